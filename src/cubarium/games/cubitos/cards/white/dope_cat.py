"""Dope Cat."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import has_kind
from cubarium.games.cubitos.data.card import LOOKING, Card
from cubarium.games.cubitos.data.values import BONUS, SECOND_BONUS
from cubarium.games.cubitos.rules.gains import gain_coins
from cubarium.games.cubitos.state import BROWN, GREEN, State, View

DOPE_CAT = 52
CARD = Card(DOPE_CAT, rule="cubitos-12.53", amounts=("bonus", "second_bonus"), run=LOOKING, extra=-20)


def dope_cat_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain coins with a brown and with a green die (cubitos-12.53)."""
    coins = BONUS[DOPE_CAT] * has_kind(s, seat, BROWN) + SECOND_BONUS[DOPE_CAT] * has_kind(s, seat, GREEN)
    gain_coins(s, seat, coins, chance)


def dope_cat_estimate(v: View, power: int, coin: int) -> int:
    """Value half the coins: one of the two dice is active."""
    return coin * (BONUS[DOPE_CAT] + SECOND_BONUS[DOPE_CAT]) // 2
