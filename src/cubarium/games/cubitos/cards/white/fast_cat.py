"""Fast Cat."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import DRAW_DIE, ON_BOTH_FACES, Card

FAST_CAT = 54
CARD = Card(
    FAST_CAT,
    rule="cubitos-12.55",
    amounts=("dice",),
    asks=("free-throw",),
    immediate=ON_BOTH_FACES,
    needs=DRAW_DIE,
)
