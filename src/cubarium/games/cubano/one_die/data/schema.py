"""What the component file of Cub'ano 1 die may hold."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.components.schema import Int, Key, Schema, Table
from cubarium.games.cubano.rules.board import COLOURS, EDGES

MIN_PLAYERS = 2
MAX_PLAYERS = len(COLOURS)

SCHEMA = Schema(
    folder=Path(__file__).parent,
    files={
        "game.toml": (
            Table(
                "game",
                (
                    # A throw without bars would let a game go on for ever.
                    Key("standard", Int(1, EDGES), "cubano-3.5"),
                    Key("flip_lap", Int(1, EDGES), "cubano-3.6"),
                ),
            ),
            Table("colour", (Key("value", Int(1, EDGES), "cubano-1.4"),), ids=COLOURS, rule="cubano-1.4"),
        ),
    },
)
