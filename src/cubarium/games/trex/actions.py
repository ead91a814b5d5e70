"""The actions of T-Rex."""

from __future__ import annotations

from cubarium.engine.actions import ActionSpace, Kind
from cubarium.games.trex.data.schema import COLOURS
from cubarium.games.trex.data.values import CARD_NAMES

SPACE = ActionSpace(
    Kind("play", card=CARD_NAMES),
    Kind("egg", side="left"),
    Kind("egg", side="right"),
    Kind("remove", source="played"),
    Kind("remove", source="pile"),
    Kind("colour", place="keep"),
    Kind("colour", place="high", colour=COLOURS),
    Kind("colour", place="low", colour=COLOURS),
)
PLAY_CARD, EGG_LEFT, EGG_RIGHT, REMOVE_PLAYED, REMOVE_PILE = SPACE.firsts[:5]
KEEP_COLOURS, HIGH_COLOUR, LOW_COLOUR = SPACE.firsts[5:]
