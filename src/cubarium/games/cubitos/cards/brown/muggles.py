"""Muggles."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import ask_free_throw, has_dice_to_throw
from cubarium.games.cubitos.data.card import LAST, Card
from cubarium.games.cubitos.data.values import COINS, FREE_DICE
from cubarium.games.cubitos.rules.gains import gain_coins
from cubarium.games.cubitos.state import State

MUGGLES = 48
CARD = Card(
    MUGGLES,
    rule="cubitos-12.49",
    amounts=("coins", "dice"),
    asks=("free-throw",),
    run=LAST,
    extra=20,
)


def muggles_immediate(s: State, seat: int, chance: Chance) -> None:
    """Throw two dice freely (cubitos-12.49)."""
    ask_free_throw(s, seat, FREE_DICE[MUGGLES])


def muggles_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain coins (cubitos-12.49)."""
    gain_coins(s, seat, COINS[MUGGLES], chance)


def muggles_has_effect(s: State, seat: int) -> bool:
    """Tell whether there is a die to throw."""
    return has_dice_to_throw(s, seat)
