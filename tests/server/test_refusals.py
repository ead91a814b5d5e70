"""Every refusal the server knows: it is reached, told in two languages, and changes nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cubarium.server import errors
from tests.server import (
    refusal_scenes_of_championships,
    refusal_scenes_of_chat,
    refusal_scenes_of_days,
    refusal_scenes_of_endings,
    refusal_scenes_of_hints,
    refusal_scenes_of_lab,
    refusal_scenes_of_luck,
    refusal_scenes_of_people,
    refusal_scenes_of_play,
    refusal_scenes_of_positions,
    refusal_scenes_of_storage,
    refusal_scenes_of_tournaments,
    refusal_scenes_of_values,
)
from tests.server.refusal_scenes import SCENES, Scene, Stage
from tests.server.server_table import Server

CATALOGUE = Path(errors.__file__).parent / "text" / "en.ftl"
OF_A_GAME = {"illegal"}
"""Codes whose sentence is that of a game's own rule."""
BY_A_RULE = {"illegal", "laid-is-laid"}
"""Codes of what a rule of the game forbids, which is named beside the sentence."""


def test_every_code_of_the_catalogue_is_reached() -> None:
    codes = set(re.findall(r"^refused-([\w-]+) =", CATALOGUE.read_text("utf-8"), re.MULTILINE))
    assert refusal_scenes_of_play
    assert refusal_scenes_of_hints
    assert refusal_scenes_of_lab
    assert refusal_scenes_of_luck
    assert refusal_scenes_of_chat
    assert refusal_scenes_of_days
    assert refusal_scenes_of_endings
    assert refusal_scenes_of_championships
    assert refusal_scenes_of_people
    assert refusal_scenes_of_positions
    assert refusal_scenes_of_tournaments
    assert refusal_scenes_of_values
    assert refusal_scenes_of_storage
    assert set(SCENES) - OF_A_GAME == codes


@pytest.mark.parametrize(
    ("code", "act"),
    [pytest.param(code, act, id=f"{code}-{act.__name__}") for code, acts in SCENES.items() for act in acts],
)
def test_a_refusal_says_why_and_changes_nothing(server: Server, code: str, act: Scene) -> None:
    told = []
    for language in ("en", "fr"):
        stage = Stage(server, language)
        refused = act(stage)
        assert set(refused) == {"type", "id", "code", "text", "rule"}
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert bool(refused["rule"]) == (code in BY_A_RULE)
        if stage.before is not None:
            assert server.everything(stage.table) == stage.before
        told.append(refused["text"])
    assert all(told)
    assert told[0] != told[1]
