"""Room to leave a game of Cub'ano 2 dice, which neighbours that share bars make hard to see."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from cubarium.engine.record import copy_of
from cubarium.games.cubano.rules.board import (
    EDGE_NAMES,
    EDGE_SQUARES,
    HALF_EDGES,
    SQUARE_NAMES,
    SQUARES,
    lay_bar,
)
from cubarium.games.cubano.two_dice.rules.leaving import forms_enough, room_to_leave
from tests.games.cubano.two_dice_table import Table, table

ALL_BARS = (1 << HALF_EDGES) - 1
ROW_OF_FOUR = "a1 b1 c1 d1"
CORNER_OF_THREE = "c2 d2 d3"


@pytest.mark.rule("cubano-2.32")
def test_ruling_63_room_is_found_by_closing_the_cheapest_square_again_and_again() -> None:
    s = table(reserves=[(4, 0)], bars="a7-a8 b7-b8 c7-c8 d7-d8").state  # a8 to d8 cost one bar each
    assert [room_to_leave(s, 4, n) for n in (3, 4)] == [False, True]
    assert forms_enough(s, 4, 4, s.row_bars, s.column_bars)
    assert not room_to_leave(s, 65, 112)


def with_open_edges(*edges: str) -> tuple[int, int]:
    """Return all bars but those of some edges, as the two sets of bars."""
    board = copy_of(table().state)
    for e, name in enumerate(EDGE_NAMES):
        if name not in edges:
            lay_bar(board, e)
    return board.row_bars, board.column_bars


@pytest.mark.rule("cubano-2.32")
def test_among_equal_squares_the_one_with_the_cheapest_neighbours_is_closed() -> None:
    rows, columns = with_open_edges("a1-b1", "b1-c1", "g8-h8")  # one bar forms a1, or g8 and h8 together
    assert forms_enough(table().state, SQUARES - 3, 1, rows, columns)
    assert not forms_enough(table().state, SQUARES - 2, 1, rows, columns)


def most_formed(edges: list[int], bars: int) -> int:
    """Try every way to lay bars on the only open edges, and return how many squares can be formed."""
    unformed = ({q for e in left for q in EDGE_SQUARES[e]} for left in combinations(edges, len(edges) - bars))
    return SQUARES - min(map(len, unformed))


@pytest.mark.rule("cubano-2.32")
def test_no_room_is_found_that_is_not_there() -> None:
    luck, s = Random(63), table().state
    corner = [e for e, pair in enumerate(EDGE_SQUARES) if all(q % 8 < 4 and q < 24 for q in pair)]
    found = tried = 0
    for _ in range(150):
        edges = luck.sample(corner, 8)
        rows, columns = with_open_edges(*(EDGE_NAMES[e] for e in edges))
        for bars in range(1, 8):
            most = most_formed(edges, bars)
            assert not forms_enough(s, most + 1, bars, rows, columns)
            found += forms_enough(s, most, bars, rows, columns)
            tried += 1
    assert found > 0.9 * tried  # seldom is the best way missed


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


@pytest.mark.rule("cubano-2.32", "cubano-2.28")
def test_who_sees_a_better_way_places_first_and_leaves_with_the_same_double() -> None:
    t = hard_to_see().throw("brown", "brown")
    assert t.refused("exit") == "cubano-2.32"
    t.act("place")
    assert t.refused("exit") == "cubano-2.14"  # nothing has been placed yet
    t.act("form c2")
    assert t.legal()[:2] == ["exit", "done"]
    t.act("exit", "form d2")
    assert (t.status(0), t.reserve(0)) == ("out", (0, 0))
    assert [t.colour(q) for q in CORNER_OF_THREE.split()] == ["brown"] * 3


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
