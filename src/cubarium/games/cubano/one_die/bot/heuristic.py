"""A player of simple sense: closes squares, opens few for others, keeps its own together."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubano.one_die.actions import FLIP, LAY_BAR, RENOUNCE
from cubarium.games.cubano.one_die.rules.laying import bars_due
from cubarium.games.cubano.one_die.state import CLAIM, FLIP_OPEN, LAY, View
from cubarium.games.cubano.rules.board import EDGE_SQUARES, NEIGHBOURS, SIDES_TO_CLOSE

CLOSED = 1000
"""A square closed now outweighs everything else a bar can do."""
PROMISE = 100
GIFT = 100
NEVER = -1000000


def company(v: View, square: int, colour: int) -> int:
    """Count the squares beside this one that show a colour."""
    count = 0
    for i in range(SIDES_TO_CLOSE[square]):
        if v.colours[NEIGHBOURS[square][i]] == colour:
            count += 1
    return count


def bars_in_hand(v: View) -> int:
    """Return the bars that are still to be laid; before the first of a throw those it brings."""
    return min(bars_due(v), v.heap_bars) if v.phase == FLIP_OPEN else v.to_lay


def judge_side(v: View, square: int, in_hand: int) -> int:
    """Value one more bar on the side of a square that is not formed yet."""
    missing = v.missing[square]
    friends = company(v, square, v.seats[v.viewer].colour)
    if missing == 1:
        return CLOSED + PROMISE * friends
    if missing <= in_hand:  # the bars in hand can close it: the nearer, the better
        return PROMISE // missing + friends
    return -GIFT // (missing * missing)  # what is left open here is for the next player


def judge_bar(v: View, edge: int) -> int:
    """Value a bar by what it does to the squares on its two sides."""
    in_hand = bars_in_hand(v)
    return judge_side(v, EDGE_SQUARES[edge][0], in_hand) + judge_side(v, EDGE_SQUARES[edge][1], in_hand)


def judge_flip(v: View, square: int) -> int:
    """Value a flip by the suite it cuts and the suite it joins."""
    cut = company(v, square, v.seats[v.turn].colour)
    return 3 * cut + 4 * company(v, square, v.seats[v.viewer].colour)


def greedy(v: View, legal: list[int], count: int, chance: Chance) -> int:
    """Choose the action of greatest value.

    To choose a colour is to choose the lowest: an own colour brings four bars whatever its value, and a low
    one brings the others little.
    """
    best = legal[0]
    best_value = NEVER
    for i in range(count):
        action = legal[i]
        value = NEVER
        if v.phase == LAY or (v.phase == FLIP_OPEN and v.viewer == v.turn):
            value = judge_bar(v, action - LAY_BAR)
        elif v.phase == CLAIM and action != RENOUNCE:
            value = judge_flip(v, action - FLIP)
        if value > best_value:
            best = action
            best_value = value
    return best
