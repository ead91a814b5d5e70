"""What many games say: how often each colour is played, what it covers and how often it wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cubarium.games.cubano.rules.board import COLOURS

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Statistics:
    """Adds up batches of final states."""

    def __init__(self, tables: Mapping[str, Any], players: int) -> None:
        """Start with nothing."""
        import numpy as np

        self.players = players
        self.seats = 0
        self.played = np.zeros(len(COLOURS))
        self.squares = np.zeros(len(COLOURS))
        self.wins = np.zeros(len(COLOURS))

    def add(self, states: NDArray[Any], share: NDArray[Any]) -> None:
        """Take in a batch; `share` is each seat's part of the victory."""
        chosen = states["seats"]["colour"][:, : self.players]
        self.seats += chosen.size
        for place in range(len(COLOURS)):
            own = chosen == place + 1
            self.played[place] += own.sum()
            self.squares[place] += (states["colours"] == place + 1).sum()
            self.wins[place] += share[own].sum()

    def report(self) -> dict[str, list[dict[str, Any]]]:
        """Return one table, a row for each colour."""
        return {
            "colours": [
                {
                    "colour": name,
                    "played_share": float(self.played[place] / self.seats),
                    "squares_mean": _ratio(self.squares[place], self.played[place]),
                    "won_share": _ratio(self.wins[place], self.played[place]),
                }
                for place, name in enumerate(COLOURS)
            ]
        }


def _ratio(part: Any, whole: Any) -> float | None:
    return float(part / whole) if whole else None
