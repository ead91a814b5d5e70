"""Up to 11."""

from __future__ import annotations

from cubarium.games.cubitos.cards.estimates import FOOT
from cubarium.games.cubitos.data.card import AT_ONCE, RETURNS, Card
from cubarium.games.cubitos.data.values import FEET
from cubarium.games.cubitos.state import View

UP_TO_11 = 25
CARD = Card(
    UP_TO_11,
    rule="cubitos-12.26",
    amounts=("feet",),
    power_run=AT_ONCE,
    before_throw=RETURNS,
    extra=10,
)


def up_to_11_estimate(v: View, power: int, coin: int) -> int:
    """Value the feet of the power face."""
    return FOOT * FEET[UP_TO_11] * power
