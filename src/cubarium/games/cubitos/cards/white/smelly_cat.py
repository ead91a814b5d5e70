"""Smelly Cat."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import AT_ONCE, Card
from cubarium.games.cubitos.data.values import FEET
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.state import State

SMELLY_CAT = 49
CARD = Card(SMELLY_CAT, rule="cubitos-12.50", amounts=("feet",), run=AT_ONCE, extra=40)


def smelly_cat_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet (cubitos-12.50)."""
    gain_feet(s, seat, FEET[SMELLY_CAT], chance)
