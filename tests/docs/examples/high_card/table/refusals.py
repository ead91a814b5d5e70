"""Why an action is not allowed, and what makes a position impossible."""

from __future__ import annotations

from cubarium.engine.contract import Refusal
from high_card.rules.round import laws_broken
from high_card.state import MAX_PLAYERS, State


def refusal(s: State, seat: int, action: int) -> Refusal:
    """Explain why an action of the seat in turn is not legal."""
    return Refusal("high-card-2.1", "refuse-not-yours", {"card": action})


def conserved(s: State) -> list[str]:
    """Say which conservation laws a state breaks."""
    return ["a card is missing or too many (high-card-1.1)"] if laws_broken(s) else []


def position_problems(s: State) -> list[str]:
    """Say what makes a position impossible."""
    if not 2 <= s.players <= MAX_PLAYERS or not 0 <= s.turn < s.players:
        return ["the number of players or the seat in turn cannot be (high-card-1.1)"]
    return conserved(s)


def turn_key(s: State) -> tuple[int, ...]:
    """Tell turns apart."""
    return (s.rounds_left, s.turn)
