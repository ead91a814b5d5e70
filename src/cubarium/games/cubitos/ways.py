"""How the simple player runs: along the shortest way, with an eye on prizes near its end."""

from __future__ import annotations

from cubarium.games.cubitos.circuits import (
    CREDITS,
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
from cubarium.games.cubitos.movement import DIRECTION_COUNT
from cubarium.games.cubitos.state import COLOURS_FROM, KIND_COUNT, LIGHT, View
from cubarium.games.cubitos.tables import (
    IS_ENTRY,
    LINK_COINS,
    LINK_FEET,
    LINK_TO,
    NEIGHBOURS,
    SPACE,
    SPACE_VALUE,
    SPECIAL_MOVE,
    TO_FINISH,
)
from cubarium.games.cubitos.worths import (
    FOOT,
    coin_worth,
    fan_worth,
    gain_worth,
    loss_worth,
    price,
)

FINISHING = 300
STRANDED = -3000
ISLAND = 4
"""Steps over land in one direction that no island allows."""
ANY_PRICE = 99


def best_gain(v: View, most: int) -> int:
    """Value gaining the best die in the supply that costs at most so much."""
    best = 0
    for kind in range(COLOURS_FROM, KIND_COUNT):
        if v.supply[kind] > 0 and price(v, kind) <= most:
            best = max(best, gain_worth(v, kind))
    return best


def prize(v: View, cell: int) -> int:
    """Value what a special space gives."""
    kind = SPACE[cell]
    if kind == CREDITS:
        return coin_worth(v) * SPACE_VALUE[cell]
    if kind == FAN:
        return fan_worth(v)
    if kind == LOSE:
        return max(0, loss_worth(v, LIGHT))
    if kind == LOSE_TWO:
        return 2 * max(0, loss_worth(v, LIGHT))
    if kind == FAN_LOSE:
        return fan_worth(v) + max(0, loss_worth(v, LIGHT))
    if kind == GAIN_ANY:
        return best_gain(v, ANY_PRICE)
    if kind == GAIN_UP_TO:
        return best_gain(v, SPACE_VALUE[cell])
    return 0


def stop_worth(v: View, cell: int) -> int:
    """Value ending the run on a cell."""
    gift = prize(v, cell) if cell != v.seats[v.viewer].began else 0
    return gift - FOOT * TO_FINISH[cell]


def next_over_land(cell: int) -> int:
    """Return a neighbour over land that is nearer to the Finish, or -1."""
    for i in range(DIRECTION_COUNT):
        to = NEIGHBOURS[cell][i]
        if to >= 0 and SPACE[to] != WATER and TO_FINISH[to] < TO_FINISH[cell]:
            return to
    return -1


def is_cut_off(cell: int) -> bool:
    """Tell whether no way over land leads on from a cell: in deep water, or on a small island."""
    for _ in range(ISLAND):
        if IS_ENTRY[cell] != 0:
            return False
        cell = next_over_land(cell)
        if cell < 0:
            return True
    return False


def look_0(v: View, cell: int, feet: int, water: int) -> int:
    """Value being on a cell with so many feet left: to stop there, to run on, or to take a shortcut."""
    p = v.seats[v.viewer]
    left = feet + water
    is_new = SPECIAL_MOVE[cell] >= 0 and p.moved >> SPECIAL_MOVE[cell] & 1 == 0
    if is_new and SPACE[cell] == JET:
        left *= 2
    best = STRANDED - FOOT * TO_FINISH[cell]
    if not is_cut_off(cell):
        best = max(stop_worth(v, cell), FOOT * (left - TO_FINISH[cell]))
        if left >= TO_FINISH[cell]:
            best += FINISHING
    affordable = left >= LINK_FEET[cell] and p.coins + p.credit >= LINK_COINS[cell]
    if is_new and affordable and SPACE[cell] == SHORTCUT:
        there = FOOT * (left - LINK_FEET[cell] - TO_FINISH[LINK_TO[cell]])
        best = max(best, there - coin_worth(v) * LINK_COINS[cell])
    return best


def look_1(v: View, cell: int, feet: int, water: int) -> int:
    """Look one step farther."""
    best = look_0(v, cell, feet, water)
    for i in range(DIRECTION_COUNT):
        to = NEIGHBOURS[cell][i]
        if to >= 0:
            if SPACE[to] == WATER:
                if water > 0:
                    best = max(best, look_0(v, to, feet, water - 1))
            elif feet > 0:
                best = max(best, look_0(v, to, feet - 1, water))
            elif water > 0:
                best = max(best, look_0(v, to, 0, water - 1))
    return best


def look_2(v: View, cell: int, feet: int, water: int) -> int:
    """Look two steps farther."""
    best = look_0(v, cell, feet, water)
    for i in range(DIRECTION_COUNT):
        to = NEIGHBOURS[cell][i]
        if to >= 0:
            if SPACE[to] == WATER:
                if water > 0:
                    best = max(best, look_1(v, to, feet, water - 1))
            elif feet > 0:
                best = max(best, look_1(v, to, feet - 1, water))
            elif water > 0:
                best = max(best, look_1(v, to, 0, water - 1))
    return best


def step_worth(v: View, cell: int) -> int:
    """Value a step of step 5 onto a cell, by what can be reached from there."""
    p = v.seats[v.viewer]
    if SPACE[cell] == WATER:
        return look_2(v, cell, p.feet, p.water - 1)
    if p.feet > 0:
        return look_2(v, cell, p.feet - 1, p.water)
    return look_2(v, cell, 0, p.water - 1)
