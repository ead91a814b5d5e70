"""What the simple player thinks a foot, a coin and a fan are worth, in hundredths of a foot.

Cards estimate with these what their amounts do not tell. Coins are worth the more the longer the race still
is, for they buy dice; in the end four of them are a foot.
"""

from __future__ import annotations

from cubarium.games.cubitos.data.values import (
    FAN_CREDITS,
    FANS_BEYOND,
    JOIN_FEET,
    LAST_FAN,
    START_CELL,
    TO_FINISH,
)
from cubarium.games.cubitos.rules.movement import GRAND_FINALE
from cubarium.games.cubitos.state import View

FOOT = 100
COIN = 25
COIN_PER_ROUND = 4
TOKEN_PER_ROUND = 24
PACE = 3
"""Spaces a leader runs in a round, roughly."""


def distance_left(v: View, seat: int) -> int:
    """Count the spaces over land that a runner has to go to the end of the race."""
    p = v.seats[seat]
    left = TO_FINISH[p.cell]
    if v.course == GRAND_FINALE:
        return left + JOIN_FEET + TO_FINISH[START_CELL[2]] if p.laps == 0 else left
    return left + max(0, v.legs - p.laps - 1) * TO_FINISH[START_CELL[v.course]]


def rounds_left(v: View) -> int:
    """Guess how many rounds follow this one."""
    least = distance_left(v, 0)
    for seat in range(1, v.players):
        least = min(least, distance_left(v, seat))
    return least // PACE


def coin_value(v: View) -> int:
    """Value a coin or a credit."""
    return COIN + COIN_PER_ROUND * rounds_left(v)


def fan_value(v: View, coin: int) -> int:
    """Value one more fan: its credits, and draw tokens on every second space."""
    fans = v.seats[v.viewer].fans
    if fans == LAST_FAN:
        return FANS_BEYOND * coin
    return FAN_CREDITS[fans + 1] * coin + TOKEN_PER_ROUND * rounds_left(v)
