"""Shimmy Shimmy Dino."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import LOOKING, Card
from cubarium.games.cubitos.data.values import FEET
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.rules.zones import active_of_kind
from cubarium.games.cubitos.state import DARK, LIGHT, WHITE, State

SHIMMY_SHIMMY_DINO = 40
CARD = Card(SHIMMY_SHIMMY_DINO, rule="cubitos-12.41", amounts=("feet",), run=LOOKING, extra=200)


def shimmy_shimmy_dino_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain a foot for every gray and white die in Active (cubitos-12.41)."""
    dice = active_of_kind(s, seat, LIGHT) + active_of_kind(s, seat, DARK) + active_of_kind(s, seat, WHITE)
    gain_feet(s, seat, FEET[SHIMMY_SHIMMY_DINO] * dice, chance)
