"""The bot of simple sense."""

from __future__ import annotations

from typing import ClassVar

from cubarium.bots.greedy import GreedyBot


class RaptorBot(GreedyBot):
    """Plays by the game's own heuristic: the fair opponent of somebody who knows the rules."""

    name: ClassVar[str] = "raptor"
