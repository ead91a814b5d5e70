"""Fans that are still to come: some cards count fans, and others bring them first."""

from __future__ import annotations

from cubarium.games.cubitos.data.by_card import by_card
from cubarium.games.cubitos.state import COLOUR_COUNT, State

FANS_PER_FOOT = 2


@by_card("fans")
def fans_of_card(s: State, seat: int, card: int) -> int:
    """Count the fans that the unused symbols of a card bring."""
    return 0


def fans_to_come(s: State, seat: int) -> int:
    """Count the fans that all cards bring when they are used first."""
    fans = 0
    for colour in range(COLOUR_COUNT):
        fans += fans_of_card(s, seat, s.cards[colour])
    return fans
