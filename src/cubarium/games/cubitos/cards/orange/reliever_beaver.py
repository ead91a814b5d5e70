"""Reliever Beaver."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import ask_to_lose_from_roll
from cubarium.games.cubitos.data.card import ASKED, ON_POWER_FACE, ROLL_DIE, Card
from cubarium.games.cubitos.state import State

RELIEVER_BEAVER = 8
CARD = Card(
    RELIEVER_BEAVER,
    rule="cubitos-12.9",
    asks=("lose-roll",),
    loses_or_gains=True,
    run=ASKED,
    immediate=ON_POWER_FACE,
    needs=ROLL_DIE,
    extra=40,
)


def reliever_beaver_immediate(s: State, seat: int, chance: Chance) -> None:
    """Lose a die from Roll at once; the power face alone does so (cubitos-12.9)."""
    ask_to_lose_from_roll(s, seat)


def reliever_beaver_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Lose a die from Roll (cubitos-12.9)."""
    ask_to_lose_from_roll(s, seat)
