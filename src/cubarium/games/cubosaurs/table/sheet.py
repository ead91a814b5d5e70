"""The score sheet of Cubosaurs: its rows, and the card that decided a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cubarium.engine.chance import Note
from cubarium.engine.sheet import Cell, Line
from cubarium.games.cubosaurs.data.schema import DINOSAURS
from cubarium.games.cubosaurs.events import (
    LINE_EGG_MOST,
    LINE_EGG_NOT,
    LINE_RAPTOR_ALONE,
    LINE_RAPTOR_PAIR,
    LINE_SERIES,
    LINE_TILE_EGGS,
    LINE_TILE_TYPES,
)
from cubarium.games.cubosaurs.rules.scoring import FIRST_EGG

PAIR = 2
COUNTED = range(2, 5)
"""Copies whose last one changed a series that was there: more are worth no more (cubosaurs-3.3)."""


def cell_of(note: Note) -> Cell:
    """Return what a line puts into the sheet."""
    if note.kind == LINE_SERIES:
        return Cell(DINOSAURS[note.a], note.c, note.b, order=note.a)
    if note.kind == LINE_RAPTOR_PAIR:
        return Cell("raptors", note.c, PAIR)
    if note.kind == LINE_RAPTOR_ALONE:
        return Cell("raptors", note.b, 1)
    if note.kind in (LINE_EGG_MOST, LINE_EGG_NOT):
        return Cell("eggs", note.d, 1)
    if note.kind in (LINE_TILE_TYPES, LINE_TILE_EGGS):
        return Cell("tiles", note.b, 1)
    return Cell("dna", note.b, note.a)


def last_copy(
    values: Mapping[str, Any], margin: int, winner: int, lines: Sequence[Line]
) -> tuple[int, int] | None:
    """Return the type and the number of the winner's card without which the next would have won.

    It is the last of a series that gained most, where no other gained as much. A type that an egg of the same
    round looks at is left out: with a card less, somebody else might have most.
    """
    gains: dict[tuple[int, int], int] = {}
    for part, note in lines:
        if note.seat != winner or note.kind != LINE_SERIES or note.b not in COUNTED:
            continue
        eggs = [n for at, n in lines if at == part and n.kind in (LINE_EGG_MOST, LINE_EGG_NOT)]
        if any(values["EGG_TYPES"][egg.a - FIRST_EGG] >> note.a & 1 for egg in eggs):
            continue
        series = values["SERIES"][note.a]
        gain = int(series[note.b] - series[note.b - 1])
        if gain > margin:
            gains[note.a, note.b] = max(gain, gains.get((note.a, note.b), 0))
    best = [copy for copy, gain in gains.items() if gain == max(gains.values())]
    return best[0] if len(best) == 1 else None
