"""The lobby: every table of this server, made, found and kept going."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from time import monotonic, time
from types import MappingProxyType

from sqlalchemy import Connection, select

from cubarium.bots.registry import USUAL
from cubarium.engine.match import Match
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.words import LANGUAGES
from cubarium.server.errors import NotFound, RequestRefused
from cubarium.server.people import new_id
from cubarium.server.storage.schema import game_table
from cubarium.server.storage.store import Job, Store
from cubarium.server.tables.bot_pool import BotPool
from cubarium.server.tables.commands import NewEvent, beginning, check_bot_of, free_name, name_for_bot
from cubarium.server.tables.live_table import (
    LiveTable,
    TellAway,
    TellOver,
    tell_no_end,
    tell_nobody,
    to_the_end,
)
from cubarium.server.tables.packs import OtherComponents, Packs
from cubarium.server.tables.playing_on import events_to_play_on, table_to_play_on
from cubarium.server.tables.preparing_process import Work
from cubarium.server.tables.rematches import chairs_again, first_race, settings_again
from cubarium.server.tables.results import (
    finished,
    finished_row,
    is_kept,
    store_feats,
    store_result,
    without_result,
)
from cubarium.server.tables.settings import Settings, options_of
from cubarium.server.tables.state import Event, TableState
from cubarium.server.tables.stored import (
    begin_run,
    earlier_runs,
    find_table,
    keep_alive,
    listed_tables,
    store_table,
    tables_by_game,
)
from cubarium.server.wire.lists import FinishedList, TableList, TableRow
from cubarium.server.wire.people import Person
from cubarium.server.wire.reviews import PlayOnRequest
from cubarium.server.wire.tables import TableRequest

log = logging.getLogger(__name__)

ME = "me"
OPEN = "open"
BOT = "bot"
BEAT_SECONDS = 1.0
MOST_FINISHED_BESIDE = 5
A_DAY = 60 * 60 * 24


class Lobby:
    """All tables."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        packs: Packs,
        bot_pause: float = 0.6,
        tell_away: TellAway = tell_nobody,
    ) -> None:
        """Open an empty lobby; `go_on` wakes the tables of before."""
        self.store = store
        self.bot_pool = bot_pool
        self.packs = packs
        self.bot_pause = bot_pause
        self.tell_away = tell_away
        self.tell_over: TellOver = tell_no_end
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        bot_pool.preparation.tell_news = self._tell_of_bot
        self._beat: asyncio.Task[None] | None = None
        self._filling: asyncio.Task[None] | None = None
        self._started_at = time()
        self._runs: list[tuple[float, float]] = []
        """When earlier runs of the server began and ended."""

    # --- making -------------------------------------------------------------------------------------------

    async def make(self, body: TableRequest, who: Person, *, begins_when_full: bool = False) -> LiveTable:
        """Set a table; it begins at once if every seat is taken."""
        options = options_of(body)
        spec, pack = load_game(body.game), self.packs.for_new_tables(body.game)
        settings = Settings(
            options,
            body.variant,
            body.clock,
            body.is_private,
            body.may_watch,
            components=pack.digest,
            laid_is_laid=body.laid_is_laid,
            hints=body.hints,
            begins_when_full=begins_when_full,
        )
        if body.championship:
            settings = first_race(spec, settings)
        state = TableState(new_id(), body.game, who.id, settings, pack)
        for given in (len(body.seats), len(body.names) or len(state.chairs)):
            if given != len(state.chairs):
                raise RequestRefused("wrong-seats", given=given, seats=len(state.chairs))
        happened = [self._next(state, first) for first in _first_events(state, body, who)]
        if not any(chair.is_free for chair in state.chairs):
            happened.append(self._next(state, NewEvent("began", beginning(state))))
        await self.store.write(lambda connection: store_table(connection, state, happened))
        return self._open(state)

    async def play_on(self, old: LiveTable, body: PlayOnRequest, who: Person) -> LiveTable:
        """Set a table that begins from a moment of a finished game."""
        check_bot_of(old.state.spec, body.bot)
        if body.seat >= len(old.state.chairs) or old.state.chairs[body.seat].is_free:
            raise RequestRefused("no-such-seat", seat=body.seat + 1, seats=len(old.state.chairs))
        state = table_to_play_on(old.state, body.move, who)
        return await self.open_new(state, events_to_play_on(old.state, state, body, who))

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
        return [self._open(state) for state, _ in tables]

    def _next(self, state: TableState, new: NewEvent) -> Event:
        """Let something happen at a table that is not open yet."""
        happened = Event(state.last_event + 1, new.kind, new.content, time())
        state.apply(happened, monotonic())
        return happened

    async def rematch(self, old: LiveTable, who: Person) -> str:
        """Set the table again for the same people, once; return its id."""
        state = old.state
        if state.status != "over":
            raise RequestRefused("not-over")
        if not state.seats_of(who.id):
            raise RequestRefused("no-seat")
        return await to_the_end(self._rematch(old, who))

    async def _rematch(self, old: LiveTable, who: Person) -> str:
        async with old.lock:
            if old.state.rematch is None:
                await self._set_again(old, who)
        return str(old.state.rematch)

    async def _set_again(self, old: LiveTable, who: Person) -> None:
        state = old.state
        settings = replace(settings_again(state), components=state.components.digest)
        new = TableState(new_id(), state.spec.id, who.id, settings, state.components)
        happened = []
        for seat, chair in enumerate(chairs_again(state)):
            if chair.is_free:
                continue
            if chair.person is None:
                sat = NewEvent("bot-sat", {"seat": seat, "bot": chair.bot, "name": chair.name})
            else:
                sat = NewEvent("sat", {"seat": seat, "person": chair.person, "name": chair.name})
            happened.append(self._next(new, sat))
        position = state.match.position if state.match else None
        happened.append(self._next(new, NewEvent("began", beginning(new, position))))
        await self.store.write(lambda connection: store_table(connection, new, happened))
        self._open(new).tell_who_is_away(old.people_here() | {who.id})
        await old.happen("rematched", {"table": new.id})

    def _open(self, state: TableState, answered: Mapping[str, int] = MappingProxyType({})) -> LiveTable:
        table = LiveTable(
            state, self.store, self.bot_pool, self.bot_pause, answered, self.tell_away, self.tell_over
        )
        self._tables[state.id] = table
        table.go_on()
        return table

    # --- finding ------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """Return a table, from memory or from its events."""
        if table_id in self._tables:
            return self._tables[table_id]
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
        pack = self.packs.find(row.game, settings.components)
        state = TableState(row.id, row.game, row.owner_id, settings, pack)
        now = monotonic()
        for stored in rows:
            state.apply(Event(stored.number, stored.kind, stored.content, stored.at), now)
        if state.status != "playing":
            state.clocks.stop()
        state.clocks.lose(sum(max(0.0, until - max(since, state.clocks_at)) for since, until in self._runs))
        return self._open(state, {row.command: row.number for row in rows if row.command})

    async def readable(self, table_id: str) -> LiveTable | None:
        """Return a table, or nothing where it cannot be read: one must not stop the others."""
        try:
            return await self.table(table_id)
        except OtherComponents as error:
            log.warning("table %s: %s", table_id, error.text(LANGUAGES[0]))
            return None
        except Exception:
            log.exception("table %s cannot be read", table_id)
            return None

    def in_memory(self, table_id: str) -> LiveTable | None:
        """Return a table if somebody reads there or something goes on, or did a moment ago."""
        return self._tables.get(table_id)

    def forget(self, table: LiveTable) -> None:
        """Free the memory of a table at which nobody reads and nothing goes on; its events stay."""
        if table.is_idle:
            self._tables.pop(table.state.id, None)

    async def lists(self, who: Person | None, language: str) -> TableList:
        """Return the tables that wait for people, and those of this person."""
        person_id = who.id if who else ""
        rows = await self.store.read(lambda connection: listed_tables(connection, person_id))
        waiting: list[TableRow] = []
        mine: list[TableRow] = []
        for row in rows:
            table = await self.readable(row.id)
            if table is None:
                continue
            shown = _row(table.state, person_id, language, row.changed_at)
            if shown.is_mine:
                mine.append(shown)
            elif shown.status == "open" and None in shown.seats and not row.is_private:
                waiting.append(shown)
            self.forget(table)
        mine.sort(key=_urgency)
        over = await self.finished(who, language, None, MOST_FINISHED_BESIDE)
        return TableList(waiting=waiting, mine=[*mine, *over.rows])

    async def finished(
        self, who: Person | None, language: str, before: float | None, most: int
    ) -> FinishedList:
        """Return the games of a person that are over, the last one first."""
        person_id = who.id if who else ""
        tables = await self.store.read(lambda c: finished(c, person_id, before, most + 1))
        rows = [
            finished_row(seats, person_id, language) for seats in tables[:most] if seats[0].game in game_ids()
        ]
        return FinishedList(rows=rows, has_more=len(tables) > most)

    # --- running ------------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Wake every game that was being played when the server stopped."""
        self._runs = await self.store.read(earlier_runs)
        playing = select(game_table.c.id).where(game_table.c.status == "playing")
        for table_id in await self.store.read(lambda connection: connection.execute(playing).scalars().all()):
            await self.readable(table_id)
        # Reading many tables takes its time, which is nobody's.
        self._started_at = time()
        for table in self._tables.values():
            table.resume()
        await self.store.write(lambda connection: begin_run(connection, self._started_at))
        self._beat = asyncio.create_task(self._beat_on())
        self._filling = asyncio.create_task(self._fill_results())

    async def get_bots_ready(self) -> None:
        """Get bots ready for every game, the one that is played most first."""
        played = Counter(dict(await self.store.read(tables_by_game)))
        self.bot_pool.preparation.get_all_ready(sorted(game_ids(), key=lambda game: -played[game]))

    def _tell_of_bot(self, work: Work) -> None:
        for table in self._tables.values():
            table.tell_of_bot(work)

    async def _fill_results(self) -> None:
        """Keep what is missing of the results of games that ended before it was kept, one after the other."""
        try:
            missing = await self.store.read(without_result)
        except Exception:
            log.exception("the results that are missing cannot be read; the next start looks for them again")
            return
        for table_id in missing:
            try:
                await self._fill_result(table_id)
            except Exception:
                log.exception("table %s: its result cannot be kept", table_id)

    async def _fill_result(self, table_id: str) -> None:
        table = await self.readable(table_id)
        match = table.state.match if table else None
        if table is None or match is None:
            return
        state = table.state
        self.forget(table)
        await self.store.write(partial(_keep_result, state=state, match=match))

    async def _beat_on(self) -> None:
        """Note that the server runs, while a clock does."""
        while True:
            try:
                if any(table.state.clocks.running for table in self._tables.values()):
                    await self.store.write(lambda connection: keep_alive(connection, self._started_at))
            except Exception:
                log.exception("the server could not note that it runs")
            await asyncio.sleep(BEAT_SECONDS)

    def close(self) -> None:
        """Let nothing go on."""
        for task in (self._beat, self._filling):
            if task is not None:
                task.cancel()
        for table in self._tables.values():
            table.close()


def _keep_result(connection: Connection, state: TableState, match: Match) -> None:
    if is_kept(connection, state.id):
        store_feats(connection, state, match.notes())
    else:
        store_result(connection, state, match.result().to_json(), state.clocks_at, match.notes())


def _first_events(state: TableState, body: TableRequest, who: Person) -> Iterator[NewEvent]:
    """Return who sits down when a table is set, one after the other: names depend on those before."""
    names = body.names or [None] * len(body.seats)
    for seat, (wanted, name) in enumerate(zip(body.seats, names, strict=True)):
        if name is not None and wanted != ME:
            raise RequestRefused("name-of-another", seat=seat + 1)
        if wanted == ME:
            named = free_name(state, name or who.name)
            yield NewEvent("sat", {"seat": seat, "person": who.id, "name": named})
        elif wanted != OPEN:
            bot = USUAL if wanted == BOT else wanted
            check_bot_of(state.spec, bot)
            yield NewEvent("bot-sat", {"seat": seat, "bot": bot, "name": name_for_bot(state)})


def _urgency(row: TableRow) -> tuple[int, bool, float]:
    """Return how soon a table wants to be seen: mine to move, then those that go on for days, then others."""
    is_slow = row.clock.kind != "none" and row.clock.seconds >= A_DAY
    order = {"playing": 0 if row.is_my_turn or is_slow else 1, "open": 2, "over": 3}
    return order[row.status], not row.is_my_turn, -row.changed_at


def _row(state: TableState, person_id: str, language: str, changed_at: float) -> TableRow:
    mine = state.seats_of(person_id)
    return TableRow(
        id=state.id,
        game=state.spec.id,
        game_name=state.spec.table.words.game_name(language),
        variant=state.settings.variant,
        status=state.status,
        seats=[None if chair.is_free else chair.name for chair in state.chairs],
        is_mine=bool(mine) or state.owner == person_id,
        is_my_turn=person_id in state.people_asked(),
        clock=state.settings.clock,
        changed_at=changed_at,
        origin=state.settings.origin,
    )
