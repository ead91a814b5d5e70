"""The lobby: every table of this server, made, found and kept going."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from itertools import count
from time import time
from types import MappingProxyType
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from cubarium.engine.components.pack import Pack
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.words import LANGUAGES
from cubarium.server.errors import NotFound, RequestRefused
from cubarium.server.storage.store import Job, Store
from cubarium.server.tables.beginning import beginning
from cubarium.server.tables.bot_pool import BotPool
from cubarium.server.tables.commands import NewEvent
from cubarium.server.tables.expired import remove_table
from cubarium.server.tables.filling import fill_in_all
from cubarium.server.tables.lifetimes import AS_USUAL, Keep, Lifetimes
from cubarium.server.tables.listed import Listed
from cubarium.server.tables.listeners import (
    Listeners,
    TellAway,
    TellOver,
    tell_no_end,
    tell_nobody,
    tell_nothing,
)
from cubarium.server.tables.lists import Lists
from cubarium.server.tables.live_table import LiveTable
from cubarium.server.tables.luck import Pledge, check_wish, find_pledge, use_pledge
from cubarium.server.tables.marks import Marks
from cubarium.server.tables.packs import OtherComponents, Packs
from cubarium.server.tables.preparing_process import Work
from cubarium.server.tables.rematches import first_race
from cubarium.server.tables.reports import Reports
from cubarium.server.tables.seating import first_events
from cubarium.server.tables.server_time import ServerTime
from cubarium.server.tables.settings import Settings, options_of
from cubarium.server.tables.signs import Sign, begin_run, keep_alive
from cubarium.server.tables.sleepers import Sleepers
from cubarium.server.tables.standing import standing
from cubarium.server.tables.state import Event, TableState
from cubarium.server.tables.stored import (
    fill_in,
    find_table,
    sleeping_tables,
    store_table,
    tables_by_game,
)
from cubarium.server.tables.together import Beside, Together
from cubarium.server.wire.base import Status
from cubarium.server.wire.people import Person
from cubarium.server.wire.tables import TableRequest

log = logging.getLogger(__name__)

BEAT_SECONDS = 1.0
SWEEP_BEATS = 30
"""So often the memory of tables at which nothing goes on is freed."""
TRY_AGAIN_SECONDS = 600.0
"""A table that could not be opened when it was due is tried again after so long."""


class Lobby:
    """All tables."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        packs: Packs,
        beside: Beside,
        bot_pause: float = 0.6,
        tell_away: TellAway = tell_nobody,
        keep: Keep = AS_USUAL,
    ) -> None:
        """Open an empty lobby; `go_on` wakes the tables of before."""
        self.store = store
        self.bot_pool = bot_pool
        self.packs = packs
        self.bot_pause = bot_pause
        self.tell_away = tell_away
        self.tell_over: TellOver = tell_no_end
        self.tell_shared: Callable[[], None] = tell_nothing
        """Is called when servers beside this one came or went, so that other things are for it to see to."""
        self.keep = keep
        self.time = ServerTime()
        self.marks = Marks(store)
        self.reports = Reports(store)
        self.lists = Lists(store, self.readable)
        self.fellows, self.news = beside.fellows, beside.news
        self.together = Together(self, beside)
        self.marks.tell_marked = self.together.tell_marked
        self._tables: dict[str, LiveTable] = {}
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Also those that were let go, as long as somebody still holds them: there are never two of one."""
        self._sleepers = Sleepers(self.time, self._wake)
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        bot_pool.preparation.tell_news = self._tell_of_bot
        self._tasks: list[asyncio.Task[None]] = []

    # --- making -------------------------------------------------------------------------------------------

    async def make(self, body: TableRequest, who: Person, *, begins_when_full: bool = False) -> LiveTable:
        """Set a table; it begins at once if every seat is taken."""
        check_wish(body)
        options = options_of(body)
        spec, pack = load_game(body.game), await self._pack_for(body)
        settings = Settings(
            options,
            body.variant,
            body.clock,
            body.is_private,
            body.may_watch,
            laid_is_laid=body.laid_is_laid,
            hints=body.hints,
            begins_when_full=begins_when_full,
        ).with_pack(pack.edition)
        if body.championship:
            settings = first_race(spec, settings)
        pledge = Pledge.new()
        if body.luck is not None:
            wanted = body.luck
            pledge = await self.store.read(lambda connection: find_pledge(connection, who.id, wanted))
        state = TableState(pledge.table, body.game, who.id, settings, pack, pledge.secret)
        for given in (len(body.seats), len(body.names) or len(state.chairs)):
            if given != len(state.chairs):
                raise RequestRefused("wrong-seats", given=given, seats=len(state.chairs))
        happened = [self._next(state, first) for first in first_events(state, body, who)]
        if not any(chair.is_free for chair in state.chairs):
            happened.append(self._next(state, NewEvent("began", beginning(state))))

        def write(connection: Connection) -> None:
            if body.luck is not None:
                use_pledge(connection, state.id)
            store_table(connection, state, happened)

        await self.store.write(write)
        return self._open_new(state)

    async def _pack_for(self, body: TableRequest) -> Pack:
        """Return the components of a table that is wanted; its bots must not wait behind too many others."""
        if not body.values:
            return self.packs.for_new_tables(body.game)
        pack = await asyncio.to_thread(self.packs.changed, body.game, body.values)  # checks take their time
        self.bot_pool.preparation.check_room(body.game, pack.edition, body.seats)
        return pack

    async def open_new(
        self, state: TableState, first: Iterable[NewEvent], also: Job = lambda connection: None
    ) -> LiveTable:
        """Open a new table at which something happens at once; `also` is written with it, or nothing is."""
        (table,) = await self.open_together([(state, first)], also)
        return table

    async def open_together(
        self, new: Iterable[tuple[TableState, Iterable[NewEvent]]], also: Job
    ) -> list[LiveTable]:
        """Open several tables at once, all of them or none."""
        tables = [(state, [self._next(state, each) for each in first]) for state, first in new]

        def write(connection: Connection) -> None:
            for state, happened in tables:
                store_table(connection, state, happened)
            also(connection)

        await self.store.write(write)
        return [self._open_new(state) for state, _ in tables]

    def _next(self, state: TableState, new: NewEvent) -> Event:
        """Let something happen at a table that is not open yet."""
        happened = Event(state.last_event + 1, new.kind, new.content, time())
        state.apply(happened, self.time.now())
        return happened

    def _open_new(self, state: TableState) -> LiveTable:
        state.touched_at = state.touched_at or time()
        table = self._open(state)
        now = Listed.of(state, table.standing, time())
        self.lists.change(now, now.people, waited=False)
        self.together.tell_new(table, now)
        return table

    def _open(self, state: TableState, answered: Mapping[str, int] = MappingProxyType({})) -> LiveTable:
        listeners = Listeners(
            self.tell_away,
            self.tell_over,
            self._changed,
            self.marks.may_sit,
            self.fellows.sees_to,
            self.together.tell_stored,
            self.together.tell_readers,
            self.together.is_one_of_many,
        )
        table = LiveTable(state, self.store, self.bot_pool, self.bot_pause, self.time, listeners, answered)
        table.presenter.ends_on = self.keep.ends_on
        table.elsewhere.update(self.together.readers_of(state.id))
        self._known[state.id] = table
        self._hold(table)
        table.go_on()
        return table

    def _hold(self, table: LiveTable) -> None:
        """Keep a table in memory; if others hold it still, it is the same one again."""
        self._tables[table.state.id] = table

    def _changed(self, table: LiveTable, before: Listed, now: Listed) -> None:
        self._hold(table)
        self.lists.change(now, now.people | before.people, waited=before.waits)

    # --- finding ------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """Return a table, from memory or from its events."""
        if table_id in self._tables:
            return self._tables[table_id]
        if (known := self._known.get(table_id)) is not None:
            self._hold(known)
            known.go_on()
            return known
        if table_id not in self._opening:
            opening = asyncio.ensure_future(self._read(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id))
            self._opening[table_id] = opening
        # One who waits for it may go away: it is still opened once.
        return await asyncio.shield(self._opening[table_id])

    async def _read(self, table_id: str) -> LiveTable:
        found = await self.store.read(lambda connection: find_table(connection, table_id))
        if found is None:
            raise NotFound("no-such-table")
        row, rows = found
        settings = Settings.from_json(row.settings)
        find = partial(self.packs.find, row.game, settings.components, settings.values)
        pack = await asyncio.to_thread(find) if settings.values else find()  # checks take their time
        state = TableState(row.id, row.game, row.owner_id, settings, pack, row.secret)
        for stored in rows:
            state.apply(Event(stored.number, stored.kind, stored.content, stored.at), row.clocks_at or 0.0)
        state.touched_at = row.changed_at
        if state.status != "playing":
            state.clocks.stop()
        if row.free is None:
            now = standing(state)
            await self.store.write(lambda connection: fill_in(connection, table_id, now))
        return self._open(state, {row.command: row.number for row in rows if row.command})

    async def readable(self, table_id: str) -> LiveTable | None:
        """Return a table, or nothing where it cannot be read: one must not stop the others."""
        try:
            return await self.table(table_id)
        except NotFound:  # taken away since somebody saw it
            return None
        except OtherComponents as error:
            log.warning("table %s: %s", table_id, error.text(LANGUAGES[0]))
            return None
        except Exception:
            log.exception("table %s cannot be read", table_id)
            return None

    @property
    def in_memory_now(self) -> Collection[LiveTable]:
        """Return all tables that are in memory."""
        return self._tables.values()

    def read_before_the_game(self, games: Iterable[str]) -> list[str]:
        """Return where somebody with a chair reads: of tables here, those of these games not begun."""
        wanted, open_tables = set(games), (each for each in self._tables.values() if each.readers)
        here = [
            each.state.id
            for each in open_tables
            if each.state.status == "open" and each.state.spec.id in wanted and each.here()
        ]
        return [*here, *self.together.read_with_a_chair()]

    def forget(self, table: LiveTable) -> None:
        """Free the memory of a table at which nobody reads and nobody plays; its events stay."""
        if table.state.status != "playing":
            self.let_go(table)

    def let_go(self, table: LiveTable) -> None:
        """Free the memory of a table at which nothing goes on; it is opened again when its clock ends."""
        if not table.is_idle:
            return
        table.rest()
        self._tables.pop(table.state.id, None)
        is_ours = table.state.status == "playing" and self.fellows.sees_to(table.state.id)
        if (end := table.state.clocks.next_end()) is not None and is_ours:
            self._sleepers.add(end[0], table.state.id)

    async def remove(self, table_id: str, status: Status) -> bool:
        """Take a table away with all that belongs to it; who reads there is sent away.

        Only if it is no further than this status, whatever happens meanwhile; tell whether it was taken away.
        """
        table = await self.table(table_id)
        async with table.lock:
            if table.is_gone or table.state.status != status:
                return False
            if not await self.store.write(partial(remove_table, table_id=table_id, status=status)):
                return False  # another server was quicker
            self.take_out(table_id)
        was = Listed.of(table.state, table.standing, time())
        self.lists.remove(table_id, was.people, waited=was.waits)
        self.together.tell_gone(was)
        return True

    def take_out(self, table_id: str) -> None:
        """Forget a table that was taken away; who reads there is sent away."""
        table = self.held(table_id)
        self._tables.pop(table_id, None)
        self._known.pop(table_id, None)
        self._sleepers.forget(table_id)
        if table is not None:
            table.is_gone = True
            table.close()
            table.dismiss_all()

    # --- beside other servers -----------------------------------------------------------------------------

    def held(self, table_id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._tables.get(table_id) or self._known.get(table_id)

    def is_opening(self, table_id: str) -> bool:
        """Tell whether a table is being read."""
        return table_id in self._opening

    def take_up(self, due: Iterable[tuple[float, str]]) -> None:
        """See to those of the tables that go on by themselves which are for this server to see to."""
        self._sleepers.begin_anew(one for one in due if self.fellows.sees_to(one[1]))

    # --- running ------------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Go on where the server stopped: tables are opened as they have to act, or somebody comes."""
        sign = await self.store.write(begin_run)
        self.time.begin(sign.ran)
        await self.marks.go_on()
        await self.together.go_on()
        self.take_up(await self.store.read(sleeping_tables))
        lifetimes = Lifetimes(self, self.keep)
        quiet = (fill_in_all(self), lifetimes.go_on(), lifetimes.end_what_is_wished())
        for work in (self._beat_on(sign), self._sleepers.wake_all(), *quiet):
            self._tasks.append(asyncio.create_task(work))

    async def _wake(self, table_id: str) -> None:
        """Open a table that is due; its own alarm does the rest."""
        if table_id not in self._tables and await self.readable(table_id) is None:
            self._sleepers.add(self.time.now() + TRY_AGAIN_SECONDS, table_id)

    async def get_bots_ready(self) -> None:
        """Get bots ready for every game, the one that is played most first."""
        played = Counter(dict(await self.store.read(tables_by_game)))
        self.bot_pool.preparation.get_all_ready(sorted(game_ids(), key=lambda game: -played[game]))

    def _tell_of_bot(self, work: Work) -> None:
        for table in self._tables.values():
            table.tell_of_bot(work)

    async def _beat_on(self, sign: Sign) -> None:
        """Note how long the server has run, while a clock does; free memory now and then."""
        for beat in count(1):
            now = self.time.now()
            try:
                runs = len(self._sleepers) or any(each.state.clocks.running for each in self._tables.values())
                if runs or self.fellows.are_possible:  # one that comes goes on from there
                    sign = await self.store.write(partial(keep_alive, ran=now, before=sign))
                    self.time.keep_up_with(sign.ran)
            except Exception:
                log.exception("the server could not note that it runs")
            if beat % SWEEP_BEATS == 0:
                self.sweep()
            await asyncio.sleep(BEAT_SECONDS)

    def sweep(self) -> None:
        """Free the memory of every table at which nothing has gone on for a while."""
        for table in list(self._tables.values()):
            if table.is_at_rest:
                self.let_go(table)

    async def close(self) -> None:
        """Let nothing go on."""
        await self.together.close()
        for task in self._tasks:
            task.cancel()
        for opening in self._opening.values():
            opening.cancel()
        self.lists.close()
        for table in self._tables.values():
            table.close()
