"""Muggles."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import DRAW_DIE, LAST, ON_BOTH_FACES, Card

MUGGLES = 48
CARD = Card(
    MUGGLES,
    rule="cubitos-12.49",
    amounts=("coins", "dice"),
    asks=("free-throw",),
    run=LAST,
    immediate=ON_BOTH_FACES,
    needs=DRAW_DIE,
    extra=20,
)
