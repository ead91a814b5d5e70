"""Schmutz."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import AFTER_LOSSES, ONCE_DIE_LOST, Card
from cubarium.games.cubitos.data.values import CARD_CREDITS, FEET
from cubarium.games.cubitos.rules.gains import gain_credits, gain_feet
from cubarium.games.cubitos.state import State

SCHMUTZ = 55
CARD = Card(
    SCHMUTZ,
    rule="cubitos-12.56",
    amounts=("feet", "credits"),
    run=AFTER_LOSSES,
    profits_late=True,
    credits=ONCE_DIE_LOST,
    extra=80,
)


def schmutz_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain a foot, and credits if a die was lost, now or before the purchases (cubitos-12.56)."""
    gain_feet(s, seat, FEET[SCHMUTZ], chance)
    if s.seats[seat].lost_die != 0:
        gain_credits(s, seat, CARD_CREDITS[SCHMUTZ], chance)
    else:
        s.seats[seat].unpaid += 1


def schmutz_leftover(s: State, seat: int, chance: Chance) -> None:
    """Take the foot alone; the credits may still be taken after the moves."""
    gain_feet(s, seat, FEET[SCHMUTZ], chance)
    s.seats[seat].unpaid += 1
