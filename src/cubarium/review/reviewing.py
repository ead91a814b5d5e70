"""Reviewing a match: what luck gave each seat, what decisions gave, and which of them were mistakes.

What the numbers mean, and why they are defined so: docs/decisions/0019-luck-and-skill.md.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import pairwise
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from cubarium.engine.chance import MASK
from cubarium.engine.match import Match
from cubarium.engine.rules import search
from cubarium.review.decisions import Judge
from cubarium.review.plan import Decided, Plan, stages
from cubarium.review.report import DecisionReview, MoveReview, Review, SeatReview, Shares
from cubarium.review.shares import Continuations

if TYPE_CHECKING:
    from numpy.typing import NDArray

Progress = Callable[[int], None]
"""Is told how many playouts more have been made."""
DEAL = -1


def review(
    match: Match,
    playouts: int,
    seed: int = 0,
    *,
    judges: bool = True,
    threads: int = 1,
    progress: Progress = lambda playouts: None,
) -> Iterator[Review]:
    """Yield better and better reviews of a match, the last with so many playouts for every position.

    In the very first one no decision is judged yet, so that it is there soon; without `judges`, none ever is.
    The same match, playouts and seed give the same reviews on every machine, in any number of threads.
    Whoever has seen enough stops asking.
    """
    plan, counts = Plan.of(match), stages(playouts)
    key = key_of(match, seed)
    with ThreadPoolExecutor(threads) as pool:
        play = Continuations(match, (key & MASK, key >> 32))
        table = _ShareTable(match, plan, play, pool)
        judge: list[Judge] = []
        for done, count in pairwise([0, *counts]):
            for made in table.play(range(done, count)):
                progress(made)
            if judges and not judge:
                yield table.report(())
                judge = [Judge(match, key, thread) for thread in range(threads)]
            decisions = []
            for decision in _judged(judge, plan.decisions, count, pool):
                decisions.append(decision)
                progress(count)
            yield table.report(tuple(decisions))


def _judged(
    judges: Sequence[Judge], decisions: Sequence[int], playouts: int, pool: Executor
) -> Iterator[DecisionReview]:
    """Judge decisions in order, as many at once as there are judges."""
    free: SimpleQueue[Judge] = SimpleQueue()
    for judge in judges:
        free.put(judge)

    def judged(number: int) -> DecisionReview:
        judge = free.get()
        try:
            return judge.judge(number, playouts)
        finally:
            free.put(judge)

    yield from pool.map(judged, decisions if judges else ())


def key_of(match: Match, seed: int) -> int:
    """Return the key of all luck of a review, from which there is no way to the luck of the match."""
    secret = hashlib.sha256(f"cubarium review {seed} {match.seed} {match.game}".encode()).digest()
    return int.from_bytes(secret[:8])


class _ShareTable:
    """The shares of every position and action that matters, a row for each world."""

    def __init__(self, match: Match, plan: Plan, continuations: Continuations, pool: Executor) -> None:
        """Begin with no world."""
        import numpy as np

        self._match, self._plan = match, plan
        self._continuations, self._pool = continuations, pool
        nothing = np.zeros((0, len(match.seats)), np.int16)
        self._positions = dict.fromkeys(sorted(set(plan.stands_for)), nothing)
        averages = [number for number, what in enumerate(plan.decided) if what is Decided.AVERAGE]
        self._averages = dict.fromkeys(averages, nothing)
        self._deal = nothing

    def play(self, worlds: range) -> Iterator[int]:
        """Play everything on in further worlds; tell after each position how many playouts that were."""
        import numpy as np

        play, match = self._continuations, self._match

        def of_action(number: int) -> NDArray[Any]:
            move = match.moves[number]
            return play.of_action(match.state_at(number), move.seat, move.action, worlds)

        if self._plan.has_deal:
            self._deal = np.concatenate([self._deal, play.of_tables(worlds)])
            yield len(worlds)
        positions = self._pool.map(lambda at: play.of_position(match.state_at(at), worlds), self._positions)
        actions = self._pool.map(of_action, self._averages)
        for kept, found in ((self._positions, positions), (self._averages, actions)):
            for number, rows in zip(list(kept), found, strict=True):
                kept[number] = np.concatenate([kept[number], rows])
                yield len(worlds)

    def _position(self, number: int) -> NDArray[Any]:
        return self._positions[self._plan.stands_for[number]].astype("int64")

    def _decided(self, number: int) -> NDArray[Any]:
        what = self._plan.decided[number]
        if what is Decided.AVERAGE:
            return self._averages[number].astype("int64")
        return self._position(number if what is Decided.BEFORE else number + 1)

    def report(self, decisions: tuple[DecisionReview, ...]) -> Review:
        """Sum up; sums are of whole numbers, so nothing is lost."""
        match = self._match
        first = self._position(0)
        initial = self._deal.astype("int64") if self._plan.has_deal else first
        luck = first - initial
        worlds = len(luck)
        own, skill = luck * 0, luck * 0
        moves = [self._deal_review(luck)] if self._plan.has_deal else []
        for number, move in enumerate(match.moves):
            before, decided, after = (
                self._position(number),
                self._decided(number),
                self._position(number + 1),
            )
            luck = luck + after - decided
            skill = skill + decided - before
            own[:, move.seat] += (decided - before)[:, move.seat]
            moves.append(
                MoveReview(
                    number + 1,
                    move.seat,
                    match.spec.actions.to_text(move.action),
                    move.is_forced,
                    _sums(decided - before),
                    _sums(after - decided),
                    _errors(after - decided),
                )
            )
        rows = zip(
            match.seats,
            _sums(initial),
            _sums(luck),
            _sums(own),
            _sums(skill - own),
            _sums(self._position(match.move_count)),
            _errors(luck),
            _errors(own),
            strict=True,
        )
        return Review(
            game=match.spec.id,
            playouts=worlds,
            whole=search.WIN * worlds,
            is_over=match.is_over,
            seats=tuple(SeatReview(*row) for row in rows),
            shares=tuple(_sums(self._position(number)) for number in range(match.move_count + 1)),
            moves=tuple(moves),
            decisions=decisions,
        )

    def _deal_review(self, luck: NDArray[Any]) -> MoveReview:
        return MoveReview(0, DEAL, "", True, (0,) * luck.shape[1], _sums(luck), _errors(luck))


def _sums(rows: NDArray[Any]) -> Shares:
    return tuple(rows.sum(axis=0).tolist())


def _errors(rows: NDArray[Any]) -> tuple[float, ...]:
    """Return the standard errors of the means of columns, in victories."""
    return tuple((rows.std(axis=0) / search.WIN / len(rows) ** 0.5).tolist())
