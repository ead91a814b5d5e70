"""Room to leave a game of Cub'ano 2 dice, which neighbours that share bars make hard to see."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from cubarium.engine.record import copy_of
from cubarium.games.cubano.rules.board import SIDE, SIDE_BARS, SQUARE_NAMES, SQUARES
from cubarium.games.cubano.two_dice.rules import room as room_rules
from cubarium.games.cubano.two_dice.rules.room import (
    MOST_SHARED,
    forms_enough,
    room_to_leave,
    squares_to_form,
)
from cubarium.games.cubano.two_dice.rules.room_search import can_leave_out
from tests.games.cubano.room_search import count_squares, differences, wrong_short_answers, wrong_squares
from tests.games.cubano.two_dice_table import Table, table

ROW_OF_FOUR = "a1 b1 c1 d1"
CORNER_OF_THREE = "c2 d2 d3"


@pytest.mark.rule("cubano-2.32")
def test_ruling_63_room_is_what_the_best_way_to_lay_the_bars_makes() -> None:
    s = table(reserves=[(4, 0)], bars="a7-a8 b7-b8 c7-c8 d7-d8").state  # a8 to d8 cost one bar each
    assert [room_to_leave(s, 4, n) for n in (3, 4)] == [False, True]
    assert forms_enough(s, 4, 4)
    assert not room_to_leave(s, 65, 112)


@pytest.mark.rule("cubano-2.32")
@pytest.mark.parametrize(
    ("squares", "bars"), [(1, 2), (2, 4), (3, 6), (4, 8), (16, 30), (62, 111), (63, 112), (64, 112)]
)
def test_an_empty_board_is_filled_from_a_corner(squares: int, bars: int) -> None:
    assert forms_enough(table().state, squares, bars)
    assert not forms_enough(table().state, squares, bars - 1)


@pytest.mark.rule("cubano-2.32")
def test_no_room_is_missed_and_none_is_found_that_is_not_there() -> None:
    assert differences(Random(63), 30) == []
    assert wrong_short_answers(Random(64), 20) == []
    assert wrong_squares(Random(65), 20) == []


def test_no_squares_of_the_board_have_more_neighbours_among_them_than_the_rules_say() -> None:
    assert most_shared_on_the_board() == list(MOST_SHARED)


@pytest.mark.rule("cubano-2.32")
@pytest.mark.parametrize("bars", [92, 95, 100])
def test_leaving_with_many_cubes_is_hardly_ever_searched_for(
    bars: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    searches = []

    def counted(*question: int) -> bool:
        searches.append(question)
        return can_leave_out(*question)

    monkeypatch.setattr(room_rules, "can_leave_out", counted)
    s, luck, asked = copy_of(table().state), Random(bars), 0
    while s.empty[0] < 48:
        squares = squares_to_form(s, 48, bars)
        asked += SQUARES - s.empty[0]
        square = luck.choice([q for q in range(SQUARES) if squares >> q & 1])
        bars -= s.missing[square]
        s.row_bars, s.column_bars = (
            s.row_bars | SIDE_BARS[square][0],
            s.column_bars | SIDE_BARS[square][1],
        )
        count_squares(s)
    assert bars >= 0
    assert len(searches) < asked / 100


def most_shared_on_the_board() -> list[int]:
    """By a number of squares, the most pairs of neighbours, from the best for every last row of the board."""
    rows = np.arange(1 << SIDE)
    squares = np.bitwise_count(rows)
    inside = np.bitwise_count(rows & rows >> 1).astype(int)
    best = np.full((len(rows), SQUARES + 1), -SQUARES * SIDE)
    best[0, 0] = 0  # below the first row there is nothing
    for _ in range(SIDE):
        after = np.full_like(best, -SQUARES * SIDE)
        for row in rows:
            most = (best + np.bitwise_count(rows & row)[:, None]).max(axis=0) + inside[row]
            after[row, squares[row] :] = most[: SQUARES + 1 - squares[row]]
        best = after
    return [int(most) for most in best.max(axis=0)]


def hard_to_see() -> Table:
    """Return a table where two bars make room for three cubes, but only in the corner of three."""
    free = {*ROW_OF_FOUR.split(), *CORNER_OF_THREE.split()}
    taken = [name for name in SQUARE_NAMES if name not in free]
    return table(
        players=2,
        phase=3,
        cubes=[" ".join(taken[:30]), " ".join(taken[30:])],
        bars="c1-c2 d1-d2",
        reserves=[(2, 1)],
    )


@pytest.mark.rule("cubano-2.32", "cubano-2.31")
def test_an_exit_is_offered_that_only_the_best_way_allows() -> None:
    t = hard_to_see().throw("brown", "brown")
    assert "exit" in t.legal()
    t.act("exit")
    assert set(t.legal()) == {f"form {square}" for square in CORNER_OF_THREE.split()}
    assert t.refused("form a1") == "cubano-2.32"
    t.act("form d2")
    assert (t.status(0), t.reserve(0)) == ("out", (0, 0))
    assert [t.colour(q) for q in CORNER_OF_THREE.split()] == ["brown"] * 3


@pytest.mark.rule("cubano-2.32", "cubano-2.28")
def test_one_may_also_place_first_and_leave_with_the_same_double() -> None:
    t = hard_to_see().throw("brown", "brown").act("place")
    assert t.refused("exit") == "cubano-2.14"  # nothing has been placed yet
    t.act("form c2")
    assert t.legal()[:2] == ["exit", "done"]
    t.act("exit", "form d2")
    assert (t.status(0), t.reserve(0)) == ("out", (0, 0))


@pytest.mark.rule("cubano-2.32")
def test_a_bar_in_the_wrong_place_leaves_no_room() -> None:
    t = hard_to_see().throw("brown", "brown").act("place", "form a1")
    assert "exit" not in t.legal()
    assert t.refused("exit") == "cubano-2.32"


@pytest.mark.rule("cubano-2.28", "cubano-2.31")
def test_a_double_may_end_as_an_exit_when_nothing_more_can_be_placed() -> None:
    setting = {"phase": 3, "cubes": ["a1 b1"], "reserves": [(0, 1), (8, 0)], "formed": "d4 f6 h8"}
    t = table(**setting).throw("brown", "brown").act("place", "fill d4")
    assert t.legal() == ["exit", "done"]
    assert t.act("exit").status(0) == "out"
    t = table(**setting).throw("brown", "brown").act("place", "fill d4", "done")
    assert (t.status(0), t.asked, t.state.placed) == ("active", 1, 0)
    t = table(**setting).throw("brown", "blue").act("fill d4")  # one die does not leave
    assert (t.status(0), t.asked) == ("active", 1)
