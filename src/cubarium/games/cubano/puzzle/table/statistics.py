"""What many games say: how often the picture is rebuilt, and in how many moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Statistics:
    """Adds up batches of final states."""

    def __init__(self, tables: Mapping[str, Any], players: int) -> None:
        """Start with nothing."""
        self.pattern = 0
        self.games = 0
        self.solved = 0
        self.solved_moves = 0
        self.solved_par = 0
        self.right = 0.0

    def add(self, states: NDArray[Any], share: NDArray[Any]) -> None:
        """Take in a batch; all its games have the same options."""
        picture, colours = states["picture"], states["colours"]
        wanted = picture > 0
        right = (wanted & (picture == colours)).sum(axis=1)
        solved = right == wanted.sum(axis=1)
        self.pattern = int(states["pattern"][0])
        self.games += len(states)
        self.solved += int(solved.sum())
        self.solved_moves += int(states["moves"][solved].sum())
        self.solved_par += int(states["par"][solved].sum())
        self.right += float((right / wanted.sum(axis=1)).sum())

    def report(self) -> dict[str, list[dict[str, Any]]]:
        """Return one table of one row, for the picture of these games."""
        return {
            "pictures": [
                {
                    "pattern": self.pattern,
                    "solved_share": self.solved / self.games,
                    "right_share": self.right / self.games,
                    "moves_mean": _ratio(self.solved_moves, self.solved),
                    "par_mean": _ratio(self.solved_par, self.solved),
                }
            ]
        }


def _ratio(part: int, whole: int) -> float | None:
    return part / whole if whole else None
