"""Bahama Llama."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import AT_ONCE, Card
from cubarium.games.cubitos.data.values import COINS, WATER_FEET
from cubarium.games.cubitos.rules.gains import gain_coins, gain_water_feet
from cubarium.games.cubitos.state import State

BAHAMA_LLAMA = 31
CARD = Card(BAHAMA_LLAMA, rule="cubitos-12.32", amounts=("coins", "water"), run=AT_ONCE, extra=20)


def bahama_llama_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain coins and a foot that may enter water (cubitos-12.32)."""
    gain_coins(s, seat, COINS[BAHAMA_LLAMA], chance)
    gain_water_feet(s, seat, WATER_FEET[BAHAMA_LLAMA], chance)
