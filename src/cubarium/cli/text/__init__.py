"""The sentences of the command line that belong to no game."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.words import Catalogue

CATALOGUE = Catalogue(Path(__file__).parent)
