"""Keep On Rollin."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.effects import green_pair
from cubarium.games.cubitos.data.card import SURELY, Card
from cubarium.games.cubitos.rules.zones import lose_active
from cubarium.games.cubitos.state import AFTER_PUSH, State

KEEP_ON_ROLLIN = 23
CARD = Card(KEEP_ON_ROLLIN, rule="cubitos-12.24", saves=SURELY, lost_instead=True, extra=40)


def keep_on_rollin_bust(s: State, seat: int, power: int, chance: Chance) -> None:
    """Lose this die instead of a bust (cubitos-12.24)."""
    lose_active(s, seat, green_pair(power), chance)
    s.seats[seat].stage = AFTER_PUSH
