"""The actions of Cub'ano 2 dice."""

from __future__ import annotations

from cubarium.engine.actions import ActionSpace, Kind
from cubarium.games.cubano.rules.board import EDGE_NAMES, SQUARE_NAMES, with_edge_turned

SPACE = ActionSpace(
    Kind("call"),  # before the throw, which would give the claim away
    Kind("throw"),
    Kind("claim", what="cube"),
    Kind("claim", what="bars"),
    Kind("draw", what="cube"),
    Kind("draw", what="bars"),
    Kind("share", what="cube"),
    Kind("share", what="bars"),
    Kind("place"),
    Kind("bar"),
    Kind("exit"),
    Kind("done"),
    Kind("fill", square=SQUARE_NAMES),
    Kind("form", square=SQUARE_NAMES),
    Kind("lay", edge=EDGE_NAMES),
    Kind("flip", square=SQUARE_NAMES),
    Kind("renounce"),  # last, so that nobody gives a claim away by choosing the first move
    otherwise=with_edge_turned,
)
CALL, THROW, CLAIM_CUBE, CLAIM_BARS, DRAW_CUBE, DRAW_BARS, SHARE_CUBE, SHARE_BARS = SPACE.firsts[:8]
PLACE, BAR, EXIT, DONE, FILL, FORM, LAY, FLIP, RENOUNCE = SPACE.firsts[8:]
