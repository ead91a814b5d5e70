"""What the tables for tests of all games share: a match, who is asked, what is legal and what is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from cubarium.engine.chance import Note
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import IllegalAction
from cubarium.engine.match import Match


class AnyTable:
    """A match and short ways to look at it; a game's own table adds how it is played."""

    def __init__(self, match: Match) -> None:
        """Sit down at a match."""
        self.match = match

    @property
    def asked(self) -> int:
        """Return the one seat that is asked."""
        (seat,) = self.match.actors()
        return seat

    @property
    def state(self) -> dict[str, Any]:
        """Return the position as JSON."""
        return self.match.to_json()

    def legal(self, seat: int | None = None) -> list[str]:
        """Return what a seat may do, the one that is asked unless another is named."""
        chosen = self.asked if seat is None else seat
        return [self.match.spec.actions.to_text(action) for action in self.match.legal(chosen)]

    def refusal(self, action: str, seat: int | None = None) -> IllegalAction:
        """Return how an action is refused; nothing may change by it."""
        before = self.match.packed()
        with pytest.raises(IllegalAction) as caught:
            self.match.act(self.asked if seat is None else seat, action)
        assert self.match.packed() == before
        return caught.value

    def refused(self, action: str, seat: int | None = None) -> str:
        """Return the rule that refuses an action."""
        return self.refusal(action, seat).rule


def played(match: Match, seed: int) -> Iterator[Match]:
    """Play on at random; yield the match at each decision and once more at its end."""
    mind = random.Random(seed)
    while not match.is_over:
        yield match
        asked = match.actors()
        seat = asked[0] if len(asked) == 1 else mind.choice(asked)
        match.act(seat, mind.choice(match.legal(seat)))
    yield match


def events_named(spec: GameSpec, notes: Sequence[Note], event: str) -> list[dict[str, int]]:
    """Return the events of one name, each as its numbers by name."""
    found = []
    for note in notes:
        kind = spec.events[note.kind]
        if kind.name == event:
            numbers = (note.a, note.b, note.c, note.d)[: len(kind.fields)]
            found.append({"seat": note.seat, **dict(zip(kind.fields, numbers, strict=True))})
    return found
