"""Stogie."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import Card
from cubarium.games.cubitos.rules.throwing import pick_all_gray, throw_picked
from cubarium.games.cubitos.rules.zones import GRAY_KINDS, kinds_in_draw, kinds_in_roll
from cubarium.games.cubitos.state import State

STOGIE = 33
CARD = Card(STOGIE, rule="cubitos-12.34", extra=50)


def stogie_immediate(s: State, seat: int, chance: Chance) -> None:
    """Throw all gray dice of Draw and Roll freely (cubitos-12.34)."""
    pick_all_gray(s, seat)
    throw_picked(s, seat, chance)


def stogie_has_effect(s: State, seat: int) -> bool:
    """Tell whether there is a gray die to throw."""
    return (kinds_in_draw(s, seat) | kinds_in_roll(s, seat)) & GRAY_KINDS != 0
