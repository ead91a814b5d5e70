"""The journal, in which rules write what happens. Compiled rules leave it out."""

from __future__ import annotations

from typing import Any

from cubarium.engine.chance import Note


def note(chance: Any, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Write in the journal that something happened; compiled rules leave this out."""
    chance.journal.append(Note(kind, seat, a, b, c, d))
