"""Crabby."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import Card
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.state import GIVE_DIE, State

CRABBY = 5
CARD = Card(
    CRABBY,
    rule="cubitos-12.6",
    asks=("give-die", "give-to"),
    loses_or_gains=True,
    takes_dice=True,
    tells=("gives-die",),
    extra=40,
)


def crabby_red(s: State, seat: int, chance: Chance) -> None:
    """Ask for a die to give away (cubitos-12.6)."""
    ask_player(s, seat, GIVE_DIE, 0, 1)
