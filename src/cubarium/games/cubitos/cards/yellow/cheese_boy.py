"""Cheese Boy."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import ask_to_lose_from_roll, has_kind
from cubarium.games.cubitos.data.card import LOOKING, Card
from cubarium.games.cubitos.data.values import FEET
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.rules.zones import kinds_in_roll
from cubarium.games.cubitos.state import BROWN, ORANGE, State

CHEESE_BOY = 20
CARD = Card(
    CHEESE_BOY,
    rule="cubitos-12.21",
    amounts=("feet",),
    asks=("lose-roll",),
    loses_or_gains=True,
    run=LOOKING,
    extra=-100,
)


def cheese_boy_asks(s: State, seat: int) -> bool:
    """Tell whether a die may be lost: that is a choice, the feet are not."""
    return has_kind(s, seat, ORANGE) != 0 and kinds_in_roll(s, seat) != 0


def cheese_boy_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet with a brown die; with an orange one, lose a die from Roll or not (cubitos-12.21)."""
    cheese_boy_leftover(s, seat, chance)
    if has_kind(s, seat, ORANGE) != 0:
        ask_to_lose_from_roll(s, seat)


def cheese_boy_leftover(s: State, seat: int, chance: Chance) -> None:
    """Take the feet for a brown die."""
    if has_kind(s, seat, BROWN) != 0:
        gain_feet(s, seat, FEET[CHEESE_BOY], chance)
