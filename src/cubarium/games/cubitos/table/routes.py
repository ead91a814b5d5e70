"""Where a runner can get in step 5, and the cheapest way to each place (chapter 5).

A way is cheapest that costs the least money; among those, the one with the fewest moves. Feet are bought only
where they are needed: for a step without one left, for a shortcut, or before a jet pack doubles them.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cubarium.games.cubitos.actions import (
    CONVERT,
    DONE,
    EXIT,
    FINISH_LAP,
    NEXT_BOARD,
    STEP,
    TAKE_SHORTCUT,
    USE_JET,
)
from cubarium.games.cubitos.data.circuits import FINISH, JET, START, WATER
from cubarium.games.cubitos.rules.movement import FINALE_BOARDS, GRAND_FINALE
from cubarium.games.cubitos.state import State


@dataclass(frozen=True)
class Route:
    """The cheapest way to one place."""

    laps: int
    """Laps completed on arrival."""
    cell: int
    actions: tuple[int, ...]
    """Every single move, with the last one that ends the movement where the rules ask for it."""
    coins: int
    credits: int
    """What it costs, coins first."""
    bought: int
    """How many of the feet are bought."""
    steps: int
    """How many moves lead to another cell."""
    left: int
    """The feet of both sorts that are left over."""


# A runner on its way: laps, cell, feet, water feet, money spent, special moves used, and the feet that a foot
# is worth if it is bought before the first jet pack of the way. Plain tuples, because there are thousands.
_Stand = tuple[int, int, int, int, int, int, int]
_Move = tuple[_Stand, int, int]
"""Where a move leads, the feet to buy for it, and its action."""
_Way = tuple[_Stand, tuple[int, ...]]
_SPENT = 4


def routes(s: State, seat: int, tables: Mapping[str, Any]) -> list[Route]:
    """Return the cheapest way to every other place a runner can reach now, the cheapest of all first."""
    player = s.seats[seat]
    roads = _Roads(tables, player.coins + player.credit, is_finale=s.course == GRAND_FINALE)
    start = (player.laps, player.cell, player.feet, player.water, 0, player.moved, 1)
    ways = _cheapest(roads, start)
    del ways[player.laps, player.cell]
    return [_route(roads, way, player.coins) for way in ways.values()]


def _route(roads: _Roads, way: _Way, own_coins: int) -> Route:
    stand, actions = way
    laps, cell, feet, water, spent, _, _ = stand
    bought = actions.count(CONVERT)
    return Route(
        laps,
        cell,
        (*actions, DONE) if roads.goes_on(stand) else actions,
        min(spent, own_coins),
        spent - min(spent, own_coins),
        bought,
        len(actions) - bought - actions.count(USE_JET),
        feet + water,
    )


def _cheapest(roads: _Roads, start: _Stand) -> dict[tuple[int, int], _Way]:
    """Search by money, then by moves: the first way that comes to a place is its cheapest."""
    best: dict[tuple[int, int], _Way] = {}
    known: dict[tuple[int, int], list[_Stand]] = {start[:2]: [start]}
    queue: list[tuple[int, int, int, _Stand, tuple[int, ...]]] = [(0, 0, 0, start, ())]
    pushed = 0
    while queue:
        _, _, _, stand, way = heapq.heappop(queue)
        best.setdefault(stand[:2], (stand, way))
        for following, bought, action in roads.moves(stand):
            others = known.setdefault(following[:2], [])
            if not _is_dominated(following, others, roads.price):
                others.append(following)
                actions = _bought_in_time(way, bought, action)
                pushed += 1
                heapq.heappush(queue, (following[_SPENT], len(actions), pushed, following, actions))
    return best


def _bought_in_time(way: tuple[int, ...], bought: int, action: int) -> tuple[int, ...]:
    """Return a way and the next move, its feet bought before the first jet pack, which doubles them."""
    if not bought:
        return (*way, action)
    place = way.index(USE_JET) if USE_JET in way else len(way)
    return (*way[:place], *(CONVERT,) * bought, *way[place:], action)


def _is_dominated(stand: _Stand, others: Iterable[_Stand], price: int) -> bool:
    """Tell whether another runner on the same place can do all that one can do, and for no more money.

    A water foot goes wherever an ordinary one goes, and who spent less can still buy feet for the difference.
    """
    _, _, feet, water, spent, moved, worth = stand
    for _, _, other_feet, other_water, other_spent, other_moved, other_worth in others:
        if (
            other_spent <= spent
            and other_water >= water
            and other_worth >= worth
            and not other_moved & ~moved
        ):
            bought = (spent - other_spent) // price * other_worth
            if other_feet + other_water + bought >= feet + water:
                return True
    return False


class _Roads:
    """The moves of step 5 for a runner with so much money."""

    def __init__(self, tables: Mapping[str, Any], money: int, *, is_finale: bool) -> None:
        """Look the circuit up in these tables."""
        self.values = tables
        self.space = tables["SPACE"]
        self.price = tables["COINS_PER_FOOT"]
        self.money = money
        self.is_finale = is_finale

    def goes_on(self, stand: _Stand) -> bool:
        """Tell whether the rules would ask for another move, so that the movement has to be ended."""
        return self.money - stand[_SPENT] >= self.price or bool(self.moves(stand))

    def moves(self, stand: _Stand) -> list[_Move]:
        """Return what can be done next."""
        laps, cell, _, _, _, moved, _ = stand
        space = self.space[cell]
        if space == START:
            moves = self._steps(stand, self.values["EXITS"][self.values["BOARD_OF"][cell]], EXIT)
        elif space == FINISH:
            beyond = self.values["START_CELL"][FINALE_BOARDS[1]]
            moves = self._walks(stand, laps + 1, beyond, NEXT_BOARD, self.values["JOIN_FEET"])
        else:
            moves = self._steps(stand, self.values["NEIGHBOURS"][cell], STEP)
            if self.values["IS_ENTRY"][cell]:
                moves += self._walks(stand, *self._in_finish(laps, cell), FINISH_LAP, 1)
        special = self.values["SPECIAL_MOVE"][cell]
        if special >= 0 and moved >> special & 1 == 0:
            moves += self._jets(stand, special) if space == JET else self._shortcuts(stand, special)
        return moves

    def _steps(self, stand: _Stand, cells: Sequence[int], first_action: int) -> list[_Move]:
        """Return the steps onto those of some cells that the runner may enter."""
        laps, _, feet, water, spent, moved, worth = stand
        moves: list[_Move] = []
        for way, cell in enumerate(cells):
            if cell < 0:
                continue
            if self.space[cell] == WATER:
                if water:
                    moves.append(((laps, cell, feet, water - 1, spent, moved, worth), 0, first_action + way))
            elif feet:
                moves.append(((laps, cell, feet - 1, water, spent, moved, worth), 0, first_action + way))
            else:
                moves += self._walks(stand, laps, cell, first_action + way, 1)
        return moves

    def _walks(self, stand: _Stand, laps: int, cell: int, action: int, count: int) -> list[_Move]:
        """Return a move for feet of any sort: water feet after ordinary ones, or more of these are bought."""
        _, _, feet, water, spent, moved, worth = stand
        moves: list[_Move] = []
        for bought in range(-(-max(count - feet, 0) // worth) + 1):
            own, paid = feet + bought * worth, spent + bought * self.price
            wet = max(count - own, 0)
            if paid <= self.money and wet <= water:
                moves.append(
                    ((laps, cell, own - count + wet, water - wet, paid, moved, worth), bought, action)
                )
        return moves

    def _jets(self, stand: _Stand, special: int) -> list[_Move]:
        """Return the jet pack; where there is no foot to double, one is bought."""
        laps, cell, feet, water, spent, moved, worth = stand
        bought = 0 if feet + water else 1
        feet, spent = feet + bought * worth, spent + bought * self.price
        if spent > self.money:
            return []
        return [((laps, cell, 2 * feet, 2 * water, spent, moved | 1 << special, 2 * worth), bought, USE_JET)]

    def _shortcuts(self, stand: _Stand, special: int) -> list[_Move]:
        """Return the shortcut, paid with money or with feet."""
        laps, cell, feet, water, spent, moved, worth = stand
        moved |= 1 << special
        there, coins = self.values["LINK_TO"][cell], self.values["LINK_COINS"][cell]
        if coins == 0:
            used = (laps, cell, feet, water, spent, moved, worth)
            return self._walks(used, laps, there, TAKE_SHORTCUT, self.values["LINK_FEET"][cell])
        if spent + coins > self.money:
            return []
        return [((laps, there, feet, water, spent + coins, moved, worth), 0, TAKE_SHORTCUT)]

    def _in_finish(self, laps: int, cell: int) -> tuple[int, int]:
        """Return laps and cell of a runner in Finish: it stays there halfway in the Grand Finale."""
        if self.is_finale and laps == 0:
            return laps, self.values["FINISH_CELL"][FINALE_BOARDS[0]]
        board = FINALE_BOARDS[1] if self.is_finale else self.values["BOARD_OF"][cell]
        return laps + 1, self.values["START_CELL"][board]
