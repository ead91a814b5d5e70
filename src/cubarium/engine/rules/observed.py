"""What observations are written into, and how they number seats."""

from __future__ import annotations

from collections.abc import MutableSequence


class Observed(MutableSequence[int]):
    """Numbers of 16 bits: a name for backends, which tell it from `Scratch` by it."""


def seat_from(number: int, lowest: int, first: int, players: int) -> int:
    """Return a number that names a seat from `lowest` on as one that counts seats from the viewer on."""
    if number < lowest:
        return number
    return (number - lowest - first + players) % players + lowest
