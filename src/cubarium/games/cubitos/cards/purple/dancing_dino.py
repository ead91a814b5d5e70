"""Dancing Dino."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import has_kind
from cubarium.games.cubitos.data.card import LOOKING, Card
from cubarium.games.cubitos.data.values import BONUS, FEET, SECOND_BONUS
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.state import ORANGE, RED, State

DANCING_DINO = 36
CARD = Card(DANCING_DINO, rule="cubitos-12.37", amounts=("feet", "bonus", "second_bonus"), run=LOOKING)


def dancing_dino_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet, more with a red and with an orange die (cubitos-12.37)."""
    feet = FEET[DANCING_DINO]
    feet += BONUS[DANCING_DINO] * has_kind(s, seat, RED)
    feet += SECOND_BONUS[DANCING_DINO] * has_kind(s, seat, ORANGE)
    gain_feet(s, seat, feet, chance)
