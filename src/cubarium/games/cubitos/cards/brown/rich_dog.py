"""Rich Dog."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import LAST, Card

RICH_DOG = 42
CARD = Card(RICH_DOG, rule="cubitos-12.43", amounts=("coins",), run=LAST, extra=-20)
