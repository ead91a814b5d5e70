"""Bots that learn of games, beside being asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from cubarium.bots.base import Bot


@runtime_checkable
class ToldBot(Bot, Protocol):
    """A bot that wants to be told when a game begins and how it has ended; nobody has to tell it."""

    def begin(self, options: Any, seat: int) -> None:
        """Get ready for a game under these options."""

    def end(self, scores: Sequence[int], returns: Sequence[int]) -> None:
        """Learn how the game has ended, by seat: points, and how many it beats less how many beat it."""
