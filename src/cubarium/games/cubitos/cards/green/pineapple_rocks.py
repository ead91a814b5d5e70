"""Pineapple Rocks."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import active_to_roll, can_move_other, green_pair
from cubarium.games.cubitos.data.card import RETURNS, Card
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.state import MOVE_OTHER, State

PINEAPPLE_ROCKS = 24
CARD = Card(PINEAPPLE_ROCKS, rule="cubitos-12.25", asks=("move-other",), before_throw=RETURNS, extra=20)


def pineapple_rocks_push(s: State, seat: int, power: int, chance: Chance) -> None:
    """Move this die to Roll, and with the power face another active one (cubitos-12.25)."""
    active_to_roll(s, seat, green_pair(power), chance)
    if power != 0 and can_move_other(s, seat):
        ask_player(s, seat, MOVE_OTHER, 0, 1)
