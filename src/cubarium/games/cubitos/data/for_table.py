"""Shorter functions for a table whose cards are known: a kernel made for it holds eight cards, not all."""

from __future__ import annotations

from collections.abc import Mapping
from types import FunctionType
from typing import Any

from cubarium.games.cubitos.data.by_card import for_cards
from cubarium.games.cubitos.data.schema import COLOURS


def functions_for_table(options: Any, values: Mapping[str, Any]) -> Mapping[str, FunctionType]:
    """Return functions that know the cards of the table, unless chance will draw them."""
    cards = []
    for colour, name in enumerate(COLOURS):
        chosen = getattr(options, name)
        if chosen > 0:
            cards.append(int(values["COLOUR_CARDS"][colour][chosen - 1]))
        elif options.race > 0:
            cards.append(int(values["RACE_CARDS"][options.race - 1][colour]))
        else:
            return {}
    return for_cards(cards)
