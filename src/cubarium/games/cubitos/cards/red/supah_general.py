"""Supah General."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import Card
from cubarium.games.cubitos.rules.gains import gain_coins
from cubarium.games.cubitos.state import State, View

SUPAH_GENERAL = 2
CARD = Card(SUPAH_GENERAL, rule="cubitos-12.3", counts_fans=True, extra=40)


def supah_general_red(s: State, seat: int, chance: Chance) -> None:
    """Give a coin for every fan (cubitos-12.3)."""
    gain_coins(s, seat, s.seats[seat].fans, chance)


def supah_general_estimate(v: View, power: int, coin: int) -> int:
    """Value half the coins: often somebody else has the most swords."""
    return coin * (v.seats[v.viewer].fans // 2)
