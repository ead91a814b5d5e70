"""How a sketch of the naval battle of messages is completed: messages are hidden, squares named."""

from __future__ import annotations

from itertools import product

from cubarium.engine.sketch.dealing import Zone, deal
from cubarium.engine.sketch.luck import Luck
from cubarium.games.cubano.naval_messages.rules.turn import hidden_in, named_in
from cubarium.games.cubano.naval_messages.state import (
    ALL_OF_HALF,
    CHOOSING,
    HALF,
    HIDING,
    OVER,
    PLAYERS,
    State,
)


def mend_sketch(s: State, guide: State, known: State, luck: Luck) -> None:
    """Hide as many messages as there are, and name as many squares as turns make (cubano-5.2, 5.5)."""
    if not known.messages:
        s.messages = _messages(s, known)
    if s.phase in (CHOOSING, HIDING):
        _name_nothing(s, known)
        _hide(s, known, luck)
        return
    starters = [s.starter] if known.starter else luck.mixed(range(PLAYERS))
    turns = [s.turn] if known.turn else luck.mixed(range(PLAYERS))
    for starter, turn in product(starters, turns):
        s.starter, s.turn = starter, turn
        for sizes in _numbers_named(s, known):
            halves = [_half(s, known, half, sizes[half], luck) for half in range(PLAYERS)]
            if all(halves):
                (s.left_hidden, s.left_named), (s.right_hidden, s.right_named) = (h or (0, 0) for h in halves)
                return


def _messages(s: State, known: State) -> int:
    """Return how many messages there are: as many as are said to be hidden, where that is said."""
    for half in range(PLAYERS):
        if s.phase != HIDING and hidden_in(known, half) == ALL_OF_HALF:
            return hidden_in(s, half).bit_count()
    said = [(hidden_in(s, half) & hidden_in(known, half)).bit_count() for half in range(PLAYERS)]
    return max(s.messages, *said)


def _name_nothing(s: State, known: State) -> None:
    """Let whoever begins be in turn, and no square be named."""
    s.left_named &= known.left_named
    s.right_named &= known.right_named
    if not known.turn:
        s.turn = s.starter
    elif not known.starter:
        s.starter = s.turn


def _hide(s: State, known: State, luck: Luck) -> None:
    """Let at least one message be missing, and all of them while colours are chosen."""
    hidden = []
    for half, open_half in ((0, known.right_hidden), (1, known.left_hidden)):
        here, said = hidden_in(s, half), hidden_in(known, half)
        most = s.messages - (half == 1 or open_half == ALL_OF_HALF) if s.phase == HIDING else 0
        for square in luck.mixed(q for q in range(HALF) if here & ~said & 1 << q):
            if here.bit_count() > most:
                here &= ~(1 << square)
        hidden.append(here)
    s.left_hidden, s.right_hidden = hidden


def _numbers_named(s: State, known: State) -> list[tuple[int, int]]:
    """Return how many squares may have been named in each half, the nearest to the guide first."""
    starter_is_ahead = (s.turn == s.starter) == (s.phase == OVER)
    found = []
    for by_other in range(HALF + 1):
        by_starter = by_other + starter_is_ahead
        sizes = (by_starter, by_other) if s.starter == 1 else (by_other, by_starter)
        if all(_may_be_named(s, known, half, sizes[half]) for half in range(PLAYERS)):
            found.append(sizes)
    return sorted(found, key=lambda n: sum(abs(n[h] - named_in(s, h).bit_count()) for h in range(PLAYERS)))


def _may_be_named(s: State, known: State, half: int, count: int) -> bool:
    said, named = named_in(known, half), named_in(s, half)
    return (named & said).bit_count() <= count <= HALF - (said & ~named).bit_count()


def _half(s: State, known: State, half: int, count: int, luck: Luck) -> tuple[int, int] | None:
    """Return what is hidden and what is named in a half, so many squares of it."""
    hidden, named = hidden_in(s, half), named_in(s, half)
    bare, free = hidden_in(known, half) & ~hidden, named_in(known, half) & ~named
    there, told = hidden_in(known, half) & hidden, named_in(known, half) & named
    wins = s.phase == OVER and half != s.turn
    found = [s.messages] if wins else luck.mixed(range(s.messages))
    for hits in sorted(found, key=lambda n: abs(n - (hidden & named).bit_count())):
        if hits > count or s.messages - hits + count > HALF:
            continue
        zones = (
            Zone(hidden & named, 0, bare | free, hits),
            Zone(hidden & ~named, 0, bare | told, s.messages - hits),
            Zone(named & ~hidden, 0, there | free, count - hits),
            Zone(ALL_OF_HALF & ~hidden & ~named, 0, there | told),
        )
        dealt = deal(ALL_OF_HALF, zones, luck)
        if dealt is not None:
            return dealt[0] | dealt[1], dealt[0] | dealt[2]
    return None
