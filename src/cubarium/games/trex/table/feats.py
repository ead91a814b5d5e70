"""What a seat may achieve in T-Rex beside its score, told from what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cubarium.engine.chance import Note
from cubarium.games.trex.events import GETS_EGG, LINE_EGGS, ROUND_BEGINS, TAKES_EGG

FULL_NEST = "trex-full-nest"
"""Won with many eggs of one colour."""
LAST_EGG = "trex-last-egg"
"""Won, and somebody had more points before the last round."""
MANY = 5


def feats(notes: Sequence[Note], places: Sequence[int]) -> list[list[str]]:
    """Return what each seat achieved."""
    full = {note.seat for note in notes if note.kind == LINE_EGGS and note.b >= MANY}
    last_round = max(at for at, note in enumerate(notes) if note.kind == ROUND_BEGINS)
    before = _points(notes[:last_round], len(places))
    return [
        [
            *([FULL_NEST] if place == 1 and seat in full else []),
            *([LAST_EGG] if place == 1 and before[seat] < max(before) else []),
        ]
        for seat, place in enumerate(places)
    ]


def _points(notes: Sequence[Note], players: int) -> list[int]:
    """Return what the eggs taken so far are worth: of each colour their number times itself (trex-6.2)."""
    eggs = Counter((note.seat, note.a) for note in notes if note.kind in (TAKES_EGG, GETS_EGG))
    return [
        sum(count * count for (owner, _), count in eggs.items() if owner == seat) for seat in range(players)
    ]
