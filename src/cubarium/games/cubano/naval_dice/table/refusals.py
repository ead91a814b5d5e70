"""Why an action is not allowed: the rule that forbids it, with what a player needs to know."""

from __future__ import annotations

from cubarium.engine.contract import Refusal
from cubarium.games.cubano.naval_dice.actions import (
    CORRECT,
    FIRE,
    FIRST_COLOUR,
    LOSE,
    PLACE,
    PLUS,
    REMOVE,
    REROLL,
    THROW,
    TO,
)
from cubarium.games.cubano.naval_dice.rules.placing import next_ship
from cubarium.games.cubano.naval_dice.rules.turn import ship_at
from cubarium.games.cubano.naval_dice.state import (
    AIMING,
    CHOOSING,
    HOLES,
    LETTERS,
    LOSING,
    REROLLING,
    SHIFTING,
    SHIP,
    SHIP_COUNT,
    SHIP_END,
    THROWING,
    State,
)

_DUE = {
    CHOOSING: Refusal("cubano-6.15", "refuse-colour-first"),
    HOLES: Refusal("cubano-6.2", "refuse-holes-first"),
    SHIP: Refusal("cubano-6.5", "refuse-ships-first"),
    SHIP_END: Refusal("cubano-6.5", "refuse-end-first"),
    THROWING: Refusal("cubano-6.7", "refuse-throw-first"),
    AIMING: Refusal("cubano-6.7", "refuse-aim-first"),
    REROLLING: Refusal("cubano-6.8", "refuse-reroll-first"),
    SHIFTING: Refusal("cubano-6.9", "refuse-shift-first"),
    LOSING: Refusal("cubano-6.12", "refuse-lose-first"),
}
"""What has to be done first, by phase."""


def refusal(s: State, seat: int, action: int) -> Refusal:
    """Explain why an action of a seat that is asked is not legal."""
    if action >= FIRST_COLOUR:
        if s.phase == CHOOSING:
            return Refusal("cubano-6.15", "refuse-colour-taken", {"player": 1 - seat})
        return Refusal("cubano-6.15", "refuse-colour-chosen")
    if s.phase == HOLES and action < PLACE:
        return _hole_refusal(s, seat, action - REMOVE)
    if s.phase == SHIP and PLACE <= action < TO:
        return _start_refusal(s, seat, action - PLACE)
    if s.phase == SHIP_END and TO <= action < THROW:
        words = {"ship": next_ship(s, seat), "square": s.anchor}
        return Refusal("cubano-6.5", "refuse-not-a-line", words)
    if s.phase == AIMING and FIRE <= action < REROLL:
        square = action - FIRE if action < CORRECT else action - CORRECT
        return Refusal("cubano-6.7", "refuse-dice-say-otherwise", {"square": square})
    if s.phase == AIMING and REROLL <= action < PLUS and min(s.dice) <= LETTERS:
        return Refusal("cubano-6.8", "refuse-letter-there")
    if s.phase == LOSING and action >= LOSE:
        return Refusal("cubano-6.12", "refuse-no-cube-to-lose", {"square": action - LOSE})
    return _DUE[s.phase]


def _hole_refusal(s: State, seat: int, square: int) -> Refusal:
    if s.seats[seat].holes >> square & 1:
        return Refusal("cubano-6.2", "refuse-hole-there", {"square": square})
    return Refusal("cubano-6.4", "refuse-mine-with-choice", {"square": square})


def _start_refusal(s: State, seat: int, square: int) -> Refusal:
    if s.seats[seat].holes >> square & 1:
        return Refusal("cubano-6.5", "refuse-hole-there", {"square": square})
    if ship_at(s, seat, square) < SHIP_COUNT:
        return Refusal("cubano-6.5", "refuse-ship-there", {"square": square})
    return Refusal("cubano-6.5", "refuse-no-room", {"ship": next_ship(s, seat), "square": square})
