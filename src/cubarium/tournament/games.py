"""What a tournament is made of: games between entrants, who are numbers from 0."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

DUEL = 2
"""Seats at a table, where two meet."""
BOT = -1
"""Sits where an entrant is missing."""
Seating = tuple[int, ...]
"""Who sits at a table, in the order of its seats. An entrant alone has a bye."""


@dataclass(frozen=True)
class Game:
    """A table of a round, or a bye."""

    seats: Seating
    places: tuple[int, ...] = ()
    """For each seat, 1 for the winners; empty while it is played."""

    @property
    def is_bye(self) -> bool:
        """Tell whether an entrant has nobody to meet."""
        return len(self.seats) == 1

    @property
    def is_over(self) -> bool:
        """Tell whether it counts already."""
        return self.is_bye or bool(self.places)


def pairs(seats: Sequence[int]) -> Iterable[tuple[int, int]]:
    """Return every two entrants at a table, each once."""
    met = [entrant for entrant in seats if entrant != BOT]
    return ((one, other) for place, one in enumerate(met) for other in met[place + 1 :])


class Past:
    """What has happened in the rounds before, as far as seating the next one looks at it."""

    def __init__(self, games: Iterable[Game]) -> None:
        """Count who has met whom, who was left over, and who sat where."""
        self.met: Counter[frozenset[int]] = Counter()
        self.unmet: Counter[int] = Counter()
        """How often somebody has met no other entrant: had a bye, or sat with bots."""
        self._behind: Counter[int] = Counter()
        for game in games:
            self.met.update(frozenset(two) for two in pairs(game.seats))
            if game.is_bye or BOT in game.seats:
                self.unmet.update({*game.seats} - {BOT})
            for seat, entrant in enumerate(game.seats):
                self._behind[entrant] += 2 * seat - (len(game.seats) - 1)

    def have_met(self, one: int, other: int) -> int:
        """Return how often two entrants have sat at one table."""
        return self.met[frozenset((one, other))]

    def in_order(self, seats: Iterable[int]) -> Seating:
        """Return the seats in an order that is fair: who has sat behind most sits first, bots sit last."""
        return tuple(sorted(seats, key=lambda entrant: (entrant == BOT, -self._behind[entrant])))
