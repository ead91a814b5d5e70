"""Broken Cow."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import SUPPLY_DIE, Card
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.state import LOAN, State

BROKEN_COW = 53
CARD = Card(
    BROKEN_COW,
    rule="cubitos-12.54",
    amounts=("group",),
    asks=("loan", "set-loan"),
    loses_or_gains=True,
    needs=SUPPLY_DIE,
    profits_late=True,
    extra=90,
)


def broken_cow_together(s: State, seat: int, chance: Chance) -> None:
    """Take a die on loan for two cats (cubitos-12.54)."""
    ask_player(s, seat, LOAN, 0, 1)
