"""The actions of Cub'ano Course."""

from __future__ import annotations

from cubarium.engine.actions import ActionSpace, Kind
from cubarium.games.cubano.rules.board import COLOURS, SIDE, SQUARE_NAMES, SQUARES

CORNERS = (0, SIDE - 1, SQUARES - SIDE, SQUARES - 1)
"""The squares a1, h1, a8 and h8."""

SPACE = ActionSpace(
    Kind("throw"),
    Kind("colour", colour=COLOURS),
    Kind("corner", square=[SQUARE_NAMES[square] for square in CORNERS]),
    Kind("place", square=SQUARE_NAMES),
)
THROW_DIE, FIRST_COLOUR, TAKE_CORNER, PLACE_CUBE = SPACE.firsts
COLOUR = FIRST_COLOUR - 1
"""To be added to a colour, which is counted from 1."""
