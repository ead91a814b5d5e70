"""Jacques Couteau."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import seats_with_fewer_swords
from cubarium.games.cubitos.data.card import Card
from cubarium.games.cubitos.state import State

JACQUES_COUTEAU = 3
CARD = Card(
    JACQUES_COUTEAU,
    rule="cubitos-12.4",
    amounts=("dice",),
    asks=("pair-throw",),
    swords_of_power=2,
    entitles_all=True,
    takes_dice=True,
    extra=30,
)


def jacques_couteau_red(s: State, seat: int, chance: Chance) -> None:
    """Allow a free throw of two dice for every opponent with fewer swords (cubitos-12.4)."""
    s.seats[seat].repeats = seats_with_fewer_swords(s, seat)
