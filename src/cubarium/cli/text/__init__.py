"""The sentences of the command line that belong to no game, and the language they are in."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.errors import Malformed
from cubarium.engine.words import LANGUAGES, Catalogue, preferred_language

CATALOGUE = Catalogue(Path(__file__).parent)


def language_of(wanted: str) -> str:
    """Return the language an option asks for; without one, that of the system.

    Raises:
        Malformed: if we do not speak it.
    """
    if wanted and wanted not in LANGUAGES:
        raise Malformed(f"--lang {wanted[:40]!r}: the languages are {', '.join(LANGUAGES)}")
    return wanted or preferred_language()
