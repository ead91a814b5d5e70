"""Wizard."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import AT_EACH_PUSH, LAST, Card
from cubarium.games.cubitos.state import State

WIZARD = 44
CARD = Card(WIZARD, rule="cubitos-12.45", amounts=("credits",), run=LAST, credits=AT_EACH_PUSH, extra=60)


def wizard_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Give nothing: the die is lost, that is all; credits come at each Push (cubitos-12.45)."""
