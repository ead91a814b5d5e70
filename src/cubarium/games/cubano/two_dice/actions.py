"""The actions of Cub'ano 2 dice."""

from __future__ import annotations

from cubarium.engine.actions import ActionSpace, Kind
from cubarium.games.cubano.rules.board import EDGE_NAMES, SQUARE_NAMES, with_edge_turned

SPACE = ActionSpace(
    Kind("call"),  # before the throw, which would give the claim away
    Kind("throw"),
    Kind("propose"),
    Kind("vote", answer="yes"),
    Kind("vote", answer="no"),
    Kind("claim", what="cube"),
    Kind("claim", what="bars"),
    Kind("claim", what="cubano"),
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
    Kind("after-you"),
    Kind("renounce"),  # last, so that nobody gives a claim away by choosing the first move
    Kind("arrive"),  # the only action of who has it
    otherwise=with_edge_turned,
)
CALL, THROW, PROPOSE, VOTE_YES, VOTE_NO, CLAIM_CUBE, CLAIM_BARS, CLAIM_CUBANO = SPACE.firsts[:8]
DRAW_CUBE, DRAW_BARS, SHARE_CUBE, SHARE_BARS, PLACE, BAR, EXIT, DONE = SPACE.firsts[8:16]
FILL, FORM, LAY, FLIP, AFTER_YOU, RENOUNCE, ARRIVE = SPACE.firsts[16:]
