"""What a seat knows, and worlds that agree with it. This file is compiled."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from tests.bots.leduc.hand import any_card, left_of
from tests.bots.leduc.state import HIDDEN, MOST_CHOICES, NOTHING, PLAYERS, ROUNDS, State, View


def copy_open(source: State | View, target: State | View) -> None:
    """Copy all that lies open."""
    for p in range(PLAYERS):
        target.paid[p] = source.paid[p]
    for i in range(MOST_CHOICES):
        target.choices[i] = source.choices[i]
    target.shared = source.shared
    target.players = source.players
    target.turn = source.turn
    target.made = source.made
    target.rounds_over = source.rounds_over
    target.raises = source.raises
    target.calls = source.calls
    target.folded = source.folded


def knows(s: State, seat: int, of: int) -> bool:
    """Tell whether a seat knows the card of another: its own, and both when hands are compared."""
    return bool(seat == of or (s.rounds_over == ROUNDS and s.folded == NOTHING))


def view(s: State, seat: int, v: View) -> None:
    """Write into `v` what a seat knows; seat -1 is a spectator."""
    copy_open(s, v)
    v.viewer = seat
    for p in range(PLAYERS):
        v.hands[p] = s.hands[p] if knows(s, seat, p) else HIDDEN


def restore(v: View, s: State) -> None:
    """Write into `s` one table that looks like the view, unknown hands as low as can be."""
    copy_open(v, s)
    for p in range(PLAYERS):
        s.hands[p] = v.hands[p]
    for p in range(PLAYERS):
        if s.hands[p] == HIDDEN:
            rank = 0
            while left_of(s, rank) == 0:
                rank += 1
            s.hands[p] = rank


def determinize(s: State, seat: int, chance: Chance) -> None:
    """Draw the hands anew that the seat cannot know."""
    for p in range(PLAYERS):
        if not knows(s, seat, p):
            s.hands[p] = HIDDEN
    for p in range(PLAYERS):
        if s.hands[p] == HIDDEN:
            s.hands[p] = any_card(s, chance)
