"""Why an action is not allowed: the rule that forbids it, with what a player needs to know."""

from __future__ import annotations

from cubarium.engine.contract import Refusal
from cubarium.games.cubano.one_die.actions import CALL, COLOUR, FLIP, LAY_BAR, RENOUNCE, THROW_DIE
from cubarium.games.cubano.one_die.rules.laying import owner_of
from cubarium.games.cubano.one_die.state import (
    CHOOSE,
    CLAIM,
    FLIP_OPEN,
    NO_COLOUR,
    OWN_OPEN,
    THROW,
    State,
)
from cubarium.games.cubano.rules.board import has_bar


def hurries(s: State, seat: int, action: int) -> bool:
    """Tell whether a bar or a throw makes the call of another player late (cubano-3.16)."""
    return s.phase in (FLIP_OPEN, OWN_OPEN) and action not in (CALL, RENOUNCE)


def refusal(s: State, seat: int, action: int) -> Refusal:
    """Explain why an action of a seat that is asked is not legal."""
    if s.phase == CHOOSE:
        if COLOUR < action < LAY_BAR:
            return Refusal("cubano-3.2", "refuse-colour-taken", {"player": owner_of(s, action - COLOUR)})
        return Refusal("cubano-3.2", "refuse-colour-first")
    if s.phase in (FLIP_OPEN, OWN_OPEN):
        return _open_refusal(s, seat, action)
    if action == CALL:
        return Refusal("cubano-3.14", "refuse-no-call")
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


def _open_refusal(s: State, seat: int, action: int) -> Refusal:
    """Explain what is not allowed while a call is awaited."""
    if s.phase == OWN_OPEN:
        if seat == s.turn:
            return Refusal("cubano-3.15", "refuse-call-colour-first")
        return Refusal("cubano-3.3", "refuse-throw-first")
    if seat != s.turn:
        return Refusal("cubano-3.14", "refuse-call-first")
    if LAY_BAR <= action < FLIP:
        return _lay_refusal(s, action - LAY_BAR)
    return Refusal("cubano-3.3", "refuse-lay-first")


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
