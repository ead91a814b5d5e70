"""The bot that plays on in its head: every action is tried in many imagined worlds."""

from __future__ import annotations

from typing import Any, ClassVar

from cubarium.bots.advice import Advice, advice_of
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
        return legal[0] if len(legal) == 1 else self._tried(view, legal, chance).best()

    def advise(self, view: Any, legal: list[int], chance: Chance) -> Advice:
        """Choose, and tell how the games went on that it imagined."""
        if len(legal) == 1:
            return Advice(legal[0], self.name)
        trial = self._tried(view, legal, chance)
        return advice_of(trial, self.name, is_alone=getattr(view, "players", 1) == 1)

    def explain(self, view: Any, legal: list[int], made: int, chance: Chance) -> Advice:
        """Think again about a move that was made, and tell how it compares."""
        trial = self._tried(view, legal, chance, made)
        return advice_of(trial, self.name, is_alone=getattr(view, "players", 1) == 1, made=made)

    def _tried(self, view: Any, legal: list[int], chance: Chance, standing: int | None = None) -> Trial:
        trial = Trial(self._compare, view, legal, chance, standing, for_points=self._for_points)
        trial.run(self.budget)
        return trial
