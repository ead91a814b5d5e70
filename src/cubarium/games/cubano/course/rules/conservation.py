"""Conservation laws that compiled games are checked against at every step: 64 cubes, 32 squares each."""

from __future__ import annotations

from cubarium.games.cubano.course.state import GOAL, NO_COLOUR, State
from cubarium.games.cubano.rules.board import SQUARES

CUBE_LAW = 1
COVERED_LAW = 2


def cubes_counted(s: State) -> int:
    """Count the cubes on the board and in the heap, and the dice (cubano-1.3)."""
    cubes = s.heap_cubes
    for square in range(SQUARES):
        if s.colours[square] != NO_COLOUR:
            cubes += 1
    for p in range(s.players):
        cubes += s.seats[p].die
    return cubes


def wrongly_counted(s: State) -> int:
    """Return the first seat that has covered another number of squares than it says, or -1 (cubano-4.8)."""
    for p in range(s.players):
        covered = 0
        for square in range(SQUARES):
            if s.colours[square] != NO_COLOUR and s.colours[square] == s.seats[p].colour:
                covered += 1
        if covered != s.seats[p].covered or covered > GOAL:
            return p
    return -1


def laws_broken(s: State) -> int:
    """Return the laws that do not hold, as a bit set."""
    broken = 0
    if cubes_counted(s) != SQUARES or s.heap_cubes < 0:
        broken |= CUBE_LAW
    if wrongly_counted(s) >= 0:
        broken |= COVERED_LAW
    return broken
