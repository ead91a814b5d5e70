"""The colours of both naval battles: which follow from those the players chose, and their names."""

from __future__ import annotations

from collections.abc import Sequence

from cubarium.games.cubano.rules.board import COLOURS
from cubarium.games.cubano.table.words import colour

TURNED = 2


def turned_colours(chosen: Sequence[int]) -> list[str]:
    """Return the second and the third colour: the most valuable that nobody chose (cubano-5.9, 6.15).

    There are none before both players have chosen.
    """
    if not all(chosen):
        return []
    free = [name for number, name in enumerate(COLOURS, 1) if number not in chosen]
    return free[::-1][:TURNED]


def colour_names(language: str) -> dict[str, str]:
    """Return the names of all colours as they stand inside a sentence."""
    return {name: colour(number, language) for number, name in enumerate(COLOURS, 1)}
