"""What can happen at a table of Cub'ano 1 die. Rules write it in the journal with `note`.

`EVENTS` says for each kind what its numbers mean, in order after the seat.
"""

from __future__ import annotations

from cubarium.engine.contract import Event

STARTS = 1
CHOOSES = 2
THROWS = 3
FLIPS = 4
RENOUNCES = 5
TAKES_BARS = 6
TAKES_LAST = 7
LAYS = 8
OCCUPIES = 9
USES_DIE = 10
AGAIN = 11
NO_DIE = 12
GAME_ENDS = 13
FINAL = 14
WINS = 15
SHARES = 16
CALLS = 30
CALLS_OWN = 31
FLIP_MISSED = 32
COLOUR_MISSED = 33
LINE_LARGEST = 20
LINE_SUITE = 21

EVENTS = {
    STARTS: Event("starts", (), reveals=True),
    CHOOSES: Event("chooses", ("colour",)),
    THROWS: Event("throws", ("colour",), reveals=True),
    FLIPS: Event("flips", ("square", "owner"), laid="cubano-2.30"),
    RENOUNCES: Event("renounces", ("owner",)),
    TAKES_BARS: Event("takes-bars", ("count",)),
    TAKES_LAST: Event("takes-last", ("count",)),
    LAYS: Event("lays", ("edge",), laid="cubano-3.8"),
    OCCUPIES: Event("occupies", ("square",)),
    USES_DIE: Event("uses-die", ("owner",)),
    AGAIN: Event("again", ()),
    NO_DIE: Event("no-die", ()),
    GAME_ENDS: Event("game-ends", ()),
    FINAL: Event("final", ("points",)),
    WINS: Event("wins", ("points",)),
    SHARES: Event("shares", ("points",)),
    CALLS: Event("calls", ("owner",)),
    CALLS_OWN: Event("calls-own", ()),
    FLIP_MISSED: Event("flip-missed", ("owner",)),
    COLOUR_MISSED: Event("colour-missed", ()),
    LINE_LARGEST: Event("line-largest", ("squares", "points"), rule="cubano-1.8"),
    LINE_SUITE: Event("line-suite", ("squares", "points"), rule="cubano-1.9"),
}
