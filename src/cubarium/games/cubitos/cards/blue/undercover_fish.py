"""Undercover Fish."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import AT_ONCE, Card

UNDERCOVER_FISH = 29
CARD = Card(UNDERCOVER_FISH, rule="cubitos-12.30", amounts=("water",), run=AT_ONCE, extra=20)
