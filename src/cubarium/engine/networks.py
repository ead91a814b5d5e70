"""The networks that games ship: their weights, and the card that says how they came to be."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cubarium.engine.contract import GameSpec, NetworkPlace
from cubarium.engine.errors import CubariumError
from cubarium.engine.rules.network import count_weights

if TYPE_CHECKING:
    from numpy.typing import NDArray

WEIGHTS = "weights.npz"
CARD = "card.toml"


@dataclass(frozen=True, eq=False)
class Network:
    """What has been learned of a game."""

    weights: NDArray[Any]
    features: int
    horizon: int
    """When an imagined game has come to rest so many times, the network says how it stands."""


def has_network(spec: GameSpec) -> bool:
    """Tell whether a game ships a network."""
    return spec.network is not None and (spec.network.folder / WEIGHTS).is_file()


def read_network(spec: GameSpec) -> Network:
    """Return the network of a game.

    Raises:
        CubariumError: if it has none, or one that was made for other features.
    """
    if spec.network is None or not has_network(spec):
        raise CubariumError(f"{spec.id} ships no network")
    return network_in(spec.network)


def network_in(place: NetworkPlace) -> Network:
    """Return the network that is kept in a folder, checked against what it is made for."""
    import numpy as np

    with np.load(place.folder / WEIGHTS) as kept:
        weights = kept["weights"].astype(np.int32)
    if len(weights) != count_weights(place.features):
        raise CubariumError(
            f"{place.folder / WEIGHTS}: {len(weights)} weights, where {place.features} features"
            f" need {count_weights(place.features)}; train/ makes a new network"
        )
    card = tomllib.loads((place.folder / CARD).read_text(encoding="utf-8"))
    return Network(weights, place.features, card["horizon"])
