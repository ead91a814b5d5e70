"""The components as the flat integer tables that the rules read.

The globals hold the built-in pack; `values_from` makes the same tables for any pack.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.games.cubano.naval_dice.data.schema import SCHEMA, SHIPS


def values_from(pack: Pack) -> dict[str, Any]:
    """Return the tables of a pack by the names they have in this module."""
    lengths = tuple(pack.tables["fleet"][ship] for ship in SHIPS)
    return {
        "SHIP_LENGTH": lengths,
        "FLEET_CUBES": sum(lengths),
        "MINE_LOSS": pack.tables["mine"]["loss"],
        "HOUSE_VALUES": pack.house_values,
    }


_BUILT_IN = values_from(built_in_pack(SCHEMA))

SHIP_LENGTH: tuple[int, ...] = _BUILT_IN["SHIP_LENGTH"]  # by ship: carrier, escort, submarine
FLEET_CUBES: int = _BUILT_IN["FLEET_CUBES"]
MINE_LOSS: int = _BUILT_IN["MINE_LOSS"]
HOUSE_VALUES: tuple[str, ...] = _BUILT_IN["HOUSE_VALUES"]  # names like "mine.loss", to be shown to players
