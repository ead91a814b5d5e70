"""How long things are kept: what nobody has touched for so many days ends, quietly and a little at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from time import monotonic, time
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from cubarium.engine.errors import Malformed
from cubarium.server.tables import expired
from cubarium.server.tables.aborting import BY_OPERATOR, IDLE
from cubarium.server.tables.administered import asked_to_end
from cubarium.server.tables.refused import forget_refused

if TYPE_CHECKING:
    from cubarium.server.tables.live_table import LiveTable
    from cubarium.server.tables.lobby import Lobby
    from cubarium.server.tables.state import TableState

log = logging.getLogger(__name__)
A_DAY = 86_400.0
TIDY_SECONDS = 600.0
LOOK_SECONDS = 10.0
"""So often it is looked whether whoever runs the server wishes that a table ends."""
PAUSE_SECONDS = 0.05
"""Between two things that end: who plays is served in between."""
MOST_STEP = 60.0
"""A clock of the machine that was set by more than this since the last look ends nothing."""


@dataclass(frozen=True)
class Keep:
    """For how many days things are kept that nobody touches; 0 is for ever."""

    open_tables: float = 30
    games: float = 180
    chat: float = 365
    guests: float = 180
    experiments: float = 180
    finished: float = 0

    @staticmethod
    def of(wishes: list[str]) -> Keep:
        """Read wishes like `games=90`."""
        keep, names = Keep(), {field.name.replace("_", "-"): field.name for field in fields(Keep)}
        for wish in wishes:
            name, _, days = wish.partition("=")
            if name not in names or not days.isdecimal():
                raise Malformed(f"keep is one of {', '.join(names)} with a number of days, like games=90")
            keep = replace(keep, **{names[name]: float(days)})
        return keep

    def ends_on(self, state: TableState) -> float | None:
        """Return when a table ends if nobody does anything there."""
        days = {"open": self.open_tables, "playing": self.games}.get(state.status, 0.0)
        is_kept = not days or not state.touched_at or state.settings.tournament is not None
        return None if is_kept else state.touched_at + days * A_DAY


AS_USUAL = Keep()


class Lifetimes:
    """Lets things end when their time has come."""

    def __init__(self, lobby: Lobby, keep: Keep) -> None:
        """Take care of what a lobby keeps."""
        self._lobby = lobby
        self._keep = keep
        self._seen = time() - monotonic()

    async def end_what_is_wished(self) -> None:
        """End tables as whoever runs the server wishes, for as long as it runs."""
        while True:
            try:
                if self._lobby.fellows.sees_to("tables that end"):
                    await self._each(await self._lobby.store.read(asked_to_end), self._end_by_operator)
            except Exception:
                log.exception("what whoever runs the server wishes could not be read; it is tried again")
            await asyncio.sleep(LOOK_SECONDS)

    async def _end_by_operator(self, table_id: str) -> None:
        table = await self._lobby.readable(table_id)
        if table is not None and not await self._lobby.remove(table_id, "open"):
            await table.end(BY_OPERATOR)

    async def go_on(self) -> None:
        """Look again and again, first when the server has run for a while."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            difference = time() - monotonic()
            stepped, self._seen = abs(difference - self._seen) > MOST_STEP, difference
            if stepped:
                log.warning("the clock of this machine was set: nothing ends by it for now")
                continue
            try:
                if self._lobby.fellows.sees_to("what has had its time"):
                    await self.tidy(time())
            except Exception:
                log.exception("what has had its time could not be ended; the next look tries again")

    async def tidy(self, now: float) -> None:
        """End what has had its time by now."""
        store, keep = self._lobby.store, self._keep
        await self._each(await self._due(keep.open_tables, now, expired.open_tables), self._remove_open)
        await self._each(await self._due(keep.games, now, expired.games), self._end_idle)
        await self._each(await self._due(keep.finished, now, expired.finished), self._remove_finished)
        await self._each(await self._due(keep.chat, now, expired.with_chat), self._forget_chat)
        await self._each(await self._due(keep.guests, now, expired.guests), self._forget_guest)
        if keep.experiments:
            until = now - keep.experiments * A_DAY
            await store.write(lambda connection: expired.forget_experiments(connection, until))
        await store.write(lambda connection: expired.forget_sessions(connection, now))
        await store.write(lambda connection: forget_refused(connection, now - A_DAY))

    async def _each(self, ids: Sequence[str], end: Callable[[str], Awaitable[object]]) -> None:
        """End one thing after the other; where one cannot be ended, the others are all the same."""
        for each in ids:
            try:
                await end(each)
            except Exception:
                log.exception("%s has had its time and could not be ended", each)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _due(self, days: float, now: float, which: expired.Which) -> list[str]:
        """Return a few things that nobody has touched for so many days."""
        if not days:
            return []

        def find(connection: Connection) -> list[str]:
            return which(connection, now - days * A_DAY)

        return await self._lobby.store.read(find)

    async def _unread(self, table_id: str) -> LiveTable | None:
        """Return a table, unless somebody reads there or it cannot be read."""
        table = await self._lobby.readable(table_id)
        return table if table is not None and not table.readers else None

    async def _remove_open(self, table_id: str) -> None:
        if await self._unread(table_id) is not None:
            await self._lobby.remove(table_id, "open")

    async def _remove_finished(self, table_id: str) -> None:
        if await self._unread(table_id) is not None:
            await self._lobby.remove(table_id, "over")

    async def _end_idle(self, table_id: str) -> None:
        if (table := await self._unread(table_id)) is not None:
            await table.end(IDLE)
            self._lobby.forget(table)

    async def _forget_chat(self, table_id: str) -> None:
        await self._lobby.store.write(partial(expired.forget_chat, table_id=table_id))

    async def _forget_guest(self, person_id: str) -> None:
        await self._lobby.store.write(partial(expired.forget_guest, person_id=person_id))
