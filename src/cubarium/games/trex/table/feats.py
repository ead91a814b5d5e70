"""What a seat may achieve in T-Rex beside its score, told from what happened."""

from __future__ import annotations

from collections.abc import Sequence

from cubarium.engine.chance import Note
from cubarium.games.trex.events import GETS_EGG, LINE_EGGS, ROUND_BEGINS, TAKES_EGG

GOOD_EGGS = "trex-good-eggs"
"""Won, and no egg cost points in the end."""
FROM_FEWEST = "trex-from-fewest"
"""Won, and had fewer eggs than anybody else before the last round."""


def feats(notes: Sequence[Note], places: Sequence[int]) -> list[list[str]]:
    """Return what each seat achieved."""
    with_loss = {note.seat for note in notes if note.kind == LINE_EGGS and note.c < 0}
    last_round = max(at for at, note in enumerate(notes) if note.kind == ROUND_BEGINS)
    taken = [note.seat for note in notes[:last_round] if note.kind in (TAKES_EGG, GETS_EGG)]
    eggs = [taken.count(seat) for seat in range(len(places))]
    fewest = [seat for seat, count in enumerate(eggs) if count == min(eggs)]
    return [
        [
            *([GOOD_EGGS] if place == 1 and seat not in with_loss else []),
            *([FROM_FEWEST] if place == 1 and fewest == [seat] else []),
        ]
        for seat, place in enumerate(places)
    ]
