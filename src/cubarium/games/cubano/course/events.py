"""What can happen at a table of Cub'ano Course. Rules write it in the journal with `note`.

`EVENTS` says for each kind what its numbers mean, in order after the seat.
"""

from __future__ import annotations

from cubarium.engine.contract import Event

STARTS = 1
CHOOSES = 2
TAKES_CORNER = 3
THROWS = 4
PLACES = 5
USES_DIE = 6
SURPLUS = 7
LAST_THROW = 8
GAME_ENDS = 9
FINAL = 10
WINS = 11
SHARES = 12
LINE_COVERED = 20

EVENTS = {
    STARTS: Event("starts", (), reveals=True),
    CHOOSES: Event("chooses", ("colour",)),
    TAKES_CORNER: Event("takes-corner", ("square",)),
    THROWS: Event("throws", ("colour", "count"), reveals=True),
    PLACES: Event("places", ("square",), laid="cubano-2.30"),
    USES_DIE: Event("uses-die", ("owner",)),
    SURPLUS: Event("surplus", ("count",)),
    LAST_THROW: Event("last-throw", ()),
    GAME_ENDS: Event("game-ends", ()),
    FINAL: Event("final", ("points",)),
    WINS: Event("wins", ("points",)),
    SHARES: Event("shares", ("points",)),
    LINE_COVERED: Event("line-covered", ("points",), rule="cubano-4.8"),
}
