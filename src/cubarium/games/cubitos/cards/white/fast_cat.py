"""Fast Cat."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import ask_free_throw, has_dice_to_throw
from cubarium.games.cubitos.data.card import Card
from cubarium.games.cubitos.data.values import FREE_DICE
from cubarium.games.cubitos.state import State

FAST_CAT = 54
CARD = Card(FAST_CAT, rule="cubitos-12.55", amounts=("dice",), asks=("free-throw",))


def fast_cat_immediate(s: State, seat: int, chance: Chance) -> None:
    """Throw two dice freely (cubitos-12.55)."""
    ask_free_throw(s, seat, FREE_DICE[FAST_CAT])


def fast_cat_has_effect(s: State, seat: int) -> bool:
    """Tell whether there is a die to throw."""
    return has_dice_to_throw(s, seat)
