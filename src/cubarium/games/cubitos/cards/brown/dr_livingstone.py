"""Dr. Livingstone."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import LAST, Card
from cubarium.games.cubitos.data.values import FEET
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.state import State

DR_LIVINGSTONE = 46
CARD = Card(DR_LIVINGSTONE, rule="cubitos-12.47", amounts=("feet",), run=LAST)


def dr_livingstone_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet (cubitos-12.47)."""
    gain_feet(s, seat, FEET[DR_LIVINGSTONE], chance)
