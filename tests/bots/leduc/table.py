"""What serves people at the table, as far as the contract asks for it."""

from __future__ import annotations

from cubarium.engine.contract import Refusal
from tests.bots.leduc.hand import laws_broken
from tests.bots.leduc.state import State


def refusal(s: State, seat: int, action: int) -> Refusal:
    """Say that nothing is to pay, or that there were raises enough."""
    return Refusal("leduc-1", "refuse")


def conserved(s: State) -> list[str]:
    """Say which conservation laws a state breaks."""
    return ["there are too many cards of a rank (leduc-1)"] if laws_broken(s) else []


def position_problems(s: State) -> list[str]:
    """Say what makes a position impossible."""
    return conserved(s)


def turn_key(s: State) -> tuple[int, ...]:
    """Tell turns apart."""
    return (s.made,)
