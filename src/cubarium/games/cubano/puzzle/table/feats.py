"""What may be achieved with a picture beside its score, told from what happened."""

from __future__ import annotations

from collections.abc import Sequence

from cubarium.engine.chance import Note
from cubarium.games.cubano.puzzle.events import SOLVED

AT_PAR = "puzzle-at-par"
"""The picture is rebuilt in as many moves as the solution that is known, or fewer."""
UNDER_PAR = "puzzle-under-par"
"""It is rebuilt in fewer."""


def feats(notes: Sequence[Note], places: Sequence[int]) -> list[list[str]]:
    """Return what the one seat achieved."""
    solved = next((note for note in notes if note.kind == SOLVED), None)
    if solved is None:
        return [[]]
    return [[*([AT_PAR] if solved.a <= solved.b else []), *([UNDER_PAR] if solved.a < solved.b else [])]]
