"""El Bandito."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import seats_with_fewer_swords
from cubarium.games.cubitos.data.card import Card
from cubarium.games.cubitos.data.values import FEET
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.state import State

EL_BANDITO = 6
CARD = Card(
    EL_BANDITO,
    rule="cubitos-12.7",
    amounts=("feet",),
    swords_of_power=2,
    entitles_all=True,
    extra=30,
)


def el_bandito_red(s: State, seat: int, chance: Chance) -> None:
    """Give a foot for every opponent with fewer swords (cubitos-12.7)."""
    gain_feet(s, seat, FEET[EL_BANDITO] * seats_with_fewer_swords(s, seat), chance)
