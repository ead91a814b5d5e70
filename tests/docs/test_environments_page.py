"""The page of environments: its programs run and say what they should."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cubarium.adapters.gymnasium import id_of
from cubarium.adapters.openspiel import name_of
from cubarium.bots.registry import bot_names, has_policy
from cubarium.engine.registry import game_ids, load_game
from tests.docs.test_readme import ROOT

PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
CHAPTERS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))


def spaces_of(chapter: str) -> list[dict[str, Any]]:
    """Run the programs of a chapter, each by itself; return what they leave behind."""
    programs = re.findall(r"```python\n(.*?)```", CHAPTERS[chapter], re.DOTALL)
    spaces: list[dict[str, Any]] = [{} for _ in programs]
    for program, space in zip(programs, spaces, strict=True):
        exec(program, space)
    return spaces


def test_the_chapter_of_pettingzoo_plays_a_game() -> None:
    (space,) = spaces_of("PettingZoo")
    assert sum(space["rewards"].values()) == pytest.approx(0) and any(space["rewards"].values())
    assert space["table"].agents == [] and f"`{space['table'].metadata['name']}`" in CHAPTERS["PettingZoo"]


def test_the_chapter_of_gymnasium_plays_one_game_and_many() -> None:
    one, many = spaces_of("Gymnasium")
    assert one["terminated"] and len(one["info"]["scores"]) == 4
    assert many["wins"] > 0


def test_the_chapter_of_openspiel_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    (space,) = spaces_of("OpenSpiel")
    (told,) = re.findall(r"```text\n(.*?)```", CHAPTERS["OpenSpiel"], re.DOTALL)
    assert space["state"].is_terminal() and capsys.readouterr().out == told


def test_the_page_names_ids_and_bots_that_there_are() -> None:
    assert set(re.findall(r"cubarium/\w+-v\d", PAGE)) <= {id_of(game) for game in game_ids()}
    named = set(re.findall(r"python_cubarium_\w+", PAGE))
    assert named and named <= {name_of(load_game(game)) for game in game_ids()}
    fast = [name for name in bot_names() if has_policy(name)]
    for chapter in ("Games side by side", "Gymnasium"):
        assert f"{', '.join(fast[:-1])} and {fast[-1]}" in CHAPTERS[chapter]
