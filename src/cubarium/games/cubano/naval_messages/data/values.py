"""The components as the numbers that the rules read.

The globals hold the built-in pack; `values_from` makes the same numbers for any pack.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.games.cubano.naval_messages.data.schema import SCHEMA


def values_from(pack: Pack) -> dict[str, Any]:
    """Return the tables of a pack by the names they have in this module."""
    return {"MESSAGES": pack.tables["game"]["messages"], "HOUSE_VALUES": pack.house_values}


_BUILT_IN = values_from(built_in_pack(SCHEMA))

MESSAGES: int = _BUILT_IN["MESSAGES"]
HOUSE_VALUES: tuple[str, ...] = _BUILT_IN["HOUSE_VALUES"]  # names like "game.messages", shown to players
