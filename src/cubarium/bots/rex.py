"""The bot that plays on in its head: every action is tried in many imagined worlds."""

from __future__ import annotations

from typing import Any, ClassVar

from cubarium.bots.budget import Budget
from cubarium.bots.trial import Comparison, Trial
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec

USUAL = Budget(milliseconds=200)


class RexBot:
    """Compares actions by playing on, and keeps to simple sense where the difference may be luck."""

    name: ClassVar[str] = "rex"
    policy: ClassVar[int | None] = None

    def __init__(
        self, spec: GameSpec, components: Pack, budget: Budget | None = None, *, for_points: bool = False
    ) -> None:
        """Take the search from the cache, or compile it.

        With `for_points` it does not play to win but to be ahead by as many points as can be.
        """
        self.budget, self._for_points = budget or USUAL, for_points
        self._compare = Comparison(spec, components)

    @classmethod
    def is_ready(cls, spec: GameSpec, components: Pack) -> bool:
        """Tell whether the search is compiled."""
        return Comparison.is_compiled(spec, components)

    @classmethod
    def prepare(cls, spec: GameSpec, components: Pack) -> None:
        """Compile the search into the cache."""
        Comparison(spec, components)

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        """Try the actions, the better ones more often; a single one needs no thought."""
        if len(legal) == 1:
            return legal[0]
        trial = Trial(self._compare, view, legal, chance, for_points=self._for_points)
        trial.run(self.budget)
        return trial.best()
