"""The actions of the naval battle of dice."""

from __future__ import annotations

from cubarium.engine.actions import ActionSpace, Kind
from cubarium.games.cubano.naval_dice.state import FACES, HALF_NAMES, LETTERS
from cubarium.games.cubano.rules.board import COLOURS

SPACE = ActionSpace(
    Kind("remove", square=HALF_NAMES),
    Kind("place", square=HALF_NAMES),
    Kind("to", square=HALF_NAMES),
    Kind("throw"),
    Kind("fire", square=HALF_NAMES),
    Kind("correct", square=HALF_NAMES),
    Kind("reroll", face=range(LETTERS + 1, FACES + 1)),  # those that give no letter
    Kind("plus"),
    Kind("minus"),
    Kind("lose", square=HALF_NAMES),
    Kind("colour", colour=COLOURS),
)
REMOVE, PLACE, TO, THROW, FIRE, CORRECT, REROLL, PLUS, MINUS, LOSE, FIRST_COLOUR = SPACE.firsts
COLOUR = FIRST_COLOUR - 1
"""To be added to a colour, which is counted from 1."""
