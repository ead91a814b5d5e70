"""Conservation laws that compiled games are checked against at every step: cards, eggs, colour cards."""

from __future__ import annotations

from cubarium.engine.rules.bits import size
from cubarium.games.trex.data.values import ALL_CARDS, EGG_COUNTS
from cubarium.games.trex.state import CARDS, COLOUR_COUNT, LEFT, RIGHT, State

CARD_LAW = 1
EGG_LAW = 2
COLOUR_LAW = 4


def cards_broken(s: State, seat: int) -> bool:
    """Tell whether a card of a seat is missing or in two places (trex-1.1)."""
    player = s.seats[seat]
    found = s.hands[seat] | s.unseen[seat] | s.removed_unseen[seat] | player.removed
    count = size(s.hands[seat]) + size(s.unseen[seat]) + size(s.removed_unseen[seat]) + size(player.removed)
    count += player.pile_size + player.played_size
    for i in range(CARDS):
        if i < player.pile_size:
            found |= 1 << player.pile[i]
        if i < player.played_size:
            found |= 1 << player.played[i]
    return found != ALL_CARDS or count != CARDS or player.known_hand & ~s.hands[seat] != 0


def eggs_broken(s: State) -> bool:
    """Tell whether an egg was lost or made (trex-1.5)."""
    for colour in range(COLOUR_COUNT):
        eggs = s.stack_eggs[colour]
        for side in range(LEFT, RIGHT + 1):
            if s.shown_eggs[side] == colour:
                eggs += 1
        for p in range(s.players):
            if s.seats[p].eggs[colour] < 0:
                return True
            eggs += s.seats[p].eggs[colour]
        if s.stack_eggs[colour] < 0 or eggs != EGG_COUNTS[colour]:
            return True
    return False


def colours_broken(s: State) -> bool:
    """Tell whether the two colour cards on the table are not two of the five (trex-1.6)."""
    return not (0 <= s.high < COLOUR_COUNT and 0 <= s.low < COLOUR_COUNT and s.high != s.low)


def laws_broken(s: State) -> int:
    """Return the laws that do not hold, as a bit set."""
    broken = 0
    for p in range(s.players):
        if cards_broken(s, p):
            broken |= CARD_LAW
    if eggs_broken(s):
        broken |= EGG_LAW
    if colours_broken(s):
        broken |= COLOUR_LAW
    return broken
