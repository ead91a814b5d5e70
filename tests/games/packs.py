"""Component packs that a test changes, and what is found wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubarium.engine.components.pack import ComponentError, export_pack, read_pack
from cubarium.engine.components.schema import Schema


def exported(schema: Schema, folder: Path) -> Path:
    """Return a folder with the printed values of a game, to be changed."""
    mine = folder / "mine"
    export_pack(schema, mine)
    return mine


def edit(folder: Path, file: str, old: str, new: str, after: str = "") -> None:
    """Replace the first occurrence of a text that follows another."""
    text = (folder / file).read_text(encoding="utf-8")
    start = text.index(after)
    assert old in text[start:]
    (folder / file).write_text(text[:start] + text[start:].replace(old, new, 1), encoding="utf-8")


def problems_of(schema: Schema, folder: Path) -> tuple[str, ...]:
    """Return why a pack is refused."""
    with pytest.raises(ComponentError) as caught:
        read_pack(schema, folder)
    return caught.value.problems
