"""Batter Beaver."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import DRAW_DIE, ON_BOTH_FACES, Card

BATTER_BEAVER = 10
CARD = Card(
    BATTER_BEAVER,
    rule="cubitos-12.11",
    amounts=("dice",),
    asks=("free-throw",),
    loses_or_gains=True,
    credits_cost_dice=True,
    immediate=ON_BOTH_FACES,
    needs=DRAW_DIE,
)
