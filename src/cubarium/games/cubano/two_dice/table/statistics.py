"""What many games say: how players end, and what each way of ending is worth.

Final states hold the board, how every player left, and the phase the game reached.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cubarium.games.cubano.two_dice.state import DEPARTURES, STATUS_NAMES

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Statistics:
    """Adds up batches of final states."""

    def __init__(self, tables: Mapping[str, Any], players: int) -> None:
        """Start with nothing."""
        import numpy as np

        self.players = players
        self.games = 0
        self.ended = np.zeros(len(STATUS_NAMES))
        self.squares = np.zeros(len(STATUS_NAMES))
        self.wins = np.zeros(len(STATUS_NAMES))
        self.phases = np.zeros(DEPARTURES + 1)
        self.filled = np.zeros(DEPARTURES + 1)

    def add(self, states: NDArray[Any], share: NDArray[Any]) -> None:
        """Take in a batch; `share` is each seat's part of the victory."""
        import numpy as np

        seats = states["seats"][:, : self.players]
        self.games += len(states)
        for status in range(len(STATUS_NAMES)):
            so = seats["status"] == status
            self.ended[status] += so.sum()
            self.squares[status] += seats["squares"][so].sum(dtype=np.int64)
            self.wins[status] += share[so].sum()
        filled = (states["colours"] != 0).sum(axis=1)
        for phase in range(1, DEPARTURES + 1):
            so = states["phase"] == phase
            self.phases[phase] += so.sum()
            self.filled[phase] += filled[so].sum()

    def report(self) -> dict[str, list[dict[str, Any]]]:
        """Return one table for the ways of ending and one for the phases games end in."""
        return {
            "endings": [
                {
                    "ending": STATUS_NAMES[status],
                    "players_share": float(self.ended[status] / (self.games * self.players)),
                    "squares_mean": float(self.squares[status] / self.ended[status]),
                    "won_share": float(self.wins[status] / self.ended[status]),
                }
                for status in range(len(STATUS_NAMES))
                if self.ended[status]
            ],
            "phases": [
                {
                    "phase": phase,
                    "games_share": float(self.phases[phase] / self.games),
                    "squares_mean": float(self.filled[phase] / self.phases[phase]),
                }
                for phase in range(1, DEPARTURES + 1)
                if self.phases[phase]
            ],
        }
