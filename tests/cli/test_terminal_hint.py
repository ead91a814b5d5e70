"""`h` at the terminal: the move a bot would make, why, and the numbers; it changes nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cubarium.bots.rex import RexBot
from cubarium.cli.main import app
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.registry import load_game

GAME = "cubano-course"
SPEC = load_game(GAME)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CUBARIUM_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


def play(command: str, *lines: str) -> str:
    result = CliRunner().invoke(app, command.split(), input="".join(f"{line}\n" for line in lines))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.stdout


def offered(output: str) -> dict[str, str]:
    """Return the moves of the first question, by their numbers."""
    question = output.partition("Your turn.")[2].partition("Type a number")[0]
    return dict(re.findall(r"^ {2}(?:\x1b\[\dm)?([\d ]\d|\d) +(.+?)(?: {2,}.*)?$", question, re.MULTILINE))


def test_simple_sense_answers_where_nothing_is_compiled_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUBARIUM_CACHE", str(tmp_path / "nothing"))
    output = play("terminal cubosaurs --seed 3 --seats you,raptor", "h", "q")
    told = output.partition("> ")[2]
    number = told.split()[0]
    assert offered(output)[number] in told
    assert "Rex, which tries moves in its head, is not ready for this game yet" in told
    assert "what Raptor would do" in told
    assert not (tmp_path / "nothing").exists(), "asking compiles nothing"


def test_the_adviser_tells_how_moves_compare_and_changes_nothing() -> None:
    RexBot.prepare(SPEC, built_in_pack(SPEC.components.schema))
    asked = play(f"terminal {GAME} --seed 3 --seats you,raptor", "h", "h", "1", "q")
    told = asked.partition("> ")[2]
    assert re.search(
        r"In the games Rex imagines after this move, it wins \d+ of 100, give or take \d+\.", told
    )
    assert re.search(r"█+ +\d+ of 100, ± \d+", told)
    again = play(f"terminal {GAME} --seed 3 --seats you,raptor", "1", "q")
    assert asked.rpartition("> ")[0].endswith(again.rpartition("> ")[0].rpartition("> ")[2])


def test_the_list_of_commands_names_it_in_both_languages() -> None:
    assert re.search(
        r"^h +a hint: what a bot would do", play(f"terminal {GAME} --seed 1", "?", "q"), re.MULTILINE
    )
    french = play(f"terminal {GAME} --seed 1 --lang fr", "?", "q")
    assert re.search("^h +un conseil", french, re.MULTILINE)
