"""Sets of cards. A set is one number: bit i stands for card number i, as in a chess bitboard."""

from __future__ import annotations

from cubarium.games.cubosaurs.data.values import CARD_TYPE, SAME_CARD, SAME_CARD_BASE, TYPE_CARDS

EGG = 7
TYPES = 8


def same_type(cards: int) -> int:
    """Return every card of the game whose type occurs in the set (cubosaurs-2.5, 2.8)."""
    alike = 0
    for t in range(TYPES):
        if cards & TYPE_CARDS[t] != 0:
            alike |= TYPE_CARDS[t]
    return alike


def types_in(cards: int) -> int:
    """Count the different types in a set; all eggs are one type, the raptors two (cubosaurs-2.8)."""
    n = 0
    for t in range(TYPES):
        if cards & TYPE_CARDS[t] != 0:
            n += 1
    return n


def identical(card: int, advanced: int) -> int:
    """Return the cards that differ in nothing from this one; without DNA the icons mean nothing."""
    if advanced != 0:
        return SAME_CARD[card]
    return SAME_CARD_BASE[card]


def type_of(card: int) -> int:
    """Return the type of a card."""
    return CARD_TYPE[card]
