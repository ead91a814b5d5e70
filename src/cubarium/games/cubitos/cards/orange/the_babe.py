"""The Babe."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import AT_ONCE, LAST, WITH_CREDITS, Card
from cubarium.games.cubitos.data.values import COINS, POWER_PAIR
from cubarium.games.cubitos.rules.gains import gain_coins, gain_fan
from cubarium.games.cubitos.rules.zones import unused
from cubarium.games.cubitos.state import ORANGE, State

THE_BABE = 12
CARD = Card(
    THE_BABE, rule="cubitos-12.13", amounts=("coins",), run=AT_ONCE, power_run=LAST, fans=WITH_CREDITS
)


def the_babe_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain coins; the power face brings a fan too and is lost then (cubitos-12.13)."""
    gain_coins(s, seat, COINS[THE_BABE], chance)
    if power != 0:
        gain_fan(s, seat, 1, chance)


def the_babe_fans(s: State, seat: int) -> int:
    """Count the fan of each power face."""
    return unused(s, seat, POWER_PAIR[ORANGE])
