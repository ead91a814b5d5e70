"""The actions: a card to play, each a number of one flat space."""

from __future__ import annotations

from cubarium.engine.actions import ActionSpace, Kind
from high_card.state import CARD_NAMES

SPACE = ActionSpace(Kind("play", card=CARD_NAMES))
