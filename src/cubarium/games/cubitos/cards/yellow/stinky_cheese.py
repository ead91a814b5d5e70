"""Stinky Cheese."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.data.card import AT_ONCE, Card
from cubarium.games.cubitos.data.values import FEET
from cubarium.games.cubitos.events import GRAY_FREE
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.state import State

STINKY_CHEESE = 17
CARD = Card(
    STINKY_CHEESE,
    rule="cubitos-12.18",
    amounts=("feet",),
    run=AT_ONCE,
    tells=("gray-free",),
    extra=120,
)


def stinky_cheese_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet; the power face exempts gray dice from the next draw amount (cubitos-12.18)."""
    gain_feet(s, seat, FEET[STINKY_CHEESE], chance)
    if power != 0:
        s.seats[seat].free_gray = 1
        note(chance, GRAY_FREE, seat)
