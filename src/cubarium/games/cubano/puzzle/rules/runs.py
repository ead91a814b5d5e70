"""Runs: straight lines of bars or cubes from one place to another, and what they may cover.

The functions work on a state and on a view alike, which those of the shared board do not. `tool` is BAR_TOOL
or the number of a colour.
"""

from __future__ import annotations

from cubarium.games.cubano.puzzle.data.values import DIRECTIONS, END, NEXT_PLACE, PLACES
from cubarium.games.cubano.puzzle.state import BAR_TOOL, EMPTY, TOOLS, State, View
from cubarium.games.cubano.rules.board import EDGE_SQUARES, EDGES, HALF_EDGES, SIDES_TO_CLOSE, SQUARE_EDGES


def bar_lies(t: State | View, edge: int) -> bool:
    """Tell whether a bar lies on an edge."""
    if edge < HALF_EDGES:
        return t.row_bars >> edge & 1 != 0
    return t.column_bars >> (edge - HALF_EDGES) & 1 != 0


def is_formed(t: State | View, square: int) -> bool:
    """Tell whether each side of a square is the rim or carries a bar (cubano-7.7)."""
    for i in range(SIDES_TO_CLOSE[square]):
        if not bar_lies(t, SQUARE_EDGES[square][i]):
            return False
    return True


def needs_bar(t: State | View, edge: int) -> bool:
    """Tell whether the picture has a bar on this edge: it lies beside a coloured square (cubano-7.5)."""
    return t.picture[EDGE_SQUARES[edge][0]] != EMPTY or t.picture[EDGE_SQUARES[edge][1]] != EMPTY


def can_cover(t: State | View, place: int) -> bool:
    """Tell whether a run may go over this place, changed by it or not (cubano-7.5, 7.7, 7.8)."""
    if place < EDGES:
        return needs_bar(t, place)
    return t.picture[place - EDGES] != EMPTY and is_formed(t, place - EDGES)


def would_change(t: State | View, tool: int, place: int) -> bool:
    """Tell whether a run with this tool changes the place: a bar is missing, a colour is another."""
    if place < EDGES:
        return not bar_lies(t, place)
    return t.colours[place - EDGES] != tool


def can_end(t: State | View, tool: int, place: int) -> bool:
    """Tell whether a run may begin or end here: both its ends change (cubano-7.9)."""
    return can_cover(t, place) and would_change(t, tool, place)


def first_place(tool: int) -> int:
    """Return the lowest place a tool works on: bars lie on edges, cubes in squares."""
    return 0 if tool == BAR_TOOL else EDGES


def end_of_places(tool: int) -> int:
    """Return the place after the last one a tool works on."""
    return EDGES if tool == BAR_TOOL else PLACES


def can_use(t: State | View, tool: int) -> bool:
    """Tell whether any move can be made with a tool."""
    for place in range(first_place(tool), end_of_places(tool)):
        if can_end(t, tool, place):
            return True
    return False


def direction_of(t: State | View, first: int, last: int) -> int:
    """Return the direction of the free way from one place to another, or -1 if there is none (cubano-7.3)."""
    for direction in range(DIRECTIONS):
        place = first
        while place != END and can_cover(t, place):
            if place == last:
                return direction
            place = NEXT_PLACE[place][direction]
    return -1


def is_answer(t: State | View, place: int) -> bool:
    """Tell whether a place may be chosen now, as the first or the last of the run."""
    if not can_end(t, t.tool, place):
        return False
    return t.first < 0 or direction_of(t, t.first, place) >= 0


def only_place(t: State | View) -> int:
    """Return the place to choose if there is just one, else -1."""
    only = -1
    for place in range(first_place(t.tool), end_of_places(t.tool)):
        if is_answer(t, place):
            if only >= 0:
                return -1
            only = place
    return only


def only_tool(t: State | View) -> int:
    """Return the tool that can be used if there is just one, else -1."""
    only = -1
    for tool in range(TOOLS):
        if can_use(t, tool):
            if only >= 0:
                return -1
            only = tool
    return only
