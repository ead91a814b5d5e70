"""What the lobbies of several servers on one database have to do with each other.

Each is told what the others stored, and looks for itself while nobody tells it. Nothing hangs on what is
told: who was first at a table is decided where its events are kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Coroutine, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from functools import partial
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple

from cubarium.server.fellows.fellows import Fellows
from cubarium.server.fellows.news import (
    Hello,
    Item,
    Marked,
    News,
    Presence,
    Readers,
    Spent,
    TableGone,
    TableNews,
)
from cubarium.server.storage.link import Unreachable
from cubarium.server.tables.listed import Listed
from cubarium.server.tables.listeners import Elsewhere
from cubarium.server.tables.stored import last_events, listed_tables, recently_changed, sleeping_tables

if TYPE_CHECKING:
    from cubarium.server.limits import Limits
    from cubarium.server.tables.live_table import LiveTable
    from cubarium.server.tables.lobby import Lobby

log = logging.getLogger(__name__)

BEAT_SECONDS = 1.0
LOOK_SECONDS = 2.0
"""So often a server looks for what others have stored while it is not told."""
TOGETHER_SECONDS = 0.25
"""Who comes and goes, what was asked for and what lists show is told, or read, together for so long."""
LOOK_BACK_SECONDS = 10.0
"""What was stored lately is looked for in so long: the clocks of machines differ a little."""


class Beside(NamedTuple):
    """What a lobby shares with those of other servers on its database."""

    fellows: Fellows
    news: News
    limits: Limits


class Together:
    """Keeps one lobby in step with those of other servers."""

    def __init__(self, lobby: Lobby, beside: Beside) -> None:
        """Begin with nothing heard."""
        self._lobby = lobby
        self._fellows, self._news, self._limits = beside
        self._presences: dict[str, dict[str, Presence]] = defaultdict(dict)
        """Who reads at which table by way of which other server."""
        self._read_anew: set[str] = set()
        """Tables here whose readers the others are to be told of."""
        self._tells_all_readers = False
        """Whether the others are to be told of all of them."""
        self._heard: dict[str, TableNews] = {}
        """What lists have to be told of tables."""
        self._must_look = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    # --- what goes on by itself ---------------------------------------------------------------------------

    def is_one_of_many(self) -> bool:
        """Tell whether other servers may store something: some are told by a Redis before they are seen."""
        return self._news.is_there or bool(self._fellows.others)

    async def go_on(self) -> None:
        """Begin to hear, to tell and to look."""
        if self._fellows.are_possible:
            await self._fellows.beat()
            self._limits.note_spent()
            for work in (self._beat_on(), self._news.go_on(self.hear), self._look_on(), self._gather_on()):
                self._begin(work)

    def _begin(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat_on(self) -> None:
        while True:
            before = self._fellows.others
            try:
                if await self._fellows.beat():
                    self._share_anew(before, self._fellows.others)
            except Exception:
                log.exception("the server could not note that it runs")
            await asyncio.sleep(BEAT_SECONDS)

    def _share_anew(self, before: set[str], now: set[str]) -> None:
        """Let every table go on where it is to: servers came or went."""
        log.info("servers on this database: %d", len(now) + 1)
        for server in before - now:
            self._forget_readers(server)
        if now - before:  # one that was slow to note that it runs does not know that it was forgotten
            self._news.tell(Hello())
        for table in list(self._lobby.in_memory_now):
            table.go_on()
        self._must_look.set()
        self._lobby.tell_shared()

    def _forget_readers(self, server: str, but: Set[str] = frozenset()) -> None:
        for table_id, known in list(self._presences.items()):
            if table_id in but:
                continue
            if known.pop(server, None) is not None and (table := self._lobby.held(table_id)) is not None:
                table.hear_of_readers(server, None)
            if not known:
                del self._presences[table_id]

    async def _look_on(self) -> None:
        """Look what others have stored: when something may have been missed, and while nothing is told."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._must_look.wait()
            others = self._fellows.others
            is_due = self._must_look.is_set() or (others and not self._news.hears(others))
            self._must_look.clear()
            if is_due:
                try:
                    await self._look()
                except Exception:
                    log.exception("what other servers stored could not be read; it is tried again")
                    await asyncio.sleep(LOOK_SECONDS)
                    self._must_look.set()

    async def _look(self) -> None:
        store = self._lobby.store
        await self._lobby.marks.go_on()
        tables = {each.state.id: each for each in self._lobby.in_memory_now}
        newest = await store.read(partial(last_events, table_ids=list(tables)))
        for table_id, table in tables.items():
            if table_id not in newest:
                self._lobby.take_out(table_id)
            elif newest[table_id] > table.state.last_event:
                await self._look_again(table)
        self._lobby.take_up(await store.read(sleeping_tables))
        if self._lobby.lists.are_read:
            for row in await store.read(partial(recently_changed, since=time() - LOOK_BACK_SECONDS)):
                now = Listed.from_row(row)
                # Of a private table nobody else may learn that it is there.
                self._lobby.lists.change(now, now.people, waited=not now.settings.is_private)

    async def _look_again(self, table: LiveTable) -> None:
        """Let a table take in what others stored; where one cannot, the others do."""
        try:
            await table.look_again()
        except Unreachable:
            raise
        except Exception:
            log.exception("table %s: what another server stored could not be read", table.state.id)

    async def _gather_on(self) -> None:
        """Tell and read a moment's news together."""
        while True:
            await asyncio.sleep(TOGETHER_SECONDS)
            try:
                self._tell_gathered()
                await self._read_gathered()
            except Exception:
                log.exception("what servers tell each other was lost")

    def _tell_gathered(self) -> None:
        read_anew, self._read_anew = self._read_anew, set()
        if self._tells_all_readers:
            self._tells_all_readers = False
            read = [each.state.id for each in self._lobby.in_memory_now if each.readers]
            self._news.tell(Readers(tables=read))
            read_anew.update(read)
        for table_id in read_anew:
            self._news.tell(_readers_of(table_id, self._lobby.held(table_id)))
        if spent := self._limits.take_spent():
            self._news.tell(Spent(buckets=spent))

    async def _read_gathered(self) -> None:
        heard, self._heard = self._heard, {}
        if not heard or not self._lobby.lists.are_read:
            return
        try:
            rows = await self._lobby.store.read(partial(listed_tables, table_ids=list(heard)))
        except Exception:
            for item in heard.values():
                self._note_for_lists(item)
            raise
        for row in rows:
            item = heard[row.id]
            self._lobby.lists.change(Listed.from_row(row), set(item.people), waited=item.waited)

    async def close(self) -> None:
        """Let nothing go on, and leave what this server saw to to the others."""
        for task in list(self._tasks):
            task.cancel()
        await self._news.close()
        try:
            await self._fellows.leave()
        except Exception:
            log.exception("the other servers find out by themselves that this one has ended")

    # --- telling ------------------------------------------------------------------------------------------

    def tell_stored(self, table: LiveTable, before: Listed, now: Listed) -> None:
        """Tell the others that this server has stored something at a table."""
        if self._news.is_there:
            wakes = table.standing.wakes_at is not None
            self._news.tell(_news_of(now, before, table.state.last_event, wakes=wakes))

    def tell_new(self, table: LiveTable, now: Listed) -> None:
        """Tell the others of a new table."""
        self.tell_stored(table, now, now)

    def tell_gone(self, was: Listed) -> None:
        """Tell the others that a table was taken away."""
        self._news.tell(TableGone(table=was.id, people=sorted(was.people), waited=was.waits))

    def tell_readers(self, table: LiveTable) -> None:
        """Tell the others, in a moment, who reads at a table."""
        self._read_anew.add(table.state.id)

    def tell_marked(self) -> None:
        """Tell the others that somebody has blocked somebody, or does not any more."""
        self._news.tell(Marked())

    # --- hearing ------------------------------------------------------------------------------------------

    def hear(self, sender: str, item: Item) -> None:
        """Take in what another server tells."""
        match item:
            case TableNews():
                self._hear_of_table(item)
            case TableGone():
                self._lobby.lists.remove(item.table, set(item.people), waited=item.waited)
                self._lobby.take_out(item.table)
            case Presence():
                self._hear_of_readers(sender, item)
            case Readers():
                self._forget_readers(sender, but=set(item.tables))
            case Spent():
                self._limits.take(item.buckets)
            case Marked():
                self._begin(self._read_marks())
            case Hello():
                self._tells_all_readers = True
                self._must_look.set()

    async def _read_marks(self) -> None:
        try:
            await self._lobby.marks.go_on()
        except Exception:
            log.exception("who has blocked whom could not be read; it is tried again")
            self._must_look.set()

    def _note_for_lists(self, item: TableNews) -> None:
        known = self._heard.get(item.table, item)
        people = {*known.people, *item.people}
        self._heard[item.table] = item.model_copy(
            update={"people": sorted(people), "waited": known.waited or item.waited}
        )

    def _hear_of_table(self, item: TableNews) -> None:
        self._note_for_lists(item)
        table = self._lobby.held(item.table)
        if table is not None:
            if table.state.last_event < item.number:
                self._begin(self._look_at(item.table))
        elif self._lobby.is_opening(item.table) or (item.wakes and self._fellows.sees_to(item.table)):
            self._begin(self._look_at(item.table))

    async def _look_at(self, table_id: str) -> None:
        """Open a table, if it is not, and see to it that it has all its events."""
        try:
            if (table := await self._lobby.readable(table_id)) is not None:
                await table.look_again()
        except Exception:
            log.exception("table %s: what another server stored could not be read", table_id)
            self._must_look.set()

    def _hear_of_readers(self, sender: str, item: Presence) -> None:
        known = self._presences[item.table]
        known.pop(sender, None)
        if item.people or item.watching:
            known[sender] = item
        if not known:
            del self._presences[item.table]
        if (table := self._lobby.held(item.table)) is not None:
            table.hear_of_readers(sender, _elsewhere(item))

    # --- being asked --------------------------------------------------------------------------------------

    def readers_of(self, table_id: str) -> Mapping[str, Elsewhere]:
        """Return who reads at a table by way of which other server."""
        return {server: _elsewhere(item) for server, item in self._presences.get(table_id, {}).items()}

    def read_with_a_chair(self) -> Iterator[str]:
        """Return the tables at which somebody with a chair reads by way of another server."""
        for table_id, known in self._presences.items():
            if any(item.has_chair for item in known.values()):
                yield table_id


def _news_of(now: Listed, before: Listed, number: int, *, wakes: bool) -> TableNews:
    people: Sequence[str] = sorted(now.people | before.people)
    return TableNews(table=now.id, number=number, wakes=wakes, people=people, waited=before.waits)


def _readers_of(table_id: str, table: LiveTable | None) -> Presence:
    if table is None:  # it was let go with its last reader
        return Presence(table=table_id, people=(), watching=0, has_chair=False)
    people = table.people_reading()
    has_chair = any(chair.person in people for chair in table.state.chairs if chair.person)
    return Presence(table=table.state.id, people=sorted(people), watching=table.watching, has_chair=has_chair)


def _elsewhere(item: Presence) -> Elsewhere:
    return Elsewhere(frozenset(item.people), item.watching)
