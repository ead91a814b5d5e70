"""The Cheese Stands Alone."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import AT_ONCE, Card

THE_CHEESE_STANDS_ALONE = 19
CARD = Card(
    THE_CHEESE_STANDS_ALONE,
    rule="cubitos-12.20",
    amounts=("feet",),
    run=AT_ONCE,
    forces_push=True,
    extra=-20,
)
