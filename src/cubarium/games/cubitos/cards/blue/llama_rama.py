"""Llama-Rama."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import AT_ONCE, WITHOUT_CREDITS, Card
from cubarium.games.cubitos.data.values import COINS, POWER_PAIR
from cubarium.games.cubitos.rules.gains import gain_coins, gain_fan
from cubarium.games.cubitos.rules.zones import unused
from cubarium.games.cubitos.state import BLUE, State

LLAMA_RAMA = 30
CARD = Card(
    LLAMA_RAMA, rule="cubitos-12.31", amounts=("coins",), run=AT_ONCE, fans=WITHOUT_CREDITS, extra=-20
)


def llama_rama_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain coins; the power face brings a fan without its credits (cubitos-12.31)."""
    gain_coins(s, seat, COINS[LLAMA_RAMA], chance)
    if power != 0:
        gain_fan(s, seat, 0, chance)


def llama_rama_fans(s: State, seat: int) -> int:
    """Count the fan of each power face."""
    return unused(s, seat, POWER_PAIR[BLUE])
