"""What can happen at a table of T-Rex. Rules write it in the journal with `note`.

`EVENTS` says for each kind what its numbers mean, in order after the seat: one table serves the
sentences of the log, its JSON form and every table that draws it. A `card` is a number, `cards` a set.
"""

from __future__ import annotations

from cubarium.engine.contract import Event

COLOURS_LAID = 1
DEALT = 2
HAND = 3
ROUND_BEGINS = 4
EGGS_SHOWN = 5
PLAYS = 6
PLAYS_BLIND = 7
COPIES = 8
COPIES_NOTHING = 9
METEOR_FALLS = 10
METEOR_TOPS = 11
METEOR_TOO_LOW = 12
METEOR_AFTER_ALL = 13
DRAWS = 14
DRAWN = 15
DRAWN_KNOWN = 16
CANNOT_PLAY = 17
ROUND_ENDS = 18
RANKS = 19
TAKES_EGG = 20
GETS_EGG = 21
REMOVES_PLAYED = 22
REMOVES_KNOWN = 23
REMOVES_UNSEEN = 24
REMOVES_SHOWER = 25
KEEPS_COLOURS = 26
CHANGES_HIGH = 27
CHANGES_LOW = 28
GAME_ENDS = 29
FINAL = 30
REMAINS = 31
WINS = 32
SHARES = 33
LINE_EGGS = 40

EVENTS = {
    # Set-up. The seat of COLOURS_LAID is who starts the game.
    COLOURS_LAID: Event("colours-laid", ("high", "low"), reveals=True),
    DEALT: Event("dealt", ("count",), reveals=True),
    HAND: Event("hand", ("cards",), reveals=True, private=True),
    # A round. The seat is who begins it.
    ROUND_BEGINS: Event("round-begins", ("round",)),
    EGGS_SHOWN: Event("eggs-shown", ("left", "right"), reveals=True),
    # A turn. PLAYS_BLIND: from the draw pile, for the hand is empty.
    PLAYS: Event("plays", ("card",)),
    PLAYS_BLIND: Event("plays-blind", ("card",), reveals=True),
    COPIES: Event("copies", ("card",)),
    COPIES_NOTHING: Event("copies-nothing", ()),
    # A meteor begins the last lap, begins it anew (`owner` led before), is lower than the leader's, or is
    # the closing card and means nothing.
    METEOR_FALLS: Event("meteor-falls", ("card",)),
    METEOR_TOPS: Event("meteor-tops", ("card", "owner")),
    METEOR_TOO_LOW: Event("meteor-too-low", ("card", "owner")),
    METEOR_AFTER_ALL: Event("meteor-after-all", ("card",)),
    # `count` cards drawn of the `wanted` that the symbol grants; then those nobody had seen, for the seat
    # alone, and those everybody had seen go into the pile.
    DRAWS: Event("draws", ("count", "wanted")),
    DRAWN: Event("drawn", ("cards",), reveals=True, private=True),
    DRAWN_KNOWN: Event("drawn-known", ("cards",)),
    CANNOT_PLAY: Event("cannot-play", ()),
    # The end of a round. `card` is what the top card counts as; -1 if it has no value. `level` is who comes
    # next with a card as high, played earlier: the seat and 1, or 0 for nobody.
    ROUND_ENDS: Event("round-ends", ("round",)),
    RANKS: Event("ranks", ("place", "card", "level")),
    TAKES_EGG: Event("takes-egg", ("colour",)),
    GETS_EGG: Event("gets-egg", ("colour",)),
    REMOVES_PLAYED: Event("removes-played", ("card",)),
    REMOVES_KNOWN: Event("removes-known", ("card",)),
    REMOVES_UNSEEN: Event("removes-unseen", ()),
    REMOVES_SHOWER: Event("removes-shower", ("card",)),
    KEEPS_COLOURS: Event("keeps-colours", ()),
    CHANGES_HIGH: Event("changes-high", ("colour", "old")),
    CHANGES_LOW: Event("changes-low", ("colour", "old")),
    # The end of the game. REMAINS: the sum of the numbers left, told where it breaks a tie.
    GAME_ENDS: Event("game-ends", ()),
    FINAL: Event("final", ("points",)),
    REMAINS: Event("remains", ("total",)),
    WINS: Event("wins", ("points",)),
    SHARES: Event("shares", ("points",)),
    LINE_EGGS: Event("line-eggs", ("colour", "count", "points"), rule="trex-6.2"),
}
