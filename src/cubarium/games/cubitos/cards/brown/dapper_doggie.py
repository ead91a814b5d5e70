"""Dapper Doggie."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import LATE, Card
from cubarium.games.cubitos.data.values import BLANK_PAIR, FIRST_PAIR, PAIR_COINS, PAIR_FEET
from cubarium.games.cubitos.rules.gains import gain_coins, gain_feet
from cubarium.games.cubitos.state import COLOURS_FROM, State

DAPPER_DOGGIE = 45
CARD = Card(DAPPER_DOGGIE, rule="cubitos-12.46", run=LATE, extra=60)


def dapper_doggie_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Collect once more what active gray dice show, collected before or not (cubitos-12.46)."""
    p = s.seats[seat]
    coins = 0
    feet = 0
    for kind in range(COLOURS_FROM):
        for pair in range(FIRST_PAIR[kind], BLANK_PAIR[kind]):
            coins += p.active[pair] * PAIR_COINS[pair]
            feet += p.active[pair] * PAIR_FEET[pair]
    gain_coins(s, seat, coins, chance)
    gain_feet(s, seat, feet, chance)
