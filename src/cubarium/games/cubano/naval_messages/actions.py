"""The actions of the naval battle of messages."""

from __future__ import annotations

from cubarium.engine.actions import ActionSpace, Kind
from cubarium.games.cubano.rules.board import SQUARE_NAMES

SPACE = ActionSpace(Kind("hide", square=SQUARE_NAMES), Kind("name", square=SQUARE_NAMES))
HIDE, NAME = SPACE.firsts
