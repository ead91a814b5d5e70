"""At the terminal, too, a table may hold to it that what is laid stays."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cubarium.cli.main import app

Play = Callable[..., str]
PUZZLE = "terminal cubano-puzzle --seats you --seed 1"
FIRST_RUN = ["1", "1", "1"]
"""Bars, and the two ends of a run."""


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Return a function that runs `cubarium` with lines of input and returns what was shown."""
    monkeypatch.setenv("CUBARIUM_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")

    def run(command: str, *lines: str) -> str:
        result = CliRunner().invoke(app, command.split(), input="".join(f"{line}\n" for line in lines))
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result.output

    return run


def test_what_was_laid_is_not_taken_back_where_that_was_wanted(play: Play) -> None:
    shown = play(f"{PUZZLE} --laid-is-laid", *FIRST_RUN, "u", "q")
    assert "Laid is laid at this table (rule cubano-7.10)" in shown
    assert "by rule cubano-7.10, what lies on the board is not taken back" in shown
    assert "Your last decision is taken back." not in shown


def test_a_choice_that_lays_nothing_is_taken_back(play: Play) -> None:
    assert "Your last decision is taken back." in play(f"{PUZZLE} --laid-is-laid", "1", "u", "q")


def test_otherwise_what_was_laid_is_taken_back(play: Play) -> None:
    shown = play(PUZZLE, *FIRST_RUN, "u", "q")
    assert "Your last decision is taken back." in shown
    assert "Laid is laid" not in shown


def test_a_saved_game_holds_to_what_was_chosen(play: Play, tmp_path: Path) -> None:
    play(f"{PUZZLE} --laid-is-laid", "1", "q")
    (beside,) = (tmp_path / "games").glob("*.json")
    assert json.loads(beside.read_text("utf-8"))["laid_is_laid"] is True
    shown = play(f"terminal --resume {beside.stem}", *FIRST_RUN[1:], "u", "q")
    assert "what lies on the board is not taken back" in shown


def test_a_game_saved_before_it_could_be_chosen_takes_back(play: Play, tmp_path: Path) -> None:
    play(PUZZLE, *FIRST_RUN, "q")
    (beside,) = (tmp_path / "games").glob("*.json")
    noted = json.loads(beside.read_text("utf-8"))
    del noted["laid_is_laid"]
    beside.write_text(json.dumps(noted), "utf-8")
    assert "Your last decision is taken back." in play(f"terminal --resume {beside.stem}", "u", "q")


@pytest.mark.parametrize(("answer", "holds"), [("", False), ("yes", False), ("no", True)])
def test_the_questions_before_a_game_ask_for_it(play: Play, answer: str, holds: bool) -> None:
    shown = play("terminal", "cubano-1-die", "", "", answer, "", "", "q")
    assert "The game is saved." in shown
    assert "May a piece that was laid by mistake be taken back?" in shown
    assert ("Laid is laid at this table" in shown) == holds


def test_a_game_without_such_a_rule_does_not_ask_and_cannot_be_held_to_it(play: Play) -> None:
    assert "laid by mistake" not in play("terminal", "trex", "", "", "", "", "q")
    assert "no rule of trex says that what is laid stays" in play("terminal trex --laid-is-laid")
