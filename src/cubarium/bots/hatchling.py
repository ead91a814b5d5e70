"""The bot for a first game: it plays with sense, and overlooks things."""

from __future__ import annotations

from typing import Any, ClassVar

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.rules.draws import draw

OVERLOOKED = 3
"""One action in so many is overlooked where there are many."""
FEW = 3
SELDOM = 8
"""One in so many where there are few: two or three things are easy to keep in mind."""


class HatchlingBot:
    """Plays by simple sense among the actions it has noticed, as somebody does who is new to a game."""

    name: ClassVar[str] = "hatchling"
    policy: ClassVar[int | None] = None

    def __init__(self, spec: GameSpec, components: Pack) -> None:
        """Bind the heuristic to the components of the table."""
        self._sensible = interpreted(spec, components).greedy

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        """Overlook some actions, never all, and choose among the others."""
        rate = OVERLOOKED if len(legal) > FEW else SELDOM
        noticed = [action for action in legal if draw(chance, view.viewer, rate) > 0] or legal
        return int(self._sensible(view, noticed, len(noticed), chance)) if len(noticed) > 1 else noticed[0]
