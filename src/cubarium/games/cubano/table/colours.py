"""Colours are given to players who have none that is said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cubarium.engine.sketch.luck import Luck

NO_COLOUR = 0


def part_colours(seats: Sequence[Any], known: Sequence[Any], shown: set[int], faces: int, luck: Luck) -> None:
    """Let players with a colour have different ones, those the board is said to show among them."""
    said = {player.colour for player, told in zip(seats, known, strict=True) if told.colour}
    needed = sorted(shown - said - {NO_COLOUR})
    taken = set(said)
    open_seats = [p for p in range(len(seats)) if not known[p].colour and seats[p].colour != NO_COLOUR]
    for p in list(open_seats):
        if seats[p].colour in needed:
            needed.remove(seats[p].colour)
            taken.add(seats[p].colour)
            open_seats.remove(p)
    for p in open_seats:
        if needed:
            seats[p].colour = needed.pop()
        elif seats[p].colour in taken:
            free = [c for c in range(1, faces + 1) if c not in taken]
            seats[p].colour = luck.pick(free) if free else NO_COLOUR
        taken.add(seats[p].colour)
