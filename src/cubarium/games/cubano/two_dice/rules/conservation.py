"""Conservation laws that compiled games are checked against at every step: 112 bars, 64 cubes, the board."""

from __future__ import annotations

from cubarium.engine.rules.bits import size
from cubarium.games.cubano.rules.board import EDGES, SIDES, SQUARES, sides_missing
from cubarium.games.cubano.rules.suites import squares_shown
from cubarium.games.cubano.two_dice.state import DICE, State

BAR_LAW = 1
CUBE_LAW = 2
BOARD_LAW = 4


def bars_broken(s: State) -> bool:
    """Tell whether a bar was lost or made (cubano-1.2)."""
    total = size(s.row_bars) + size(s.column_bars) + s.heap_bars
    for p in range(s.players):
        total += s.seats[p].bars
        if s.seats[p].bars < 0:
            return True
    return s.heap_bars < 0 or total != EDGES


def cubes_broken(s: State) -> bool:
    """Tell whether a cube was lost or made, dice included (cubano-1.3)."""
    total = s.heap_cubes
    for square in range(SQUARES):
        if s.colours[square] != 0:
            total += 1
    for p in range(s.players):
        total += s.seats[p].cubes + DICE * s.seats[p].has_dice
        if s.seats[p].cubes < 0:
            return True
    return s.heap_cubes < 0 or total != SQUARES


def board_broken(s: State) -> bool:
    """Tell whether a cube stands in no formed square, or a count of the board is wrong (cubano-2.26)."""
    counts = 0  # of the squares without a cube by what they miss, a byte each
    for square in range(SQUARES):
        missing = sides_missing(s, square)
        if s.missing[square] != missing:
            return True
        if s.colours[square] == 0:
            counts += 1 << (8 * missing)
        elif missing != 0:
            return True
    for m in range(SIDES + 1):
        if s.empty[m] != counts >> (8 * m) & 255:
            return True
    for p in range(s.players):
        own = 0
        if s.seats[p].colour != 0:
            own = squares_shown(s, s.seats[p].colour)
        if s.seats[p].squares != own:
            return True
    return False


def laws_broken(s: State) -> int:
    """Return the laws that do not hold, as a bit set."""
    broken = 0
    if bars_broken(s):
        broken |= BAR_LAW
    if cubes_broken(s):
        broken |= CUBE_LAW
    if board_broken(s):
        broken |= BOARD_LAW
    return broken
