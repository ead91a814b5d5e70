"""Punch Guy."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.data.card import Card
from cubarium.games.cubitos.events import WHITE_GREEN_FREE
from cubarium.games.cubitos.state import State

PUNCH_GUY = 1
CARD = Card(PUNCH_GUY, rule="cubitos-12.2", tells=("white-green-free",), extra=40)


def punch_guy_red(s: State, seat: int, chance: Chance) -> None:
    """Exempt white and green dice from the next draw amount (cubitos-12.2)."""
    s.seats[seat].free_white_green = 1
    note(chance, WHITE_GREEN_FREE, seat)
