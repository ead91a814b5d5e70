"""Bad Cheese."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import AT_ONCE, LAST, Card
from cubarium.games.cubitos.data.values import COINS, FEET
from cubarium.games.cubitos.rules.gains import gain_coins, gain_feet
from cubarium.games.cubitos.state import State

BAD_CHEESE = 18
CARD = Card(
    BAD_CHEESE,
    rule="cubitos-12.19",
    amounts=("coins", "feet"),
    run=AT_ONCE,
    power_run=LAST,
    extra=-40,
)


def bad_cheese_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet; the power face brings coins too and is lost then (cubitos-12.19)."""
    gain_feet(s, seat, FEET[BAD_CHEESE], chance)
    if power != 0:
        gain_coins(s, seat, COINS[BAD_CHEESE], chance)
