"""What may become of a moment: the position played on many times, and how the games ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from cubarium.engine.chance import MASK
from cubarium.engine.match import Match
from cubarium.engine.rules import search
from cubarium.review.report import Shares
from cubarium.review.reviewing import key_of
from cubarium.review.shares import Continuations

WORLDS = 1000
"""So often a moment is played on."""
AT_ONCE = 20
SEED = 1
"""Other worlds than those of a review, so that the two are two measurements."""


@dataclass(frozen=True)
class Futures:
    """How a match ends if it is played on from a moment, each time with fresh luck."""

    move: int
    """How many moves had been made."""
    worlds: int
    whole: int
    """How many parts all victories together have."""
    shares: Shares
    """The part of each seat."""
    scores: tuple[tuple[tuple[int, int], ...], ...]
    """For each seat its final scores, ascending, and how often each came."""


def futures(
    match: Match,
    move: int,
    worlds: int = WORLDS,
    *,
    threads: int = 1,
    progress: Callable[[float], None] = lambda share: None,
) -> Futures:
    """Play a moment on so many times; `progress` is told which share of that is done.

    The same match, moment and number give the same futures on every machine.
    """
    key = key_of(match, SEED)
    play, state = Continuations(match, (key & MASK, key >> 32)), match.state_at(move)
    parts = [range(at, min(worlds, at + AT_ONCE)) for at in range(0, worlds, AT_ONCE)]
    seats = range(len(match.seats))
    sums, counts = [0 for _ in seats], [Counter[int]() for _ in seats]
    with ThreadPoolExecutor(threads) as pool:
        found = pool.map(lambda part: play.futures(state, part), parts)
        for number, (shares, points) in enumerate(found, 1):
            for seat in seats:
                sums[seat] += int(shares[:, seat].sum(dtype="int64"))
                counts[seat].update(points[:, seat].tolist())
            progress(number / len(parts))
    scores = tuple(tuple(sorted(count.items())) for count in counts)
    return Futures(move, worlds, search.WIN * worlds, tuple(sums), scores)
