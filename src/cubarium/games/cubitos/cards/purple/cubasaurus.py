"""Cubasaurus."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import LAST, ON_BOTH_FACES, SUPPLY_DIE, Card
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.zones import ANY_COST, kinds_in_supply
from cubarium.games.cubitos.state import LOAN, State

CUBASAURUS = 37
CARD = Card(
    CUBASAURUS,
    rule="cubitos-12.38",
    asks=("loan", "set-loan"),
    loses_or_gains=True,
    run=LAST,
    immediate=ON_BOTH_FACES,
    needs=SUPPLY_DIE,
    extra=300,
)


def cubasaurus_immediate(s: State, seat: int, chance: Chance) -> None:
    """Take any die on loan and set it on any face (cubitos-12.38)."""
    if kinds_in_supply(s, ANY_COST) != 0:
        ask_player(s, seat, LOAN, 0, 1)
