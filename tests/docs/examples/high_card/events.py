"""What can happen, and what the numbers of each kind mean."""

from __future__ import annotations

from cubarium.engine.contract import Event

STARTS, PLAYS, TAKES, GAME_ENDS, FINAL = range(1, 6)
EVENTS = {
    STARTS: Event("starts", (), reveals=True),
    PLAYS: Event("plays", ("card",)),
    TAKES: Event("takes", (), rule="high-card-2.2"),
    GAME_ENDS: Event("game-ends", ()),
    FINAL: Event("final", ("points",)),
}
