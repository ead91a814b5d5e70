"""What never changes: the dice of each kind, and counts that fit each other."""

from __future__ import annotations

from cubarium.games.cubitos.data.values import DICE_COUNT, FIRST_PAIR, PAIR_COUNT, SYMBOL_PAIR
from cubarium.games.cubitos.rules.loans import NOWHERE, dice_at, loans_at
from cubarium.games.cubitos.state import (
    KIND_COUNT,
    LOAN_PLACES,
    MOST_LOANS,
    PAIR_TOTAL,
    SYMBOL_COUNT,
    State,
)

NEVER_INLINED = (
    "dice_of_kind",
    "laws_broken",
    "player_laws_broken",
)

DICE_LOST = 1
BELOW_ZERO = 2
USED_TOO_MANY = 4
FRESH_TOO_MANY = 8
LOANS_MISPLACED = 16
PLACE_COUNT = len(LOAN_PLACES)


def dice_owned(s: State, seat: int, kind: int) -> int:
    """Count the dice of a kind a player has in all zones."""
    p = s.seats[seat]
    count = p.draw[kind] + p.roll[kind] + p.discard[kind] + p.picked[kind]
    for pair in range(FIRST_PAIR[kind], FIRST_PAIR[kind] + PAIR_COUNT[kind]):
        count += p.active[pair]
    return count


def dice_of_kind(s: State, kind: int) -> int:
    """Count the dice of a kind on the whole table."""
    count = s.supply[kind]
    for seat in range(s.players):
        count += dice_owned(s, seat, kind)
    return count


def laws_broken(s: State) -> int:
    """Return the laws a state breaks, as a bit set."""
    broken = 0
    for kind in range(KIND_COUNT):
        if dice_of_kind(s, kind) != DICE_COUNT[kind]:
            broken |= DICE_LOST
        if s.supply[kind] < 0:
            broken |= BELOW_ZERO
    for seat in range(s.players):
        broken |= player_laws_broken(s, seat)
    return broken


def player_laws_broken(s: State, seat: int) -> int:
    """Return the laws that the things of one player break."""
    p = s.seats[seat]
    broken = 0
    for kind in range(KIND_COUNT):
        if p.draw[kind] < 0 or p.roll[kind] < 0 or p.discard[kind] < 0 or p.picked[kind] < 0:
            broken |= BELOW_ZERO
    for pair in range(PAIR_TOTAL):
        if p.active[pair] < 0 or p.used[pair] < 0:
            broken |= BELOW_ZERO
        if p.used[pair] > p.active[pair]:
            broken |= USED_TOO_MANY
    for i in range(MOST_LOANS):
        place = p.loan[i]
        if place < 0 or place >= PLACE_COUNT or (i > 0 and place != NOWHERE and p.loan[i - 1] == NOWHERE):
            broken |= LOANS_MISPLACED
            break
        if place != NOWHERE and loans_at(s, seat, place) > dice_at(s, seat, place):
            broken |= LOANS_MISPLACED
    for symbol in range(SYMBOL_COUNT):
        if p.fresh[symbol] < 0 or p.fresh[symbol] > p.active[SYMBOL_PAIR[symbol]]:
            broken |= FRESH_TOO_MANY
    waiting = 0
    for symbol in range(SYMBOL_COUNT):
        waiting += p.fresh[symbol]
    if waiting != p.waiting:
        broken |= FRESH_TOO_MANY
    if p.coins < 0 or p.credit < 0 or p.feet < 0 or p.water < 0 or p.left < 0 or p.repeats < 0:
        broken |= BELOW_ZERO
    return broken
