"""What can happen in a puzzle. Rules write it in the journal with `note`.

`EVENTS` says for each kind what its numbers mean, in order after the seat.
"""

from __future__ import annotations

from cubarium.engine.contract import Event

BEGINS = 1
LAYS = 2
PAINTS = 3
STOPS = 4
NO_MOVES = 5
GAME_ENDS = 6
FINAL = 7
SOLVED = 8
UNSOLVED = 9
LINE_PICTURE = 20
LINE_MOVES_LEFT = 21
LINE_SQUARES = 22

EVENTS = {
    BEGINS: Event("begins", ("pattern", "par", "limit"), reveals=True),
    LAYS: Event("lays", ("first", "last", "count"), laid="cubano-7.10"),
    PAINTS: Event("paints", ("colour", "first", "last", "count"), laid="cubano-7.10"),
    STOPS: Event("stops", ("moves",)),
    NO_MOVES: Event("no-moves", ("limit",)),
    GAME_ENDS: Event("game-ends", ()),
    FINAL: Event("final", ("score",)),
    SOLVED: Event("solved", ("moves", "par")),
    UNSOLVED: Event("unsolved", ("right", "count")),
    LINE_PICTURE: Event("line-picture", (), rule="cubano-7.12"),
    LINE_MOVES_LEFT: Event("line-moves-left", ("count",), rule="cubano-7.12"),
    LINE_SQUARES: Event("line-squares", ("right", "count"), rule="cubano-7.12"),
}
