"""Round robin: everybody meets everybody once, two at a table, by the circle method."""

from __future__ import annotations

from collections.abc import Collection

from cubarium.tournament.games import BOT, Seating


def rounds_for(entrants: int) -> int:
    """Return how many rounds it takes: with an odd number, somebody has nobody to meet in each."""
    return entrants - 1 + entrants % 2


def seat_round(
    entrants: int, number: int, *, bots: bool = False, gone: Collection[int] = ()
) -> list[Seating]:
    """Return who meets whom in a round, from 1.

    The last one stays, all others go round. Whoever has nobody to meet, because the number is odd or the
    other one is `gone`, meets a bot or has a bye.
    """
    size = entrants + entrants % 2
    turning, tables = size - 1, []
    for place in range(size // 2):
        one, other = (number - 1 + place) % turning, (number - 1 - place) % turning
        if place == 0:
            other = turning
        there = [each for each in _in_order(one, other, size) if each < entrants and each not in gone]
        if len(there) == 1 and bots:
            there.append(BOT)
        if there:
            tables.append(tuple(there))
    return tables


def _in_order(one: int, other: int, size: int) -> Seating:
    """Return who sits first, so that nobody does so more than once oftener than not."""
    low, high = sorted((one, other))
    is_low_first = low < size // 2 if high == size - 1 else (low + high) % 2 == 1
    return (low, high) if is_low_first else (high, low)
