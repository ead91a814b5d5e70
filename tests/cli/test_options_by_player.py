"""Options whose values are players: the terminal asks for them by name, and commands by number."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cubarium.cli.main import app
from cubarium.engine.log import read_log
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game

TREX = ("trex", "3", "", "Ada")
DICE = ("cubano-naval-dice", "islands", "", "Ada")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CUBARIUM_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def run(command: str, *lines: str) -> Result:
    return CliRunner().invoke(app, command.split(), input="".join(f"{line}\n" for line in lines))


def only_game(data: Path) -> Match:
    (path,) = (data / "games").glob("*.log")
    return read_log(path.read_text(encoding="utf-8"), load_game)


@pytest.mark.rule("trex-1.8")
@pytest.mark.parametrize(("answer", "seat"), [("2", 0), ("3", 1), ("4", 2)])
def test_the_oldest_player_is_chosen_by_name(data: Path, answer: str, seat: int) -> None:
    shown = run("terminal", *TREX, "6", answer, "1", "q").stdout
    assert "Who begins. By the rules the oldest player begins" in shown
    assert shown.index("1  Drawn by lot") < shown.index("2  Ada") < shown.index("3  Nour")
    assert "“6” is not in the list" in shown
    match = only_game(data)
    assert (match.options.first, match.moves[0].seat) == (seat + 1, seat)


@pytest.mark.rule("trex-1.8")
def test_enter_lets_lots_be_drawn(data: Path) -> None:
    run("terminal", *TREX, "", "1", "q")
    assert only_game(data).options.first == 0


@pytest.mark.rule("cubano-6.10")
@pytest.mark.parametrize(("answer", "only"), [("", 0), ("1", 0), ("2", 1), ("3", 2), ("4", 3)])
def test_who_learns_to_count_is_chosen_by_name(data: Path, answer: str, only: int) -> None:
    shown = run("terminal", *DICE, answer, "1", "q").stdout
    for line in ("1  Nobody", "2  Both", "3  Ada", "4  Nour"):
        assert line in shown
    assert only_game(data).options.addition_only == only
    assert ("only adds" in shown) == (only > 0)


@pytest.mark.rule("cubano-6.10")
def test_a_variant_that_says_who_learns_asks_for_nobody(data: Path) -> None:
    shown = run("terminal", "cubano-naval-dice", "learners", "", "Ada", "1", "q").stdout
    assert "Nobody" not in shown
    assert only_game(data).options.addition_only == 1
    assert "only adds" in shown


def test_a_command_sets_any_option_by_its_number(data: Path) -> None:
    run("terminal trex --players 3 --seed 3 --option first=1", "1", "q")
    assert (only_game(data).options.first, only_game(data).moves[0].seat) == (1, 0)


@pytest.mark.parametrize("option", ["first=4", "first=-1", "first=", "oldest=1"])
def test_an_option_that_cannot_be_is_refused(data: Path, option: str) -> None:
    result = run(f"terminal trex --players 3 --option {option}")
    assert result.exit_code != 0
    assert not list(data.glob("games/*.log"))
