"""What the component file of Cub'ano Course may hold."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.components.schema import Int, Key, Schema, Table
from cubarium.games.cubano.rules.board import COLOURS, SQUARES

PLAYERS = 2

SCHEMA = Schema(
    folder=Path(__file__).parent,
    files={
        # A throw without cubes would let a game go on for ever.
        "game.toml": (
            Table("colour", (Key("value", Int(1, SQUARES), "cubano-1.4"),), ids=COLOURS, rule="cubano-1.4"),
        ),
    },
)
