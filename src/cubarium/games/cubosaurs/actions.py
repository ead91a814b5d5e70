"""The actions of Cubosaurs."""

from __future__ import annotations

from cubarium.engine.actions import ActionSpace, Kind
from cubarium.games.cubosaurs.data.schema import MAX_PLAYERS, TILES
from cubarium.games.cubosaurs.data.values import CARD_NAMES

SPACE = ActionSpace(
    Kind("keep"),
    Kind("done"),
    Kind("pass", card=CARD_NAMES),
    Kind("buy", tile=TILES),
    Kind("pick", card=CARD_NAMES),
    Kind("seat", seat=range(1, MAX_PLAYERS + 1)),
)
KEEP, DONE, PASS, BUY, PICK, SEAT = SPACE.firsts
