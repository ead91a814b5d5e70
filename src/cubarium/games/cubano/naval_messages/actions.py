"""The actions of the naval battle of messages."""

from __future__ import annotations

from cubarium.engine.actions import ActionSpace, Kind
from cubarium.games.cubano.rules.board import COLOURS, SQUARE_NAMES

SPACE = ActionSpace(
    Kind("hide", square=SQUARE_NAMES), Kind("name", square=SQUARE_NAMES), Kind("colour", colour=COLOURS)
)
HIDE, NAME, FIRST_COLOUR = SPACE.firsts
COLOUR = FIRST_COLOUR - 1
"""To be added to a colour, which is counted from 1."""
