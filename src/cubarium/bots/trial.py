"""One choice by trial: which actions were tried, how the games went on, and what that tells."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import ceil, log2
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from cubarium.bots.budget import Budget
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.record import dtype_of, record_array
from cubarium.engine.rules import learning, search
from cubarium.engine.rules.draws import next_word

if TYPE_CHECKING:
    from numpy.typing import NDArray

FIRST_ACTIONS = 4
FIRST_WORLDS = 2
"""So much is tried to learn how long a simulation takes."""
LEAST_WORLDS = 12
"""An action is tried at all if every one can be in so many worlds."""
MOST_ACTIONS = 64
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

    _more: tuple[Any, ...] = ()
    """What else the search is given."""
    entry: ClassVar[str] = learning.compare_actions.__name__

    def __init__(self, spec: GameSpec, components: Pack) -> None:
        """Compile the search, or take it from the cache."""
        import numpy as np

        from cubarium.engine.backends.compiled import compile_loop

        self._function = compile_loop(spec, components, self.entry).functions[self.entry]
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
        # Numba compiles at the first call: one in no world at all, so that no thought has to wait for it.
        self.play_on(spec.records.view(), [0], [True], (0, 0), range(0))

    @classmethod
    def is_compiled(cls, spec: GameSpec, components: Pack) -> bool:
        """Tell whether the search has only to be read from the cache."""
        from cubarium.engine.backends.compiled import is_compiled

        return is_compiled(spec, components, cls.entry)

    def forget(self) -> None:
        """Begin with an empty tree."""
        for part in self._tree:
            part[:] = 0

    def rank(self, view: Any, legal: list[int], count: int, key: tuple[int, int]) -> list[int]:
        """Return so many legal actions, those first that the heuristic likes best."""
        import numpy as np

        ranked = np.zeros(count, np.int32)
        self._call(view, legal, [], key, range(0), ranked)
        return [int(action) for action in ranked]

    def play_on(
        self,
        view: Any,
        actions: Sequence[int],
        is_tried: Sequence[bool],
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

        return self._call(view, actions, is_tried, key, worlds, np.zeros(0, np.int32), scale, for_points)

    def _call(
        self,
        view: Any,
        actions: Sequence[int],
        is_tried: Sequence[bool],
        key: tuple[int, int],
        worlds: range,
        ranked: NDArray[Any],
        scale: float = 0.0,
        for_points: bool = False,
    ) -> tuple[NDArray[Any], NDArray[Any]]:
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
            np.array(actions, np.int32),
            np.array(is_tried, np.int8),
            worlds.start,
            victories,
            margins,
            ranked,
            self._room[1].view(np.int8),
            *self._tree,
            self._path,
            scale,
            int(for_points),
            *self._more,
        )
        return victories, margins


class Imagination(Protocol):
    """What can try actions in imagined worlds."""

    def forget(self) -> None:
        """Forget what an earlier trial taught."""

    def rank(self, view: Any, legal: list[int], count: int, key: tuple[int, int]) -> list[int]:
        """Return so many legal actions, those first that the heuristic likes best."""

    def play_on(
        self,
        view: Any,
        actions: Sequence[int],
        is_tried: Sequence[bool],
        key: tuple[int, int],
        worlds: range,
        *,
        scale: float = 0.0,
        for_points: bool = False,
    ) -> tuple[NDArray[Any], NDArray[Any]]:
        """Try actions in a range of imagined worlds; return victories and margins, a row for each world."""


class Trial:
    """Tries the actions in rounds; after each, the worse half is left out (sequential halving).

    First come those that the game's heuristic likes best. Its favourite stays to the end, and is chosen
    unless another is better beyond doubt. Where time is short, those it likes least are not tried at all.
    """

    def __init__(
        self,
        comparison: Imagination,
        view: Any,
        legal: list[int],
        chance: Chance,
        standing: int | None = None,
        *,
        learns: bool = True,
        for_points: bool = False,
    ) -> None:
        """Begin with nothing tried; `standing` is the action that stays in doubt, if not the favourite.

        Seats learn from the games of the trial, or play all of them by the heuristic. Who plays `for_points`
        wants to be ahead by as many as can be, as one does for stakes.
        """
        import numpy as np

        self._comparison, self._view = comparison, view
        self._key = next_word(chance, 0), next_word(chance, 0)
        self.actions = comparison.rank(view, legal, min(len(legal), MOST_ACTIONS), self._key)
        if standing is not None:
            self.actions = [standing, *(action for action in self.actions if action != standing)]
        self.is_tried = np.ones(len(self.actions), bool)
        self.values = np.zeros((0, len(self.actions)))
        self.victories, self.margins = self.values, self.values
        """As the values, a row for each world and a column for each action."""
        self.worlds = np.zeros(len(self.actions), int)
        """In how many of them each action was tried: in the first, for what is left out stays out."""
        self.simulations = 0
        self._scale, self._learns, self._for_points = 0.0, learns, for_points
        comparison.forget()

    def run(self, budget: Budget) -> None:
        """Spend the budget."""
        import numpy as np

        started = time.perf_counter()

        def allowed() -> float:
            """Return how many simulations the whole budget allows, as far as is known."""
            if budget.simulations:
                return budget.simulations
            spent = (time.perf_counter() - started) * 1000
            return self.simulations * budget.milliseconds / spent

        self._try_worlds(FIRST_WORLDS, len(self.actions[:FIRST_ACTIONS]))
        count = min(len(self.actions), max(FIRST_ACTIONS, int(allowed() / LEAST_WORLDS)))
        self.values = self.victories = self.margins = self.values[:0, :count]
        self.actions, self.is_tried = self.actions[:count], self.is_tried[:count]
        self.worlds = np.zeros(count, int)
        self._try_worlds(1)  # however short the time is
        rounds = max(1, ceil(log2(count)))
        for done in range(1, rounds + 1):
            while (left := allowed() * done / rounds - self.simulations) > 0:
                self._try_worlds(max(1, min(int(left / self.is_tried.sum() / 2), MOST_WORLDS)))
            if done < rounds:
                self._leave_out_half()

    def _try_worlds(self, count: int, actions: int = MOST_ACTIONS + 1) -> None:
        """Try what is left of the actions, or only the first so many, in more worlds."""
        import numpy as np

        tried = self.is_tried.copy()
        tried[actions:] = False
        done = len(self.values)
        victories, margins = self._comparison.play_on(
            self._view,
            self.actions,
            tried.tolist(),
            self._key,
            range(done, done + count),
            scale=self._scale if self._learns else 0.0,
            for_points=self._for_points,
        )
        self._scale = self._scale or max(1.0, float(np.abs(margins).mean() + margins.std()))
        values = margins / self._scale
        if not self._for_points:
            values = victories / search.WIN + search.MARGIN_WEIGHT * np.tanh(values)
        self.values = np.concatenate([self.values, values])
        self.victories = np.concatenate([self.victories, victories / search.WIN])
        self.margins = np.concatenate([self.margins, margins])
        self.worlds += count * tried
        self.simulations += count * int(tried.sum())

    def _leave_out_half(self) -> None:
        import numpy as np

        tried = np.flatnonzero(self.is_tried)
        better = tried[np.argsort(-self.values[:, tried].mean(axis=0))][: (len(tried) + 1) // 2]
        self.is_tried[:] = False
        self.is_tried[better] = True
        self.is_tried[0] = True

    def best(self, doubt: float | None = None) -> int:
        """Return the action to choose: the favourite, unless another is better by so many standard errors."""
        import numpy as np

        tried = np.flatnonzero(self.is_tried)
        best = int(tried[self.values[:, tried].mean(axis=0).argmax()])
        difference = self.values[:, best] - self.values[:, 0]
        error = difference.std() / len(difference) ** 0.5
        beyond = DOUBT if doubt is None else doubt
        return self.actions[best] if difference.mean() > beyond * error else self.actions[0]
