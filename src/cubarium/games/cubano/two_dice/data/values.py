"""The components as the flat integer tables that the rules read, with the geometry of the board."""

from __future__ import annotations

from typing import Any

from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.games.cubano.rules.board import COLOURS, GEOMETRY
from cubarium.games.cubano.two_dice.data.schema import SCHEMA


def values_from(pack: Pack) -> dict[str, Any]:
    """Return the tables of a pack by the names they have in this module and in `board`."""
    game, colour = pack.tables["game"], pack.tables["colour"]
    return {
        **GEOMETRY,
        "STANDARD": game["standard_value"],
        "EXIT_SQUARES": game["exit_squares"],
        "SOLVENT": game["solvency"],
        "VALUES": (0, *(colour[name]["value"] for name in COLOURS)),
        "HOUSE_VALUES": pack.house_values,
    }


_BUILT_IN = values_from(built_in_pack(SCHEMA))

STANDARD: int = _BUILT_IN["STANDARD"]
EXIT_SQUARES: int = _BUILT_IN["EXIT_SQUARES"]
SOLVENT: int = _BUILT_IN["SOLVENT"]
VALUES: tuple[int, ...] = _BUILT_IN["VALUES"]  # by colour, 0 for none
HOUSE_VALUES: tuple[str, ...] = _BUILT_IN["HOUSE_VALUES"]  # names like "game.solvency"
