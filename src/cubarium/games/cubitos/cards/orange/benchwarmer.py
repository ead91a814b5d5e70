"""Benchwarmer."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import ASKED, Card
from cubarium.games.cubitos.data.values import ABILITY_PAIR, POWER_PAIR
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.zones import lose_active
from cubarium.games.cubitos.state import MUST_LOSE, ORANGE, State

BENCHWARMER = 9
CARD = Card(
    BENCHWARMER,
    rule="cubitos-12.10",
    asks=("must-lose",),
    loses_or_gains=True,
    run=ASKED,
    lost_first=True,
    extra=20,
)


def benchwarmer_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Lose this die and another from any zone (cubitos-12.10)."""
    lose_active(s, seat, POWER_PAIR[ORANGE] if power != 0 else ABILITY_PAIR[ORANGE], chance)
    ask_player(s, seat, MUST_LOSE, 0, 1)
