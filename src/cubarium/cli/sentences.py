"""The sentences of long work and its reports: simulations and checks."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.words import Catalogue

_CATALOGUE = Catalogue(Path(__file__).parent / "text")


def say(language: str, message: str, **arguments: str | int) -> str:
    """Return a sentence of the reports."""
    return _CATALOGUE.say(language, message, **arguments)
