"""Why an action is not allowed: the rule that forbids it, with what a player needs to know."""

from __future__ import annotations

from cubarium.engine.contract import Refusal
from cubarium.games.cubano.one_die.actions import COLOUR, FLIP, LAY_BAR, RENOUNCE, THROW_DIE
from cubarium.games.cubano.one_die.rules.turn import owner_of
from cubarium.games.cubano.one_die.state import CHOOSE, CLAIM, NO_COLOUR, THROW, State
from cubarium.games.cubano.rules.board import has_bar


def refusal(s: State, seat: int, action: int) -> Refusal:
    """Explain why an action of a seat that is asked is not legal."""
    if s.phase == CHOOSE:
        if COLOUR < action < LAY_BAR:
            return Refusal("cubano-3.2", "refuse-colour-taken", {"player": owner_of(s, action - COLOUR)})
        return Refusal("cubano-3.2", "refuse-colour-first")
    if action == THROW_DIE:
        message = "refuse-answer-first" if s.phase == CLAIM else "refuse-lay-first"
        return Refusal("cubano-3.3", message)
    if action == RENOUNCE:
        return Refusal("cubano-3.6", "refuse-no-claim")
    if action < LAY_BAR:
        return Refusal("cubano-3.2", "refuse-colour-chosen")
    if action < FLIP:
        return _lay_refusal(s, action - LAY_BAR)
    return _flip_refusal(s, action - FLIP)


def _lay_refusal(s: State, edge: int) -> Refusal:
    if has_bar(s, edge):
        return Refusal("cubano-3.8", "refuse-bar-there", {"edge": edge})
    if s.phase == THROW:
        return Refusal("cubano-3.3", "refuse-throw-first")
    return Refusal("cubano-3.6", "refuse-answer-first")


def _flip_refusal(s: State, square: int) -> Refusal:
    if s.phase != CLAIM:
        return Refusal("cubano-3.6", "refuse-no-claim")
    if s.colours[square] == NO_COLOUR:
        return Refusal("cubano-3.7", "refuse-square-empty", {"square": square})
    return Refusal("cubano-3.7", "refuse-not-theirs", {"square": square, "player": s.turn})
