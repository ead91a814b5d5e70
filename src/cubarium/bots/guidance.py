"""The compiled search of a game that its network guides, with the memory it works in."""

from __future__ import annotations

from typing import ClassVar

from cubarium.bots.trial import Comparison
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.networks import Network
from cubarium.engine.rules import guided, network


class Guidance(Comparison):
    """Tries actions in imagined worlds, and asks the network how they stand."""

    entry: ClassVar[str] = guided.compare_guided.__name__

    def __init__(self, spec: GameSpec, components: Pack, network_of_game: Network) -> None:
        """Compile the search, or take it from the cache."""
        import numpy as np

        _, most_players = spec.players
        self._more = (
            network_of_game.weights,
            np.zeros(network_of_game.features, np.int8),
            np.zeros(network.FIRST, np.int32),
            np.zeros(most_players, np.int64),
            network_of_game.horizon,
        )
        super().__init__(spec, components)
