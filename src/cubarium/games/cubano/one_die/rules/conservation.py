"""Conservation laws that compiled games are checked against at every step: 112 bars and 64 cubes."""

from __future__ import annotations

from cubarium.engine.rules.bits import size
from cubarium.games.cubano.one_die.state import NO_COLOUR, State
from cubarium.games.cubano.rules.board import EDGES, SQUARES, sides_missing

BAR_LAW = 1
CUBE_LAW = 2
FORMED_LAW = 4


def bars_counted(s: State) -> int:
    """Count the bars on the board, in the heap and taken (cubano-1.2)."""
    return size(s.row_bars) + size(s.column_bars) + s.heap_bars + s.to_lay


def cubes_counted(s: State) -> int:
    """Count the cubes on the board and in the heap, and the dice (cubano-1.3)."""
    cubes = s.heap_cubes
    for square in range(SQUARES):
        if s.colours[square] != NO_COLOUR:
            cubes += 1
    for p in range(s.players):
        cubes += s.seats[p].die
    return cubes


def wrongly_formed(s: State) -> int:
    """Return the first square whose count or cube does not fit the bars around it, or -1 (cubano-3.9)."""
    for square in range(SQUARES):
        missing = sides_missing(s, square)
        if s.missing[square] != missing or (missing == 0) != (s.colours[square] != NO_COLOUR):
            return square
    return -1


def laws_broken(s: State) -> int:
    """Return the laws that do not hold, as a bit set."""
    broken = 0
    if bars_counted(s) != EDGES or s.heap_bars < 0 or s.to_lay < 0:
        broken |= BAR_LAW
    if cubes_counted(s) != SQUARES or s.heap_cubes < 0:
        broken |= CUBE_LAW
    if wrongly_formed(s) >= 0:
        broken |= FORMED_LAW
    return broken
