"""What many games say: how the ships fare, and how much it is worth to fire first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cubarium.games.cubano.naval_dice.data.schema import SHIPS

if TYPE_CHECKING:
    from numpy.typing import NDArray

ORDERS = ("first", "second")


class Statistics:
    """Adds up batches of final states."""

    def __init__(self, tables: Mapping[str, Any], players: int) -> None:
        """Start with nothing."""
        self.players = players
        self.games = 0
        self.lost = [0] * len(SHIPS)
        self.sunk = [0] * len(SHIPS)
        self.wins = [0.0] * len(ORDERS)
        self.points = [0] * len(ORDERS)

    def add(self, states: NDArray[Any], share: NDArray[Any]) -> None:
        """Take in a batch; `share` is each seat's part of the victory."""
        import numpy as np

        self.games += len(states)
        lost = states["seats"]["lost"]
        for ship in range(len(SHIPS)):
            squares = states["seats"]["ships"][:, :, ship]
            self.lost[ship] += int(np.bitwise_count(squares & lost).sum())
            self.sunk[ship] += int((squares & ~lost == 0).sum())
        games = np.arange(len(states))
        for order in range(len(ORDERS)):
            seat = (states["starter"] + order) % self.players
            self.wins[order] += float(share[games, seat].sum())
            self.points[order] += int(np.bitwise_count(lost[games, 1 - seat]).sum())

    def report(self) -> dict[str, list[dict[str, Any]]]:
        """Return one table for the ships and one for the order of firing."""
        fleets = self.games * self.players
        return {
            "ships": [
                {"ship": ship, "cubes_lost": self.lost[i] / fleets, "sunk_share": self.sunk[i] / fleets}
                for i, ship in enumerate(SHIPS)
            ],
            "firing_order": [
                {
                    "order": name,
                    "won_share": self.wins[order] / self.games,
                    "points_mean": self.points[order] / self.games,
                }
                for order, name in enumerate(ORDERS)
            ],
        }
