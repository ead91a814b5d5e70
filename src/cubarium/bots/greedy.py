"""The bot that plays by the game's own heuristic."""

from __future__ import annotations

from typing import Any, ClassVar

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.rules.playout import HEURISTIC


class GreedyBot:
    """Plays by the game's own simple heuristic, one step ahead."""

    name: ClassVar[str] = "greedy"
    policy: ClassVar[int | None] = HEURISTIC

    def __init__(self, spec: GameSpec, components: Pack) -> None:
        """Bind the heuristic to the components of the table."""
        self._greedy = interpreted(spec, components).greedy

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        """Ask the heuristic; a single action needs no thought."""
        return int(self._greedy(view, legal, len(legal), chance)) if len(legal) > 1 else legal[0]
