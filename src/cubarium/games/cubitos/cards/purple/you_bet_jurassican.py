"""You Bet Jurassican."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import has_kind
from cubarium.games.cubitos.data.card import LOOKING, Card
from cubarium.games.cubitos.data.values import BONUS, FEET, SECOND_BONUS
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.state import BROWN, YELLOW, State

YOU_BET_JURASSICAN = 39
CARD = Card(YOU_BET_JURASSICAN, rule="cubitos-12.40", amounts=("feet", "bonus", "second_bonus"), run=LOOKING)


def you_bet_jurassican_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet, more with a brown and with a yellow die (cubitos-12.40)."""
    feet = FEET[YOU_BET_JURASSICAN]
    feet += BONUS[YOU_BET_JURASSICAN] * has_kind(s, seat, BROWN)
    feet += SECOND_BONUS[YOU_BET_JURASSICAN] * has_kind(s, seat, YELLOW)
    gain_feet(s, seat, feet, chance)
