"""Who leads when: some games are played interpreted, and counted after every move as if they ended there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from cubarium.engine.backends.binding import interpreted
from cubarium.lab.blocks import Progress
from cubarium.lab.intervals import Estimate
from cubarium.sim.backends import Interpreted, Table
from cubarium.sim.stats import share_interval

NOBODY = -1


@dataclass(frozen=True)
class Leads:
    """What is found in a sample of games."""

    games: int
    changes: Estimate
    """How often in a game somebody else comes to lead alone."""
    comebacks: Estimate | None
    """Of the games that one won alone, the share in which somebody else led alone halfway."""


def leader(returns: Sequence[int]) -> int:
    """Return who alone is ahead of all others."""
    best = max(returns)
    return returns.index(best) if list(returns).count(best) == 1 else NOBODY


def watch_leads(table: Table, seed: int, games: int, progress: Progress) -> Leads:
    """Play the first games of a seed and tell how their leads changed."""
    rules, players = interpreted(table.spec, table.components), table.options.players
    leaders: list[int] = []

    def look(state: Any) -> None:
        returns = [0] * players
        rules.returns(state, returns)
        leaders.append(leader(returns))

    backend = Interpreted(table, look)
    changes, comebacks = [], []
    for game in range(games):
        leaders.clear()
        backend.play(seed, game, 1)
        progress(1)
        alone = [seat for seat in leaders if seat != NOBODY]
        changes.append(float(sum(a != b for a, b in pairwise(alone))))
        winner = leaders[-1]
        if winner != NOBODY:
            comebacks.append(float(leaders[len(leaders) // 2] not in (winner, NOBODY)))
    return Leads(games, Estimate.of(changes).within(0), _share(comebacks) if comebacks else None)


def _share(came: Sequence[float]) -> Estimate:
    """Return in which part of games something came; with few games Student's interval would leave 0 to 1."""
    low, high = share_interval(sum(came), sum(came), len(came))
    return replace(Estimate.of(came), low=low, high=high)
