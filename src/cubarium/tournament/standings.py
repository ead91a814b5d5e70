"""How everybody stands: points, then what the opponents have, then who beat whom.

Whoever ends a game gets a point for each one at the table they came out ahead of, and half a point for each
they share a place with; in a duel that is one for a victory and a half for a draw. A bye counts as a victory.
Everything is counted in halves, so that it is exact.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from cubarium.tournament.games import BOT, DUEL, Game, pairs

AHEAD, LEVEL = 2, 1


Decided = Literal["points", "opponents", "direct", "nothing"]
"""What ranks an entrant among those with the same points; nothing where the place is shared."""


@dataclass(frozen=True)
class Standing:
    """How one entrant stands."""

    entrant: int
    place: int
    """1 for the best; equals share one."""
    games: int
    """How many are over, byes included."""
    halves: int
    opponents: int
    """The halves of everybody they have met, counted each time. A bye or a bot counts as one's own."""
    direct: int | None
    """The halves against those with the same points and the same opponents' points, if all have met all."""
    decided: Decided


def halves_of(game: Game, seats: int) -> dict[int, int]:
    """Return what a game brings to each entrant at it, at a tournament with so many seats at a table."""
    if game.is_bye:
        return {game.seats[0]: AHEAD * (seats - 1)}
    gained: Counter[int] = Counter()
    for entrant, place in zip(game.seats, game.places, strict=True):
        worse = sum(other > place for other in game.places)
        level = game.places.count(place) - 1
        gained[entrant] += AHEAD * worse + LEVEL * level
    del gained[BOT]
    return dict(gained)


def standings(entrants: Collection[int], games: Iterable[Game], seats: int = DUEL) -> list[Standing]:
    """Return how everybody stands by the games that are over, the best first."""
    over = [game for game in games if game.is_over]
    halves = Counter(dict.fromkeys(entrants, 0))
    played: Counter[int] = Counter()
    for game in over:
        halves.update(halves_of(game, seats))
        played.update({*game.seats} - {BOT})
    opponents = _of_opponents(over, seats, halves)
    direct = _direct(entrants, over, halves, opponents)

    def rank(entrant: int) -> tuple[int, int, int]:
        return -halves[entrant], -opponents[entrant], -(direct[entrant] or 0)

    ranks = {entrant: rank(entrant) for entrant in entrants}
    return [
        Standing(
            entrant,
            1 + sum(other < ranks[entrant] for other in ranks.values()),
            played[entrant],
            halves[entrant],
            opponents[entrant],
            direct[entrant],
            _decided(ranks[entrant], list(ranks.values())),
        )
        for entrant in sorted(entrants, key=lambda each: (ranks[each], each))
    ]


def _of_opponents(over: Iterable[Game], seats: int, halves: Counter[int]) -> Counter[int]:
    found: Counter[int] = Counter()
    for game in over:
        for entrant in {*game.seats} - {BOT}:
            others = [each for each in game.seats if each not in (entrant, BOT)]
            met_nobody = seats - 1 - len(others)
            found[entrant] += sum(halves[other] for other in others) + met_nobody * halves[entrant]
    return found


def _direct(
    entrants: Collection[int], over: Sequence[Game], halves: Counter[int], opponents: Counter[int]
) -> dict[int, int | None]:
    """Return what equals made of their games with each other, where each has met each other."""
    met = {frozenset(two) for game in over for two in pairs(game.seats)}
    found: dict[int, int | None] = dict.fromkeys(entrants)

    def key(entrant: int) -> tuple[int, int]:
        return halves[entrant], opponents[entrant]

    for _, group in groupby(sorted(entrants, key=key), key):
        equals = list(group)
        if len(equals) == 1 or not all(frozenset(two) in met for two in pairs(equals)):
            continue
        found.update({entrant: _against(entrant, equals, over) for entrant in equals})
    return found


def _against(entrant: int, equals: Sequence[int], over: Iterable[Game]) -> int:
    """Return the halves of an entrant against some others."""
    gained = 0
    for game in over:
        if entrant not in game.seats or game.is_bye:
            continue
        place = game.places[game.seats.index(entrant)]
        for other, theirs in zip(game.seats, game.places, strict=True):
            if other in equals and other != entrant:
                gained += AHEAD if place < theirs else LEVEL if place == theirs else 0
    return gained


def _decided(rank: tuple[int, int, int], ranks: Sequence[tuple[int, int, int]]) -> Decided:
    same = [sum(other[:parts] == rank[:parts] for other in ranks) for parts in (1, 2, 3)]
    kinds: tuple[Decided, ...] = ("points", "opponents", "direct")
    return next((kind for kind, count in zip(kinds, same, strict=True) if count == 1), "nothing")
