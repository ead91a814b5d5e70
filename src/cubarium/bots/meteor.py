"""The bot that has learned: it tries actions like rex, and a network says how the imagined games stand."""

from __future__ import annotations

from typing import Any, ClassVar

from cubarium.bots.budget import Budget
from cubarium.bots.guidance import Guidance
from cubarium.bots.trial import Trial
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import Malformed
from cubarium.engine.networks import has_network, read_network

USUAL = Budget(milliseconds=200)
DOUBT = 1.0
"""Promises vary less than ends of games: one standard error is doubt enough."""


class MeteorBot:
    """Compares actions by what they promise, as far as it has learned."""

    name: ClassVar[str] = "meteor"
    policy: ClassVar[int | None] = None

    def __init__(self, spec: GameSpec, components: Pack, budget: Budget | None = None) -> None:
        """Take the search from the cache, or compile it.

        Raises:
            Malformed: if there is no network for the game.
        """
        if not self.knows(spec):
            raise Malformed(f"meteor has not learned {spec.id}")
        self.budget = budget or USUAL
        self._guidance = Guidance(spec, components, read_network(spec))

    @classmethod
    def knows(cls, spec: GameSpec) -> bool:
        """Tell whether it has learned a game."""
        return has_network(spec)

    @classmethod
    def is_ready(cls, spec: GameSpec, components: Pack) -> bool:
        """Tell whether the search is compiled."""
        return Guidance.is_compiled(spec, components)

    @classmethod
    def prepare(cls, spec: GameSpec, components: Pack) -> None:
        """Compile the search into the cache."""
        Guidance(spec, components, read_network(spec))

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        """Try the actions, the better ones more often; a single one needs no thought."""
        if len(legal) == 1:
            return legal[0]
        trial = Trial(self._guidance, view, legal, chance)
        trial.run(self.budget)
        return trial.best(DOUBT)
