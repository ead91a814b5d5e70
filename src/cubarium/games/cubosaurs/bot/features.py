"""What a network is told of a table of Cubosaurs: a view in small numbers, the viewer first, then in turn."""

from __future__ import annotations

from cubarium.engine.rules.bits import size
from cubarium.engine.rules.scratch import Scratch
from cubarium.games.cubosaurs.data.schema import MAX_PLAYERS
from cubarium.games.cubosaurs.data.values import ICON_CARDS, TYPE_CARDS
from cubarium.games.cubosaurs.rules.card_sets import EGG, TYPES
from cubarium.games.cubosaurs.rules.scoring import (
    BLACK,
    FIRST_EGG,
    GREY,
    RAPTORS,
    egg_count,
    rounds_total,
)
from cubarium.games.cubosaurs.state import CARDS, DECIDE, OVER, TILES, State, View

EGGS = CARDS - FIRST_EGG
MOST_COPIES = 6
OF_CARDS = TYPES * MOST_COPIES + EGGS + 2 * RAPTORS
OF_SEAT = OF_CARDS + EGGS + TILES + 8
FEATURES = MAX_PLAYERS * OF_SEAT + 2 * OF_CARDS + TYPES + 2 * TILES + MAX_PLAYERS + OVER + 10


def mark_cards(x: Scratch, at: int, cards: int) -> None:
    """Tell of a set of cards: how many of each type, and which eggs and raptors."""
    for t in range(TYPES):
        copies = min(MOST_COPIES, size(cards & TYPE_CARDS[t]))
        for i in range(copies):
            x[at + t * MOST_COPIES + i] = 1
    at += TYPES * MOST_COPIES
    for egg in range(EGGS):
        x[at + egg] = cards >> FIRST_EGG + egg & 1
    at += EGGS
    place = 0
    for card in range(CARDS):
        if (TYPE_CARDS[GREY] | TYPE_CARDS[BLACK]) >> card & 1 != 0:
            x[at + place] = cards >> card & 1
            place += 1


def describe_seat(v: View, seat: int, x: Scratch, at: int) -> None:
    """Tell of one player: collection, tiles, tokens and points."""
    player = v.seats[seat]
    cards = player.collection
    mark_cards(x, at, cards)
    at += OF_CARDS
    for egg in range(EGGS):
        x[at + egg] = egg_count(cards, egg)
    at += EGGS
    for tile in range(TILES):
        x[at + tile] = player.tiles[v.round_index] >> tile & 1
    at += TILES
    ahead = rounds_total(v, seat) - rounds_total(v, v.viewer)
    x[at] = max(-60, min(60, ahead))
    x[at + 1] = player.tokens
    x[at + 2] = size(cards)
    x[at + 3] = size(cards & ICON_CARDS)
    x[at + 4] = 1 if v.turn == seat else 0
    x[at + 5] = 1 if v.starter == seat else 0
    x[at + 6] = size(cards & TYPE_CARDS[EGG])
    x[at + 7] = size(cards & TYPE_CARDS[GREY]) - size(cards & TYPE_CARDS[BLACK])


def at_rest(s: State) -> bool:
    """Tell whether a turn begins: somebody has the Hand and has done nothing yet."""
    if s.phase != DECIDE or s.bought != 0 or s.pending_depth != 0:
        return False
    for p in range(s.players):
        if s.seats[p].owed != 0:
            return False
    return True


def features(v: View, x: Scratch) -> None:
    """Write what a network is told of a view into numbers that are all 0."""
    at = 0
    seat = v.viewer
    for _ in range(v.players):
        describe_seat(v, seat, x, at)
        seat = (seat + v.direction + v.players) % v.players
        at += OF_SEAT
    at = MAX_PLAYERS * OF_SEAT
    mark_cards(x, at, v.hand)
    at += OF_CARDS
    mark_cards(x, at, v.unseen)
    at += OF_CARDS
    for t in range(TYPES):
        x[at + t] = size(v.unseen & TYPE_CARDS[t])
    at += TYPES
    for tile in range(TILES):
        x[at + tile] = v.market >> tile & 1
        x[at + TILES + tile] = v.tile_stack >> tile & 1
    at += 2 * TILES
    x[at + v.players - 1] = 1
    at += MAX_PLAYERS
    if v.phase < OVER:
        x[at + v.phase] = 1
    at += OVER
    x[at] = v.deck_left
    x[at + 1] = v.supply
    x[at + 2] = v.rounds - v.round_index - 1
    x[at + 3] = v.bought
    x[at + 4] = v.pending_depth
    x[at + 5] = v.advanced
    x[at + 6] = v.direct_interaction
    x[at + 7] = size(v.hand)
    x[at + 8] = size(v.hand & ICON_CARDS)
    x[at + 9] = 1 if v.deck_left == 0 else 0
