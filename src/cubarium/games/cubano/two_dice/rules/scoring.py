"""The ranking by suites, and the lines that explain it (cubano-1.8, 1.9, 2.59, 2.60)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.rules.suites import longest_suite, suites, suites_compared
from cubarium.games.cubano.two_dice.events import (
    FINAL,
    GAME_ENDS,
    LINE_LONGEST,
    LINE_OTHER_SUITES,
    LINE_SQUARES,
    LINE_TRACE,
    LINE_WHITEWASHED,
    SHARES,
    WINS,
)
from cubarium.games.cubano.two_dice.state import State


def longest_of(s: State, seat: int) -> int:
    """Return the length of a player's longest suite; 0 without a square."""
    if s.seats[seat].squares == 0:
        return 0
    return longest_suite(s, s.seats[seat].colour)


def compared(s: State, a: int, b: int) -> int:
    """Return 1 if seat a ranks above seat b, -1 if below; players without a square are equal last."""
    if s.seats[a].squares == 0 or s.seats[b].squares == 0:
        return min(1, s.seats[a].squares) - min(1, s.seats[b].squares)
    return suites_compared(s, s.seats[a].colour, s.seats[b].colour)


def scores(s: State, out: list[int]) -> None:
    """Write each player's longest suite."""
    for p in range(s.players):
        out[p] = longest_of(s, p)


def returns(s: State, out: list[int]) -> None:
    """Write for each seat how many opponents it beats less how many beat it."""
    for p in range(s.players):
        out[p] = 0
    for p in range(s.players):
        for q in range(p):
            better = compared(s, p, q)
            out[p] += better
            out[q] -= better


def tell_suites(s: State, seat: int, chance: Chance) -> None:
    """Write down what ranks a player: the longest suite, the others by length, all squares."""
    squares = s.seats[seat].squares
    if squares == 0:
        note(chance, LINE_WHITEWASHED, seat)
        return
    colour = s.seats[seat].colour
    longest = longest_of(s, seat)
    note(chance, LINE_LONGEST, seat, longest)
    longer = 1  # the longest suite itself has been told
    for length in range(longest, 0, -1):
        count = suites(s, colour, length)
        if count > longer:
            note(chance, LINE_OTHER_SUITES, seat, length, count - longer)
        longer = count
    note(chance, LINE_SQUARES, seat, squares)
    if squares == 1:
        note(chance, LINE_TRACE, seat)


def tell_result(s: State, chance: Chance) -> None:
    """Write down how everybody ends and who has won, alone or together."""
    note(chance, GAME_ENDS, s.turn)
    results = [0] * s.players
    returns(s, results)
    for p in range(s.players):
        tell_suites(s, p, chance)
        note(chance, FINAL, p, longest_of(s, p), s.seats[p].colour)
    winners = [p for p in range(s.players) if results[p] == max(results)]
    for p in winners:
        note(chance, WINS if len(winners) == 1 else SHARES, p, longest_of(s, p), s.seats[p].colour)
