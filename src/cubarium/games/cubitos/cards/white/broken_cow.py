"""Broken Cow."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import Card
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.zones import ANY_COST, kinds_in_supply
from cubarium.games.cubitos.state import LOAN, State

BROKEN_COW = 53
CARD = Card(
    BROKEN_COW,
    rule="cubitos-12.54",
    amounts=("group",),
    asks=("loan", "set-loan"),
    loses_or_gains=True,
    extra=90,
)


def broken_cow_has_effect(s: State, seat: int) -> bool:
    """Tell whether there is a die to borrow."""
    return kinds_in_supply(s, ANY_COST) != 0


def broken_cow_together(s: State, seat: int, chance: Chance) -> None:
    """Take a die on loan for two cats (cubitos-12.54)."""
    ask_player(s, seat, LOAN, 0, 1)
