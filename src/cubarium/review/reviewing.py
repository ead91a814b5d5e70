"""Reviewing a match: what luck gave each seat, what decisions gave, and which of them were mistakes.

What the numbers mean, and why they are defined so: docs/decisions/0019-luck-and-skill.md.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import pairwise
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
    progress: Progress = lambda playouts: None,
) -> Iterator[Review]:
    """Yield better and better reviews of a match, the last with so many playouts for every position.

    The same match, playouts and seed give the same reviews on every machine. Without `judges`, no decision is
    judged. Whoever has seen enough stops asking.
    """
    plan, counts = Plan.of(match), stages(playouts)
    key = _key(match, seed)
    table = _ShareTable(match, plan, Continuations(match, (key & MASK, key >> 32)), progress)
    judge = Judge(match, key) if judges else None
    for done, count in pairwise([0, *counts]):
        table.play(range(done, count))
        decisions = []
        if judge:
            for number in plan.decisions:
                decisions.append(judge.judge(number, count))
                progress(count)
        yield table.report(tuple(decisions))


def _key(match: Match, seed: int) -> int:
    """Return the key of all luck of a review, from which there is no way to the luck of the match."""
    secret = hashlib.sha256(f"cubarium review {seed} {match.seed} {match.game}".encode()).digest()
    return int.from_bytes(secret[:8])


class _ShareTable:
    """The shares of every position and action that matters, a row for each world."""

    def __init__(self, match: Match, plan: Plan, continuations: Continuations, progress: Progress) -> None:
        """Begin with no world."""
        import numpy as np

        self._match, self._plan = match, plan
        self._continuations, self._progress = continuations, progress
        nothing = np.zeros((0, len(match.seats)), np.int16)
        self._positions = dict.fromkeys(sorted(set(plan.stands_for)), nothing)
        averages = [number for number, what in enumerate(plan.decided) if what is Decided.AVERAGE]
        self._averages = dict.fromkeys(averages, nothing)
        self._deal = nothing

    def play(self, worlds: range) -> None:
        """Play everything on in further worlds."""
        import numpy as np

        def more(rows: NDArray[Any], found: NDArray[Any]) -> NDArray[Any]:
            self._progress(len(worlds))
            return np.concatenate([rows, found])

        play, match = self._continuations, self._match
        if self._plan.has_deal:
            self._deal = more(self._deal, play.of_tables(worlds))
        for number, rows in self._positions.items():
            self._positions[number] = more(rows, play.of_position(match.state_at(number), worlds))
        for number, rows in self._averages.items():
            move, state = match.moves[number], match.state_at(number)
            self._averages[number] = more(rows, play.of_action(state, move.seat, move.action, worlds))

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
