"""What a network is told of a table of T-Rex: a view in small numbers, the viewer first, then in turn."""

from __future__ import annotations

from cubarium.engine.rules.scratch import Scratch
from cubarium.games.trex.data.schema import MAX_PLAYERS
from cubarium.games.trex.rules.ranking import HIGH_STEP, counts_as, meteor_strength, strength
from cubarium.games.trex.rules.scoring import egg_points
from cubarium.games.trex.rules.view import never_seen
from cubarium.games.trex.state import CARDS, COLOUR_COUNT, LEFT, NONE, OVER, PLAY, RIGHT, State, View

OF_SEAT = 3 * CARDS + COLOUR_COUNT + 12
OF_HAND = CARDS + 6
FEATURES = MAX_PLAYERS * OF_SEAT + OF_HAND + 5 * COLOUR_COUNT + 2 * MAX_PLAYERS + OVER + 4


def mark_cards(x: Scratch, at: int, cards: int) -> None:
    """Tell of a set of cards, one by one."""
    for card in range(CARDS):
        x[at + card] = cards >> card & 1


def describe_seat(v: View, seat: int, x: Scratch, at: int) -> None:
    """Tell what all know of a seat."""
    player = v.seats[seat]
    mark_cards(x, at, player.known_hand)
    mark_cards(x, at + CARDS, never_seen(v, seat))
    for i in range(player.pile_size):
        x[at + 2 * CARDS + player.pile[i]] = 1
    at += 3 * CARDS
    for colour in range(COLOUR_COUNT):
        x[at + colour] = player.eggs[colour]
    at += COLOUR_COUNT
    x[at] = v.hand_sizes[seat]
    x[at + 1] = v.unseen_sizes[seat]
    x[at + 2] = v.removed_unseen_sizes[seat]
    x[at + 3] = player.pile_size
    x[at + 4] = player.played_size
    x[at + 5] = min(127, egg_points(v, seat)) // 2
    x[at + 6] = strength(v, counts_as(v, seat)) // 4
    x[at + 7] = 1 if v.turn == seat else 0
    x[at + 8] = 1 if v.leader == seat else 0
    x[at + 9] = 1 if v.starter == seat else 0
    if v.shown_eggs[LEFT] != NONE:
        x[at + 10] = 2 * player.eggs[v.shown_eggs[LEFT]] + 1
    if v.shown_eggs[RIGHT] != NONE:
        x[at + 11] = 2 * player.eggs[v.shown_eggs[RIGHT]] + 1


def describe_hand(v: View, x: Scratch, at: int) -> None:
    """Tell of the viewer's hand: its cards, and how strong they are under the colours of now."""
    mark_cards(x, at, v.hand)
    at += CARDS
    best = 0
    second = 0
    meteor = 0
    for card in range(CARDS):
        if v.hand >> card & 1 != 0:
            rank = strength(v, card)
            if rank > best:
                second = best
                best = rank
            elif rank > second:
                second = rank
            meteor = max(meteor, meteor_strength(v, card))
    x[at] = best // 4
    x[at + 1] = second // 4
    x[at + 2] = meteor // 4
    x[at + 3] = 1 if best >= HIGH_STEP else 0
    x[at + 4] = 1 if second >= HIGH_STEP else 0
    x[at + 5] = 1 if v.leader_card != NONE and meteor >= meteor_strength(v, v.leader_card) else 0


def at_rest(s: State) -> bool:
    """Tell whether a round begins."""
    return s.phase == PLAY and s.plays == 0


def features(v: View, x: Scratch) -> None:
    """Write what a network is told of a view into numbers that are all 0."""
    at = 0
    for k in range(v.players):
        describe_seat(v, (v.viewer + k) % v.players, x, at)
        at += OF_SEAT
    at = MAX_PLAYERS * OF_SEAT
    describe_hand(v, x, at)
    at += OF_HAND
    x[at + v.high] = 1
    x[at + COLOUR_COUNT + v.low] = 1
    for side in range(2):
        if v.shown_eggs[side] != NONE:
            x[at + (2 + side) * COLOUR_COUNT + v.shown_eggs[side]] = 1
    for colour in range(COLOUR_COUNT):
        x[at + 4 * COLOUR_COUNT + colour] = v.stack_eggs[colour]
    at += 5 * COLOUR_COUNT
    x[at + v.players - 1] = 1
    x[at + MAX_PLAYERS + v.removals] = 1
    at += 2 * MAX_PLAYERS
    if v.phase < OVER:
        x[at + v.phase] = 1
    at += OVER
    x[at] = v.round_index
    x[at + 1] = v.plays
    x[at + 2] = meteor_strength(v, v.leader_card) // 4 if v.leader_card != NONE else 0
    x[at + 3] = 1 if v.leader == NONE else 0
