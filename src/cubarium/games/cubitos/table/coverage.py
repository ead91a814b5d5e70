"""What a full check must see happen: every card used, every kind of space taken, every way to move."""

from __future__ import annotations

from cubarium.engine.chance import Note
from cubarium.games.cubitos.data.circuits import GAIN_UP_TO, WATER
from cubarium.games.cubitos.data.deck import cards_with
from cubarium.games.cubitos.data.schema import CARDS
from cubarium.games.cubitos.data.values import LINK_COINS, LINK_TO, SPACE
from cubarium.games.cubitos.events import (
    CHANGES_BOARD,
    FINISHES_LAP,
    STANDS_ON,
    STEPS,
    TAKES_SHORTCUT,
    USES,
    USES_JET,
    USES_NEAR,
)

SPACE_NAMES = ("grass", "water", "credits", "fan", "lose", "lose-two", "fan-lose", "gain-any", "gain-up-to")
SHORTCUTS = ("shortcut for coins", "shortcut for feet")
WAYS = {USES_JET: "jet pack", FINISHES_LAP: "finish", CHANGES_BOARD: "next board"}
TO_COVER = (
    *(f"card {slug}" for slug in CARDS),
    *(f"space {name}" for name in SPACE_NAMES[WATER:]),
    *(f"move {name}" for name in (*SHORTCUTS, *WAYS.values())),
)


def covers(note: Note) -> str:
    """Return which of these things a note of the journal tells of, or nothing."""
    if note.kind == USES:
        return f"card {CARDS[note.a]}"
    if note.kind == USES_NEAR:
        return f"card {CARDS[cards_with('near_spaces')[0]]}"
    if note.kind == STANDS_ON and SPACE[note.a] <= GAIN_UP_TO:
        return f"space {SPACE_NAMES[SPACE[note.a]]}"
    if note.kind == STEPS and SPACE[note.a] == WATER:
        return f"space {SPACE_NAMES[WATER]}"
    if note.kind == TAKES_SHORTCUT:
        return f"move {SHORTCUTS[int(LINK_COINS[LINK_TO.index(note.a)] == 0)]}"
    return f"move {WAYS[note.kind]}" if note.kind in WAYS else ""
