"""Suites: squares of one colour joined by their sides, whatever bars lie between them.

The squares of a colour are held as two sets of 32, digits 1 to 4 and 5 to 8, since 64 would need the sign
of a number. A suite grows by one step in all directions at a time, for all its squares at once.

`t` is the state or the view of any game with `colours`: by square, the colour on top, 1 to 6, or 0 where
it is empty.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.rules.bits import size
from cubarium.games.cubano.rules.board import SIDE, SQUARES

HALF = SQUARES // 2
HALF_MASK = (1 << HALF) - 1
SEAM = HALF - SIDE
"""How far the last row of the lower half is from the first row of the upper one."""
NOT_A = 0xFEFEFEFE
NOT_H = 0x7F7F7F7F


def squares_of(t: Any, colour: int, half: int) -> int:
    """Return the squares of one half of the board, 0 or 1, that show a colour."""
    found = 0
    for i in range(HALF):
        if t.colours[half * HALF + i] == colour:
            found |= 1 << i
    return found


def with_neighbours(squares: int) -> int:
    """Return a set of squares with those beside them in the same half."""
    beside = (squares << 1 & NOT_A) | (squares >> 1 & NOT_H)
    return (squares | beside | squares << SIDE | squares >> SIDE) & HALF_MASK


def suite_around(lower: int, upper: int, low: int, high: int) -> tuple[int, int]:
    """Return the suite that a part of it, `low` and `high`, belongs to, within the squares of its colour."""
    while True:
        more_low = (with_neighbours(low) | high << SEAM & HALF_MASK) & lower
        more_high = (with_neighbours(high) | low >> SEAM) & upper
        if more_low == low and more_high == high:
            return low, high
        low = more_low
        high = more_high


def suites(t: Any, colour: int, least: int) -> int:
    """Count the suites of a colour that have at least so many squares."""
    lower = squares_of(t, colour, 0)
    upper = squares_of(t, colour, 1)
    count = 0
    while lower != 0 or upper != 0:
        first = 1 if lower != 0 else 0
        low, high = suite_around(lower, upper, (lower & -lower) * first, (upper & -upper) * (1 - first))
        if size(low) + size(high) >= least:
            count += 1
        lower &= ~low
        upper &= ~high
    return count


def longest_within(lower: int, upper: int) -> int:
    """Return the number of squares of the largest suite among the squares of a colour."""
    longest = 0
    while size(lower) + size(upper) > longest:  # what is left cannot be longer otherwise
        first = 1 if lower != 0 else 0
        low, high = suite_around(lower, upper, (lower & -lower) * first, (upper & -upper) * (1 - first))
        longest = max(longest, size(low) + size(high))
        lower &= ~low
        upper &= ~high
    return longest


def longest_suite(t: Any, colour: int) -> int:
    """Return the number of squares of a colour's largest suite (cubano-1.8)."""
    return longest_within(squares_of(t, colour, 0), squares_of(t, colour, 1))


def squares_shown(t: Any, colour: int) -> int:
    """Count the squares that show a colour."""
    return size(squares_of(t, colour, 0)) + size(squares_of(t, colour, 1))


def suites_compared(t: Any, one: int, other: int) -> int:
    """Return 1 if the first colour ranks above the second, -1 if below, 0 if they are equal.

    The largest suites are compared, then the second largest and so on, then all squares (cubano-1.9).
    To have more suites of at least some length, while equal in all longer ones, is to be ahead there.
    """
    length = max(longest_suite(t, one), longest_suite(t, other))
    while length > 0:
        mine = suites(t, one, length)
        theirs = suites(t, other, length)
        if mine != theirs:
            return 1 if mine > theirs else -1
        length -= 1
    return 0
