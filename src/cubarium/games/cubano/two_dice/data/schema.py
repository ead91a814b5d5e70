"""What the component files of Cub'ano 2 dice may hold."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.components.schema import Int, Key, Schema, Table
from cubarium.games.cubano.rules.board import COLOURS, SQUARES

MOST = 12
"""The rules keep numbers in small integers; what one throw brings must fit them with ease."""

SCHEMA = Schema(
    folder=Path(__file__).parent,
    files={
        "game.toml": (
            Table(
                "game",
                (
                    Key("standard_value", Int(1, MOST), "cubano-1.5"),
                    Key("exit_squares", Int(0, SQUARES), "cubano-2.33"),
                    Key("solvency", Int(0, MOST), "cubano-2.49"),
                ),
            ),
            Table(
                "colour",
                (Key("value", Int(1, MOST), "cubano-1.4"),),
                ids=COLOURS,
                rule="cubano-1.4",
            ),
        ),
    },
)
