from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from cubarium.engine.chance import Note
from cubarium.engine.match import Match
from cubarium.games.cubano.puzzle import events as e
from cubarium.games.cubano.puzzle.data.schema import PATTERNS
from cubarium.games.cubano.puzzle.rules.picture import is_rebuilt, wanted_squares
from cubarium.games.cubano.puzzle.state import COLOUR_NAMES
from cubarium.games.cubano.rules.board import EDGES, SIDE, SQUARE_NAMES, SQUARES
from tests.games.cubano.puzzle_table import (
    ALL,
    SPEC,
    bar_moves,
    colours,
    last_notes,
    played_by_greedy,
    puzzle,
    refused,
    run,
    solution,
    words,
)


def shown(match: Match) -> dict[str, int]:
    """Return the colours on the board by square, those that are empty left out."""
    return {SQUARE_NAMES[q]: colour for q, colour in enumerate(match.state.colours) if colour}


# --- the picture and the heap -------------------------------------------------------------------------------


@pytest.mark.rule("cubano-7.1")
def test_one_player_sees_the_picture_and_an_empty_board() -> None:
    match = Match(SPEC, {"pattern": 2}, seed=1)
    view = match.view(-1)
    assert match.actors() == [0]
    assert SPEC.players == (1, 1)
    assert view.picture[3 * SIDE : 4 * SIDE] == [0] * SIDE  # the gap between sail and hull
    assert view.picture[:SIDE] == [6] * SIDE  # the sea
    assert view.picture == match.state.picture


@pytest.mark.rule("cubano-7.1")
def test_ruling_51_one_player_rebuilds_a_picture_in_few_moves() -> None:
    match = puzzle("R", bars=ALL)
    run(match, "red a1 a1")
    assert match.is_over
    assert match.scores() == [64 + 60 - 2]


@pytest.mark.rule("cubano-7.2")
def test_the_heap_has_a_bar_for_each_edge_and_a_cube_for_each_square() -> None:
    match = Match(SPEC, {"pattern": PATTERNS.index("sunset") + 1}, seed=1)
    assert not any(match.state.colours) and not match.state.row_bars and not match.state.column_bars
    for move in solution(match, "sunset"):
        run(match, move)
    assert match.state.row_bars.bit_count() + match.state.column_bars.bit_count() == EDGES == 112
    assert SQUARES - match.state.colours.count(0) == 64


# --- moves --------------------------------------------------------------------------------------------------


@pytest.mark.rule("cubano-7.3", "cubano-7.4")
def test_a_line_of_bars_is_one_move_however_long() -> None:
    match = puzzle("RRRR/RRRR")
    match.act(0, "a1-a2")  # bars are all that can be used, so nobody is asked
    assert words(match) == ["a1-a2", "b1-b2", "c1-c2", "d1-d2"]
    match.act(0, "d1-d2")
    assert match.state.moves == 1
    assert match.to_json()["row_bars"] == ["a1-a2", "b1-b2", "c1-c2", "d1-d2"]
    assert match.to_json()["column_bars"] == []


@pytest.mark.rule("cubano-7.4")
def test_a_line_of_bars_may_go_up_a_column_and_backwards() -> None:
    match = puzzle("RR/RR/RR")
    match.act(0, "a3-b3")
    assert words(match) == ["a1-b1", "a2-b2", "a3-b3"]
    match.act(0, "a1-b1")
    assert match.to_json()["column_bars"] == ["a1-b1", "a2-b2", "a3-b3"]


@pytest.mark.rule("cubano-7.4")
def test_a_line_of_bars_passes_over_bars_that_lie_already() -> None:
    match = puzzle("RRR/RRR", bars="b1-b2")
    run(match, "bars a1-a2 c1-c2")
    assert last_notes(match) == [Note(e.LAYS, 0, 0, 2, 2)]


@pytest.mark.rule("cubano-7.3")
def test_a_single_answer_is_given_at_once() -> None:
    # Of the bars of a1 one is missing, so there is one tool, one place and one run.
    match = puzzle("RR/RR", bars="a1-a2 b1-b2 a2-a3 b2-b3 b2-c2 b1-c1 a2-b2", moves=7)
    assert match.state.phase == 0
    match.act(0, "bars")
    assert match.state.moves == 8
    assert match.to_json()["column_bars"] == ["a1-b1", "b1-c1", "a2-b2", "b2-c2"]


@pytest.mark.rule("cubano-7.3")
def test_a_run_goes_straight() -> None:
    match = puzzle("RR/RR", bars=ALL)
    match.act(0, "red")
    match.act(0, "a1")
    assert words(match) == ["a1", "b1", "a2"]
    message = "a1 and b2 are not on one straight line."
    refused(match, "b2", "cubano-7.3", message)


@pytest.mark.rule("cubano-7.5")
def test_ruling_52_bars_lie_round_coloured_squares_only() -> None:
    match = puzzle(".../.R./...")
    assert words(match) == ["b1-b2", "b2-b3", "a2-b2", "b2-c2"]
    refused(match, "a1-a2", "cubano-7.5", "No bar goes on a1-a2: both squares beside it stay empty.")


@pytest.mark.rule("cubano-7.5")
def test_no_line_of_bars_goes_over_an_edge_that_stays_free() -> None:
    match = puzzle("R..R")
    match.act(0, "a1-a2")
    assert match.state.moves == 1  # d1-d2 is on the same line, but the way is not free
    assert match.to_json()["row_bars"] == ["a1-a2"]


@pytest.mark.rule("cubano-7.6")
def test_a_run_of_cubes_fills_free_squares_with_one_colour() -> None:
    match = puzzle("RRR/RRR", bars=ALL)
    run(match, "red a2 c2")
    assert shown(match) == {"a2": 2, "b2": 2, "c2": 2}
    assert last_notes(match) == [Note(e.PAINTS, 0, 2, EDGES + 8, EDGES + 10, 3)]


@pytest.mark.rule("cubano-7.6", "cubano-7.10")
def test_ruling_53_a_run_turns_cubes_of_other_colours() -> None:
    match = puzzle("RBR/RRR", "RRR", bars=ALL)
    run(match, "green a1 b1")
    assert shown(match) == {"a1": 5, "b1": 5, "c1": 2}
    run(match, "red a1 b1")
    assert shown(match) == {"a1": 2, "b1": 2, "c1": 2}
    assert match.state.moves == 3


@pytest.mark.rule("cubano-7.7")
def test_cubes_stand_in_formed_squares_only() -> None:
    match = puzzle("RRR", bars="a1-b1 a1-a2 b1-c1 c1-d1 c1-c2")
    match.act(0, "red")
    assert words(match) == ["a1", "c1"]
    refused(match, "b1", "cubano-7.7", "b1 is not formed: a bar is missing.")
    match.act(0, "a1")  # the way to c1 leads over b1
    assert shown(match) == {"a1": 2}


@pytest.mark.rule("cubano-7.8")
def test_ruling_54_a_run_does_not_go_over_a_square_that_stays_empty() -> None:
    match = puzzle("R.R/RRR", bars=ALL)
    match.act(0, "red")
    refused(match, "b2", "cubano-7.8", "b2 stays empty in the picture.")
    match.act(0, "a2")
    assert "c2" not in words(match)
    refused(match, "c2", "cubano-7.8", "b2 stays empty in the picture.")


@pytest.mark.rule("cubano-7.9")
def test_ruling_55_both_ends_of_a_run_change_something() -> None:
    match = puzzle("RRRR", "RR", bars=ALL)
    match.act(0, "red")
    assert words(match) == ["c1", "d1"]
    refused(match, "b1", "cubano-7.9", "b1 is already red.")


@pytest.mark.rule("cubano-7.9")
def test_a_line_of_bars_begins_where_none_lies() -> None:
    match = puzzle("RRR/RRR", bars="a1-a2")
    refused(match, "a1-a2", "cubano-7.9", "There is already a bar on a1-a2.")
    run(match, "bars b1-b2 c1-c2")
    assert match.to_json()["row_bars"] == ["a1-a2", "b1-b2", "c1-c2"]


@pytest.mark.rule("cubano-7.10")
def test_nothing_goes_back_to_the_heap() -> None:
    match = Match(SPEC, {"pattern": 0}, seed=4)
    bars = cubes = 0
    while not match.is_over:
        legal = match.legal(0)
        match.act(0, legal[match.move_count * 7 % len(legal)])
        now_bars = match.state.row_bars.bit_count() + match.state.column_bars.bit_count()
        now_cubes = SQUARES - match.state.colours.count(0)
        assert now_bars >= bars and now_cubes >= cubes
        bars, cubes = now_bars, now_cubes
    assert bars > 20


# --- the end ------------------------------------------------------------------------------------------------


@pytest.mark.rule("cubano-7.11", "cubano-7.12")
def test_the_game_ends_when_the_board_shows_the_picture() -> None:
    match = puzzle("RR", "R", bars=ALL, moves=9)
    run(match, "red b1 b1")
    assert match.is_over
    assert match.scores() == [64 + 50]
    assert last_notes(match)[1:] == [
        Note(e.GAME_ENDS, 0),
        Note(e.LINE_PICTURE, 0),
        Note(e.LINE_MOVES_LEFT, 0, 50),
        Note(e.FINAL, 0, 114),
        Note(e.SOLVED, 0, 10, 30),
    ]


@pytest.mark.rule("cubano-7.11")
def test_the_game_ends_after_the_last_move_allowed() -> None:
    match = puzzle("RRR", "R", bars=ALL, moves=59)
    run(match, "red b1 b1")
    assert match.is_over
    assert match.scores() == [2]
    kinds = [note.kind for note in last_notes(match)]
    assert kinds == [e.PAINTS, e.NO_MOVES, e.GAME_ENDS, e.LINE_SQUARES, e.FINAL, e.UNSOLVED]


@pytest.mark.rule("cubano-7.11")
def test_ruling_56_one_may_stop_after_as_many_moves_as_par() -> None:
    early = puzzle("RR/RR", "R", bars=ALL, moves=29)
    assert "stop" not in words(early)
    refused(early, "stop", "cubano-7.11", "You may stop after 30 moves, and you have made 29.")
    late = puzzle("RR/RR", "R", bars=ALL, moves=30)
    late.act(0, "stop")
    assert late.is_over
    assert late.scores() == [1]


@pytest.mark.rule("cubano-7.12")
def test_ruling_57_an_unfinished_picture_scores_its_right_squares() -> None:
    almost = "/".join(["RRRRRRRR"] * 7 + ["RRRRRRRB"])
    match = puzzle("/".join(["RRRRRRRR"] * 8), almost, bars=ALL, moves=59)
    assert match.scores() == [63]
    run(match, "red h1 h1")
    assert match.scores() == [64]
    assert match.rules.functions["score"](match.view(0)) == 64


@pytest.mark.rule("cubano-7.12")
def test_empty_squares_and_wrong_colours_score_nothing() -> None:
    assert puzzle("RR/RR").scores() == [0]
    assert puzzle("RR/RR", "R/B", bars=ALL).scores() == [1]


# --- the pictures -------------------------------------------------------------------------------------------


@pytest.mark.rule("cubano-7.13", "cubano-7.14")
@pytest.mark.parametrize("name", PATTERNS)
def test_our_solution_rebuilds_the_picture_in_as_many_moves_as_par(name: str) -> None:
    match = Match(SPEC, {"pattern": PATTERNS.index(name) + 1}, seed=1)
    for move in solution(match, name):
        assert not match.is_over
        run(match, move)
    assert match.is_over
    assert is_rebuilt(match.state)
    assert match.state.moves == match.state.par


@pytest.mark.rule("cubano-7.14")
@pytest.mark.parametrize("seed", range(12))
def test_a_new_picture_is_the_same_left_and_right(seed: int) -> None:
    state = Match(SPEC, {"pattern": 0}, seed=seed).state
    for row in range(SIDE):
        line = state.picture[row * SIDE : (row + 1) * SIDE]
        assert line == line[::-1]
    assert wanted_squares(state) > 0
    assert not any(state.colours)


@pytest.mark.rule("cubano-7.14")
def test_each_seed_draws_another_picture() -> None:
    pictures = {tuple(Match(SPEC, {"pattern": 0}, seed=seed).state.picture) for seed in range(20)}
    assert len(pictures) == 20


ACROSS, UPWARD = 0, 1


def random_strokes(seed: int) -> list[list[int]]:
    """Return the outcomes of eight strokes: colour, column, kind, then a row or two."""
    luck = random.Random(seed)
    strokes = []
    for _ in range(8):
        kind = luck.choice((ACROSS, UPWARD))
        rows = [luck.randrange(SIDE) for _ in range(1 + kind)]
        strokes.append([luck.randrange(6), luck.randrange(4), kind, *rows])
    return strokes


def runs_of(strokes: Sequence[Sequence[int]]) -> Iterator[tuple[int, list[int]]]:
    """Yield the colour and the squares of each run that strokes are made of."""
    for colour, column, kind, *rows in strokes:
        if kind == ACROSS:
            yield colour + 1, [rows[0] * SIDE + c for c in range(column, SIDE - column)]
        else:
            for c in (column, SIDE - 1 - column):
                yield colour + 1, [r * SIDE + c for r in range(min(rows), max(rows) + 1)]


def drawn_by(strokes: Sequence[Sequence[int]]) -> Match:
    return Match(SPEC, {"pattern": 0}, seed=1, opening=[outcome for stroke in strokes for outcome in stroke])


@pytest.mark.rule("cubano-7.13", "cubano-7.14")
def test_strokes_cover_one_another() -> None:
    red, green = [1, 0, ACROSS, 0], [4, 0, UPWARD, 0, 1]
    match = drawn_by([red, green, *[red] * 6])
    assert match.to_json()["picture"] == colours("G......G/RRRRRRRR")
    # Bars: a line above row 1, two above row 2, seven between columns. Runs: two green, the last red.
    assert match.state.par == 1 + 2 + 7 + 3


@pytest.mark.rule("cubano-7.13", "cubano-7.14")
@pytest.mark.parametrize("seed", range(20))
def test_ruling_58_the_strokes_that_can_be_seen_are_a_solution(seed: int) -> None:
    runs = list(runs_of(random_strokes(seed)))
    match = drawn_by(random_strokes(seed))
    board, seen = [0] * SQUARES, [-1] * SQUARES
    for number, (colour, squares) in enumerate(runs):
        if any(board[q] != colour for q in squares):
            for q in squares:
                board[q], seen[q] = colour, number
    assert board == match.state.picture
    bars = list(bar_moves(match))
    assert match.state.par == len(bars) + len(set(seen) - {-1})
    for move in bars:
        run(match, move)
    for number in sorted(set(seen) - {-1}):
        colour, squares = runs[number]
        changed = [SQUARE_NAMES[q] for q in squares if match.state.colours[q] != colour]
        if changed and not match.is_over:
            run(match, f"{COLOUR_NAMES[colour]} {changed[0]} {changed[-1]}")
    assert is_rebuilt(match.state)
    assert match.state.moves <= match.state.par


@pytest.mark.rule("cubano-7.14")
@pytest.mark.parametrize("seed", range(6))
def test_a_new_picture_can_be_rebuilt(seed: int) -> None:
    match = played_by_greedy(Match(SPEC, {"pattern": 0}, seed=seed))
    assert is_rebuilt(match.state)
