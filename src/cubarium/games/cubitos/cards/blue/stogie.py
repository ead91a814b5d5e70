"""Stogie."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import GRAY_DIE, ON_BOTH_FACES, Card
from cubarium.games.cubitos.rules.throwing import pick_all_gray, throw_picked
from cubarium.games.cubitos.state import State

STOGIE = 33
CARD = Card(STOGIE, rule="cubitos-12.34", immediate=ON_BOTH_FACES, needs=GRAY_DIE, extra=50)


def stogie_immediate(s: State, seat: int, chance: Chance) -> None:
    """Throw all gray dice of Draw and Roll freely (cubitos-12.34)."""
    pick_all_gray(s, seat)
    throw_picked(s, seat, chance)
