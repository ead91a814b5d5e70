"""What many games say: how eggs of each colour were collected, and what the winners had.

Final states hold the eggs of every player and the cards that were removed; how cards were played is gone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cubarium.games.trex.data.schema import COLOURS
from cubarium.games.trex.state import CARDS

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Statistics:
    """Adds up batches of final states."""

    def __init__(self, tables: Mapping[str, Any], players: int) -> None:
        """Start with nothing."""
        import numpy as np

        self.values, self.players = tables, players
        self.seats = 0
        self.eggs = np.zeros(len(COLOURS))
        self.egg_points = np.zeros(len(COLOURS))
        self.egg_holders = np.zeros(len(COLOURS))
        self.winner_eggs = np.zeros(len(COLOURS))
        self.winners = 0.0
        self.kept = np.zeros(CARDS)
        self.kept_wins = np.zeros(CARDS)

    def add(self, states: NDArray[Any], share: NDArray[Any]) -> None:
        """Take in a batch; `share` is each seat's part of the victory."""
        import numpy as np

        eggs = states["seats"]["eggs"][:, : self.players].astype(np.int64)
        self.seats += eggs.shape[0] * self.players
        self.eggs += eggs.sum(axis=(0, 1))
        self.egg_points += (eggs * eggs).sum(axis=(0, 1))
        self.egg_holders += (eggs > 0).sum(axis=(0, 1))
        self.winner_eggs += (eggs * share[:, :, None]).sum(axis=(0, 1))
        self.winners += float(share.sum())
        removed = states["seats"]["removed"] | states["removed_unseen"]
        for card in range(CARDS):
            kept = (removed[:, : self.players] >> card & 1) == 0
            self.kept[card] += kept.sum()
            self.kept_wins[card] += share[kept].sum()

    def report(self) -> dict[str, list[dict[str, Any]]]:
        """Return one table for the eggs and one for the cards that were left at the end."""
        return {
            "eggs": [
                {
                    "colour": name,
                    "eggs_mean": float(self.eggs[c] / self.seats),
                    "held_share": float(self.egg_holders[c] / self.seats),
                    "points_mean": float(self.egg_points[c] / self.seats),
                    "points_per_egg": _ratio(self.egg_points[c], self.eggs[c]),
                    "winner_eggs": _ratio(self.winner_eggs[c], self.winners),
                }
                for c, name in enumerate(COLOURS)
            ],
            "cards_left": [
                {
                    "card": name,
                    "left_share": float(self.kept[card] / self.seats),
                    "keeper_win_share": _ratio(self.kept_wins[card], self.kept[card]),
                }
                for card, name in enumerate(self.values["CARD_NAMES"])
            ],
        }


def _ratio(part: Any, whole: Any) -> float | None:
    return float(part / whole) if whole else None
