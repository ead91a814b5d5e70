"""Reckless Cheese."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import WALKS, Card

RECKLESS_CHEESE = 14
CARD = Card(RECKLESS_CHEESE, rule="cubitos-12.15", amounts=("feet",), after_push=WALKS, extra=50)
