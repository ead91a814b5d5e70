"""What can happen at a table of Cubosaurs. Rules write it in the journal with `note`.

`EVENTS` says for each kind what its numbers mean, in order after the seat: one table serves the
sentences of the log, its JSON form and every table that draws it.
"""

from __future__ import annotations

from cubarium.engine.contract import Event

ROUND_BEGINS = 1
DEALT = 2
DRAWS = 3
KEEPS = 4
PASSES = 5
PASSES_NOTHING = 6
BUYS = 7
DRAWS_EXTRA = 8
DESTROYS = 9
STEALS = 10
GIVES = 11
SWAPS = 12
GAINS = 13
TAKES_TOKEN = 14
NO_TOKEN = 15
MARKET = 16
ROUND_ENDS = 17
ROUND_SCORE = 18
GAME_ENDS = 19
FINAL = 20
WINS = 21
SHARES = 22
LINE_SERIES = 30
LINE_RAPTOR_PAIR = 31
LINE_RAPTOR_ALONE = 32
LINE_EGG_MOST = 33
LINE_EGG_NOT = 34
LINE_TILE_TYPES = 35
LINE_TILE_EGGS = 36
LINE_TOKENS = 37

EVENTS = {
    ROUND_BEGINS: Event("round-begins", ("round", "direction"), reveals=True),
    DEALT: Event("dealt", ("cards",), reveals=True),
    DRAWS: Event("draws", ("card",), reveals=True),
    KEEPS: Event("keeps", ("cards",)),
    PASSES: Event("passes", ("card", "next")),
    PASSES_NOTHING: Event("passes-nothing", ("next",)),
    BUYS: Event("buys", ("tile", "cost")),
    DRAWS_EXTRA: Event("draws-extra", ("card",), reveals=True),
    DESTROYS: Event("destroys", ("card", "owner")),
    STEALS: Event("steals", ("card", "owner")),
    GIVES: Event("gives", ("card", "owner")),
    SWAPS: Event("swaps", ("card", "owner", "given")),
    GAINS: Event("gains", ("count",)),
    TAKES_TOKEN: Event("takes-token", ("owner",)),
    NO_TOKEN: Event("no-token", ()),
    MARKET: Event("market", ("tiles",), reveals=True),
    ROUND_ENDS: Event("round-ends", ("round",)),
    ROUND_SCORE: Event("round-score", ("points", "round")),
    GAME_ENDS: Event("game-ends", ()),
    FINAL: Event("final", ("points",)),
    WINS: Event("wins", ("points",)),
    SHARES: Event("shares", ("points",)),
    LINE_SERIES: Event("line-series", ("type", "count", "points"), rule="cubosaurs-3.2"),
    LINE_RAPTOR_PAIR: Event("line-raptor-pair", ("grey", "black", "points"), rule="cubosaurs-3.4"),
    LINE_RAPTOR_ALONE: Event("line-raptor-alone", ("card", "points"), rule="cubosaurs-3.5"),
    LINE_EGG_MOST: Event("line-egg-most", ("card", "own", "best", "points"), rule="cubosaurs-3.7"),
    LINE_EGG_NOT: Event("line-egg-not", ("card", "own", "best", "points"), rule="cubosaurs-3.8"),
    LINE_TILE_TYPES: Event("line-tile-types", ("count", "points"), rule="cubosaurs-7.1"),
    LINE_TILE_EGGS: Event("line-tile-eggs", ("count", "points"), rule="cubosaurs-7.2"),
    LINE_TOKENS: Event("line-tokens", ("tokens", "points"), rule="cubosaurs-6.9"),
}
