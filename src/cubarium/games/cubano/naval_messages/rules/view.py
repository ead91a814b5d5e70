"""What a seat may know: its own messages, those that were found, and how many there are."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.draws import draw
from cubarium.games.cubano.naval_messages.rules.turn import hidden_in, named_in
from cubarium.games.cubano.naval_messages.state import ALL_OF_HALF, PLAYERS, State, View


def copy_public(source: State | View, target: State | View) -> None:
    """Copy what everybody knows, the same in a state and in a view."""
    target.left_named = source.left_named
    target.right_named = source.right_named
    target.players = source.players
    target.messages = source.messages
    target.starter = source.starter
    target.turn = source.turn
    target.phase = source.phase
    for p in range(PLAYERS):
        target.colours[p] = source.colours[p]


def known_in(s: State, half: int, seat: int) -> int:
    """Return the messages of a half that a seat knows of: all in its own, found ones in the other."""
    if half == seat:
        return hidden_in(s, half)
    return hidden_in(s, half) & named_in(s, half)


def view(s: State, seat: int, v: View) -> None:
    """Write into `v` what a seat knows; seat -1 is a spectator (cubano-5.2)."""
    copy_public(s, v)
    v.viewer = seat
    v.left_known = known_in(s, 0, seat)
    v.right_known = known_in(s, 1, seat)
    v.left_count = size(s.left_hidden)
    v.right_count = size(s.right_hidden)


def with_first_free(known: int, named: int, count: int) -> int:
    """Return the known messages and, up to `count`, others in the first squares that were not named."""
    messages = known
    free = ALL_OF_HALF & ~named & ~known
    while size(messages) < count:
        messages |= 1 << lowest(free)
        free &= free - 1
    return messages


def restore(v: View, s: State) -> None:
    """Write into `s` one table that looks like the view."""
    copy_public(v, s)
    s.left_hidden = with_first_free(v.left_known, v.left_named, v.left_count)
    s.right_hidden = with_first_free(v.right_known, v.right_named, v.right_count)


def with_drawn(known: int, named: int, count: int, chance: Chance) -> int:
    """Return the known messages and, up to `count`, others in squares drawn among those not named."""
    messages = known
    while size(messages) < count:
        free = ALL_OF_HALF & ~named & ~messages
        for _ in range(draw(chance, TABLE, size(free))):
            free &= free - 1
        messages |= 1 << lowest(free)
    return messages


def determinize(s: State, seat: int, chance: Chance) -> None:
    """Draw anew where the messages lie that the seat does not know of, every way as likely."""
    for half in range(PLAYERS):
        if half != seat:
            found = known_in(s, half, seat)
            messages = with_drawn(found, named_in(s, half), size(hidden_in(s, half)), chance)
            if half == 0:
                s.left_hidden = messages
            else:
                s.right_hidden = messages
