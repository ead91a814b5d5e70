"""One hand of Leduc poker: the deal, the choices, the end. This file is compiled."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.draws import draw
from tests.bots.leduc.state import (
    ANTE,
    CALL,
    COPIES,
    FOLD,
    HIDDEN,
    MOST_CHOICES,
    MOST_RAISES,
    NOTHING,
    PLAYERS,
    RAISE,
    RAISES,
    RANK_COUNT,
    ROUNDS,
    Options,
    State,
)


def left_of(s: State, rank: int) -> int:
    """Return how many cards of a rank lie neither in a hand nor open."""
    left = COPIES - (1 if s.shared == rank else 0)
    for p in range(PLAYERS):
        if s.hands[p] == rank:
            left -= 1
    return left


def any_card(s: State, chance: Chance) -> int:
    """Draw a card of those that are left, each as likely."""
    left = 0
    for rank in range(RANK_COUNT):
        left += left_of(s, rank)
    number = draw(chance, TABLE, left)
    rank = 0
    while number >= left_of(s, rank):
        number -= left_of(s, rank)
        rank += 1
    return rank


def setup(s: State, options: Options, chance: Chance) -> None:
    """Take the antes and deal a card to each seat; seat 0 begins."""
    s.players = options.players
    s.shared = HIDDEN
    s.folded = NOTHING
    for i in range(MOST_CHOICES):
        s.choices[i] = NOTHING
    for p in range(PLAYERS):
        s.hands[p] = HIDDEN
        s.paid[p] = ANTE
    for p in range(PLAYERS):
        s.hands[p] = any_card(s, chance)


def is_over(s: State) -> bool:
    """Tell whether a seat has folded or both rounds are over."""
    return bool(s.folded != NOTHING or s.rounds_over == ROUNDS)


def actors(s: State) -> int:
    """Return the seat in turn, as a bit set."""
    return 0 if is_over(s) else 1 << s.turn


def legal_actions(s: State, seat: int, out: list[int]) -> int:
    """Write what the seat in turn may do: fold what costs something, call or check, raise while allowed."""
    n = 0
    if actors(s) >> seat & 1 != 0:
        if s.paid[seat] < s.paid[1 - seat]:
            out[n] = FOLD
            n += 1
        out[n] = CALL
        n += 1
        if s.raises < MOST_RAISES:
            out[n] = RAISE
            n += 1
    return n


def apply(s: State, seat: int, action: int, chance: Chance) -> None:
    """Make a choice; the round is over when both have called, or one the other's raise."""
    s.choices[s.made] = action
    s.made += 1
    if action == FOLD:
        s.folded = seat
        return
    s.paid[seat] = s.paid[1 - seat]
    s.calls += 1
    if action == RAISE:
        s.paid[seat] += RAISES[s.rounds_over]
        s.raises += 1
        s.calls = 0
    s.turn = 1 - seat
    if s.calls == PLAYERS or (s.calls == PLAYERS - 1 and s.raises > 0):
        end_round(s, chance)


def end_round(s: State, chance: Chance) -> None:
    """Turn the card for all over after the first round."""
    s.rounds_over += 1
    s.raises = 0
    s.calls = 0
    s.turn = 0
    if s.rounds_over < ROUNDS:
        s.shared = any_card(s, chance)


def strength(rank: int, shared: int) -> int:
    """Return what a hand is worth when hands are compared: a pair first, then the rank."""
    return rank + (RANK_COUNT if rank == shared else 0)


def winner(s: State) -> int:
    """Return the seat that has won, or that would with the cards as they lie; -1 for both."""
    if s.folded != NOTHING:
        return 1 - s.folded
    difference = strength(s.hands[0], s.shared) - strength(s.hands[1], s.shared)
    if difference == 0:
        return NOTHING
    return 0 if difference > 0 else 1


def scores(s: State, out: list[int]) -> None:
    """Write the chips that each seat has won or lost."""
    won = winner(s)
    for p in range(PLAYERS):
        out[p] = 0
        if won == p:
            out[p] = s.paid[1 - p]
        elif won != NOTHING:
            out[p] = -s.paid[p]


def returns(s: State, out: list[int]) -> None:
    """Write 1 for a seat that has won and -1 for one that has lost."""
    won = winner(s)
    for p in range(PLAYERS):
        out[p] = 0
        if won != NOTHING:
            out[p] = 1 if won == p else -1


def laws_broken(s: State) -> int:
    """Return 1 if there are more cards of a rank than the deck has."""
    for rank in range(RANK_COUNT):
        if left_of(s, rank) < 0:
            return 1
    return 0
