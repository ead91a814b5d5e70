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
MARGIN_WEIGHT = 0.3
"""What the points count beside the victory: they tell sooner, and less."""
ENTRY_POINTS = ("compare_actions",)


class Comparison:
    """The compiled search of a game, with the memory it works in."""

    def __init__(self, spec: GameSpec, components: Pack) -> None:
        """Compile the search, or take it from the cache."""
        import numpy as np

        from cubarium.engine.backends.compiled import compile_rules

        rules = compile_rules(spec, components, playout, search, entry_points=ENTRY_POINTS)
        self._function = rules.functions[ENTRY_POINTS[0]]
        state, view, luck = (dtype_of(each) for each in (spec.records.state, spec.records.view, Chance))
        self._blank = np.zeros(1, state), np.zeros(1, view)
        self._blank_luck = np.zeros(1, luck)
        self._room = np.zeros(2, state), np.zeros(1, view), np.zeros(3, luck)
        self._legal = np.zeros(spec.actions.count, np.int32)
        # Numba compiles at the first call: one in no world at all, so that no thought has to wait for it.
        self.play_on(spec.records.view(), np.zeros(1, np.int32), np.ones(1, np.int8), (0, 0), range(0))

    @staticmethod
    def is_compiled(spec: GameSpec, components: Pack) -> bool:
        """Tell whether the search has only to be read from the cache."""
        from cubarium.engine.backends.compiled import is_compiled

        return is_compiled(spec, components, playout, search, entry_points=ENTRY_POINTS)

    def play_on(
        self, view: Any, actions: NDArray[Any], is_tried: NDArray[Any], key: tuple[int, int], worlds: range
    ) -> tuple[NDArray[Any], NDArray[Any]]:
        """Try actions in a range of imagined worlds; return victories and margins, a row for each world."""
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
        )
        return victories, margins


class Trial:
    """Tries the actions in rounds; after each, the worse half is left out (sequential halving)."""

    def __init__(
        self, comparison: Comparison, view: Any, legal: list[int], sensible: int, chance: Chance
    ) -> None:
        """Begin with nothing tried; `sensible` is the place of the action that stands in doubt."""
        import numpy as np

        self._comparison, self._view, self.sensible = comparison, view, sensible
        self._actions = np.array(legal, np.int32)
        self._key = next_word(chance, 0), next_word(chance, 0)
        self._scale = 0.0
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
            self._view, self._actions, self.is_tried, self._key, range(tried, tried + count)
        )
        self._scale = self._scale or max(1.0, float(np.abs(margins).mean() + margins.std()))
        values = victories / search.WIN + MARGIN_WEIGHT * np.tanh(margins / self._scale)
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
