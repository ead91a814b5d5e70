"""The board all Cub'ano games share: 64 squares, 112 edges between them, six colours.

A square is a letter and a digit, a1 to h8, numbered row by row. An edge lies between two neighbouring
squares and has their names, a1-b1. Edges 0 to 55 separate a square from the one with the next digit, edges
56 to 111 from the one with the next letter, so that the bars of each kind fit one number as a set.

`GEOMETRY` goes into the tables of every game; rule functions read it as globals.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.rules.bits import size

SIDE = 8
SQUARES = SIDE * SIDE
HALF_EDGES = SIDE * (SIDE - 1)
EDGES = 2 * HALF_EDGES
SIDES = 4
NO_SQUARE = -1
RIM = -1
"""In place of an edge: the rim of the board, which closes a square like a bar."""

COLOURS = ("brown", "red", "orange", "yellow", "green", "blue")
"""The six faces of a cube; a colour is worth its place, counted from 1."""

SQUARE_NAMES = tuple(f"{letter}{digit}" for digit in range(1, SIDE + 1) for letter in "abcdefgh")


def _pairs() -> tuple[tuple[int, int], ...]:
    upward = [(s, s + SIDE) for s in range(SQUARES - SIDE)]
    sideways = [(s, s + 1) for s in range(SQUARES) if s % SIDE != SIDE - 1]
    return (*upward, *sideways)


EDGE_SQUARES: tuple[tuple[int, int], ...] = _pairs()
"""By edge, the two squares it separates."""

EDGE_NAMES = tuple(f"{SQUARE_NAMES[a]}-{SQUARE_NAMES[b]}" for a, b in EDGE_SQUARES)


def with_edge_turned(text: str) -> str:
    """Return a text with the squares of the edge at its end in the other order, as people may write them."""
    words, _, edge = text.rpartition(" ")
    one, _, other = edge.partition("-")
    return f"{words} {other}-{one}"


ROW_EDGE_NAMES = EDGE_NAMES[:HALF_EDGES]
COLUMN_EDGE_NAMES = EDGE_NAMES[HALF_EDGES:]


def _sides(square: int) -> tuple[int, ...]:
    """Return the edges of a square, then the rim for each side that has none."""
    edges = [e for e, pair in enumerate(EDGE_SQUARES) if square in pair]
    return (*edges, *([RIM] * (SIDES - len(edges))))


def _neighbours(square: int) -> tuple[int, ...]:
    near = [a + b - square for a, b in EDGE_SQUARES if square in (a, b)]
    return (*near, *([NO_SQUARE] * (SIDES - len(near))))


SQUARE_EDGES: tuple[tuple[int, ...], ...] = tuple(_sides(s) for s in range(SQUARES))
"""By square, its edges, with the rim in the last places."""

NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(_neighbours(s) for s in range(SQUARES))
"""By square, the squares beside it, with -1 in the last places."""

SIDES_TO_CLOSE: tuple[int, ...] = tuple(sum(e != RIM for e in edges) for edges in SQUARE_EDGES)
"""By square, how many bars close it on an empty board: 4, 3 at the rim, 2 in a corner."""


def _side_bars(square: int, first: int) -> int:
    """Return the edges of a square among the half that begins with `first`, as a set."""
    return sum(1 << (e - first) for e in SQUARE_EDGES[square] if first <= e < first + HALF_EDGES)


SIDE_BARS: tuple[tuple[int, int], ...] = tuple(
    (_side_bars(s, 0), _side_bars(s, HALF_EDGES)) for s in range(SQUARES)
)
"""By square, the bars that close it: those among `row_bars`, then those among `column_bars`."""

GEOMETRY: dict[str, Any] = {
    "EDGE_SQUARES": EDGE_SQUARES,
    "SQUARE_EDGES": SQUARE_EDGES,
    "SIDE_BARS": SIDE_BARS,
    "NEIGHBOURS": NEIGHBOURS,
    "SIDES_TO_CLOSE": SIDES_TO_CLOSE,
}


# --- rule functions: `t` is a state or view with `row_bars` and `column_bars` ------------------------


def has_bar(t: Any, edge: int) -> bool:
    """Tell whether a bar lies on an edge."""
    if edge < HALF_EDGES:
        return bool(t.row_bars >> edge & 1 != 0)
    return bool(t.column_bars >> (edge - HALF_EDGES) & 1 != 0)


def lay_bar(t: Any, edge: int) -> None:
    """Lay a bar on a free edge."""
    if edge < HALF_EDGES:
        t.row_bars |= 1 << edge
    else:
        t.column_bars |= 1 << (edge - HALF_EDGES)


def sides_open(square: int, rows: int, columns: int) -> int:
    """Count the sides a square misses under any set of bars; the rim closes a side by itself."""
    laid = size(rows & SIDE_BARS[square][0]) + size(columns & SIDE_BARS[square][1])
    return SIDES_TO_CLOSE[square] - laid


def sides_missing(t: Any, square: int) -> int:
    """Count the bars a square still needs to be formed."""
    return sides_open(square, t.row_bars, t.column_bars)
