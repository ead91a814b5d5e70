"""What many games say: how much it is worth to name first, and how long the search takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray

ORDERS = ("first", "second")


class Statistics:
    """Adds up batches of final states."""

    def __init__(self, tables: Mapping[str, Any], players: int) -> None:
        """Start with nothing."""
        self.games = 0
        self.wins = [0.0] * len(ORDERS)
        self.named = [0] * len(ORDERS)
        self.found = [0] * len(ORDERS)

    def add(self, states: NDArray[Any], share: NDArray[Any]) -> None:
        """Take in a batch; `share` is each seat's part of the victory."""
        import numpy as np

        self.games += len(states)
        # What a seat names and finds lies in the other half: seat 0 searches the right one.
        named = np.stack([states["right_named"], states["left_named"]], axis=1)
        hidden = np.stack([states["right_hidden"], states["left_hidden"]], axis=1)
        games = np.arange(len(states))
        for order in range(len(ORDERS)):
            seat = (states["starter"] + order) % len(ORDERS)
            self.wins[order] += float(share[games, seat].sum())
            self.named[order] += int(np.bitwise_count(named[games, seat]).sum())
            self.found[order] += int(np.bitwise_count(named[games, seat] & hidden[games, seat]).sum())

    def report(self) -> dict[str, list[dict[str, Any]]]:
        """Return one table: the player who names first, and the other."""
        return {
            "naming_order": [
                {
                    "order": name,
                    "won_share": self.wins[order] / self.games,
                    "squares_named": self.named[order] / self.games,
                    "messages_found": self.found[order] / self.games,
                }
                for order, name in enumerate(ORDERS)
            ]
        }
