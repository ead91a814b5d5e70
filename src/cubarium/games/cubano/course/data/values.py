"""The components as the flat integer tables that the rules read.

The globals hold the built-in pack; `values_from` makes the same tables for any pack.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.games.cubano.course.data.schema import SCHEMA
from cubarium.games.cubano.rules.board import COLOURS, GEOMETRY, NO_SQUARE, SIDE, SIDES, SQUARES


def _diagonals(square: int) -> tuple[int, ...]:
    """Return the squares that touch this one by a corner, filled up with -1."""
    digit, letter = divmod(square, SIDE)
    found = [
        (digit + up) * SIDE + letter + right
        for up in (-1, 1)
        for right in (-1, 1)
        if 0 <= digit + up < SIDE and 0 <= letter + right < SIDE
    ]
    return (*found, *([NO_SQUARE] * (SIDES - len(found))))


def values_from(pack: Pack) -> dict[str, Any]:
    """Return the tables of a pack by the names they have in this module, and the shape of the board."""
    colour = pack.tables["colour"]
    return {
        **GEOMETRY,
        "DIAGONALS": tuple(_diagonals(square) for square in range(SQUARES)),
        "COLOUR_CUBES": (0, *(colour[name]["value"] for name in COLOURS)),
        "HOUSE_VALUES": pack.house_values,
    }


_BUILT_IN = values_from(built_in_pack(SCHEMA))

DIAGONALS: tuple[tuple[int, ...], ...] = _BUILT_IN["DIAGONALS"]  # by square
COLOUR_CUBES: tuple[int, ...] = _BUILT_IN["COLOUR_CUBES"]  # by colour, counted from 1
HOUSE_VALUES: tuple[str, ...] = _BUILT_IN["HOUSE_VALUES"]  # names like "colour.red.value", shown to players
