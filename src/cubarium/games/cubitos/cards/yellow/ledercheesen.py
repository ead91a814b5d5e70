"""Ledercheesen."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import ACTS, DRAW_DIE, LOOKING, Card
from cubarium.games.cubitos.data.values import GROUP
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.rules.zones import dice_in_active
from cubarium.games.cubitos.state import State

LEDERCHEESEN = 16
CARD = Card(
    LEDERCHEESEN,
    rule="cubitos-12.17",
    amounts=("dice", "group"),
    asks=("free-throw",),
    power_run=LOOKING,
    after_push=ACTS,
    needs=DRAW_DIE,
    extra=30,
)


def ledercheesen_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain a foot for every four active dice; the power face alone does so (cubitos-12.17)."""
    gain_feet(s, seat, dice_in_active(s, seat) // GROUP[LEDERCHEESEN], chance)
