"""The house: every table of this server, made, found and kept going."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from functools import partial
from time import monotonic, time
from types import MappingProxyType
from typing import Any

from sqlalchemy import Connection, and_, insert, or_, select, update

from cubarium.engine.errors import Malformed
from cubarium.engine.options import checked_options
from cubarium.engine.registry import game_ids, load_game
from cubarium.server.errors import NotFound, Problem
from cubarium.server.people import new_id
from cubarium.server.storage.schema import event, game_table, heartbeat, sitting
from cubarium.server.storage.store import Store
from cubarium.server.tables.bot_pool import Thinkers, is_bot
from cubarium.server.tables.commands import beginning, free_name, name_for_bot
from cubarium.server.tables.live_table import Authority, TellAway, tell_nobody, to_the_end
from cubarium.server.tables.results import finished, finished_row, store_result, without_result
from cubarium.server.tables.state import Event, Settings, TableState
from cubarium.server.wire.lists import FinishedList, TableList, TableRow
from cubarium.server.wire.messages import Person, TableRequest

log = logging.getLogger(__name__)

ME = "me"
OPEN = "open"
BEAT_SECONDS = 1.0
MOST_LISTED = 100
MOST_FINISHED_BESIDE = 5
A_DAY = 60 * 60 * 24


class House:
    """All tables."""

    def __init__(
        self, store: Store, thinkers: Thinkers, bot_pause: float = 0.6, tell_away: TellAway = tell_nobody
    ) -> None:
        """Open an empty house; `go_on` wakes the tables of before."""
        self.store = store
        self.thinkers = thinkers
        self.bot_pause = bot_pause
        self.tell_away = tell_away
        self._tables: dict[str, Authority] = {}
        self._opening: dict[str, asyncio.Future[Authority]] = {}
        self._beat: asyncio.Task[None] | None = None
        self._filling: asyncio.Task[None] | None = None
        self._started_at = time()
        self._runs: list[tuple[float, float]] = []
        """When earlier runs of the server began and ended."""

    # --- making -------------------------------------------------------------------------------------------

    async def make(self, wish: TableRequest, who: Person) -> Authority:
        """Set a table; it begins at once if every seat is taken."""
        settings = _settings(wish)
        state = TableState(new_id(), wish.game, who.id, settings)
        if len(wish.seats) != len(state.chairs):
            raise Problem("wrong-seats", given=len(wish.seats), seats=len(state.chairs))
        happened = [
            self._next(state, kind, content) for kind, content in _first_events(state, wish.seats, who)
        ]
        if not any(chair.is_free for chair in state.chairs):
            happened.append(self._next(state, "began", beginning(state)))
        await self.store.write(lambda connection: _store_new(connection, state, happened))
        return self._open(state)

    def _next(self, state: TableState, kind: str, content: dict[str, Any]) -> Event:
        happened = Event(state.number + 1, kind, content, time())
        state.apply(happened, monotonic())
        return happened

    async def rematch(self, old: Authority, who: Person) -> str:
        """Set the table again for the same people, once; return its id."""
        state = old.state
        if state.status != "over":
            raise Problem("not-over")
        if not state.seats_of(who.id):
            raise Problem("no-seat")
        return await to_the_end(self._rematch(old, who))

    async def _rematch(self, old: Authority, who: Person) -> str:
        async with old.lock:
            if old.state.rematch is None:
                await self._set_again(old, who)
        return str(old.state.rematch)

    async def _set_again(self, old: Authority, who: Person) -> None:
        state = old.state
        new = TableState(new_id(), state.spec.id, who.id, state.settings)
        happened = []
        for seat, chair in enumerate(state.chairs):
            if chair.person is None:
                content = {"seat": seat, "bot": chair.bot, "name": chair.name}
                happened.append(self._next(new, "bot-sat", content))
            else:
                content = {"seat": seat, "person": chair.person, "name": chair.name}
                happened.append(self._next(new, "sat", content))
        happened.append(self._next(new, "began", beginning(new)))
        await self.store.write(lambda connection: _store_new(connection, new, happened))
        self._open(new).tell_who_is_away(old.people_here() | {who.id})
        await old.happen("rematched", {"table": new.id})

    def _open(self, state: TableState, answered: Mapping[str, int] = MappingProxyType({})) -> Authority:
        authority = Authority(state, self.store, self.thinkers, self.bot_pause, answered, self.tell_away)
        self._tables[state.id] = authority
        authority.go_on()
        return authority

    # --- finding ------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Authority:
        """Return a table, from memory or from its events."""
        if table_id in self._tables:
            return self._tables[table_id]
        if table_id not in self._opening:
            opening = asyncio.ensure_future(self._read(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id))
            self._opening[table_id] = opening
        # One who waits for it may go away: it is still opened once.
        return await asyncio.shield(self._opening[table_id])

    async def _read(self, table_id: str) -> Authority:
        found = await self.store.read(lambda connection: _find(connection, table_id))
        if found is None:
            raise NotFound("no-such-table")
        row, rows = found
        state = TableState(row.id, row.game, row.owner_id, Settings.from_json(row.settings))
        now = monotonic()
        for stored in rows:
            state.apply(Event(stored.number, stored.kind, stored.content, stored.at), now)
        if state.status != "playing":
            state.clocks.stop()
        state.clocks.lose(sum(max(0.0, until - max(since, state.clocks_at)) for since, until in self._runs))
        return self._open(state, {row.command: row.number for row in rows if row.command})

    async def _readable(self, table_id: str) -> Authority | None:
        """Return a table, or nothing where it cannot be read: one must not stop the others."""
        try:
            return await self.table(table_id)
        except Exception:
            log.exception("table %s cannot be read", table_id)
            return None

    def forget(self, authority: Authority) -> None:
        """Free the memory of a table at which nobody reads and nothing goes on; its events stay."""
        if authority.is_idle:
            self._tables.pop(authority.state.id, None)

    async def lists(self, who: Person | None, language: str) -> TableList:
        """Return the tables that wait for people, and those of this person."""
        person_id = who.id if who else ""
        rows = await self.store.read(lambda connection: _listed(connection, person_id))
        waiting: list[TableRow] = []
        mine: list[TableRow] = []
        for row in rows:
            authority = await self._readable(row.id)
            if authority is None:
                continue
            shown = _row(authority.state, person_id, language, row.changed_at)
            if shown.is_mine:
                mine.append(shown)
            elif shown.status == "open" and None in shown.seats and not row.is_private:
                waiting.append(shown)
            self.forget(authority)
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
            finished_row(seats, person_id, load_game(seats[0].game).table.words.game_name(language))
            for seats in tables[:most]
            if seats[0].game in game_ids()
        ]
        return FinishedList(rows=rows, has_more=len(tables) > most)

    # --- running ------------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Wake every game that was being played when the server stopped."""
        self._runs = await self.store.read(_earlier_runs)
        playing = select(game_table.c.id).where(game_table.c.status == "playing")
        for table_id in await self.store.read(lambda connection: connection.execute(playing).scalars().all()):
            await self._readable(table_id)
        # Reading many tables takes its time, which is nobody's.
        self._started_at = time()
        for authority in self._tables.values():
            authority.resume()
        await self.store.write(lambda connection: _begin_run(connection, self._started_at))
        self._beat = asyncio.create_task(self._beat_on())
        self._filling = asyncio.create_task(self._fill_results())

    async def _fill_results(self) -> None:
        """Keep the results of games that ended before results were kept, one after the other."""
        for table_id in await self.store.read(without_result):
            authority = await self._readable(table_id)
            match = authority.state.match if authority else None
            if authority is None or match is None:
                continue
            state = authority.state
            self.forget(authority)
            scores, winners, ended_at = match.scores(), match.winners(), state.clocks_at
            keep = partial(store_result, state=state, scores=scores, winners=winners, ended_at=ended_at)
            try:
                await self.store.write(keep)
            except Exception:
                log.exception("table %s: its result cannot be kept", table_id)

    async def _beat_on(self) -> None:
        """Note that the server runs, while a clock does."""
        while True:
            try:
                if any(authority.state.clocks.running for authority in self._tables.values()):
                    await self.store.write(lambda connection: _note_life(connection, self._started_at))
            except Exception:
                log.exception("the server could not note that it runs")
            await asyncio.sleep(BEAT_SECONDS)

    def close(self) -> None:
        """Let nothing go on."""
        for task in (self._beat, self._filling):
            if task is not None:
                task.cancel()
        for authority in self._tables.values():
            authority.close()


def _settings(wish: TableRequest) -> Settings:
    if wish.game not in game_ids():
        raise Problem("no-such-game", game=wish.game)
    spec = load_game(wish.game)
    if wish.variant is not None and wish.variant not in spec.settings.variants:
        raise Problem("no-such-variant", variant=wish.variant)
    if wish.clock.kind != "none" and wish.clock.seconds < 1:
        raise Problem("clock-without-time")
    options = {**spec.settings.variants.get(wish.variant or "", {}), **wish.options}
    options.setdefault("players", len(wish.seats))
    try:
        checked_options(spec, options)
    except Malformed as problem:
        raise Problem("bad-options", what=str(problem)) from problem
    return Settings(options, wish.variant, wish.clock, wish.is_private, wish.may_watch)


def _first_events(state: TableState, seats: Sequence[str], who: Person) -> Any:
    for seat, wanted in enumerate(seats):
        if wanted == ME:
            yield "sat", {"seat": seat, "person": who.id, "name": free_name(state, who.name)}
        elif is_bot(wanted):
            yield "bot-sat", {"seat": seat, "bot": wanted, "name": name_for_bot(state)}
        elif wanted != OPEN:
            raise Problem("no-such-bot", bot=wanted)


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
    )


# --- what is read and written -----------------------------------------------------------------------------


def _store_new(connection: Connection, state: TableState, happened: Sequence[Event]) -> None:
    now = time()
    connection.execute(
        insert(game_table).values(
            id=state.id,
            game=state.spec.id,
            owner_id=state.owner,
            settings=state.settings.to_json(),
            status=state.status,
            is_private=state.settings.is_private,
            made_at=now,
            changed_at=now,
        )
    )
    for one in happened:
        connection.execute(
            insert(event).values(
                table_id=state.id, number=one.number, kind=one.kind, content=dict(one.content), at=one.at
            )
        )
    for person_id in {chair.person for chair in state.chairs if chair.person}:
        connection.execute(insert(sitting).values(table_id=state.id, person_id=person_id))


def _find(connection: Connection, table_id: str) -> tuple[Any, Sequence[Any]] | None:
    row = connection.execute(select(game_table).where(game_table.c.id == table_id)).first()
    if row is None:
        return None
    events = connection.execute(
        select(event.c.number, event.c.kind, event.c.content, event.c.at, event.c.command)
        .where(event.c.table_id == table_id)
        .order_by(event.c.number)
    ).all()
    return row, events


def _listed(connection: Connection, person_id: str) -> Sequence[Any]:
    waits = and_(game_table.c.status == "open", game_table.c.is_private.is_(False))
    seated = game_table.c.id.in_(select(sitting.c.table_id).where(sitting.c.person_id == person_id))
    own = or_(seated, game_table.c.owner_id == person_id)
    newest = select(game_table.c.id, game_table.c.changed_at, game_table.c.is_private).order_by(
        game_table.c.changed_at.desc()
    )
    return [
        *connection.execute(newest.where(own, game_table.c.status != "over").limit(MOST_LISTED)),
        *connection.execute(newest.where(waits, ~own).limit(MOST_LISTED)),
    ]


def _earlier_runs(connection: Connection) -> list[tuple[float, float]]:
    return [(row.started_at, row.at) for row in connection.execute(select(heartbeat))]


def _begin_run(connection: Connection, now: float) -> None:
    """Note that the server begins to run."""
    connection.execute(insert(heartbeat).values(started_at=now, at=now))


def _note_life(connection: Connection, started_at: float) -> None:
    connection.execute(update(heartbeat).where(heartbeat.c.started_at == started_at).values(at=time()))
