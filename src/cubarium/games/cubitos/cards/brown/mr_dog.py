"""Mr. Dog."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import IN_RUN, LAST, Card
from cubarium.games.cubitos.data.values import CARD_CREDITS
from cubarium.games.cubitos.rules.gains import gain_credits
from cubarium.games.cubitos.state import State

MR_DOG = 47
CARD = Card(MR_DOG, rule="cubitos-12.48", amounts=("credits",), run=LAST, credits=IN_RUN)


def mr_dog_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain credits (cubitos-12.48)."""
    gain_credits(s, seat, CARD_CREDITS[MR_DOG], chance)
