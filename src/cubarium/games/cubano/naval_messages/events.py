"""What can happen in the naval battle of messages. Rules write it in the journal with `note`."""

from __future__ import annotations

from cubarium.engine.contract import Event

BEGINS = 1
HIDES = 2
READY = 3
MISSES = 4
FINDS = 5
GAME_ENDS = 6
FINAL = 7
WINS = 8
CHOOSES = 9
LINE_FOUND = 20

EVENTS = {
    BEGINS: Event("begins", ("messages",), reveals=True),
    HIDES: Event("hides", ("square",), private=True),
    READY: Event("ready", ()),
    MISSES: Event("misses", ("square",), reveals=True),
    FINDS: Event("finds", ("square", "left"), reveals=True),
    GAME_ENDS: Event("game-ends", ()),
    FINAL: Event("final", ("score",)),
    WINS: Event("wins", ("points",)),
    CHOOSES: Event("chooses", ("colour",)),
    LINE_FOUND: Event("line-found", ("count", "points"), rule="cubano-5.8"),
}
