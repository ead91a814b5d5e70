"""What the component file of the naval battle of dice may hold."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.components.schema import Int, Key, Schema, Table

SHIPS = ("carrier", "escort", "submarine")
LONGEST = 3
"""Ships of four squares could be placed so that the last one finds no room."""
MOST_LOST = LONGEST * len(SHIPS)

SCHEMA = Schema(
    folder=Path(__file__).parent,
    files={
        "game.toml": (
            Table("fleet", tuple(Key(ship, Int(1, LONGEST), "cubano-6.5") for ship in SHIPS)),
            Table("mine", (Key("loss", Int(1, MOST_LOST), "cubano-6.12"),)),
        )
    },
)
