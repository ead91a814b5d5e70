"""The actions of the puzzle: bars · a colour (red) · an edge (a1-a2) · a square (c3) · stop.

The tool comes first and has its own number as an action; then the two ends of the run, which are places.
"""

from __future__ import annotations

from cubarium.engine.actions import ActionSpace, Kind
from cubarium.games.cubano.puzzle.data.values import PLACE_NAMES
from cubarium.games.cubano.rules.board import COLOURS, EDGES

SPACE = ActionSpace(
    Kind("bars"),
    Kind("colour", bare=True, colour=COLOURS),
    Kind("edge", bare=True, edge=PLACE_NAMES[:EDGES]),
    Kind("square", bare=True, square=PLACE_NAMES[EDGES:]),
    Kind("stop"),
)
BARS, _, PLACE, _, STOP = SPACE.firsts
