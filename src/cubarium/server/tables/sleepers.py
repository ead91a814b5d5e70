"""Tables that are not in memory and will go on by themselves: the first to do so is opened in time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from heapq import heapify, heappop, heappush

from cubarium.server.tables.server_time import ServerTime


class Sleepers:
    """Wakes each table when its time has come."""

    def __init__(self, time: ServerTime, wake: Callable[[str], Awaitable[None]]) -> None:
        """Start with nobody asleep."""
        self._time = time
        self._wake = wake
        self._due: list[tuple[float, str]] = []
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        """Return how many times are waited for."""
        return len(self._due)

    def add(self, at: float, table_id: str) -> None:
        """Wake a table at a server time; whether it is awake by then is nobody's trouble."""
        heappush(self._due, (at, table_id))
        self._changed.set()

    def begin_anew(self, due: Iterable[tuple[float, str]]) -> None:
        """Wait for these times, and for none of before."""
        self._due = list(due)
        heapify(self._due)
        self._changed.set()

    def forget(self, table_id: str) -> None:
        """Never wake a table, which is no more."""
        self._due = [one for one in self._due if one[1] != table_id]
        heapify(self._due)

    async def wake_all(self) -> None:
        """Wake one table after the other, the first that is due first, for as long as the server runs."""
        while True:
            while self._due and self._due[0][0] <= self._time.now():
                await self._wake(heappop(self._due)[1])
            self._changed.clear()
            delay = self._due[0][0] - self._time.now() if self._due else None
            with suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await self._changed.wait()
