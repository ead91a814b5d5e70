"""Why an action is not allowed: the rule that forbids it, with what a player needs to know."""

from __future__ import annotations

from cubarium.engine.contract import Refusal
from cubarium.games.cubano.course.actions import PLACE_CUBE, TAKE_CORNER, THROW_DIE
from cubarium.games.cubano.course.state import CHOOSE, CORNER, NO_COLOUR, THROW, State
from cubarium.games.cubano.rules.board import SIDE


def refusal(s: State, seat: int, action: int) -> Refusal:
    """Explain why an action of a seat that is asked is not legal."""
    if s.phase == CHOOSE:
        if THROW_DIE < action < TAKE_CORNER:
            return Refusal("cubano-4.2", "refuse-colour-taken", {"player": 1 - seat})
        return Refusal("cubano-4.2", "refuse-colour-first")
    if s.phase == CORNER:
        if TAKE_CORNER <= action < PLACE_CUBE:
            return Refusal("cubano-4.3", "refuse-corner", {"square": s.seats[1 - seat].corner})
        return Refusal("cubano-4.3", "refuse-corner-first")
    if action == THROW_DIE:
        return Refusal("cubano-4.4", "refuse-place-first")
    if action < TAKE_CORNER:
        return Refusal("cubano-4.2", "refuse-colour-chosen")
    if action < PLACE_CUBE:
        return Refusal("cubano-4.3", "refuse-corner-chosen")
    return _place_refusal(s, action - PLACE_CUBE)


def _place_refusal(s: State, square: int) -> Refusal:
    if s.phase == THROW:
        return Refusal("cubano-4.4", "refuse-throw-first")
    if s.colours[square] != NO_COLOUR:
        return Refusal("cubano-4.5", "refuse-covered", {"square": square})
    if parity(square) != parity(s.seats[s.turn].corner):
        return Refusal("cubano-4.3", "refuse-other-half", {"square": square})
    return Refusal("cubano-4.5", "refuse-not-touching", {"square": square})


def parity(square: int) -> int:
    """Return which of the two sets of diagonals a square belongs to."""
    return (square // SIDE + square % SIDE) % 2
