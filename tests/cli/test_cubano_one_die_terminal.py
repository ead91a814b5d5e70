"""Cub'ano 1 die and Course at the terminal: the picture, what a move changes, whole games."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cubarium.cli.main import app
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from tests.cli.drawings import drawing_at, shown_by
from tests.games.cubano.one_die_table import around, table

GAMES = ("cubano-1-die", "cubano-course")
NAMES = ("Ada", "A name of forty characters, no less, yes")


def picture_of(match: Match, language: str = "en", width: int = 80) -> str:
    """Return the picture of a match as the first seat sees it."""
    view, talk = drawing_at(match, language, width)
    return shown_by(talk, view.draw(match.view(0), 0))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_state_of_a_game_fits_eighty_columns(game: str, language: str) -> None:
    mind = random.Random(3)
    match = Match(load_game(game), {"players": 2}, NAMES, seed=3)
    while not match.is_over:
        lines = picture_of(match, language).splitlines()
        assert max(map(len, lines)) <= 80
        assert sum("A name of" in line for line in lines) == 1
        (seat,) = match.actors()
        match.act(seat, mind.choice(match.legal(seat)))
    assert "▶" not in picture_of(match, language)


def test_the_board_shows_bars_cubes_and_the_largest_suites() -> None:
    t = table(squares={"a1": "red", "b1": "red", "d1": "red"}, bars=("g7-g8",)).throw("yellow")
    text = picture_of(t.match)
    assert " 1 ┃[2]┃[2]┃   ┃ 2 ┃" in text
    assert "╺━━━╸" in text
    assert "In the heap: 100 bars, 58 cubes" in text
    assert "thrown  4  yellow, 4 bars to lay" in text


def consequence(match: Match, action: str) -> str:
    """Return what the terminal says of a move."""
    seat = match.actors()[0]
    return drawing_at(match)[0].consequence(match.view(seat), match.spec.actions.from_text(action))


def test_a_bar_tells_what_it_closes_and_what_it_opens() -> None:
    bars = [*(bar for bar in around("d4") if bar != "d4-e4"), "e4-e5", "e4-f4"]
    match = table(bars=bars).throw("yellow").match
    assert consequence(match, "lay d4-e4") == "closes d4, opens e4"
    assert consequence(match, "lay g7-g8") == ""


def test_a_flip_tells_how_both_suites_change() -> None:
    squares = {**dict.fromkeys(("a1", "b1", "c1"), "red"), "b2": "brown"}
    match = table(squares=squares, turn=1).throw("brown").match
    assert consequence(match, "flip b1") == "suite 1 → 2, Player 2 3 → 1"
    numbers = match.spec.table.insights(match.rules.functions, match.words, match.seats).numbers
    actions, view = match.spec.actions, match.view(match.actors()[0])
    assert numbers(view, actions.from_text("flip b1")) == {"gain": 1, "loss": 2}
    assert numbers(view, actions.from_text("renounce")) == {}
    assert consequence(match, "renounce") == ""


@pytest.mark.parametrize("game", GAMES)
def test_values_are_listed(game: str) -> None:
    view, talk = drawing_at(Match(load_game(game), {"players": 2}, seed=1))
    told = shown_by(talk, view.values())
    assert re.search(r" 6  blue: 6 (bars|cubes)\n", told)


@pytest.mark.parametrize(
    ("game", "verdict"),
    [
        ("cubano-1-die", r"(win|share)s? .*suite of \d+\."),
        ("cubano-course", r"wins? the race with 32 squares\."),
    ],
)
def test_a_whole_game_is_played_by_taking_the_first_move(
    game: str, verdict: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUBARIUM_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    command = ["terminal", game, "--players", "2", "--seed", "5", "--lang", "en"]
    result = CliRunner().invoke(app, command, input="1\n" * 150 + "s\n")
    assert result.exit_code == 0, result.output
    assert re.search(verdict, result.output)
    assert list((tmp_path / "finished").glob("*.log"))


@pytest.mark.parametrize("game", GAMES)
def test_the_score_so_far_is_told(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUBARIUM_DATA", str(tmp_path))
    command = ["terminal", game, "--players", "2", "--seed", "5", "--lang", "en"]
    result = CliRunner().invoke(app, command, input="1\n" * 12 + "s\nv\nq\n")
    assert result.exit_code == 0, result.output
    assert re.search(r"(Largest suite|Covered): \d+ squares?", result.output)
    assert "A throw brings" in result.output
