"""What the component file of the naval battle of messages may hold."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.components.schema import Int, Key, Schema, Table

MOST_MESSAGES = 16

SCHEMA = Schema(
    folder=Path(__file__).parent,
    files={"game.toml": (Table("game", (Key("messages", Int(1, MOST_MESSAGES), "cubano-5.3"),)),)},
)
