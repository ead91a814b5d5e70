"""What can happen at a table of Cubitos. Rules write it in the journal with `note`.

`EVENTS` says for each kind what its numbers mean, in order after the seat. A `kind` is a kind of die, a
`pair` a die and its face, a `cell` a space, `card` a card.
"""

from __future__ import annotations

from cubarium.engine.contract import Event
from cubarium.games.cubitos.data.deck import card_telling

RACE_SET = 1
ROUND_BEGINS = 2
DRAWS = 3
DRAWS_ALL = 4
REFILLS = 5
THROWS = 6
SHOWS = 7
FIRST_DIE_SHOWS = 8
MISSES = 9
PUSHES = 10
PASSES = 11
WOULD_BUST_NOW = 12
BUSTS = 13
LEAVES = 14
PROTECTED = 15
KEEPS_GREEN_GRAY = 16
ACTIVE_TO_ROLL = 17
USES = 18
SETS_FACE = 19
BORROWS = 20
GAINS_COINS = 21
GAINS_CREDITS = 22
GAINS_FEET = 23
GAINS_WATER = 24
GAINS_FAN = 25
GAINS_TOKEN = 26
GAINS_DIE = 27
LOSES_DIE = 28
GIVES_DIE = 29
SWORDS_COMPARED = 30
MOST_SWORDS = 31
WHITE_GREEN_FREE = 32
GRAY_FREE = 33
MAY_DRAW_ALL = 34
BUYS_FOOT = 35
STEPS = 36
FINISHES_LAP = 37
CHANGES_BOARD = 38
TAKES_SHORTCUT = 39
USES_JET = 40
STANDS_ON = 41
USES_NEAR = 42
BUYS = 43
ROUND_ENDS = 44
FULL_TIE = 45
GAME_ENDS = 46
FINAL = 47
WINS = 48
SHARES = 49
WAITS_AND_SEES = 50
LINE_LAPS = 60
LINE_PROGRESS = 61


def _by_card(name: str, fields: tuple[str, ...]) -> Event:
    """Return an event that happens by a card: it has the card's rule."""
    return Event(name, fields, rule=card_telling(name).rule)


EVENTS = {
    # Set-up. The seat is the first player.
    RACE_SET: Event("race-set", ("circuit", "laps"), reveals=True),
    ROUND_BEGINS: Event("round-begins", ("round",), rule="cubitos-2.1"),
    # The Roll phase.
    DRAWS: Event("draws", ("kind", "count"), rule="cubitos-3.1"),
    DRAWS_ALL: _by_card("draws-all", ()),
    REFILLS: Event("refills", ("count",), rule="cubitos-3.4"),
    THROWS: Event("throws", ("count",), reveals=True, rule="cubitos-3.7"),
    SHOWS: Event("shows", ("pair", "count"), reveals=True, rule="cubitos-3.11"),
    FIRST_DIE_SHOWS: Event("first-die-shows", ("face",), reveals=True, rule="cubitos-1.10"),
    MISSES: Event("misses", (), reveals=True, rule="cubitos-3.10"),
    PUSHES: Event("pushes", ("risky",), rule="cubitos-3.12"),
    PASSES: Event("passes", (), rule="cubitos-3.12"),
    WAITS_AND_SEES: Event("waits", (), rule="cubitos-2.4"),
    WOULD_BUST_NOW: Event("would-bust", (), reveals=True, rule="cubitos-3.10"),
    BUSTS: Event("busts", (), rule="cubitos-3.14"),
    LEAVES: Event("leaves", ("kind",), rule="cubitos-3.14"),
    PROTECTED: _by_card("protected", ()),
    KEEPS_GREEN_GRAY: _by_card("keeps-green-gray", ()),
    ACTIVE_TO_ROLL: Event("active-to-roll", ("pair",), rule="cubitos-3.13"),
    USES: Event("uses", ("card",), rule="cubitos-11.2"),
    SETS_FACE: _by_card("sets-face", ("pair",)),
    BORROWS: Event("borrows", ("pair",), rule="cubitos-9.7"),
    # What is gained and lost.
    GAINS_COINS: Event("gains-coins", ("count",), rule="cubitos-1.8"),
    GAINS_CREDITS: Event("gains-credits", ("count",), rule="cubitos-1.8"),
    GAINS_FEET: Event("gains-feet", ("count",), rule="cubitos-5.1"),
    GAINS_WATER: Event("gains-water", ("count",), rule="cubitos-5.5"),
    GAINS_FAN: Event("gains-fan", ("fans",), rule="cubitos-8.1"),
    GAINS_TOKEN: Event("gains-token", ("tokens",), rule="cubitos-8.4"),
    GAINS_DIE: Event("gains-die", ("kind",), rule="cubitos-9.5"),
    LOSES_DIE: Event("loses-die", ("kind",), rule="cubitos-9.1"),
    GIVES_DIE: _by_card("gives-die", ("kind", "target")),
    # Swords.
    SWORDS_COMPARED: Event("swords", ("swords",), rule="cubitos-4.3"),
    MOST_SWORDS: Event("most-swords", (), rule="cubitos-4.4"),
    WHITE_GREEN_FREE: _by_card("white-green-free", ()),
    GRAY_FREE: _by_card("gray-free", ()),
    MAY_DRAW_ALL: _by_card("may-draw-all", ()),
    # Movement.
    BUYS_FOOT: Event("buys-foot", (), rule="cubitos-5.4"),
    STEPS: Event("steps", ("cell",), rule="cubitos-5.1"),
    FINISHES_LAP: Event("finishes-lap", ("laps",), rule="cubitos-5.12"),
    CHANGES_BOARD: Event("changes-board", (), rule="cubitos-10.6"),
    TAKES_SHORTCUT: Event("takes-shortcut", ("cell",), rule="cubitos-5.8"),
    USES_JET: Event("uses-jet", ("feet", "water"), rule="cubitos-5.9"),
    STANDS_ON: Event("stands-on", ("cell",), rule="cubitos-5.10"),
    USES_NEAR: _by_card("uses-bob", ("cell",)),
    # Purchases and the end.
    BUYS: Event("buys", ("kind", "cost"), rule="cubitos-6.1"),
    ROUND_ENDS: Event("round-ends", ("round",), rule="cubitos-7.3"),
    FULL_TIE: Event("full-tie", (), rule="cubitos-10.4"),
    GAME_ENDS: Event("game-ends", (), rule="cubitos-10.1"),
    FINAL: Event("final", ("score",), rule="cubitos-10.3"),
    WINS: Event("wins", ("laps",), rule="cubitos-10.2"),
    SHARES: Event("shares", ("laps",), rule="cubitos-10.7"),
    # Lines of the score sheet.
    LINE_LAPS: Event("line-laps", ("laps",), rule="cubitos-10.3"),
    LINE_PROGRESS: Event("line-progress", ("spaces",), rule="cubitos-10.3"),
}
