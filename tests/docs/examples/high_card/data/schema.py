"""What the component file may hold."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.components.schema import Int, Key, Schema, Table

SCHEMA = Schema(
    folder=Path(__file__).parent,
    files={"game.toml": (Table("game", (Key("hand", Int(1, 3), "high-card-1.1"),)),)},
)
