"""The bot for a first game: it plays with sense, and overlooks things."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.rules.draws import draw

FILE = Path(__file__).parent / "data" / "hatchling.toml"
HUNDRED = 100
FEW = 3
"""So many things are easy to keep in mind."""


class HatchlingBot:
    """Plays by simple sense among the actions it has noticed, as somebody does who is new to a game."""

    name: ClassVar[str] = "hatchling"
    policy: ClassVar[int | None] = None

    def __init__(self, spec: GameSpec, components: Pack) -> None:
        """Bind the heuristic to the components of the table."""
        self._sensible = interpreted(spec, components).greedy
        self._of_many, self._of_few = overlooked(spec.id)

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        """Overlook some actions, never all, and choose among the others."""
        share = self._of_many if len(legal) > FEW else self._of_few
        noticed = [action for action in legal if draw(chance, view.viewer, HUNDRED) >= share] or legal
        return int(self._sensible(view, noticed, len(noticed), chance)) if len(noticed) > 1 else noticed[0]


@cache
def overlooked(game: str) -> tuple[int, int]:
    """Return how many of a hundred actions are overlooked in a game, where there are many and where few."""
    stored = tomllib.loads(FILE.read_text(encoding="utf-8"))
    numbers = {**stored["usual"], **stored.get(game, {})}
    return numbers["of_many"], numbers["of_few"]
