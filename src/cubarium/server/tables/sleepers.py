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
        self._asleep: dict[str, float] = {}
        """When each is woken; of what is due besides, it has been put off."""
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        """Return how many tables are asleep."""
        return len(self._asleep)

    def add(self, at: float, table_id: str) -> None:
        """Wake a table at a server time, and not when it was to be; it may be awake by then."""
        if self._asleep.get(table_id) == at:
            return
        self._asleep[table_id] = at
        heappush(self._due, (at, table_id))
        if len(self._due) > 2 * len(self._asleep):
            self._begin()
        self._changed.set()

    def begin_anew(self, due: Iterable[tuple[float, str]]) -> None:
        """Wait for these times, and for none of before."""
        self._asleep = {table_id: at for at, table_id in due}
        self._begin()
        self._changed.set()

    def forget(self, table_id: str) -> None:
        """Never wake a table, which is no more."""
        self._asleep.pop(table_id, None)

    def _begin(self) -> None:
        self._due = [(at, table_id) for table_id, at in self._asleep.items()]
        heapify(self._due)

    async def wake_all(self) -> None:
        """Wake one table after the other, the first that is due first, for as long as the server runs."""
        while True:
            while self._due and self._due[0][0] <= self._time.now():
                at, table_id = heappop(self._due)
                if self._asleep.get(table_id) == at:
                    del self._asleep[table_id]
                    await self._wake(table_id)
            self._changed.clear()
            delay = self._due[0][0] - self._time.now() if self._due else None
            with suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await self._changed.wait()
