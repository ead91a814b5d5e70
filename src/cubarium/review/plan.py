"""What has to be worked out to review a match: which positions, which actions, which decisions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from cubarium.engine.errors import Malformed
from cubarium.engine.match import Match, Move
from cubarium.engine.record import members

FEWEST_PLAYOUTS = 16
"""With fewer, no error can be told."""
GROWTH = 4
"""Each review is made with so many times the playouts of the one before."""
MOST_PLAYOUTS = 1_000_000
FEWEST_PLAYERS = 2


class Decided(Enum):
    """Which shares count as decided with a move, before its luck."""

    BEFORE = "before"
    """Those before it: there was nothing to decide."""
    AFTER = "after"
    """Those after it: chance was not asked."""
    AVERAGE = "average"
    """The average over all that chance could have answered."""


@dataclass(frozen=True)
class Plan:
    """What has to be worked out."""

    stands_for: tuple[int, ...]
    """For each number of moves made, the number whose position has the same shares and is worked out."""
    decided: tuple[Decided, ...]
    """For each move, which shares count as decided with it."""
    decisions: tuple[int, ...]
    """The moves, counted from 0, for which there was a choice."""
    has_deal: bool
    """Whether the match began with a shuffle, and not from a position."""

    @classmethod
    def of(cls, match: Match) -> Plan:
        """Look at every move of a match.

        Raises:
            Malformed: if somebody plays alone, for then there is no victory to share.
        """
        if len(match.seats) < FEWEST_PLAYERS:
            raise Malformed(f"{match.spec.id} is played alone: a review tells how a victory was decided")
        stands_for = list(range(match.move_count + 1))
        decided = [_decided(match, number) for number in range(match.move_count)]
        for number in reversed(range(match.move_count)):
            move = match.moves[number]
            if decided[number] is Decided.BEFORE and not has_chance(match, move):
                stands_for[number] = stands_for[number + 1]
        decisions = tuple(number for number, move in enumerate(match.moves) if not move.is_forced)
        return cls(tuple(stands_for), tuple(decided), decisions, match.position is None)

    def work(self, playouts: int) -> int:
        """Return how many playouts a whole review takes, to show how far it is."""
        return sum(self.work_of_stage(*each) for each in pairwise([0, *stages(playouts)]))

    def work_of_stage(self, done: int, count: int) -> int:
        """Return how many playouts lead from a review to the next better one."""
        averages = self.decided.count(Decided.AVERAGE)
        rows = len(set(self.stands_for)) + averages + self.has_deal
        return rows * (count - done) + len(self.decisions) * count


def stages(playouts: int) -> list[int]:
    """Return how many playouts each of the better and better reviews has.

    Raises:
        Malformed: if the number makes no sense.
    """
    if not FEWEST_PLAYOUTS <= playouts <= MOST_PLAYOUTS:
        raise Malformed(
            f"playouts: {str(playouts)[:40]} is not between {FEWEST_PLAYOUTS} and {MOST_PLAYOUTS}"
        )
    counts = [playouts]
    while counts[0] > FEWEST_PLAYOUTS:
        counts.insert(0, max(FEWEST_PLAYOUTS, counts[0] // GROWTH))
    return counts


def has_chance(match: Match, move: Move) -> bool:
    """Tell whether a move had luck in it: chance was asked, or something turned up that nobody knew."""
    if match.spec.table.has_secrets:
        return bool(move.outcomes)  # what turns up was somebody's, or has been drawn just now
    return match.shows(move)


def _decided(match: Match, number: int) -> Decided:
    move = match.moves[number]
    asked = len(list(members(match.rules.actors(match.state_at(number)))))
    if move.is_forced and asked == 1:  # where several are asked, acting before the others is a choice
        return Decided.BEFORE
    return Decided.AVERAGE if has_chance(match, move) else Decided.AFTER
