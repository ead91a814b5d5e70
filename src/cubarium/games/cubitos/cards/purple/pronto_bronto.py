"""Pronto Bronto."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.estimates import FOOT
from cubarium.games.cubitos.data.card import AT_ONCE, Card
from cubarium.games.cubitos.data.circuits import FINISH
from cubarium.games.cubitos.data.values import GROUP, LINES, SPACE, ZONE
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.state import State, View

PRONTO_BRONTO = 41
CARD = Card(PRONTO_BRONTO, rule="cubitos-12.42", amounts=("group",), run=AT_ONCE, extra=150)


def pronto_bronto_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain a foot for every two red lines to the Finish of this lap; none after a tie (cubitos-12.42)."""
    cell = s.seats[seat].cell
    if s.tie_break == 0 and SPACE[cell] != FINISH:
        gain_feet(s, seat, (LINES - ZONE[cell]) // GROUP[PRONTO_BRONTO], chance)


def pronto_bronto_estimate(v: View, power: int, coin: int) -> int:
    """Value the feet from where the runner is."""
    cell = v.seats[v.viewer].cell
    return FOOT * ((LINES - ZONE[cell]) // GROUP[PRONTO_BRONTO])
