"""The ranking of cards: chapter 2 of the rules. It works on a state and on a view alike."""

from __future__ import annotations

from cubarium.games.trex.data.values import CARD_COLOUR, CARD_NUMBER, METEORS
from cubarium.games.trex.state import CHAMAELOSAURUS, NONE, SHOWER, State, View

# Numbers are 1 to 15, so that a step of 16 lifts any card above every card of a lower class.
MIDDLE_STEP = 16
HIGH_STEP = 32
WORTHLESS = 0
STRONGEST = 64
"""Above every numbered card: the rank of the shower among meteors."""


def strength(t: State | View, card: int) -> int:
    """Return the rank of a card by colour, then number (trex-2.1 to 2.3), 0 if it has no value."""
    if card == NONE or card >= CHAMAELOSAURUS:
        return WORTHLESS
    colour = CARD_COLOUR[card]
    if colour == t.high:
        return HIGH_STEP + CARD_NUMBER[card]
    if colour == t.low:
        return CARD_NUMBER[card]
    return MIDDLE_STEP + CARD_NUMBER[card]


def meteor_strength(t: State | View, card: int) -> int:
    """Return the rank of a card as a meteor, 0 if it is none (trex-4.3, 4.5)."""
    if card == SHOWER:
        return STRONGEST
    if METEORS >> card & 1 != 0:
        return strength(t, card)
    return 0


def counts_as(t: State | View, seat: int) -> int:
    """Return the card that a seat's top card counts as, `NONE` if it has no value (trex-2.5, 3.7, 3.9)."""
    n = t.seats[seat].played_size
    if n == 0:
        return NONE
    card = t.seats[seat].played[n - 1]
    if card == CHAMAELOSAURUS:
        if n == 1:
            return NONE
        card = t.seats[seat].played[n - 2]
    return NONE if card == SHOWER else card


def standing(t: State | View, seat: int) -> int:
    """Return what a seat is ranked by: its top card, then the time it was played (trex-2.4, 2.6)."""
    return strength(t, counts_as(t, seat)) << 8 | t.seats[seat].played_at
