"""What a seat may achieve in Cubitos beside its score, told from what happened."""

from __future__ import annotations

from collections.abc import Sequence

from cubarium.engine.chance import Note
from cubarium.games.cubitos.events import BUSTS

NO_BUST = "cubitos-no-bust"
"""Won without a bust."""
MANY_BUSTS = "cubitos-many-busts"
"""Won in spite of several."""
MANY = 3


def feats(notes: Sequence[Note], places: Sequence[int]) -> list[list[str]]:
    """Return what each seat achieved."""
    busts = [note.seat for note in notes if note.kind == BUSTS]
    return [
        [
            *([NO_BUST] if place == 1 and seat not in busts else []),
            *([MANY_BUSTS] if place == 1 and busts.count(seat) >= MANY else []),
        ]
        for seat, place in enumerate(places)
    ]
