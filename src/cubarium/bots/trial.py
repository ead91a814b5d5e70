"""One choice by trial: which actions were tried, how the games went on, and what that tells."""

from __future__ import annotations

import time
from math import ceil, log2
from typing import TYPE_CHECKING, Any

from cubarium.bots.budget import Budget
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.record import dtype_of, record_array
from cubarium.engine.rules import playout, search
from cubarium.engine.rules.draws import next_word

if TYPE_CHECKING:
    from numpy.typing import NDArray

FIRST_WORLDS = 2
MOST_WORLDS = 1000
"""So many worlds at a time: between them the clock is looked at."""
DOUBT = 2.0
"""The heuristic's own choice stands unless another is better by so many standard errors."""
NODES = 1 << 14
NODE_ACTIONS = 1 << 16
"""Room for what is learnt in one choice: nodes, half of which are used, and the actions of all."""
DEEPEST = 64
"""So many choices of a game are learnt from."""


class Comparison:
    """The compiled search of a game, with the memory it works in."""

    def __init__(self, spec: GameSpec, components: Pack) -> None:
        """Compile the search, or take it from the cache."""
        import numpy as np

        from cubarium.engine.backends.compiled import compile_rules

        rules = compile_rules(spec, components, playout, search, entry_points=("compare_actions",))
        self._function = rules.functions["compare_actions"]
        state, view, luck = (dtype_of(each) for each in (spec.records.state, spec.records.view, Chance))
        self._blank = np.zeros(1, state), np.zeros(1, view)
        self._blank_luck = np.zeros(1, luck)
        self._room = np.zeros(2, state), np.zeros(1, view), np.zeros(3, luck)
        self._legal = np.zeros(spec.actions.count, np.int32)
        self._tree = (
            np.zeros(NODES, np.int64),
            np.zeros((NODES + 1, 2), np.int64),
            np.zeros((NODE_ACTIONS, 2)),
        )
        self._path = np.zeros((DEEPEST, 2), np.int64)

    def forget(self) -> None:
        """Begin with an empty tree."""
        for part in self._tree:
            part[:] = 0

    def play_on(
        self,
        view: Any,
        actions: NDArray[Any],
        is_tried: NDArray[Any],
        key: tuple[int, int],
        worlds: range,
        *,
        scale: float = 0.0,
        for_points: bool = False,
    ) -> tuple[NDArray[Any], NDArray[Any]]:
        """Try actions in a range of imagined worlds; return victories and margins, a row for each world.

        With a `scale`, which says how many points are many, seats learn from the games; without one they
        play by the heuristic alone.
        """
        import numpy as np

        victories = np.zeros((len(worlds), len(actions)), np.int32)
        margins = np.zeros_like(victories)
        self._blank_luck["key_low"], self._blank_luck["key_high"] = key
        self._function(
            record_array(view),
            *self._blank,
            self._blank_luck,
            *self._room,
            self._legal,
            np.zeros(getattr(view, "players", 1), np.int32),
            actions,
            is_tried,
            worlds.start,
            victories,
            margins,
            self._room[1].view(np.int8),
            *self._tree,
            self._path,
            scale,
            int(for_points),
        )
        return victories, margins


class Trial:
    """Tries the actions in rounds; after each, the worse half is left out (sequential halving)."""

    def __init__(
        self,
        comparison: Comparison,
        view: Any,
        legal: list[int],
        sensible: int,
        chance: Chance,
        *,
        for_points: bool = False,
    ) -> None:
        """Begin with nothing tried; `sensible` is the place of the action that stands in doubt.

        Who plays `for_points` wants to be ahead by as many as can be, as one does for stakes.
        """
        import numpy as np

        self._comparison, self._view, self.sensible = comparison, view, sensible
        self._actions = np.array(legal, np.int32)
        self._key = next_word(chance, 0), next_word(chance, 0)
        self._scale, self._for_points = 0.0, for_points
        comparison.forget()
        self.is_tried = np.ones(len(legal), np.int8)
        self.values = np.zeros((0, len(legal)))
        self.simulations = 0

    def run(self, budget: Budget) -> None:
        """Spend the budget."""
        started = time.perf_counter()

        def left(share: float) -> float:
            """Return how many simulations more a share of the budget allows."""
            if budget.simulations:
                return budget.simulations * share - self.simulations
            spent = (time.perf_counter() - started) * 1000
            return (budget.milliseconds * share - spent) * self.simulations / spent

        self._try_worlds(FIRST_WORLDS)
        rounds = max(1, ceil(log2(len(self._actions))))
        for done in range(1, rounds + 1):
            while (count := left(done / rounds) / self.is_tried.sum()) > 0:
                self._try_worlds(max(1, min(int(count) // 2, MOST_WORLDS)))  # the rate may fall
            if done < rounds:
                self._leave_out_half()

    def _try_worlds(self, count: int) -> None:
        import numpy as np

        tried = len(self.values)
        victories, margins = self._comparison.play_on(
            self._view,
            self._actions,
            self.is_tried,
            self._key,
            range(tried, tried + count),
            scale=self._scale,
            for_points=self._for_points,
        )
        self._scale = self._scale or max(1.0, float(np.abs(margins).mean() + margins.std()))
        values = margins / self._scale
        if not self._for_points:
            values = victories / search.WIN + search.MARGIN_WEIGHT * np.tanh(values)
        self.values = np.concatenate([self.values, values])
        self.simulations += count * int(self.is_tried.sum())

    def _leave_out_half(self) -> None:
        import numpy as np

        tried = np.flatnonzero(self.is_tried)
        better = tried[np.argsort(-self.values[:, tried].mean(axis=0))][: (len(tried) + 1) // 2]
        self.is_tried[:] = 0
        self.is_tried[better] = 1
        self.is_tried[self.sensible] = 1

    def best(self) -> int:
        """Return the place of the action to choose."""
        import numpy as np

        tried = np.flatnonzero(self.is_tried)
        best = int(tried[self.values[:, tried].mean(axis=0).argmax()])
        difference = self.values[:, best] - self.values[:, self.sensible]
        error = difference.std() / len(difference) ** 0.5
        return best if difference.mean() > DOUBT * error else self.sensible
