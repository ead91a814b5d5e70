"""Rock On."""

from __future__ import annotations

from cubarium.games.cubitos.data.card import RETURNS, Card

ROCK_ON = 21
CARD = Card(ROCK_ON, rule="cubitos-12.22", before_throw=RETURNS, extra=20)
