"""Judging a decision by what its seat could know: was there something better, and by how much?"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cubarium.bots.budget import Budget
from cubarium.bots.trial import Comparison, Trial
from cubarium.engine.chance import THINKING, seeded
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.match import Match
from cubarium.engine.rules import search
from cubarium.engine.rules.draws import next_word
from cubarium.review.plan import FEWEST_PLAYOUTS
from cubarium.review.report import DecisionReview


@lru_cache(maxsize=16)
def _comparison(spec: GameSpec, components: Pack, thread: int) -> Comparison:
    """Return the search, for each thread with memory of its own."""
    return Comparison(spec, components)


class Judge:
    """Compares the action that was chosen with the others, in imagined worlds."""

    def __init__(self, match: Match, key: int, thread: int = 0) -> None:
        """Compile the search, or take it from the cache."""
        self._match, self._key = match, key
        self._comparison = _comparison(match.spec, match.components, thread)

    def judge(self, number: int, playouts: int) -> DecisionReview:
        """Judge the decision that was made after so many moves, with about as many playouts as that.

        With half of them a better action is looked for. With the others both are measured in other worlds,
        for the best of many is found where luck was good too, and would seem better than it is.
        """
        match, move = self._match, self._match.moves[number]
        view, legal = self._asked(number)
        luck = seeded(self._key, number, THINKING)
        # Without learning, as shares are measured: what is better here must be better by the same measure.
        trial = Trial(self._comparison, view, legal, luck, standing=move.action, learns=False)
        trial.run(Budget(simulations=playouts // 2))
        better = trial.best()
        loss, error = 0.0, 0.0
        if better != move.action:
            key = next_word(luck, 0), next_word(luck, 0)
            worlds = max(FEWEST_PLAYOUTS, playouts // 4)
            loss, error = self._difference(view, [better, move.action], key, worlds)
        text = match.spec.actions.to_text
        return DecisionReview(number + 1, move.seat, text(move.action), text(better), loss, error, len(legal))

    def _asked(self, number: int) -> tuple[Any, list[int]]:
        """Return what the seat of a move knew before it, and what it could do."""
        match, seat = self._match, self._match.moves[number].seat
        state, view = match.state_at(number), match.spec.records.view()
        match.rules.view(state, seat, view)
        legal = [0] * match.spec.actions.count
        return view, legal[: match.rules.legal_actions(state, seat, legal)]

    def _difference(
        self, view: Any, actions: list[int], key: tuple[int, int], worlds: int
    ) -> tuple[float, float]:
        """Return by how much of a victory the first of two actions is better, and the standard error."""
        victories, _ = self._comparison.play_on(view, actions, [True, True], key, range(worlds))
        differences = (victories[:, 0] - victories[:, 1]) / search.WIN
        return float(differences.mean()), float(differences.std() / worlds**0.5)
