"""El Bandito."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import seats_with_fewer_swords
from cubarium.games.cubitos.data.card import Card
from cubarium.games.cubitos.data.values import BONUS, UNIT
from cubarium.games.cubitos.rules.gains import gain_units
from cubarium.games.cubitos.state import State

EL_BANDITO = 6
CARD = Card(
    EL_BANDITO,
    rule="cubitos-12.7",
    amounts=("bonus",),
    has_unit=True,
    swords_of_power=2,
    entitles_all=True,
    extra=30,
)


def el_bandito_red(s: State, seat: int, chance: Chance) -> None:
    """Give a foot, or what the card says, for every opponent with fewer swords (cubitos-12.7)."""
    gain_units(s, seat, UNIT[EL_BANDITO], BONUS[EL_BANDITO] * seats_with_fewer_swords(s, seat), chance)
