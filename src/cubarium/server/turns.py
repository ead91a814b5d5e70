"""Turns for a crowd: a few at a time, so that everybody else is heard in between."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

AT_ONCE = 8
PAUSE_SECONDS = 0.002
"""With so many at once, three hundred have had their turn within a tenth of a second."""


class Turns:
    """Lets through what can wait a little, in the order it came."""

    def __init__(self) -> None:
        """Start with nobody waiting."""
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_going = False

    def ask(self, begin: Callable[[], None]) -> None:
        """Call this when its turn has come."""
        self._waiting.append(begin)
        if not self._is_going:
            self._is_going = True
            asyncio.get_running_loop().call_soon(self._let_through)

    def _let_through(self) -> None:
        for _ in range(min(AT_ONCE, len(self._waiting))):
            self._waiting.popleft()()
        self._is_going = bool(self._waiting)
        if self._is_going:
            asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._let_through)
