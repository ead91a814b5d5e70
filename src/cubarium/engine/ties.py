"""Ties: what ranks seats that have the same score, told from the final state of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple, Self

from cubarium.engine.contract import TieBreak

Compare = Callable[[Any, int, int], TieBreak]


class Tie(NamedTuple):
    """Seats with the same score: which of them rank above which, or all of them together, and why."""

    above: Sequence[int]
    """Those ahead; all that are equal where there is nobody below."""
    below: Sequence[int]
    place: int
    """The place of those ahead."""
    score: int
    rule: str
    message: str
    numbers: Mapping[str, int]

    def to_json(self) -> dict[str, Any]:
        """Return what is stored with a result."""
        return {**self._asdict(), "above": list(self.above), "below": list(self.below)}

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Self:
        """Return what was stored with a result."""
        return cls(**stored)


def places_of(returns: Sequence[int]) -> list[int]:
    """Return the place of every seat from how many it beats less how many beat it; equals share one."""
    return [1 + sum(other > own for other in returns) for own in returns]


def ties_of(state: Any, scores: Sequence[int], places: Sequence[int], compare: Compare) -> list[Tie]:
    """Return every tie of a final state, from the first place to the last."""
    seats = sorted(range(len(scores)), key=lambda seat: places[seat])
    classes = [list(group) for _, group in groupby(seats, key=lambda seat: places[seat])]
    found: list[Tie] = []

    def add(above: list[int], below: list[int], one: int, other: int) -> None:
        reason = compare(state, one, other)
        place, score = places[one], scores[one]
        found.append(Tie(above, below, place, score, reason.rule, reason.message, reason.numbers))

    for i, equals in enumerate(classes):
        if len(equals) > 1:
            add(equals, [], equals[0], equals[1])
        after = classes[i + 1] if i + 1 < len(classes) else []
        if after and scores[after[0]] == scores[equals[0]]:
            add(equals, after, equals[0], after[0])
    return found
