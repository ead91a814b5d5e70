"""Swiss: in each round those meet who stand alike, and have not met before while that is possible."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from cubarium.tournament.games import BOT, DUEL, Past, Seating

MOST_ROUNDS = 9
"""Also keeps the search short: of 32 entrants everybody still has more than half of the others to meet."""
USUAL_LEAST = 3


def usual_rounds(entrants: int, seats: int) -> int:
    """Return how many rounds find a winner, if nobody says otherwise."""
    return most_rounds(entrants, seats, max(USUAL_LEAST, (entrants - 1).bit_length()))


def most_rounds(entrants: int, seats: int, wanted: int) -> int:
    """Return how many of the rounds that are wanted can be played: in duels nobody should meet twice."""
    return min(wanted, MOST_ROUNDS, entrants - 1 if seats == DUEL else MOST_ROUNDS)


def seat_round(order: Sequence[int], past: Past, seats: int = DUEL, *, bots: bool = False) -> list[Seating]:
    """Return who meets whom, for entrants in the order of how they stand, the best first.

    Those who are left over have byes, or sit with bots: whoever was so least often, then who stands last.
    """
    over = len(order) % seats
    if seats == DUEL:
        tables, left = _duels(order, past)
    else:
        left = _last_first(order, past)[:over]
        tables = _larger([each for each in order if each not in left], past, seats)
    if bots and over:
        tables.append([*left, *[BOT] * (seats - over)])
    else:
        tables += [[each] for each in left]
    return [past.in_order(each) for each in tables]


def _last_first(order: Sequence[int], past: Past) -> list[int]:
    """Return who is to be left over first."""
    return sorted(reversed(order), key=lambda entrant: past.unmet[entrant])


# --- duels ------------------------------------------------------------------------------------------------


def _duels(order: Sequence[int], past: Past) -> tuple[list[list[int]], list[int]]:
    """Return pairs among whom fewest meet again, and who is left over."""
    may_be_left: list[list[int]] = [[]]
    if len(order) % 2 == 1:
        last = _last_first(order, past)
        may_be_left = [[each] for each in last if past.unmet[each] == past.unmet[last[0]]]
    for again in count():
        for left in may_be_left:
            found = _pair([each for each in order if each not in left], past, again)
            if found is not None:
                return found, left
    raise AssertionError("if enough may meet again, anybody may meet anybody")


def _pair(order: list[int], past: Past, again: int) -> list[list[int]] | None:
    """Return pairs of neighbours in the order as far as possible, with so many meetings again at most."""
    if not order:
        return []
    first, others = order[0], order[1:]
    for other in others:
        left = again - past.have_met(first, other)
        if left < 0:
            continue
        found = _pair([each for each in others if each != other], past, left)
        if found is not None:
            return [[first, other], *found]
    return None


# --- larger tables ----------------------------------------------------------------------------------------


def _larger(order: list[int], past: Past, seats: int) -> list[list[int]]:
    """Return tables of more than two: from the top, each takes who has met those at it least."""
    left, tables = list(order), []
    while left:
        table = [left.pop(0)]
        while left and len(table) < seats:
            chosen = min(left, key=lambda each: sum(past.have_met(each, one) for one in table))
            left.remove(chosen)
            table.append(chosen)
        tables.append(table)
    return tables
