"""The result of Cub'ano 1 die: who has the largest suite (cubano-3.13)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.journal import note
from cubarium.games.cubano.one_die.events import FINAL, GAME_ENDS, LINE_LARGEST, LINE_SUITE, SHARES, WINS
from cubarium.games.cubano.one_die.state import NO_COLOUR, State
from cubarium.games.cubano.rules.suites import longest_suite, suites, suites_compared


def largest(s: State, seat: int) -> int:
    """Return the size of a seat's largest suite; nothing before it has a colour."""
    if s.seats[seat].colour == NO_COLOUR:
        return 0
    return longest_suite(s, s.seats[seat].colour)


def scores(s: State, out: list[int]) -> None:
    """Write the size of each seat's largest suite."""
    for p in range(s.players):
        out[p] = largest(s, p)


def returns(s: State, out: list[int]) -> None:
    """Write for each seat how many opponents it beats less how many beat it (cubano-1.8, 1.9)."""
    for p in range(s.players):
        out[p] = 0
    for p in range(s.players):
        for q in range(p):
            if s.seats[p].colour != NO_COLOUR and s.seats[q].colour != NO_COLOUR:
                ahead = suites_compared(s, s.seats[p].colour, s.seats[q].colour)
                out[p] += ahead
                out[q] -= ahead


# --- the score sheet, which compiled rules leave out -------------------------------------------------------


def tell_suites(s: State, seat: int, chance: Chance) -> None:
    """Write one line for each suite of a seat, the largest first; only that one counts as points."""
    told = 0
    for squares in range(largest(s, seat), 0, -1):
        for _ in range(suites(s, s.seats[seat].colour, squares) - told):
            if told == 0:
                note(chance, LINE_LARGEST, seat, squares, squares)
            else:
                note(chance, LINE_SUITE, seat, squares, 0)
            told += 1


def tell_result(s: State, chance: Chance) -> None:
    """Write down the suites and who has won, alone or together (cubano-3.13)."""
    note(chance, GAME_ENDS, s.turn)
    standing = [0] * s.players
    returns(s, standing)
    for p in range(s.players):
        tell_suites(s, p, chance)
        note(chance, FINAL, p, largest(s, p))
    winners = [p for p in range(s.players) if standing[p] == max(standing)]
    for p in winners:
        note(chance, WINS if len(winners) == 1 else SHARES, p, largest(s, p))
