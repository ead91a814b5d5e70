"""What a review says, as plain data.

Shares are whole numbers, of which `Review.whole` make a victory: they add up without rounding.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from cubarium.engine.errors import Malformed

Shares = tuple[int, ...]
"""A number for each seat."""
FORMAT = 1
DOUBT = 2.5
"""Something is worth telling if it is larger than so many standard errors."""


@dataclass(frozen=True)
class SeatReview:
    """How the share of one seat came about: initial + luck + own + others = final."""

    name: str
    initial: int
    luck: int
    """What chance gave, to whomever it answered."""
    own: int
    """What the seat's own decisions gave."""
    others: int
    """What the decisions of the others gave."""
    final: int
    luck_error: float
    """The standard error of luck, in victories."""
    own_error: float

    @property
    def skill(self) -> int:
        """Return what decisions gave, of all seats together."""
        return self.own + self.others


@dataclass(frozen=True)
class MoveReview:
    """What one move changed for every seat."""

    number: int
    """Moves are counted from 1; 0 is the deal."""
    seat: int
    """Who moved; -1 for the deal."""
    action: str
    is_forced: bool
    skill: Shares
    luck: Shares
    luck_errors: tuple[float, ...]

    def is_sure(self, seat: int, whole: int) -> bool:
        """Tell whether it is beyond doubt that luck favoured a seat, or was against it."""
        return abs(self.luck[seat]) > DOUBT * self.luck_errors[seat] * whole

    def is_lucky(self, seat: int, whole: int) -> bool:
        """Tell whether luck favoured a seat beyond doubt."""
        return self.luck[seat] > 0 and self.is_sure(seat, whole)

    def luckiest(self) -> int:
        """Return the seat that luck favoured most."""
        return max(range(len(self.luck)), key=lambda seat: self.luck[seat])


@dataclass(frozen=True)
class DecisionReview:
    """One decision, judged by what its seat could know."""

    number: int
    seat: int
    action: str
    better: str
    """The best action that was found; the one that was chosen where none is better."""
    loss: float
    """How much of a victory the better action would have given more; less than nothing is noise."""
    error: float
    """The standard error of the loss."""
    choices: int

    @property
    def is_mistake(self) -> bool:
        """Tell whether the other action is better beyond doubt."""
        return self.action != self.better and self.loss > DOUBT * self.error


@dataclass(frozen=True)
class Review:
    """Luck and skill of a match."""

    game: str
    playouts: int
    """How often every position was played on."""
    whole: int
    """How many parts a victory has here."""
    is_over: bool
    seats: tuple[SeatReview, ...]
    shares: tuple[Shares, ...]
    """The shares after each number of moves, from 0 on."""
    moves: tuple[MoveReview, ...]
    """The deal first, if there was one, then the moves."""
    decisions: tuple[DecisionReview, ...]

    def mistakes_of(self, seat: int) -> list[DecisionReview]:
        """Return the decisions of a seat that cost something beyond doubt, the worst first."""
        found = [each for each in self.decisions if each.seat == seat and each.is_mistake]
        return sorted(found, key=lambda each: -each.loss)

    def luck_of(self, seat: int) -> list[MoveReview]:
        """Return the moves at which luck favoured a seat most of all, beyond doubt, the luckiest first."""
        found = [each for each in self.moves if each.luckiest() == seat and each.is_lucky(seat, self.whole)]
        return sorted(found, key=lambda each: -each.luck[seat])

    def to_json(self) -> dict[str, Any]:
        """Return the review as plain JSON values; seats are counted from 0 there."""
        return {"format": FORMAT, **asdict(self)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Review:
        """Read what `to_json` has written.

        Raises:
            Malformed: if it is something else.
        """
        if data.get("format") != FORMAT:
            raise Malformed(f"this is no review of format {FORMAT}")
        fields = {name: value for name, value in data.items() if name != "format"}
        moves = [
            {**each, **{name: tuple(each[name]) for name in ("skill", "luck", "luck_errors")}}
            for each in fields["moves"]
        ]
        parts = {
            "seats": tuple(SeatReview(**each) for each in fields["seats"]),
            "shares": tuple(map(tuple, fields["shares"])),
            "moves": tuple(MoveReview(**each) for each in moves),
            "decisions": tuple(DecisionReview(**each) for each in fields["decisions"]),
        }
        return cls(**{**fields, **parts})
