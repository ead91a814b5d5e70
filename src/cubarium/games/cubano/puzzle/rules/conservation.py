"""Laws that compiled games are checked against at every step: nothing lies where the picture has nothing."""

from __future__ import annotations

from cubarium.games.cubano.puzzle.rules.runs import bar_lies, is_formed, needs_bar
from cubarium.games.cubano.puzzle.state import EMPTY, State
from cubarium.games.cubano.rules.board import EDGES, SQUARES

BAR_LAW = 1
CUBE_LAW = 2
MOVE_LAW = 4


def bar_is_astray(s: State, edge: int) -> bool:
    """Tell whether a bar lies on an edge that must stay free (cubano-7.5)."""
    return bar_lies(s, edge) and not needs_bar(s, edge)


def cube_is_astray(s: State, square: int) -> bool:
    """Tell whether a cube stands in a square that is not formed or must stay empty (cubano-7.7, 7.8)."""
    if s.colours[square] == EMPTY:
        return False
    return s.picture[square] == EMPTY or not is_formed(s, square)


def laws_broken(s: State) -> int:
    """Return the laws that do not hold, as a bit set."""
    broken = 0
    for edge in range(EDGES):
        if bar_is_astray(s, edge):
            broken |= BAR_LAW
    for square in range(SQUARES):
        if cube_is_astray(s, square):
            broken |= CUBE_LAW
    if s.moves < 0 or s.moves > s.move_limit:
        broken |= MOVE_LAW
    return broken
