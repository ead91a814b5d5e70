"""Rollosaurus."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import AT_ONCE, Card
from cubarium.games.cubitos.data.values import FEET
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.state import State

ROLLOSAURUS = 35
CARD = Card(ROLLOSAURUS, rule="cubitos-12.36", amounts=("feet",), run=AT_ONCE, extra=150)


def rollosaurus_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet (cubitos-12.36)."""
    gain_feet(s, seat, FEET[ROLLOSAURUS], chance)
