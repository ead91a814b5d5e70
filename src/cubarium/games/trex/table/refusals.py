"""Why an action is not allowed: the rule that forbids it, with what a player needs to know."""

from __future__ import annotations

from cubarium.engine.contract import Refusal
from cubarium.games.trex.actions import EGG_LEFT, HIGH_COLOUR, KEEP_COLOURS, LOW_COLOUR, PLAY_CARD
from cubarium.games.trex.state import EGG, PLAY, REMOVE, State


def refusal(s: State, seat: int, action: int) -> Refusal:
    """Explain why an action of a seat that is asked is not legal."""
    if s.phase == PLAY:
        if action < EGG_LEFT:
            return Refusal("trex-3.1", "refuse-not-in-hand", {"card": action - PLAY_CARD})
        return Refusal("trex-3.1", "refuse-play-first")
    if s.phase == EGG:
        return Refusal("trex-5.2", "refuse-egg-first")
    if s.phase == REMOVE:
        return Refusal("trex-5.4", "refuse-remove-first")
    if action <= KEEP_COLOURS:
        return Refusal("trex-5.9", "refuse-colours-first")
    own, other = (s.high, s.low) if action < LOW_COLOUR else (s.low, s.high)
    colour = action - (HIGH_COLOUR if action < LOW_COLOUR else LOW_COLOUR)
    if colour == own:
        return Refusal("trex-5.10", "refuse-same-colour", {"colour": own})
    return Refusal("trex-5.10", "refuse-colours-trade", {"colour": other})
