"""Cat Tastrophy."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import ASKED, Card
from cubarium.games.cubitos.rules.asking import ask_player
from cubarium.games.cubitos.rules.zones import kinds_in_supply
from cubarium.games.cubitos.state import GAIN, State

CAT_TASTROPHY = 50
CARD = Card(
    CAT_TASTROPHY,
    rule="cubitos-12.51",
    asks=("gain",),
    loses_or_gains=True,
    run=ASKED,
    profits_late=True,
    extra=80,
)


def cat_tastrophy_asks(s: State, seat: int) -> bool:
    """Tell whether a die may be gained."""
    return kinds_in_supply(s, s.seats[seat].fans) != 0


def cat_tastrophy_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain a die that costs no more than the fans (cubitos-12.51)."""
    ask_player(s, seat, GAIN, s.seats[seat].fans, 1)
