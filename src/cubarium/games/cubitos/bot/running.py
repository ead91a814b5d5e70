"""How the simple player runs: along the shortest way, with an eye on prizes near its end."""

from __future__ import annotations

from cubarium.games.cubitos.bot.valuation import gain_value, loss_value, price
from cubarium.games.cubitos.cards.estimates import FOOT, fan_value
from cubarium.games.cubitos.data.circuits import (
    CREDITS,
    DIRECTION_COUNT,
    FAN,
    FAN_LOSE,
    GAIN_ANY,
    GAIN_UP_TO,
    JET,
    LOSE,
    LOSE_TWO,
    SHORTCUT,
    WATER,
)
from cubarium.games.cubitos.data.values import (
    CUT_OFF,
    LINK_COINS,
    LINK_FEET,
    LINK_TO,
    NEIGHBOURS,
    SPACE,
    SPACE_VALUE,
    SPECIAL_MOVE,
    TO_FINISH,
)
from cubarium.games.cubitos.state import COLOURS_FROM, KIND_COUNT, LIGHT, View

FINISHING = 300
STRANDED = -3000
ANY_PRICE = 99


def best_gain(v: View, most: int, coin: int, total: int, dice: int) -> int:
    """Value gaining the best die in the supply that costs at most so much."""
    best = 0
    for kind in range(COLOURS_FROM, KIND_COUNT):
        if v.supply[kind] > 0 and price(v, kind) <= most:
            best = max(best, gain_value(v, kind, coin, total, dice))
    return best


def prize(v: View, cell: int, coin: int, total: int, dice: int) -> int:
    """Value what a special space gives."""
    kind = SPACE[cell]
    if kind == CREDITS:
        return coin * SPACE_VALUE[cell]
    if kind == FAN:
        return fan_value(v, coin)
    if kind == LOSE:
        return max(0, loss_value(v, LIGHT, coin, total, dice))
    if kind == LOSE_TWO:
        return 2 * max(0, loss_value(v, LIGHT, coin, total, dice))
    if kind == FAN_LOSE:
        return fan_value(v, coin) + max(0, loss_value(v, LIGHT, coin, total, dice))
    if kind == GAIN_ANY:
        return best_gain(v, ANY_PRICE, coin, total, dice)
    if kind == GAIN_UP_TO:
        return best_gain(v, SPACE_VALUE[cell], coin, total, dice)
    return 0


def stop_value(v: View, cell: int, coin: int, total: int, dice: int) -> int:
    """Value ending the run on a cell."""
    gift = prize(v, cell, coin, total, dice) if cell != v.seats[v.viewer].began else 0
    return gift - FOOT * TO_FINISH[cell]


def look_0(v: View, cell: int, feet: int, water: int, coin: int, total: int, dice: int) -> int:
    """Value being on a cell with so many feet left: to stop there, to run on, or to take a shortcut."""
    p = v.seats[v.viewer]
    left = feet + water
    is_new = SPECIAL_MOVE[cell] >= 0 and p.moved >> SPECIAL_MOVE[cell] & 1 == 0
    if is_new and SPACE[cell] == JET:
        left *= 2
    best = STRANDED - FOOT * TO_FINISH[cell]
    if CUT_OFF[cell] == 0:
        best = max(stop_value(v, cell, coin, total, dice), FOOT * (left - TO_FINISH[cell]))
        if left >= TO_FINISH[cell]:
            best += FINISHING
    affordable = left >= LINK_FEET[cell] and p.coins + p.credit >= LINK_COINS[cell]
    if is_new and affordable and SPACE[cell] == SHORTCUT:
        there = FOOT * (left - LINK_FEET[cell] - TO_FINISH[LINK_TO[cell]])
        best = max(best, there - coin * LINK_COINS[cell])
    return best


def look_1(v: View, cell: int, feet: int, water: int, coin: int, total: int, dice: int) -> int:
    """Look one step farther."""
    best = look_0(v, cell, feet, water, coin, total, dice)
    for i in range(DIRECTION_COUNT):
        to = NEIGHBOURS[cell][i]
        if to >= 0:
            if SPACE[to] == WATER:
                if water > 0:
                    best = max(best, look_0(v, to, feet, water - 1, coin, total, dice))
            elif feet > 0:
                best = max(best, look_0(v, to, feet - 1, water, coin, total, dice))
            elif water > 0:
                best = max(best, look_0(v, to, 0, water - 1, coin, total, dice))
    return best


def look_2(v: View, cell: int, feet: int, water: int, coin: int, total: int, dice: int) -> int:
    """Look two steps farther."""
    best = look_0(v, cell, feet, water, coin, total, dice)
    for i in range(DIRECTION_COUNT):
        to = NEIGHBOURS[cell][i]
        if to >= 0:
            if SPACE[to] == WATER:
                if water > 0:
                    best = max(best, look_1(v, to, feet, water - 1, coin, total, dice))
            elif feet > 0:
                best = max(best, look_1(v, to, feet - 1, water, coin, total, dice))
            elif water > 0:
                best = max(best, look_1(v, to, 0, water - 1, coin, total, dice))
    return best


def step_value(v: View, cell: int, coin: int, total: int, dice: int) -> int:
    """Value a step of step 5 onto a cell, by what can be reached from there."""
    p = v.seats[v.viewer]
    if SPACE[cell] == WATER:
        return look_2(v, cell, p.feet, p.water - 1, coin, total, dice)
    if p.feet > 0:
        return look_2(v, cell, p.feet - 1, p.water, coin, total, dice)
    return look_2(v, cell, 0, p.water - 1, coin, total, dice)
