"""Rich Dog."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.data.card import LAST, Card
from cubarium.games.cubitos.data.values import COINS
from cubarium.games.cubitos.rules.gains import gain_coins
from cubarium.games.cubitos.state import State

RICH_DOG = 42
CARD = Card(RICH_DOG, rule="cubitos-12.43", amounts=("coins",), run=LAST, extra=-20)


def rich_dog_run(s: State, seat: int, power: int, chance: Chance) -> None:
    """Gain coins (cubitos-12.43)."""
    gain_coins(s, seat, COINS[RICH_DOG], chance)
