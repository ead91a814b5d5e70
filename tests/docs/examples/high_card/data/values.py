"""The values that the rules read, for the built-in pack and for any other."""

from __future__ import annotations

from typing import Any

from cubarium.engine.components.pack import Pack, built_in_pack
from high_card.data.schema import SCHEMA


def values_from(pack: Pack) -> dict[str, Any]:
    """Return the values of a pack by the names they have in this module."""
    return {"HAND": pack.tables["game"]["hand"], "HOUSE_VALUES": pack.house_values}


HAND: int = values_from(built_in_pack(SCHEMA))["HAND"]
