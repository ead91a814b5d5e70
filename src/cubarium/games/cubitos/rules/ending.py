"""Who is ahead, and how the game ends (chapter 10)."""

from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.engine.rules.bits import size
from cubarium.engine.rules.journal import note
from cubarium.games.cubitos.data.values import PROGRESS
from cubarium.games.cubitos.events import (
    FINAL,
    FULL_TIE,
    GAME_ENDS,
    LINE_LAPS,
    LINE_PROGRESS,
    SHARES,
    WINS,
)
from cubarium.games.cubitos.state import OVER, State

NEVER_INLINED = (
    "leaders",
    "end_if_decided",
    "end_game",
    "scores",
    "returns",
)

LAP_SCORE = 100
"""A lap in the score: more than any space of a circuit is away from Start."""


def progress(s: State, seat: int) -> int:
    """Return how far a runner is past Start (cubitos-10.3)."""
    return PROGRESS[s.seats[seat].cell]


def is_ahead(s: State, seat: int, other: int) -> bool:
    """Tell whether one runner is farther than another: more laps, then farther past Start (cubitos-10.3)."""
    a = s.seats[seat]
    b = s.seats[other]
    if a.laps != b.laps:
        return bool(a.laps > b.laps)
    return PROGRESS[a.cell] > PROGRESS[b.cell]


def leaders(s: State) -> int:
    """Return the seats nobody is ahead of, as a bit set."""
    seats = 0
    for seat in range(s.players):
        alone = True
        for other in range(s.players):
            if is_ahead(s, other, seat):
                alone = False
        if alone:
            seats |= 1 << seat
    return seats


def somebody_finished(s: State) -> bool:
    """Tell whether a runner has completed the last lap (cubitos-10.1)."""
    for seat in range(s.players):
        if s.seats[seat].laps >= s.legs:
            return True
    return False


def end_if_decided(s: State, chance: Chance) -> None:
    """End the game after the moves if one finisher is farthest; a full tie plays on (10.2, 10.4, 10.8)."""
    if somebody_finished(s):
        if size(leaders(s)) == 1:
            end_game(s, chance)
        else:
            s.tie_break = 1
            note(chance, FULL_TIE, s.first)


def end_game(s: State, chance: Chance) -> None:
    """Close the game; nothing is left to decide."""
    s.step = OVER
    tell_result(s, chance)


def tell_result(s: State, chance: Chance) -> None:
    """Write down how far everybody is and who won."""
    note(chance, GAME_ENDS, s.first)
    for seat in range(s.players):
        tell_position(s, seat, chance)
        note(chance, FINAL, seat, position_score(s, seat))
    winners = leaders(s)
    for seat in range(s.players):
        if winners >> seat & 1 != 0:
            note(chance, WINS if size(winners) == 1 else SHARES, seat, s.seats[seat].laps)


def tell_position(s: State, seat: int, chance: Chance) -> None:
    """Write down the laps and the spaces of a runner."""
    note(chance, LINE_LAPS, seat, s.seats[seat].laps)
    note(chance, LINE_PROGRESS, seat, progress(s, seat))


def position_score(s: State, seat: int) -> int:
    """Return a runner's laps and spaces as one number: 213 is two laps and 13 spaces."""
    return s.seats[seat].laps * LAP_SCORE + min(progress(s, seat), LAP_SCORE - 1)


def scores(s: State, out: list[int]) -> None:
    """Write how far each runner is."""
    for seat in range(s.players):
        out[seat] = position_score(s, seat)


def returns(s: State, out: list[int]) -> None:
    """Write for each seat how many opponents are behind less how many are ahead."""
    for seat in range(s.players):
        out[seat] = 0
        for other in range(s.players):
            if is_ahead(s, seat, other):
                out[seat] += 1
            if is_ahead(s, other, seat):
                out[seat] -= 1
