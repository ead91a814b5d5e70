"""The Cheese Stands Alone."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import AT_ONCE, Card
from cubarium.games.cubitos.data.values import FEET
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.state import State

THE_CHEESE_STANDS_ALONE = 19
CARD = Card(
    THE_CHEESE_STANDS_ALONE,
    rule="cubitos-12.20",
    amounts=("feet",),
    run=AT_ONCE,
    forces_push=True,
    extra=-20,
)


def the_cheese_stands_alone_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet (cubitos-12.20)."""
    gain_feet(s, seat, FEET[THE_CHEESE_STANDS_ALONE], chance)
