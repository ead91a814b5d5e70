from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from cubarium.cli.main import app
from cubarium.engine.registry import game_ids


def run(*words: str) -> tuple[int, str, str]:
    """Return the exit code, the output and the errors of `cubarium games`."""
    done = CliRunner().invoke(app, ["games", *words], env={"LC_ALL": "en_GB.UTF-8"})
    return done.exit_code, done.stdout, done.stderr


def test_games_lists_variants_and_options_in_words() -> None:
    code, output, errors = run()
    assert (code, errors) == (0, "")
    assert "Cubosaurs  cubosaurs, 2 to 5 players" in output
    assert "Only with advanced=1." in " ".join(output.split())
    for words in ("base", "Base game", "peaceful", "Peaceful advanced game", "direct_interaction", "Rounds"):
        assert words in output


@pytest.mark.parametrize(("language", "name"), [("en", "Advanced game"), ("fr", "Partie avancée")])
def test_games_can_be_read_by_programs(language: str, name: str) -> None:
    code, output, errors = run("--json", "--lang", language)
    assert (code, errors) == (0, "")
    described = json.loads(output)
    assert [game["id"] for game in described] == list(game_ids())
    (cubosaurs,) = (game for game in described if game["id"] == "cubosaurs")
    assert cubosaurs["players"] == [2, 5]
    variants = {variant["id"]: variant for variant in cubosaurs["variants"]}
    assert list(variants) == ["base", "advanced", "peaceful"]
    assert variants["advanced"]["name"] == name
    assert variants["peaceful"]["options"] == {"advanced": 1, "direct_interaction": 0}
    rounds = next(option for option in cubosaurs["options"] if option["id"] == "rounds")
    assert (rounds["low"], rounds["high"], rounds["default"]) == (0, 3, 0)
    tiles = next(option for option in cubosaurs["options"] if option["id"] == "direct_interaction")
    assert (rounds["only_with"], tiles["only_with"]) == ([], [{"advanced": [1]}])


def test_an_unknown_language_is_refused_in_one_line() -> None:
    assert run("--lang", "de") == (2, "", "cubarium: --lang 'de': the languages are en, fr\n")
