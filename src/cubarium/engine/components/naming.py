"""What values of a pack are called."""

from __future__ import annotations

from typing import Any

from cubarium.engine.contract import GameSpec


def told_name(spec: GameSpec, name: str, language: str) -> str:
    """Return what a value is called."""
    return name


def told_value(spec: GameSpec, name: str, value: Any, language: str) -> str:
    """Return a value in words."""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
