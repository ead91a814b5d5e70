"""Room to leave: whether bars can form enough free squares; neighbours share them (cubano-2.32).

Squares under cubes are formed, so a missing bar lies between two squares that are free and unformed. To form
all of these takes every missing bar; to leave some out saves the missing bars between two of them, no others.
So there is room if few enough squares can be left out that have enough missing bars between them.
"""

from __future__ import annotations

from math import isqrt

from cubarium.engine.rules.bits import lowest, size
from cubarium.games.cubano.rules.board import EDGES, SIDE, SIDES, SQUARES
from cubarium.games.cubano.two_dice.rules.groups import (
    ALL_UPWARD,
    open_sideways,
    squares_joined,
    without_closed_groups,
)
from cubarium.games.cubano.two_dice.rules.room_search import can_leave_out
from cubarium.games.cubano.two_dice.state import State

TOO_DEAR = EDGES + 1
MOST_SHARED = (0, *(2 * n - 1 - isqrt(4 * n - 1) for n in range(1, SQUARES + 1)))
"""By a number of squares, the most pairs of neighbours among them (Harary and Harborth, 1976)."""


def cheapest(s: State, count: int) -> int:
    """Return the bars that `count` unformed squares need if each is closed by itself, cheapest first."""
    bars = 0
    for m in range(1, SIDES + 1):
        found = min(count, s.empty[m])
        bars += m * found
        count -= found
    return bars if count == 0 else TOO_DEAR


def room_to_leave(s: State, cubes: int, bars: int) -> bool:
    """Tell whether bars can form enough free squares for so many cubes (cubano-2.32)."""
    more = cubes - s.empty[0]
    if more <= 0:
        return True
    cost = cheapest(s, more)
    if cost <= bars:
        return True
    if cost == TOO_DEAR or cost > 2 * bars:  # a bar closes a side of two squares at most
        return False
    return forms_enough(s, cubes, bars)


def forms_enough(s: State, wanted: int, bars: int) -> bool:
    """Tell whether so many bars can make for so many formed free squares, in the best way there is."""
    upward = ~s.row_bars & ALL_UPWARD
    sideways = open_sideways(s.column_bars)
    saved = size(upward) + size(sideways) - bars
    return left_out(unformed_squares(upward, sideways), squares_over(s, wanted), saved, upward, sideways)[0]


def squares_to_form(s: State, cubes: int, bars: int) -> int:
    """Return the unformed squares after each of which there is still room to leave, as a set.

    Who forms a square does not leave it out. Squares that are not left out in one way may all be formed; only
    the others are asked for singly.
    """
    upward = ~s.row_bars & ALL_UPWARD
    sideways = open_sideways(s.column_bars)
    unformed = unformed_squares(upward, sideways)
    over = squares_over(s, cubes)
    saved = size(upward) + size(sideways) - bars
    possible = 0
    asked = 0
    doubtful = unformed
    while True:
        found, left = left_out(unformed & ~asked, over, saved, upward, sideways)
        if found:
            possible |= unformed & ~left
            doubtful &= left
        doubtful &= ~asked
        if doubtful == 0:
            return possible
        asked = 1 << lowest(doubtful)


def unformed_squares(upward: int, sideways: int) -> int:
    """Return the squares that miss a bar."""
    return upward | upward << SIDE | sideways | sideways << 1


def squares_over(s: State, wanted: int) -> int:
    """Return how many free squares there are besides so many."""
    over = -wanted
    for m in range(SIDES + 1):
        over += s.empty[m]
    return over


def left_out(squares: int, over: int, saved: int, upward: int, sideways: int) -> tuple[bool, int]:
    """Tell whether `over` squares of a set can be left out so that `saved` bars are, and which are then.

    The bars are those between two squares left out. There is a way that forms all others.
    """
    if over < 0 or saved > MOST_SHARED[over]:
        return False, 0
    if saved <= 0:
        return True, 0
    upward &= squares & squares >> SIDE
    sideways &= squares & squares >> 1
    bars = size(upward) + size(sideways) - saved
    if bars < 0:
        return False, 0
    groups, rest = without_closed_groups(squares, bars, upward, sideways)
    if size(squares) - over > bars + groups:
        return False, 0
    rest = shrunk(rest, over, upward, sideways)
    if saved_by(rest, upward, sideways) >= saved:
        return True, rest
    middle = SIDE * (over - MOST_SHARED[over] // 2 - 1)  # from a row so high, what grows down is about square
    starts = squares
    while starts != 0:
        higher = starts >> middle << middle
        start = 1 << lowest(starts if higher == 0 else higher)
        rest = grown(start, squares, over, upward, sideways)
        if saved_by(rest, upward, sideways) >= saved:
            return True, rest
        starts &= ~start
    return can_leave_out(squares, over, saved, upward, sideways), squares


def saved_by(squares: int, upward: int, sideways: int) -> int:
    """Count the missing bars between two squares of a set."""
    return size(upward & squares & squares >> SIDE) + size(sideways & squares & squares >> 1)


def shrunk(squares: int, most: int, upward: int, sideways: int) -> int:
    """Take squares out of a set until it has few enough, one with fewest bars missing to others first."""
    for _ in range(size(squares) - most):
        one, two, three, four = squares_joined(squares, upward, sideways)
        fewest = squares & ~one
        if fewest == 0:
            fewest = squares & ~two
        if fewest == 0:
            fewest = squares & ~three
        if fewest == 0:
            fewest = squares & ~four
        if fewest == 0:
            fewest = squares
        squares &= ~(1 << lowest(fewest))
    return squares


def grown(start: int, within: int, most: int, upward: int, sideways: int) -> int:
    """Add squares to a set until it has enough, always one that most missing bars join to it."""
    squares = start
    for _ in range(most - 1):
        one, two, three, four = squares_joined(squares, upward, sideways)
        others = within & ~squares
        best = others & four
        if best == 0:
            best = others & three
        if best == 0:
            best = others & two
        if best == 0:
            best = others & one
        if best == 0:
            return squares
        squares |= 1 << lowest(best)
    return squares
