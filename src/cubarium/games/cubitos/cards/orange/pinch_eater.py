"""Pinch Eater."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import ON_BOTH_FACES, ROLL_DIE, Card
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.zones import kinds_in_roll
from cubarium.games.cubitos.state import PINCH, State

PINCH_EATER = 13
CARD = Card(
    PINCH_EATER,
    rule="cubitos-12.14",
    asks=("pinch", "set-face"),
    immediate=ON_BOTH_FACES,
    needs=ROLL_DIE,
    tells=("sets-face",),
    extra=100,
)


def pinch_eater_immediate(s: State, seat: int, chance: Chance) -> None:
    """Put a die from Roll into Active on any face (cubitos-12.14)."""
    if kinds_in_roll(s, seat) != 0:
        ask_player(s, seat, PINCH, 0, 1)
