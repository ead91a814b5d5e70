"""What the tables of a simulation and their columns are called."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.words import Catalogue

_CATALOGUE = Catalogue(Path(__file__).parent / "text")


def told_title(table: str, language: str) -> str:
    """Return what a table of statistics is about."""
    return _CATALOGUE.say(language, f"sim-title-{_id(table)}")


def told_note(table: str, language: str) -> str:
    """Return what has to be known to read a table of statistics."""
    return _CATALOGUE.say(language, f"sim-note-{_id(table)}")


def told_column(column: str, language: str) -> str:
    """Return what a column of statistics is called."""
    return _CATALOGUE.say(language, f"sim-column-{_id(column)}")


def _id(name: str) -> str:
    return name.replace("_", "-")
