"""What a move of Cubosaurs does to the collections, as far as everybody can tell beforehand."""

from __future__ import annotations

from cubarium.engine.record import copy_of
from cubarium.games.cubosaurs.actions import BUY, KEEP, PASS, PICK, SEAT
from cubarium.games.cubosaurs.rules.dna import owner_of
from cubarium.games.cubosaurs.rules.scoring import EGGS_TILE, TYPES_TILE
from cubarium.games.cubosaurs.state import GIVE, GIVE_TO, STEAL, SWAP_GIVE, SWAP_TAKE, View

NOBODY = -1
TWO = 2


def after(v: View, action: int) -> View | None:
    """Return the view with the collections and tiles after a legal move, or None if no sum changes yet."""
    a = copy_of(v)
    me = a.seats[v.viewer]
    if action == KEEP:
        me.collection |= v.hand
    elif PASS <= action < BUY:
        _move(a, action - PASS, NOBODY)
    elif action in (BUY + TYPES_TILE, BUY + EGGS_TILE):
        me.tiles[v.round_index] |= 1 << (action - BUY)
    elif PICK <= action < SEAT:
        return _after_pick(a, action - PICK)
    elif action >= SEAT and v.pending_depth > 0 and v.pending[v.pending_depth - 1].question == GIVE_TO:
        _move(a, v.pending[v.pending_depth - 1].a, action - SEAT)
    else:
        return None
    return a


def _after_pick(a: View, card: int) -> View | None:
    frame = a.pending[a.pending_depth - 1]
    if frame.question == SWAP_TAKE:
        return None
    if frame.question == SWAP_GIVE:
        owner = owner_of(a, frame.a)
        _move(a, frame.a, a.viewer)
        _move(a, card, owner)
    elif frame.question == STEAL:
        _move(a, card, a.viewer)
    elif frame.question == GIVE and a.players == TWO:
        _move(a, card, 1 - a.viewer)
    else:
        _move(a, card, NOBODY)
    return a


def _move(a: View, card: int, target: int) -> None:
    a.seats[owner_of(a, card)].collection &= ~(1 << card)
    if target != NOBODY:
        a.seats[target].collection |= 1 << card
