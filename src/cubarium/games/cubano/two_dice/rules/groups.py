"""Closed groups of squares: the only place where bars form more squares than they are (cubano-2.32).

A group is all squares that missing bars join. It is closed if it has no cube and one missing bar fewer than
squares: the missing bars join its squares and lead nowhere else, nor round.

Sets of squares fill all 64 bits, so they are compared with each other and with nothing, and never ordered.
"""

from __future__ import annotations

from cubarium.engine.rules.bits import lowest, size
from cubarium.games.cubano.rules.board import HALF_EDGES, SIDE, SQUARES
from cubarium.games.cubano.two_dice.state import State

ALL_UPWARD = (1 << HALF_EDGES) - 1
EDGES_IN_A_ROW = SIDE - 1
WHOLE_ROW = (1 << EDGES_IN_A_ROW) - 1


def with_closed_groups(s: State, bars: int, rows: int, columns: int) -> tuple[int, int, int, int]:
    """Form closed groups, the smallest first; return how many, the bars that are left, and those that lie.

    A formed square is a closed group of one.
    """
    free = 0
    for square in range(SQUARES):
        if s.colours[square] == 0:
            free |= 1 << square
    upward = ~rows & ALL_UPWARD
    sideways = open_sideways(columns)
    unformed = free & (upward | upward << SIDE | sideways | sideways << 1)
    groups = size(free) - size(unformed)
    while True:
        group = smallest_closed_group(unformed, free, bars, upward, sideways)
        if group == 0:
            break
        groups += 1
        bars -= size(group) - 1
        unformed &= ~group
        upward &= ~group
        sideways &= ~group
    return groups, bars, ~upward & ALL_UPWARD, bars_sideways(sideways)


def smallest_closed_group(unformed: int, free: int, bars: int, upward: int, sideways: int) -> int:
    """Return the smallest closed group of unformed squares that so many bars can form; empty if none."""
    best = 0
    best_size = bars + 2
    while unformed != 0:
        group = group_around(1 << lowest(unformed), upward, sideways)
        unformed &= ~group
        squares = size(group & free)
        if squares < best_size and size(group & upward) + size(group & sideways) == squares - 1:
            best = group
            best_size = squares
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


def bars_sideways(sideways: int) -> int:
    """Return the bars between columns; the set has the squares without one."""
    columns = 0
    for row in range(SIDE):
        columns |= (~sideways >> row * SIDE & WHOLE_ROW) << row * EDGES_IN_A_ROW
    return columns
