"""Observations for networks: every choice among names, and every seat, becomes a number of its own.

A choice is the place of a name in a list, and place 7 is not more than place 3: a network does better with a
row in which the place alone is 1. Numbers and yes or no stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cubarium.engine.observation import Observations

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Expansion:
    """Turns rows of observations into longer rows for networks."""

    def __init__(self, layout: Observations) -> None:
        """Find out which numbers stay and which are spread out."""
        import numpy as np

        self.names: list[str] = []
        """What each number of an expanded row stands for."""
        kept, spread, firsts = [], [], []
        for part in layout.parts:
            for place in range(part.length):
                name = part.name if part.length == 1 else f"{part.name}[{place}]"
                if part.kind in ("choice", "seat"):
                    spread.append(part.start + place)
                    firsts.append(len(self.names))
                    known = part.names or tuple(f"seat {seat}" for seat in range(part.high + 1))
                    self.names += [f"{name} = {word}" for word in known]
                else:
                    kept.append((part.start + place, len(self.names)))
                    self.names.append(name)
        self.kept = np.array(kept, np.int64).reshape(-1, 2).T
        """Where the numbers that stay are found, and where they go."""
        self.spread, self.firsts = np.array(spread, np.int64), np.array(firsts, np.int64)
        """Where the others are found, and where the places of each begin."""

    @property
    def size(self) -> int:
        """Return how many numbers an expanded row has."""
        return len(self.names)

    def __call__(self, observations: NDArray[Any]) -> NDArray[Any]:
        """Return the rows, expanded."""
        import numpy as np

        rows = np.zeros((len(observations), self.size), np.float32)
        rows[:, self.kept[1]] = observations[:, self.kept[0]]
        chosen = observations[:, self.spread]
        row, column = np.nonzero(chosen >= 0)
        rows[row, self.firsts[column] + chosen[row, column]] = 1
        return rows
