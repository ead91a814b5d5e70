"""The bot that chooses at random."""

from __future__ import annotations

from typing import Any, ClassVar

from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.playout import RANDOM


class RandomBot:
    """Chooses among the legal actions, each as likely as the others."""

    name: ClassVar[str] = "random"
    policy: ClassVar[int | None] = RANDOM

    def __init__(self, spec: GameSpec, components: Pack) -> None:
        """Need nothing of the game."""

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        """Draw one action; a single one needs no draw."""
        return legal[draw(chance, view.viewer, len(legal))] if len(legal) > 1 else legal[0]
