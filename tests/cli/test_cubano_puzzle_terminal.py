# ruff: noqa: RUF001 - the texts must have the true apostrophe
from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import RenderableType
from typer.testing import CliRunner

from cubarium.cli.main import app
from cubarium.engine.match import Match
from cubarium.terminal.cubano_puzzle.drawing import Drawing
from tests.cli.drawings import drawing_of, shown
from tests.games.cubano.puzzle_table import ALL, SPEC, puzzle


def table_of(match: Match, language: str = "en", width: int = 80) -> Drawing:
    return drawing_of(Drawing, match, language, width)


def text_of(table: Drawing, thing: RenderableType) -> list[str]:
    return [line.rstrip() for line in shown(table, thing).splitlines()]


def games(pattern: int, seed: int) -> Iterator[Match]:
    """Play a puzzle at random, stopping before each decision and after the last."""
    match = Match(SPEC, {"pattern": pattern}, seed=seed)
    luck = random.Random(seed)
    while not match.is_over:
        yield match
        match.act(0, luck.choice(match.legal(0)))
    yield match


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_table_fits_the_terminal_throughout_a_game(language: str, width: int) -> None:
    for moment, match in enumerate(games(0, seed=1)):
        if moment % 20 and not match.is_over:
            continue
        table = table_of(match, language, width)
        lines = text_of(table, table.draw(match.view(0), 0))
        assert max(map(len, lines)) <= width
        picture_rows = [line for line in lines if line.startswith(" 8 ")]
        assert len(picture_rows) == (1 if width >= 80 else 2)


def test_picture_and_board_lie_side_by_side() -> None:
    match = puzzle("RB", "O", bars=ALL)
    table = table_of(match)
    lines = text_of(table, table.draw(match.view(0), 0))
    assert lines[0].startswith("Cub’ano: puzzle. New picture: move 2 of 60°, par 30 ")
    assert lines[1].split("  ")[1].strip() == "The picture"
    (row,) = (line for line in lines if line.startswith(" 1 ┃"))
    left, right = row[:40], row[40:]
    assert left.startswith(" 1 ┃ 2 ┃ 6 ┃   ")
    assert right.startswith(" 1 ┃[3]┃ ◇ ┃   ")  # a wrong colour, and a square to fill
    assert "Right: 0 of 2 squares. In the heap: 108 bars, 63 cubes." in lines


def test_the_square_where_the_run_begins_is_marked() -> None:
    match = puzzle("RB", bars=ALL)
    match.act(0, "red")
    match.act(0, "b1")
    table = table_of(match)
    (row,) = (line for line in text_of(table, table.draw(match.view(0), 0)) if line.startswith(" 1 ┃"))
    assert row[40:].startswith(" 1 ┃ ◇ ┃ \N{MULTIPLICATION SIGN} ┃   ")


def test_the_consequence_shown_is_what_happens() -> None:
    told = 0
    for match in games(4, seed=2):
        table = table_of(match)
        before, bars = (
            match.scores()[0],
            match.state.row_bars.bit_count() + match.state.column_bars.bit_count(),
        )
        view, phase = match.view(0), match.to_json()["phase"]
        for action in match.legal(0):
            text = table.consequence(view, action)
            assert bool(text) == (phase == "last")
            if not text:
                continue
            match.act(0, action)
            if not match.is_over:
                gain = match.scores()[0] - before
                laid = match.state.row_bars.bit_count() + match.state.column_bars.bit_count() - bars
                expected = f"{abs(gain)} {'more' if gain >= 0 else 'fewer'} right"
                assert text == expected if view.tool else text.split()[0] == str(laid)
                told += 1
            match.undo()
    assert told > 50


def test_values_tell_the_score_and_every_par_as_house_values() -> None:
    table = table_of(Match(SPEC, {}, seed=1))
    lines = text_of(table, table.values())
    assert "1 Heart: par 22°" in lines
    assert "10 Flower: par 38°" in lines
    assert "64 points, and 1 for each move left of 60°." in " ".join(lines)


def test_the_score_as_it_stands() -> None:
    match = puzzle("RB", "R", bars=ALL)
    (line,) = table_of(match).lines_now(match.view(0), 0)
    assert SPEC.table.words.line(line, "en") == "1 of 2 squares right"


def test_a_whole_game_is_played_at_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUBARIUM_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    command = ["terminal", "cubano-puzzle", "--variant", "heart", "--seats", "greedy", "--lang", "en"]
    result = CliRunner().invoke(app, command, input="\n")
    assert result.exit_code == 0, result.output
    assert "Nour rebuilt the picture in 22 moves. Par is 22." in result.output
