"""Mr. Dog."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import IN_RUN, LAST, Card

MR_DOG = 47
CARD = Card(MR_DOG, rule="cubitos-12.48", amounts=("credits",), run=LAST, credits=IN_RUN)
