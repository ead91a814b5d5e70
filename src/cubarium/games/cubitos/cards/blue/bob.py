"""Bob."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import Card

BOB = 28
CARD = Card(BOB, rule="cubitos-12.29", near_spaces=True, tells=("uses-bob",), extra=70)
