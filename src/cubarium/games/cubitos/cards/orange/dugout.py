"""Dugout."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import DRAW_DIE, ON_BOTH_FACES, Card

DUGOUT = 7
CARD = Card(
    DUGOUT,
    rule="cubitos-12.8",
    amounts=("dice",),
    asks=("free-throw",),
    immediate=ON_BOTH_FACES,
    needs=DRAW_DIE,
)
