"""What a seat may achieve in the naval battle of dice beside its score, told from what happened."""

from __future__ import annotations

from collections.abc import Sequence

from cubarium.engine.chance import Note
from cubarium.games.cubano.naval_dice.events import SINKS

UNSUNK = "naval-unsunk"
"""Won, and none of the own ships was sunk."""


def feats(notes: Sequence[Note], places: Sequence[int]) -> list[list[str]]:
    """Return what each seat achieved; a ship sinks at the seat of its owner."""
    sunk = {note.seat for note in notes if note.kind == SINKS}
    return [[UNSUNK] if place == 1 and seat not in sunk else [] for seat, place in enumerate(places)]
