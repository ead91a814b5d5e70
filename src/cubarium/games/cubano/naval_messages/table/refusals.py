"""Why an action is not allowed: the rule that forbids it, with what a player needs to know."""

from __future__ import annotations

from cubarium.engine.contract import Refusal
from cubarium.games.cubano.naval_messages.actions import FIRST_COLOUR, HIDE, NAME
from cubarium.games.cubano.naval_messages.rules.turn import half_of
from cubarium.games.cubano.naval_messages.state import CHOOSING, HIDING, State


def refusal(s: State, seat: int, action: int) -> Refusal:
    """Explain why an action of a seat that is asked is not legal."""
    if action >= FIRST_COLOUR:
        if s.phase == CHOOSING:
            return Refusal("cubano-5.9", "refuse-colour-taken", {"player": 1 - seat})
        return Refusal("cubano-5.9", "refuse-colour-chosen")
    if s.phase == CHOOSING:
        return Refusal("cubano-5.9", "refuse-colour-first")
    if action < NAME:
        square = action - HIDE
        if s.phase != HIDING:
            return Refusal("cubano-5.2", "refuse-all-hidden")
        if half_of(square) != seat:
            return Refusal("cubano-5.1", "refuse-not-your-half", {"square": square})
        return Refusal("cubano-5.2", "refuse-message-there", {"square": square})
    square = action - NAME
    if s.phase == HIDING:
        return Refusal("cubano-5.5", "refuse-hide-first")
    if half_of(square) == seat:
        return Refusal("cubano-5.5", "refuse-your-own-half", {"square": square})
    return Refusal("cubano-5.6", "refuse-named-before", {"square": square})
