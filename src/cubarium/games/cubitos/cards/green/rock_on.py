"""Rock On."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import active_to_roll, green_pair
from cubarium.games.cubitos.data.card import RETURNS, Card
from cubarium.games.cubitos.state import State

ROCK_ON = 21
CARD = Card(ROCK_ON, rule="cubitos-12.22", before_throw=RETURNS, extra=20)


def rock_on_push(s: State, seat: int, power: int, chance: Chance) -> None:
    """Move this die to Roll before the throw (cubitos-12.22)."""
    active_to_roll(s, seat, green_pair(power), chance)
