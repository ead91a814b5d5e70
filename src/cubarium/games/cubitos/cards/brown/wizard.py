"""Wizard."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import AT_EACH_PUSH, LAST, Card

WIZARD = 44
CARD = Card(WIZARD, rule="cubitos-12.45", amounts=("credits",), run=LAST, credits=AT_EACH_PUSH, extra=60)
