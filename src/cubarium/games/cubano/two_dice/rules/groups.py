"""Closed groups of squares: the only place where bars form more squares than they are (cubano-2.32).

A group is all squares that missing bars join. It is closed if it has one missing bar fewer than squares: the
bars lead nowhere round.

Sets of squares fill all 64 bits, so they are compared with each other and with nothing, and never ordered.
"""

from __future__ import annotations

from cubarium.engine.rules.bits import lowest, size
from cubarium.games.cubano.rules.board import HALF_EDGES, SIDE

ALL_UPWARD = (1 << HALF_EDGES) - 1
EDGES_IN_A_ROW = SIDE - 1
WHOLE_ROW = (1 << EDGES_IN_A_ROW) - 1


def without_closed_groups(squares: int, bars: int, upward: int, sideways: int) -> tuple[int, int]:
    """Take closed groups that bars can form out of a set, the smallest first; return how many, and the rest.

    Where squares are joined by missing bars, as many bars as squares are needed to form some of them, and one
    fewer to form all of a closed group. So bars never form more squares than bars and these groups are.
    """
    groups = 0
    while True:
        group = smallest_closed_group(squares, bars, upward, sideways)
        if group == 0:
            return groups, squares
        groups += 1
        bars -= size(group) - 1
        squares &= ~group


def smallest_closed_group(squares: int, bars: int, upward: int, sideways: int) -> int:
    """Return the smallest closed group of a set that so many bars can form; empty if none."""
    best = 0
    best_size = bars + 2
    while squares != 0:
        group = group_around(1 << lowest(squares), upward, sideways)
        squares &= ~group
        count = size(group)
        if count < best_size and size(group & upward) + size(group & sideways) == count - 1:
            best = group
            best_size = count
    return best


def group_around(start: int, upward: int, sideways: int) -> int:
    """Return all squares that missing bars join to those of a set."""
    group = 0
    more = start
    while more != group:
        group = more
        more |= (group & upward) << SIDE | group >> SIDE & upward
        more |= (group & sideways) << 1 | group >> 1 & sideways
    return group


def open_sideways(columns: int) -> int:
    """Return the squares without a bar to the one with the next letter."""
    sideways = 0
    for row in range(SIDE):
        sideways |= (~columns >> row * EDGES_IN_A_ROW & WHOLE_ROW) << row * SIDE
    return sideways


def squares_joined(squares: int, upward: int, sideways: int) -> tuple[int, int, int, int]:
    """Return the squares that at least 1, 2, 3 and 4 missing bars join to those of a set."""
    above = (squares & upward) << SIDE
    below = squares >> SIDE & upward
    right = (squares & sideways) << 1
    left = squares >> 1 & sideways
    one_upward = above | below
    two_upward = above & below
    one_sideways = right | left
    two_sideways = right & left
    return (
        one_upward | one_sideways,
        two_upward | two_sideways | one_upward & one_sideways,
        two_upward & one_sideways | two_sideways & one_upward,
        two_upward & two_sideways,
    )
