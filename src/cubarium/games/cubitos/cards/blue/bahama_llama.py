"""Bahama Llama."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import AT_ONCE, Card

BAHAMA_LLAMA = 31
CARD = Card(BAHAMA_LLAMA, rule="cubitos-12.32", amounts=("coins", "water"), run=AT_ONCE, extra=20)
