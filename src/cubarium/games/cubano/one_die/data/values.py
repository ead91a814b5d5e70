"""The components as the flat integer tables that the rules read.

The globals hold the built-in pack; `values_from` makes the same tables for any pack.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.games.cubano.one_die.data.schema import SCHEMA
from cubarium.games.cubano.rules.board import COLOURS, GEOMETRY


def values_from(pack: Pack) -> dict[str, Any]:
    """Return the tables of a pack by the names they have in this module, and the shape of the board."""
    game, colour = pack.tables["game"], pack.tables["colour"]
    return {
        **GEOMETRY,
        "COLOUR_BARS": (0, *(colour[name]["value"] for name in COLOURS)),
        "STANDARD": game["standard"],
        "FLIP_LAP": game["flip_lap"],
        "HOUSE_VALUES": pack.house_values,
    }


_BUILT_IN = values_from(built_in_pack(SCHEMA))

COLOUR_BARS: tuple[int, ...] = _BUILT_IN["COLOUR_BARS"]  # by colour, counted from 1
STANDARD: int = _BUILT_IN["STANDARD"]
FLIP_LAP: int = _BUILT_IN["FLIP_LAP"]
HOUSE_VALUES: tuple[str, ...] = _BUILT_IN["HOUSE_VALUES"]  # names like "game.standard", shown to players
