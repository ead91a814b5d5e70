"""The actions of Cub'ano 1 die."""

from __future__ import annotations

from cubarium.engine.actions import ActionSpace, Kind
from cubarium.games.cubano.rules.board import COLOURS, EDGE_NAMES, SQUARE_NAMES, with_edge_turned

SPACE = ActionSpace(
    Kind("call"),  # before the throw, which would give the colour away
    Kind("throw"),
    Kind("colour", colour=COLOURS),
    Kind("lay", edge=EDGE_NAMES),
    Kind("flip", square=SQUARE_NAMES),
    Kind("renounce"),  # last, so that nobody gives a claim away by choosing the first move
    otherwise=with_edge_turned,
)
CALL, THROW_DIE, FIRST_COLOUR, LAY_BAR, FLIP, RENOUNCE = SPACE.firsts
COLOUR = FIRST_COLOUR - 1
"""To be added to a colour, which is counted from 1."""
