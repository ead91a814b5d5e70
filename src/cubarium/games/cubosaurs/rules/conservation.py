"""Conservation laws that compiled games are checked against at every step: 55 cards, 40 tokens, 10 tiles."""

from __future__ import annotations

from cubarium.engine.rules.bits import size
from cubarium.games.cubosaurs.data.values import ALL_CARDS, TILE_INTERACTION, TOKENS
from cubarium.games.cubosaurs.state import CARDS, TILES, State

CARD_LAW = 1
TOKEN_LAW = 2
TILE_LAW = 4


def cards_broken(s: State) -> bool:
    """Tell whether a card is missing or in two places (cubosaurs-1.1)."""
    found = s.hand | s.destroyed
    count = size(s.hand) + size(s.destroyed)
    for p in range(s.players):
        found |= s.seats[p].collection
        count += size(s.seats[p].collection)
    for i in range(s.deck_next, CARDS):
        found |= 1 << s.deck[i]
        count += 1
    return found != ALL_CARDS or count != CARDS


def tokens_broken(s: State) -> bool:
    """Tell whether a token was lost or made (cubosaurs-5.1)."""
    total = s.supply
    for p in range(s.players):
        total += s.seats[p].tokens
        if s.seats[p].tokens < 0 or s.seats[p].owed < 0:
            return True
    expected = TOKENS if s.advanced != 0 else 0
    return s.supply < 0 or total != expected


def tiles_broken(s: State) -> bool:
    """Tell whether a tile is missing or in two places (cubosaurs-5.1, 5.2)."""
    found = s.market
    count = size(s.market)
    for p in range(s.players):
        found |= s.seats[p].tiles[s.round_index]
        count += size(s.seats[p].tiles[s.round_index])
    for i in range(s.tile_stack_size):
        found |= 1 << s.tile_stack[i]
        count += 1
    expected = 0
    if s.advanced != 0:
        expected = (1 << TILES) - 1
        if s.direct_interaction == 0:
            expected &= ~TILE_INTERACTION
    return found != expected or count != size(expected)


def laws_broken(s: State) -> int:
    """Return the laws that do not hold, as a bit set."""
    broken = 0
    if cards_broken(s):
        broken |= CARD_LAW
    if tokens_broken(s):
        broken |= TOKEN_LAW
    if tiles_broken(s):
        broken |= TILE_LAW
    return broken
