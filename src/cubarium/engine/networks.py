"""The networks that games ship: their weights, and the card that says how they came to be."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cubarium.engine.contract import GameSpec, Learning
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
    """After so many choices an imagined game breaks off, and the network says how it stands."""


def has_network(spec: GameSpec) -> bool:
    """Tell whether a game ships a network."""
    return spec.learning is not None and (spec.learning.folder / WEIGHTS).is_file()


def read_network(spec: GameSpec) -> Network:
    """Return the network of a game.

    Raises:
        CubariumError: if it has none, or one that was made for other features.
    """
    if spec.learning is None or not has_network(spec):
        raise CubariumError(f"{spec.id} ships no network")
    return network_in(spec.learning)


def network_in(learning: Learning) -> Network:
    """Return the network that is kept in a folder, checked against what it is made for."""
    import numpy as np

    with np.load(learning.folder / WEIGHTS) as kept:
        weights = kept["weights"].astype(np.int32)
    if len(weights) != count_weights(learning.features):
        raise CubariumError(
            f"{learning.folder / WEIGHTS}: {len(weights)} weights, where {learning.features} features"
            f" need {count_weights(learning.features)}; train/ makes a new network"
        )
    card = tomllib.loads((learning.folder / CARD).read_text(encoding="utf-8"))
    return Network(weights, learning.features, card["horizon"])
