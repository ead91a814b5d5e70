"""What can happen in the naval battle of dice. Rules write it in the journal with `note`."""

from __future__ import annotations

from cubarium.engine.contract import Event

BEGINS = 1
REMOVES = 2
PLACES = 3
THROWS = 4
REROLLS = 5
NO_LETTER = 6
CORRECTS = 7
HITS = 8
SINKS = 9
MISSES = 10
ISLAND = 11
OFF_BOARD = 12
MINE = 13
LOSES = 14
GAME_ENDS = 15
FINAL = 16
WINS = 17
CHOOSES = 18
LINE_CUBES = 30

EVENTS = {
    BEGINS: Event("begins", ("mines",), reveals=True),
    REMOVES: Event("removes", ("square", "mines")),
    PLACES: Event("places", ("ship", "squares")),
    THROWS: Event("throws", ("first", "second"), reveals=True),
    REROLLS: Event("rerolls", ("face", "value"), reveals=True),
    NO_LETTER: Event("no-letter", ()),
    CORRECTS: Event("corrects", ("square", "value"), reveals=True),
    HITS: Event("hits", ("square", "ship")),
    SINKS: Event("sinks", ("ship",)),
    MISSES: Event("misses", ("square",)),
    ISLAND: Event("island", ("square",)),
    OFF_BOARD: Event("off-board", ()),
    MINE: Event("mine", ("square",)),
    LOSES: Event("loses", ("square", "ship")),
    GAME_ENDS: Event("game-ends", ()),
    FINAL: Event("final", ("score",)),
    WINS: Event("wins", ("points",)),
    CHOOSES: Event("chooses", ("colour",)),
    LINE_CUBES: Event("line-cubes", ("ship", "count", "points"), rule="cubano-6.14"),
}
