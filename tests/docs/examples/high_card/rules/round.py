"""A whole game: the deal, the turn, the end."""

from __future__ import annotations

from cubarium.engine.chance import TABLE, Chance
from cubarium.engine.rules.bits import size
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.journal import note
from high_card.data.values import HAND
from high_card.events import FINAL, GAME_ENDS, PLAYS, STARTS, TAKES
from high_card.state import CARDS, NOTHING, Options, State, View


def setup(s: State, options: Options, chance: Chance) -> None:
    """Deal to each player, and draw who begins (high-card-1.1)."""
    s.players = options.players
    s.rounds_left = HAND
    dealt = 0
    for p in range(s.players):
        s.played[p] = NOTHING
        while size(s.hands[p]) < HAND:
            card = draw(chance, TABLE, CARDS)
            if dealt >> card & 1 == 0:
                dealt |= 1 << card
                s.hands[p] |= 1 << card
    s.starter = draw(chance, TABLE, s.players)
    s.turn = s.starter
    note(chance, STARTS, s.turn)


def is_over(s: State) -> bool:
    """Tell whether all rounds have been played."""
    return bool(s.rounds_left == 0)


def actors(s: State) -> int:
    """Return the seat in turn, as a bit set."""
    return 0 if s.rounds_left == 0 else 1 << s.turn


def legal_actions(s: State, seat: int, out: list[int]) -> int:
    """Write every card of the seat in turn (high-card-2.1)."""
    n = 0
    if actors(s) >> seat & 1 != 0:
        for card in range(CARDS):
            if s.hands[seat] >> card & 1 != 0:
                out[n] = card
                n += 1
    return n


def apply(s: State, seat: int, action: int, chance: Chance) -> None:
    """Play a card; the last one ends the round (high-card-2.1)."""
    s.hands[seat] &= ~(1 << action)
    s.played[seat] = action
    note(chance, PLAYS, seat, action)
    s.turn = (seat + 1) % s.players
    if s.turn == s.starter:
        end_round(s, chance)


def end_round(s: State, chance: Chance) -> None:
    """Give the round to the highest card; its player begins the next (high-card-2.2)."""
    best = 0
    for p in range(1, s.players):
        if s.played[p] > s.played[best]:
            best = p
    s.points[best] += 1
    note(chance, TAKES, best)
    for p in range(s.players):
        s.played[p] = NOTHING
    s.turn = best
    s.starter = best
    s.rounds_left -= 1
    if s.rounds_left == 0:
        tell_result(s, chance)


def tell_result(s: State, chance: Chance) -> None:
    """Write down the points of all."""
    note(chance, GAME_ENDS, s.turn)
    for p in range(s.players):
        note(chance, FINAL, p, s.points[p])


def scores(s: State, out: list[int]) -> None:
    """Write the rounds that each seat has taken."""
    for p in range(s.players):
        out[p] = s.points[p]


def returns(s: State, out: list[int]) -> None:
    """Write for each seat how many it beats less how many beat it (high-card-2.3)."""
    for p in range(s.players):
        out[p] = 0
        for q in range(s.players):
            if s.points[p] != s.points[q]:
                out[p] += 1 if s.points[p] > s.points[q] else -1


def laws_broken(s: State) -> int:
    """Return 1 unless each seat has a card for every round to come (high-card-1.1)."""
    for p in range(s.players):
        if size(s.hands[p]) + (0 if s.played[p] == NOTHING else 1) != s.rounds_left:
            return 1
    return 0


def copy_table(source: State | View, target: State | View) -> None:
    """Copy all that lies on the table; `open_table` makes views of it."""
    for p in range(source.players):
        target.hands[p] = source.hands[p]
        target.played[p] = source.played[p]
        target.points[p] = source.points[p]
    target.players = source.players
    target.turn = source.turn
    target.starter = source.starter
    target.rounds_left = source.rounds_left
