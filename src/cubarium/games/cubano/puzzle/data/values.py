"""The pictures and amounts as the flat integer tables that the rules read, with the lines of the board.

Places are the 112 edges and after them the 64 squares: a run of bars or cubes goes from place to place.
The globals hold the built-in pack; `values_from` makes the same tables for any pack.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.games.cubano.puzzle.data.schema import LETTERS, SCHEMA
from cubarium.games.cubano.rules.board import (
    EDGE_NAMES,
    EDGES,
    GEOMETRY,
    HALF_EDGES,
    SIDE,
    SQUARE_NAMES,
    SQUARES,
)

PLACES = EDGES + SQUARES
PLACE_NAMES = EDGE_NAMES + SQUARE_NAMES
DIRECTIONS = 4
END = -1
"""In place of the next place: the line ends here."""


def _next_places(place: int) -> tuple[int, ...]:
    """Return the next place to the right, to the left, up and down, as far as the line goes on."""
    if place < HALF_EDGES:  # a line between two rows
        return (*_sideways(place, place % SIDE, SIDE), END, END)
    if place < EDGES:  # a line between two columns, which are one fewer than the squares
        return (END, END, *_upward(place, (place - HALF_EDGES) // (SIDE - 1), SIDE - 1))
    square = place - EDGES
    return (*_sideways(place, square % SIDE, SIDE), *_upward(place, square // SIDE, SIDE))


def _sideways(place: int, column: int, columns: int) -> tuple[int, int]:
    return (place + 1 if column < columns - 1 else END, place - 1 if column > 0 else END)


def _upward(place: int, row: int, step: int) -> tuple[int, int]:
    return (place + step if row < SIDE - 1 else END, place - step if row > 0 else END)


def picture_from(rows: Sequence[str]) -> tuple[int, ...]:
    """Return the colours of a picture by square; its first row is the one at the top, with digit 8."""
    return tuple(LETTERS.index(letter) for row in reversed(rows) for letter in row)


def values_from(pack: Pack) -> dict[str, Any]:
    """Return the tables of a pack by the names they have in this module."""
    patterns, game = pack.tables["pattern"].values(), pack.tables["game"]
    return {
        **GEOMETRY,
        "NEXT_PLACE": tuple(_next_places(place) for place in range(PLACES)),
        "PICTURES": tuple(picture_from(pattern["rows"]) for pattern in patterns),
        "PARS": tuple(pattern["par"] for pattern in patterns),
        "MOVES_ALLOWED": game["moves"],
        "STROKES": game["strokes"],
        "HOUSE_VALUES": pack.house_values,
    }


_BUILT_IN = values_from(built_in_pack(SCHEMA))

NEXT_PLACE: tuple[tuple[int, ...], ...] = _BUILT_IN[
    "NEXT_PLACE"
]  # by place: right, left, up, down; -1 at ends
PICTURES: tuple[tuple[int, ...], ...] = _BUILT_IN["PICTURES"]  # by pattern less 1, the colour of each square
PARS: tuple[int, ...] = _BUILT_IN["PARS"]
MOVES_ALLOWED: int = _BUILT_IN["MOVES_ALLOWED"]
STROKES: int = _BUILT_IN["STROKES"]
HOUSE_VALUES: tuple[str, ...] = _BUILT_IN[
    "HOUSE_VALUES"
]  # names like "pattern.3.par", to be shown to players
