"""What many games say: how each card type pays in the last round, and each tile in every round.

Final states hold the collections of the last round, and the tiles and points of all rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cubarium.games.cubosaurs.data.schema import MAX_ROUNDS
from cubarium.games.cubosaurs.state import TILES

if TYPE_CHECKING:
    from numpy.typing import NDArray

TYPE_IDS = ("trex", "stego", "bronto", "ptero", "penta", "grey", "black", "egg")
SERIES_TYPES = 5
GREY, BLACK, EGG = 5, 6, 7
FIRST_EGG = 49


class Statistics:
    """Adds up batches of final states."""

    def __init__(self, tables: Mapping[str, Any], players: int) -> None:
        """Start with nothing."""
        import numpy as np

        self.values, self.players = tables, players
        self.hands = 0
        self.type_cards = np.zeros(len(TYPE_IDS))
        self.type_points = np.zeros(len(TYPE_IDS))
        self.type_held = np.zeros(len(TYPE_IDS))
        self.tile_bought = np.zeros(TILES)
        self.tile_margin = np.zeros(TILES)
        self.tile_wins = np.zeros(TILES)
        self.rounds = 0
        self.tiles_in_game = 0

    def add(self, states: NDArray[Any], share: NDArray[Any]) -> None:
        """Take in a batch; `share` is each seat's part of the victory."""
        import numpy as np

        collections = states["seats"]["collection"][:, : self.players]
        self.hands += collections.size
        counts = [np.bitwise_count(collections & self.values["TYPE_CARDS"][t]) for t in range(len(TYPE_IDS))]
        points = self._points(collections, counts)
        for t in range(len(TYPE_IDS)):
            self.type_cards[t] += counts[t].sum()
            self.type_held[t] += (counts[t] > 0).sum()
            self.type_points[t] += points[t].sum()
        self._add_tiles(states, share)

    def _points(self, collections: NDArray[Any], counts: list[NDArray[Any]]) -> list[NDArray[Any]]:
        import numpy as np

        series = np.array(self.values["SERIES"])
        points = [series[t][np.minimum(counts[t], 4)] for t in range(SERIES_TYPES)]
        pairs = np.minimum(counts[GREY], counts[BLACK])
        for order in (self.values["GREY_BEST_FIRST"], self.values["BLACK_BEST_FIRST"]):
            paired = np.zeros_like(pairs)
            worth = np.zeros(collections.shape, np.int64)
            for card in order:
                held = (collections >> card & 1) == 1
                in_pair = held & (paired < pairs)
                alone = np.where(held, self.values["LONELY"][card], 0)
                worth += np.where(in_pair, self.values["PAIR"][card], alone)
                paired += in_pair.astype(paired.dtype)
            points.append(worth)
        points.append(self._egg_points(collections, counts))
        return points

    def _egg_points(self, collections: NDArray[Any], counts: list[NDArray[Any]]) -> NDArray[Any]:
        import numpy as np

        worth = np.zeros(collections.shape, np.int64)
        for egg, types in enumerate(self.values["EGG_TYPES"]):
            own = sum(counts[t].astype(np.int64) for t in range(len(TYPE_IDS)) if types >> t & 1)
            most = (own > 0) & (own == np.max(own, axis=1, keepdims=True))
            paid = np.where(most, self.values["EGG_REWARD"][egg], self.values["EGG_PENALTY"][egg])
            worth += np.where(collections >> (FIRST_EGG + egg) & 1, paid, 0)
        return worth

    def _add_tiles(self, states: NDArray[Any], share: NDArray[Any]) -> None:
        with_tiles = states["advanced"] == 1
        if with_tiles.any():
            every = (1 << TILES) - 1
            acts_on_others = states["direct_interaction"][with_tiles].any()
            self.tiles_in_game |= every if acts_on_others else every & ~self.values["TILE_INTERACTION"]
        for r in range(MAX_ROUNDS):
            played = states["rounds"] > r
            scores = states["seats"]["round_scores"][:, : self.players, r]
            margin = scores - scores.mean(axis=1, keepdims=True)
            bought = states["seats"]["tiles"][:, : self.players, r]
            self.rounds += int(played.sum())
            for tile in range(TILES):
                buyers = ((bought >> tile & 1) == 1) & played[:, None]
                self.tile_bought[tile] += buyers.sum()
                self.tile_margin[tile] += margin[buyers].sum()
                self.tile_wins[tile] += share[buyers].sum()

    def report(self) -> dict[str, list[dict[str, Any]]]:
        """Return one table for card types and, where tiles were in the game, one for these."""
        tables: dict[str, list[dict[str, Any]]] = {
            "card_types": [
                {
                    "type": name,
                    "copies_mean": float(self.type_cards[t] / self.hands),
                    "held_share": float(self.type_held[t] / self.hands),
                    "points_mean": float(self.type_points[t] / self.hands),
                    "points_per_card": _ratio(self.type_points[t], self.type_cards[t]),
                }
                for t, name in enumerate(TYPE_IDS)
            ]
        }
        if self.tiles_in_game:
            tables["tiles"] = [
                {
                    "tile": tile + 1,
                    "cost": self.values["TILE_COST"][tile],
                    "bought_per_round": float(self.tile_bought[tile] / self.rounds),
                    "margin_mean": _ratio(self.tile_margin[tile], self.tile_bought[tile]),
                    "win_share": _ratio(self.tile_wins[tile], self.tile_bought[tile]),
                }
                for tile in range(TILES)
                if self.tiles_in_game >> tile & 1
            ]
        return tables


def _ratio(part: Any, whole: Any) -> float | None:
    return float(part / whole) if whole else None
