"""Rollosaurus."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import AT_ONCE, Card

ROLLOSAURUS = 35
CARD = Card(ROLLOSAURUS, rule="cubitos-12.36", amounts=("feet",), run=AT_ONCE, extra=150)
