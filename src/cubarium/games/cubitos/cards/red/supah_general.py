"""Supah General."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.estimates import FOOT
from cubarium.games.cubitos.data.card import Card
from cubarium.games.cubitos.data.values import UNIT
from cubarium.games.cubitos.rules.gains import FOOT_UNITS, gain_units
from cubarium.games.cubitos.state import State, View

SUPAH_GENERAL = 2
CARD = Card(SUPAH_GENERAL, rule="cubitos-12.3", has_unit=True, counts_fans=True, extra=40)


def supah_general_red(s: State, seat: int, chance: Chance) -> None:
    """Give a coin, or what the card says, for every fan (cubitos-12.3)."""
    gain_units(s, seat, UNIT[SUPAH_GENERAL], s.seats[seat].fans, chance)


def supah_general_estimate(v: View, power: int, coin: int) -> int:
    """Value half of it: often somebody else has the most swords."""
    each = FOOT if UNIT[SUPAH_GENERAL] == FOOT_UNITS else coin
    return each * (v.seats[v.viewer].fans // 2)
