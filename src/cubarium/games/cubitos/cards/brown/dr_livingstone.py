"""Dr. Livingstone."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import LAST, Card

DR_LIVINGSTONE = 46
CARD = Card(DR_LIVINGSTONE, rule="cubitos-12.47", amounts=("feet",), run=LAST)
