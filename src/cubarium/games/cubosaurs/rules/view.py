"""What a seat may know: the view, and worlds that agree with it.

The only secret of Cubosaurs is the order of the cards nobody has seen: which of them come up, when, and
which were set aside. (The order of the tile stack is never used: it is shuffled before tiles are shown.)
"""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.draws import draw
from cubarium.games.cubosaurs.data.schema import MAX_ROUNDS
from cubarium.games.cubosaurs.data.values import ALL_CARDS, DECK_PER_PLAYER
from cubarium.games.cubosaurs.rules.dna import deck_left
from cubarium.games.cubosaurs.state import CARDS, TILES, Player, State, View


def copy_player(source: Player, target: Player) -> None:
    """Copy what lies open in front of a player."""
    target.collection = source.collection
    for r in range(MAX_ROUNDS):
        target.tiles[r] = source.tiles[r]
        target.round_scores[r] = source.round_scores[r]
    target.tokens = source.tokens
    target.owed = source.owed


def copy_public(source: State | View, target: State | View) -> None:
    """Copy everything that lies open on the table, the same in a state and in a view."""
    target.hand = source.hand
    target.destroyed = source.destroyed
    for p in range(source.players):
        copy_player(source.seats[p], target.seats[p])
    target.market = source.market
    for i in range(len(source.pending)):
        target.pending[i].question = source.pending[i].question
        target.pending[i].seat = source.pending[i].seat
        target.pending[i].a = source.pending[i].a
        target.pending[i].b = source.pending[i].b
    target.pending_depth = source.pending_depth
    target.supply = source.supply
    target.players = source.players
    target.rounds = source.rounds
    target.advanced = source.advanced
    target.direct_interaction = source.direct_interaction
    target.round_index = source.round_index
    target.direction = source.direction
    target.starter = source.starter
    target.turn = source.turn
    target.phase = source.phase
    target.bought = source.bought


def seen_cards(t: State | View) -> int:
    """Return every card that lies open."""
    cards = t.hand | t.destroyed
    for p in range(t.players):
        cards |= t.seats[p].collection
    return cards


def view(s: State, seat: int, v: View) -> None:
    """Write into `v` what a seat knows; seat -1 is a spectator (cubosaurs-1.5)."""
    copy_public(s, v)
    v.viewer = seat
    v.unseen = ALL_CARDS & ~seen_cards(s)
    v.deck_left = deck_left(s)
    v.tile_stack = 0
    for i in range(s.tile_stack_size):
        v.tile_stack |= 1 << s.tile_stack[i]


def restore(v: View, s: State) -> None:
    """Write into `s` one table that looks like the view, the unseen cards in plain order."""
    copy_public(v, s)
    s.deck_next = DECK_PER_PLAYER * v.players - v.deck_left
    drawn = 0
    unseen = s.deck_next
    for card in range(CARDS):
        if v.unseen >> card & 1 != 0:
            s.deck[unseen] = card
            unseen += 1
        else:
            s.deck[drawn] = card
            drawn += 1
    s.tile_stack_size = 0
    for tile in range(TILES):
        s.tile_stack[tile] = -1
    for tile in range(TILES):
        if v.tile_stack >> tile & 1 != 0:
            s.tile_stack[s.tile_stack_size] = tile
            s.tile_stack_size += 1


def determinize(s: State, seat: int, chance: Chance) -> None:
    """Draw anew everything the seat cannot know; here every seat knows the same."""
    for i in range(s.deck_next, CARDS - 1):
        j = i + draw(chance, TABLE, CARDS - i)
        card = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = card
    for i in range(s.tile_stack_size - 1):
        j = i + draw(chance, TABLE, s.tile_stack_size - i)
        tile = s.tile_stack[i]
        s.tile_stack[i] = s.tile_stack[j]
        s.tile_stack[j] = tile
