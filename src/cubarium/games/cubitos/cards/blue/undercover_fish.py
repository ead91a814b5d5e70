"""Undercover Fish."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import AT_ONCE, Card
from cubarium.games.cubitos.data.values import WATER_FEET
from cubarium.games.cubitos.rules.gains import gain_water_feet
from cubarium.games.cubitos.state import State

UNDERCOVER_FISH = 29
CARD = Card(UNDERCOVER_FISH, rule="cubitos-12.30", amounts=("water",), run=AT_ONCE, extra=20)


def undercover_fish_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet that may enter water (cubitos-12.30)."""
    gain_water_feet(s, seat, WATER_FEET[UNDERCOVER_FISH], chance)
