"""What a bot is.

A bot never meets a state: it is given a view, the legal actions and luck of its own, so it cannot know
more than a person in its seat, and thinking never touches the luck of the table.
"""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec


class Bot(Protocol):
    """Somebody who can choose."""

    name: ClassVar[str]
    policy: ClassVar[int | None]
    """Which policy of `engine.rules.playout` chooses as this bot does, in compiled games; nothing for a bot
    that is plain Python alone."""

    def __init__(self, spec: GameSpec, components: Pack) -> None:
        """Get ready for a game under a component pack."""

    def choose(self, view: Any, legal: list[int], chance: Chance) -> int:
        """Return one of the legal actions for the viewer; draw luck from `chance` alone."""
