"""Chilly McChillster."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import ASKED, TWICE, Card
from cubarium.games.cubitos.rules.throwing import throw_roll
from cubarium.games.cubitos.rules.zones import dice_in_roll
from cubarium.games.cubitos.state import State

CHILLY_MCCHILLSTER = 34
CARD = Card(CHILLY_MCCHILLSTER, rule="cubitos-12.35", run=ASKED, throws_in_run=TWICE, extra=120)


def chilly_mcchillster_asks(s: State, seat: int) -> bool:
    """Tell whether there is a die to throw."""
    return dice_in_roll(s, seat) > 0


def chilly_mcchillster_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Throw all dice of Roll freely, and once more after what follows (cubitos-12.35)."""
    throw_roll(s, seat, chance)
    s.seats[seat].repeats += 1
