"""The luck a sketch is completed with: the same for the same seed, and never that of a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from cubarium.engine.chance import TABLE, TableChance, seeded
from cubarium.engine.rules.draws import draw

T = TypeVar("T")
SKETCHING = 32
"""What this luck is for: it shares no outcome with dealing or thinking."""


class Luck:
    """Whole numbers, picks and orders by chance."""

    def __init__(self, seed: int, number: int = 0) -> None:
        """Take the luck of a seed; each number has luck of its own."""
        self.chance: TableChance = seeded(seed, number, SKETCHING)

    def below(self, limit: int) -> int:
        """Return a number from 0 to below a limit."""
        return draw(self.chance, TABLE, limit)

    def pick(self, things: Sequence[T]) -> T:
        """Return one of some things."""
        return things[self.below(len(things))]

    def mixed(self, things: Iterable[T]) -> list[T]:
        """Return things in any order."""
        left = list(things)
        for i in range(len(left) - 1, 0, -1):
            j = self.below(i + 1)
            left[i], left[j] = left[j], left[i]
        return left
