"""How a sketch of a puzzle is completed: bars and cubes lie only where the picture has some."""

from __future__ import annotations

from cubarium.engine.sketch.luck import Luck
from cubarium.games.cubano.puzzle.rules.runs import can_end, end_of_places, first_place, is_formed, needs_bar
from cubarium.games.cubano.puzzle.state import CHOOSE, EMPTY, FIRST, LAST, NONE, OVER, TOOLS, State
from cubarium.games.cubano.rules.board import (
    COLOURS,
    EDGE_SQUARES,
    EDGES,
    HALF_EDGES,
    RIM,
    SQUARE_EDGES,
    SQUARE_NAMES,
    SQUARES,
    has_bar,
    lay_bar,
)
from cubarium.games.cubano.table.bars import said_edges

PLACES = {"colours": SQUARE_NAMES, "picture": SQUARE_NAMES}
"""The names of places in lists."""


def mend_sketch(s: State, guide: State, known: State, luck: Luck) -> None:
    """Fit picture and board to each other (cubano-7.5, 7.7, 7.8)."""
    said = said_edges(known)
    if not known.phase:
        s.phase = _phase(s, known)
    if s.phase in (FIRST, LAST) and s.tool == NONE and not known.tool:
        s.tool = luck.below(TOOLS)
    _paint(s, known, said, luck)
    for edge in range(EDGES):
        if edge not in said and has_bar(s, edge) and not needs_bar(s, edge):
            _take_bar(s, edge)
    for q in range(SQUARES):
        if known.colours[q] and s.colours[q] != EMPTY:
            for edge in SQUARE_EDGES[q]:
                if edge != RIM and edge not in said:
                    lay_bar(s, edge)
    for q in range(SQUARES):
        if not known.colours[q] and (s.picture[q] == EMPTY or not is_formed(s, q)):
            s.colours[q] = EMPTY
    _count_moves(s, known, said, luck)
    if not known.tool and s.phase in (CHOOSE, OVER):
        s.tool = NONE
    if not known.first:
        s.first = _beginning(s, luck) if s.phase == LAST else NONE


def _beginning(s: State, luck: Luck) -> int:
    """Return where the run being chosen begins: where it does in the guide, or anywhere it may."""
    places = [
        place for place in range(first_place(s.tool), end_of_places(s.tool)) if can_end(s, s.tool, place)
    ]
    return s.first if s.first in places or not places else luck.pick(places)


def _phase(s: State, known: State) -> int:
    """Return the phase in which what is said of the run being chosen can be."""
    if known.first and s.first != NONE:
        return LAST
    if known.tool and s.tool != NONE and s.phase in (CHOOSE, OVER):
        return FIRST
    if known.tool and s.tool == NONE and s.phase != OVER:
        return CHOOSE
    if known.first and s.phase == LAST:
        return FIRST
    return s.phase


def _paint(s: State, known: State, said: frozenset[int], luck: Luck) -> None:
    """Let the picture have a colour where cubes and bars are said to be."""
    for q in range(SQUARES):
        if known.colours[q] and s.colours[q] != EMPTY and s.picture[q] == EMPTY and not known.picture[q]:
            s.picture[q] = s.colours[q]
    for edge in said:
        if has_bar(s, edge) and not needs_bar(s, edge):
            free = [q for q in EDGE_SQUARES[edge] if not known.picture[q]]
            if free:
                s.picture[luck.pick(free)] = 1 + luck.below(len(COLOURS))


def _take_bar(s: State, edge: int) -> None:
    if edge < HALF_EDGES:
        s.row_bars &= ~(1 << edge)
    else:
        s.column_bars &= ~(1 << edge - HALF_EDGES)


def _count_moves(s: State, known: State, said: frozenset[int], luck: Luck) -> None:
    """Let moves have been made just if something lies on the board (cubano-7.3)."""
    changed = any(s.colours) or s.row_bars or s.column_bars
    if known.moves and s.moves == 0:
        for edge in range(EDGES):
            if edge not in said:
                _take_bar(s, edge)
    elif known.moves and not changed:
        places = [e for e in range(EDGES) if e not in said and needs_bar(s, e)]
        if places:
            lay_bar(s, luck.pick(places))
    elif not known.moves:
        most = s.move_limit - (s.phase != OVER)
        s.moves = max(1, min(most, s.moves)) if changed else 0
