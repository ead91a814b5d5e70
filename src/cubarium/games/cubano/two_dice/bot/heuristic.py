"""A player of simple sense: grows the own suite, cuts that of others, leaves when in front.

It sees a view and nothing else. Worths are whole numbers without a unit: only their order counts.
"""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import size
from cubarium.games.cubano.rules.board import EDGE_SQUARES
from cubarium.games.cubano.rules.suites import HALF, longest_suite, longest_within, squares_of, suite_around
from cubarium.games.cubano.two_dice.actions import (
    AFTER_YOU,
    ARRIVE,
    BAR,
    CALL,
    CLAIM_BARS,
    CLAIM_CUBANO,
    CLAIM_CUBE,
    DONE,
    DRAW_BARS,
    DRAW_CUBE,
    EXIT,
    FILL,
    FLIP,
    FORM,
    LAY,
    PLACE,
    PROPOSE,
    RENOUNCE,
    SHARE_CUBE,
    THROW,
    VOTE_NO,
    VOTE_YES,
)
from cubarium.games.cubano.two_dice.data.values import STANDARD
from cubarium.games.cubano.two_dice.state import LEAVING, View

NEVER = -1000
LINK = 16
"""A square more in a suite is worth more than any number of bars spent on it."""


def bit_in(square: int, half: int) -> int:
    """Return a square as a set of one half of the board; nothing if it lies in the other."""
    return 1 << (square - half * HALF) if square // HALF == half else 0


def joined(lower: int, upper: int, square: int) -> int:
    """Return the length of the suite a square would belong to."""
    low = bit_in(square, 0)
    high = bit_in(square, 1)
    low, high = suite_around(lower | low, upper | high, low, high)
    return size(low) + size(high)


def longest_seen(v: View, seat: int) -> int:
    """Return the length of a player's longest suite."""
    return longest_suite(v, v.seats[seat].colour) if v.seats[seat].squares != 0 else 0


def is_in_front(v: View) -> bool:
    """Tell whether the viewer would win by leaving now, dice and reserve not counted."""
    own = longest_seen(v, v.viewer)
    for p in range(v.players):
        if p != v.viewer and longest_seen(v, p) >= own:
            return False
    return True


def bars_are_short(v: View) -> bool:
    """Tell whether the viewer has more cubes than the bars allow to place."""
    return v.seats[v.viewer].bars < STANDARD // 2 * v.seats[v.viewer].cubes


def judge_operation(v: View, action: int) -> int:
    """Value an operation: leave in front, draw cubes while there are any, then place them.

    The heap is soon empty and placing has time until the end, so one die draws. A double places at once
    what has gathered.
    """
    cubes = v.seats[v.viewer].cubes
    double = v.dice[0] == v.dice[1]
    if action == EXIT:
        return 100 if is_in_front(v) else NEVER // 2
    if action == PLACE:
        if cubes == 0:
            return -1
        return 20 + 10 * cubes if double else 20
    if action == SHARE_CUBE:
        return 40
    if action == DRAW_CUBE:
        return 50
    if action == DRAW_BARS:
        return 30 if bars_are_short(v) else 10
    return 1 if action == BAR else 0


def judge_flip(v: View, square: int, lower: int, upper: int) -> int:
    """Value a flip: what it joins to the viewer's suite and what it cuts off the other's."""
    colour = v.colours[square]
    low = squares_of(v, colour, 0)
    high = squares_of(v, colour, 1)
    longest = longest_within(low, high)
    cut = 0
    if joined(low, high, square) == longest:  # elsewhere the longest one stays
        cut = longest - longest_within(low & ~bit_in(square, 0), high & ~bit_in(square, 1))
    return LINK * (joined(lower, upper, square) + cut)


def judge(v: View, action: int, lower: int, upper: int) -> int:
    """Value one action; `lower` and `upper` are the viewer's squares."""
    if action == THROW or action == DONE or action == RENOUNCE or action == ARRIVE:
        return 0
    if action == CALL or action == CLAIM_CUBANO or action == VOTE_NO:
        return 1
    if action == PROPOSE or action == VOTE_YES:  # a door is good for who is in front
        return 2 if is_in_front(v) else -1
    if action == AFTER_YOU:
        return -1
    if action == CLAIM_CUBE or action == CLAIM_BARS:
        return 2 if (action == CLAIM_BARS) == bars_are_short(v) else 1
    if action < FILL:
        return judge_operation(v, action)
    if action < FORM:
        square = action - FILL
        return LINK * joined(lower, upper, square) - v.missing[square]
    if action < LAY:
        square = action - FORM
        if v.step == LEAVING:
            return LINK * joined(lower, upper, square) - v.missing[square]
        return -v.missing[square]
    if action < FLIP:
        edge = action - LAY
        return v.missing[EDGE_SQUARES[edge][0]] + v.missing[EDGE_SQUARES[edge][1]]
    return judge_flip(v, action - FLIP, lower, upper)


def greedy(v: View, legal: list[int], count: int, chance: Chance) -> int:
    """Choose the action of greatest value, the first of equals; renouncing is worth nothing."""
    colour = v.seats[v.viewer].colour
    lower = squares_of(v, colour, 0)
    upper = squares_of(v, colour, 1)
    best = legal[0]
    best_value = NEVER
    for i in range(count):
        value = judge(v, legal[i], lower, upper)
        if value > best_value:
            best = legal[i]
            best_value = value
    return best
