"""The sentences of the command line and the terminal that belong to no game, and their language."""

from __future__ import annotations

import os
from pathlib import Path

from cubarium.engine.errors import Malformed
from cubarium.engine.words import LANGUAGES, Catalogue, preferred_language

CATALOGUE = Catalogue(Path(__file__).parent / "text")


def language_of(wanted: str) -> str:
    """Return the language an option asks for; without one, that of the system.

    Raises:
        Malformed: if we do not speak it.
    """
    if wanted and wanted not in LANGUAGES:
        raise Malformed(f"--lang {wanted[:40]!r}: the languages are {', '.join(LANGUAGES)}")
    return wanted or preferred_language()


def command_name() -> str:
    """Return how the command was called, for hints that can be typed as they stand."""
    return os.environ.get("CUBARIUM_COMMAND", "cubarium")
