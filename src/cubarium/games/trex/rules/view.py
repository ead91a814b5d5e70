"""What a seat may know: the view, and worlds that agree with it.

Everybody knows every card that was ever played, wherever it went since. Of the others a player knows the
own hand, and nobody knows which of the rest lie in a draw pile, in another's hand or were removed unseen.
"""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.games.trex.data.schema import MAX_PLAYERS
from cubarium.games.trex.data.values import ALL_CARDS
from cubarium.games.trex.rules.piles import any_of
from cubarium.games.trex.state import CARDS, COLOUR_COUNT, LEFT, RIGHT, Player, State, View


def copy_player(source: Player, target: Player) -> None:
    """Copy what everybody knows of a player."""
    target.known_hand = source.known_hand
    target.removed = source.removed
    for i in range(CARDS):
        target.pile[i] = source.pile[i]
        target.played[i] = source.played[i]
    target.pile_size = source.pile_size
    target.played_size = source.played_size
    target.played_at = source.played_at
    for colour in range(COLOUR_COUNT):
        target.eggs[colour] = source.eggs[colour]


def copy_public(source: State | View, target: State | View) -> None:
    """Copy everything that everybody knows, the same in a state and in a view."""
    for p in range(MAX_PLAYERS):
        copy_player(source.seats[p], target.seats[p])
        target.ranking[p] = source.ranking[p]
    for colour in range(COLOUR_COUNT):
        target.stack_eggs[colour] = source.stack_eggs[colour]
    target.shown_eggs[LEFT] = source.shown_eggs[LEFT]
    target.shown_eggs[RIGHT] = source.shown_eggs[RIGHT]
    target.high = source.high
    target.low = source.low
    target.players = source.players
    target.round_index = source.round_index
    target.starter = source.starter
    target.turn = source.turn
    target.phase = source.phase
    target.plays = source.plays
    target.leader = source.leader
    target.leader_card = source.leader_card
    target.removals = source.removals


def never_seen(t: State | View, seat: int) -> int:
    """Return the cards of a seat that not everybody knows the place of (trex-7.3 to 7.5)."""
    player = t.seats[seat]
    known = player.known_hand | player.removed
    for i in range(player.pile_size):
        known |= 1 << player.pile[i]
    for i in range(player.played_size):
        known |= 1 << player.played[i]
    return ALL_CARDS & ~known


def view(s: State, seat: int, v: View) -> None:
    """Write into `v` what a seat knows; seat -1 is a spectator (trex-7.1 to 7.6)."""
    copy_public(s, v)
    v.viewer = seat
    v.hand = s.hands[seat] if seat >= 0 else 0
    for p in range(MAX_PLAYERS):
        v.hand_sizes[p] = size(s.hands[p])
        v.unseen_sizes[p] = size(s.unseen[p])
        v.removed_unseen_sizes[p] = size(s.removed_unseen[p])


def first_of(cards: int, count: int) -> int:
    """Return the lowest cards of a set."""
    found = 0
    for _ in range(count):
        found |= 1 << lowest(cards & ~found)
    return found


def restore(v: View, s: State) -> None:
    """Write into `s` one table that looks like the view, the unknown cards in plain order."""
    copy_public(v, s)
    for p in range(v.players):
        unknown = never_seen(v, p)
        hand = v.hand
        if p != v.viewer:
            known = v.seats[p].known_hand
            hand = known | first_of(unknown, v.hand_sizes[p] - size(known))
        s.hands[p] = hand
        s.unseen[p] = first_of(unknown & ~hand, v.unseen_sizes[p])
        s.removed_unseen[p] = unknown & ~hand & ~s.unseen[p]


def determinize(s: State, seat: int, chance: Chance) -> None:
    """Draw anew everything the seat cannot know: where the cards are that it has not seen."""
    for p in range(s.players):
        unknown = s.unseen[p] | s.removed_unseen[p]
        if p != seat:
            hidden = s.hands[p] & ~s.seats[p].known_hand
            unknown |= hidden
            fresh = some_of(unknown, size(hidden), p, chance)
            s.hands[p] = s.seats[p].known_hand | fresh
            unknown &= ~fresh
        s.removed_unseen[p] = some_of(unknown, size(s.removed_unseen[p]), p, chance)
        s.unseen[p] = unknown & ~s.removed_unseen[p]


def some_of(cards: int, count: int, seat: int, chance: Chance) -> int:
    """Return so many cards of a set, each choice as likely."""
    found = 0
    for _ in range(count):
        found |= 1 << any_of(cards & ~found, seat, chance)
    return found
