"""Lists of tables: read with one query, then told what changes, a moment's changes together.

What is public is made once for each language and sent in turns; what is one's own goes to oneself alone.
A reader who does not keep up is let go and asks anew, so nothing has to be remembered for anybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Connection, insert

from cubarium.engine.registry import game_ids
from cubarium.server.errors import NotFound
from cubarium.server.storage.schema import put_away
from cubarium.server.storage.store import Store
from cubarium.server.tables.listed import Listed, urgency
from cubarium.server.tables.listeners import Reader
from cubarium.server.tables.results import finished, finished_row, own_finished, results_of
from cubarium.server.tables.stored import own_tables, waiting_tables
from cubarium.server.wire.lists import FinishedList, ListNews, TableList, TableRow
from cubarium.server.wire.people import Person
from cubarium.server.wire.written import Written

log = logging.getLogger(__name__)
MOST_FINISHED_BESIDE = 5
TOGETHER_SECONDS = 0.25
"""What changes is told after so long, together with all that changes meanwhile."""
Rows = list[Listed]


@dataclass
class _Change:
    """What has become of a table since its readers were told of it."""

    table: str
    now: Listed | None
    """How it stands; nothing where it is no more."""
    people: set[str]
    """Those whose own it is, or was."""
    waited: bool
    """Whether it waited for anybody."""
    results: list[Any] = field(default_factory=list)
    """The rows of its result, once it is over."""


class Lists:
    """The lists of everybody."""

    def __init__(self, store: Store, fill_in: Callable[[str], Awaitable[Any]]) -> None:
        """Read them from a store; `fill_in` opens a table that lists know nothing of yet."""
        self._store = store
        self._fill_in = fill_in
        self._readers: set[Reader] = set()
        self._later: dict[Reader, list[Written[ListNews]]] = {}
        """For readers who have not been told the whole lists yet what comes after these."""
        self._changes: dict[str, _Change] = {}
        self._telling: asyncio.Task[None] | None = None

    # --- reading ------------------------------------------------------------------------------------------

    async def of(self, who: Person | None, language: str) -> TableList:
        """Return the tables that wait for people, and those of this person."""
        person = who.id if who else ""
        waiting, own = await self._store.read(partial(_read, person=person))
        if unknown := [row.id for row in own if row.chairs is None]:
            for table_id in unknown:
                await self._fill_in(table_id)
            waiting, own = await self._store.read(partial(_read, person=person))
        mine = sorted((each.row(person, language) for each in _known(own)), key=urgency)
        over = await self.finished(who, language, None, MOST_FINISHED_BESIDE)
        return TableList(
            waiting=[each.row("", language) for each in _known(waiting) if person not in each.people],
            mine=[*mine, *over.rows],
        )

    async def finished(
        self, who: Person | None, language: str, before: float | None, most: int
    ) -> FinishedList:
        """Return the games of a person that are over, the last one first."""
        person = who.id if who else ""
        tables = await self._store.read(lambda c: finished(c, person, before, most + 1))
        rows = [
            finished_row(seats, person, language) for seats in tables[:most] if seats[0].game in game_ids()
        ]
        return FinishedList(rows=rows, has_more=len(tables) > most)

    async def put_away(self, table_id: str, who: Person) -> None:
        """Take a finished game out of somebody's list; its result stays what it is."""

        def put(connection: Connection) -> bool:
            is_own = table_id in own_finished(connection, who.id, table_id)
            if is_own:
                connection.execute(insert(put_away).values(table_id=table_id, person_id=who.id))
            return is_own

        if not await self._store.write(put):
            raise NotFound("not-in-your-list")
        gone = Written(ListNews(type="list-news", no_longer_mine=[table_id]))
        for reader in self._readers:
            if reader.person and reader.person.id == who.id:
                self._send(reader, gone)

    # --- telling ------------------------------------------------------------------------------------------

    async def join(self, reader: Reader) -> None:
        """Tell a reader the whole lists, and from now on what changes."""
        self._readers.add(reader)
        self._later[reader] = []
        try:
            reader.send(Written(await self.of(reader.person, reader.language)))
        finally:
            later = self._later.pop(reader)
        for news in later:
            reader.send(news)

    def _send(self, reader: Reader, news: Written[ListNews], *, in_turn: bool = False) -> None:
        """Tell a reader what has changed; before the whole lists it would be lost in them."""
        if reader in self._later:
            self._later[reader].append(news)
        else:
            reader.send(news, in_turn=in_turn)

    def part(self, reader: Reader) -> None:
        """Let a reader go."""
        self._readers.discard(reader)

    @property
    def are_read(self) -> bool:
        """Tell whether anybody reads them."""
        return bool(self._readers)

    def change(self, now: Listed, people: set[str], *, waited: bool) -> None:
        """Tell that a table is new, or another; readers are told in a moment.

        `people` are those whose own it is or was, and `waited` is whether it waited for anybody.
        """
        self._change(now.id, now, people | now.people, waited=waited)

    def remove(self, table_id: str, people: set[str], *, waited: bool) -> None:
        """Tell that a table is no more."""
        self._change(table_id, None, people, waited=waited)

    def _change(self, table_id: str, now: Listed | None, people: set[str], *, waited: bool) -> None:
        if not self._readers:
            return
        known = self._changes.get(table_id)
        people = people | known.people if known else people
        self._changes[table_id] = _Change(table_id, now, people, known.waited if known else waited)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_on())

    async def _tell_on(self) -> None:
        while self._changes:
            await asyncio.sleep(TOGETHER_SECONDS)
            changes, self._changes = list(self._changes.values()), {}
            try:
                await self._tell(changes)
            except Exception:
                log.exception("readers of lists could not be told what has changed")
                for reader in list(self._readers):
                    reader.dismiss()  # they ask anew

    async def _tell(self, changes: list[_Change]) -> None:
        over = [change for change in changes if change.now and change.now.status == "over"]
        if over:
            rows = await self._store.read(lambda c: results_of(c, [change.table for change in over]))
            for change in over:
                change.results = [row for row in rows if row.table_id == change.table]
        public: dict[str, Written[ListNews] | None] = {}
        for reader in list(self._readers):
            if reader.language not in public:
                news = _public_news(changes, reader.language)
                public[reader.language] = Written(news) if news.waiting or news.no_longer_waiting else None
            if (shared := public[reader.language]) is not None:
                self._send(reader, shared, in_turn=True)
            own = [change for change in changes if reader.person and reader.person.id in change.people]
            if own and reader.person:
                self._send(reader, Written(_own_news(own, reader.person.id, reader.language)))

    def close(self) -> None:
        """Tell nobody anything any more."""
        if self._telling is not None:
            self._telling.cancel()


def _read(connection: Connection, person: str) -> tuple[Any, Any]:
    return waiting_tables(connection), own_tables(connection, person) if person else []


def _known(rows: Any) -> Rows:
    """Return what is known of tables, but for those of games that are not here any more."""
    return [Listed.from_row(row) for row in rows if row.chairs is not None and row.game in game_ids()]


def _public_news(changes: list[_Change], language: str) -> ListNews:
    return ListNews(
        type="list-news",
        waiting=[change.now.row("", language) for change in changes if change.now and change.now.waits],
        no_longer_waiting=[
            change.table for change in changes if change.waited and not (change.now and change.now.waits)
        ],
    )


def _own_news(changes: list[_Change], person: str, language: str) -> ListNews:
    rows: list[TableRow] = []
    gone = []
    for change in changes:
        if change.now is None or person not in change.now.people:
            gone.append(change.table)
        elif change.now.status != "over":
            rows.append(change.now.row(person, language))
        elif change.results:
            rows.append(finished_row(change.results, person, language))
    return ListNews(type="list-news", mine=rows, no_longer_mine=gone)
