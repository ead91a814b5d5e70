"""Batter Beaver."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import ask_free_throw, has_dice_to_throw
from cubarium.games.cubitos.data.card import Card
from cubarium.games.cubitos.data.values import FREE_DICE
from cubarium.games.cubitos.state import State

BATTER_BEAVER = 10
CARD = Card(
    BATTER_BEAVER,
    rule="cubitos-12.11",
    amounts=("dice",),
    asks=("free-throw",),
    loses_or_gains=True,
    credits_cost_dice=True,
)


def batter_beaver_immediate(s: State, seat: int, chance: Chance) -> None:
    """Throw two dice freely; what follows is settled at the end of the round (cubitos-12.11)."""
    ask_free_throw(s, seat, FREE_DICE[BATTER_BEAVER])


def batter_beaver_has_effect(s: State, seat: int) -> bool:
    """Tell whether there is a die to throw."""
    return has_dice_to_throw(s, seat)
