"""What a seat may achieve in Cubosaurs beside its score, told from what happened."""

from __future__ import annotations

from collections.abc import Sequence

from cubarium.engine.chance import Note
from cubarium.games.cubosaurs.events import EVENTS, ROUND_SCORE

NO_NEGATIVE = "cubosaurs-no-negative"
"""Won, with a round in which no line of the score sheet was below zero."""
FROM_BEHIND = "cubosaurs-from-behind"
"""Won, and was last and alone there before the last round."""


def feats(notes: Sequence[Note], places: Sequence[int]) -> list[list[str]]:
    """Return what each seat achieved."""
    clean = _with_clean_round(notes)
    before = _before_last_round(notes, len(places))
    last = [seat for seat, points in enumerate(before) if points == min(before)]
    return [
        [
            *([NO_NEGATIVE] if place == 1 and seat in clean else []),
            *([FROM_BEHIND] if place == 1 and last == [seat] else []),
        ]
        for seat, place in enumerate(places)
    ]


def _with_clean_round(notes: Sequence[Note]) -> set[int]:
    """Return the seats that had a round without a loss: the lines of a seat come before its sum."""
    clean: set[int] = set()
    losers: set[int] = set()
    for note in notes:
        if EVENTS[note.kind].is_line and _points(note) < 0:
            losers.add(note.seat)
        elif note.kind == ROUND_SCORE:
            if note.seat not in losers:
                clean.add(note.seat)
            losers.discard(note.seat)
    return clean


def _points(note: Note) -> int:
    fields = dict(zip(EVENTS[note.kind].fields, (note.a, note.b, note.c, note.d), strict=False))
    return fields["points"]


def _before_last_round(notes: Sequence[Note], players: int) -> list[int]:
    """Return the points of all rounds but the last; nobody is last in a game of one round."""
    rounds = [note for note in notes if note.kind == ROUND_SCORE]
    final = max(note.b for note in rounds)
    return [sum(note.a for note in rounds if note.seat == seat and note.b < final) for seat in range(players)]
