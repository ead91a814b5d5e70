"""Smelly Cat."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import AT_ONCE, Card

SMELLY_CAT = 49
CARD = Card(SMELLY_CAT, rule="cubitos-12.50", amounts=("feet",), run=AT_ONCE, extra=40)
