"""Dugout."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import ask_free_throw, has_dice_to_throw
from cubarium.games.cubitos.data.card import Card
from cubarium.games.cubitos.data.values import FREE_DICE
from cubarium.games.cubitos.state import State

DUGOUT = 7
CARD = Card(DUGOUT, rule="cubitos-12.8", amounts=("dice",), asks=("free-throw",))


def dugout_immediate(s: State, seat: int, chance: Chance) -> None:
    """Throw three dice freely (cubitos-12.8)."""
    ask_free_throw(s, seat, FREE_DICE[DUGOUT])


def dugout_has_effect(s: State, seat: int) -> bool:
    """Tell whether there is a die to throw."""
    return has_dice_to_throw(s, seat)
