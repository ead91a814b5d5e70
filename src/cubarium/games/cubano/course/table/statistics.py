"""What many games say: what it is worth to begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cubarium.games.cubano.course.data.schema import PLAYERS

if TYPE_CHECKING:
    from numpy.typing import NDArray

ORDER = ("first", "second")


class Statistics:
    """Adds up batches of final states."""

    def __init__(self, tables: Mapping[str, Any], players: int) -> None:
        """Start with nothing."""
        import numpy as np

        self.games = 0
        self.squares = np.zeros(PLAYERS)
        self.wins = np.zeros(PLAYERS)

    def add(self, states: NDArray[Any], share: NDArray[Any]) -> None:
        """Take in a batch; `share` is each seat's part of the victory."""
        import numpy as np

        games = np.arange(len(states))
        self.games += len(states)
        for place in range(PLAYERS):
            seat = (states["starter"] + place) % PLAYERS
            self.squares[place] += states["seats"]["covered"][games, seat].sum()
            self.wins[place] += share[games, seat].sum()

    def report(self) -> dict[str, list[dict[str, Any]]]:
        """Return one table, a row for the player who begins and one for the other."""
        return {
            "order": [
                {
                    "order": name,
                    "squares_mean": float(self.squares[place] / self.games),
                    "won_share": float(self.wins[place] / self.games),
                }
                for place, name in enumerate(ORDER)
            ]
        }
