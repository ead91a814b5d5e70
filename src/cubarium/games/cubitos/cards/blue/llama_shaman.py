"""Llama Shaman."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import ASKED, SETTLED_LAST, Card
from cubarium.games.cubitos.data.values import FEET
from cubarium.games.cubitos.rules.gains import gain_feet
from cubarium.games.cubitos.rules.zones import gain_die
from cubarium.games.cubitos.state import RED, State

LLAMA_SHAMAN = 32
CARD = Card(
    LLAMA_SHAMAN,
    rule="cubitos-12.33",
    amounts=("feet",),
    loses_or_gains=True,
    run=ASKED,
    settled=SETTLED_LAST,
    extra=100,
)


def llama_shaman_asks(s: State, seat: int) -> bool:
    """Tell whether a red die comes with the feet: some would rather have neither."""
    return bool(s.supply[RED] > 0)


def llama_shaman_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain feet and a red die (cubitos-12.33)."""
    gain_feet(s, seat, FEET[LLAMA_SHAMAN], chance)
    if s.supply[RED] > 0:
        gain_die(s, seat, RED, chance)
