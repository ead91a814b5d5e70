"""Mr. Soldier."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import Card
from cubarium.games.cubitos.data.values import ABILITY_PAIR, BLANK_PAIR, COINS, FEET, POWER_PAIR
from cubarium.games.cubitos.rules.gains import gain_coins, gain_feet
from cubarium.games.cubitos.rules.zones import active_of_kind, lose_active
from cubarium.games.cubitos.state import RED, State

MR_SOLDIER = 0
CARD = Card(MR_SOLDIER, rule="cubitos-12.1", amounts=("coins", "feet"), has_price=True, extra=-130)


def mr_soldier_red(s: State, seat: int, chance: Chance) -> None:
    """Give coins and feet to the most swords; by a switch, a red die is the price (cubitos-12.1)."""
    gain_coins(s, seat, COINS[MR_SOLDIER], chance)
    gain_feet(s, seat, FEET[MR_SOLDIER], chance)
    if s.soldier_pays != 0 and active_of_kind(s, seat, RED) > 0:
        p = s.seats[seat]
        pair = POWER_PAIR[RED]
        if p.active[BLANK_PAIR[RED]] > 0:
            pair = BLANK_PAIR[RED]
        elif p.active[ABILITY_PAIR[RED]] > 0:
            pair = ABILITY_PAIR[RED]
        lose_active(s, seat, pair, chance)
