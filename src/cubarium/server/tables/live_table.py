"""A table that people read along: it takes commands one by one, stores what they do, then tells everybody.

Nothing is acknowledged or shown before it is on disk. A command that was stored is never carried out twice,
even if its sender, the connection or the server broke down in between and it is sent again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import monotonic
from time import time as wall_time
from types import MappingProxyType

from cubarium.server.errors import NotAllowed, NotFound
from cubarium.server.storage.store import Store
from cubarium.server.tables.answered import Answered
from cubarium.server.tables.bot_pool import BotPool
from cubarium.server.tables.carrying_out import all_events_of
from cubarium.server.tables.commands import NewEvent, give_to_bot, sit
from cubarium.server.tables.driver import Driver
from cubarium.server.tables.hints import Hints
from cubarium.server.tables.listed import Listed
from cubarium.server.tables.listeners import Elsewhere, Listeners, Reader
from cubarium.server.tables.messages import PLAY, Eyes, Messages, News
from cubarium.server.tables.preparing_process import Work
from cubarium.server.tables.presenter import Presenter
from cubarium.server.tables.server_time import ServerTime
from cubarium.server.tables.standing import Standing, standing
from cubarium.server.tables.state import Event, TableState
from cubarium.server.tables.stored import Overtaken, events_after, store_events
from cubarium.server.to_the_end import to_the_end
from cubarium.server.wire.commands import Command, Sit
from cubarium.server.wire.people import Person
from cubarium.server.wire.updates import Presence, Refused, Welcome
from cubarium.server.wire.written import Written

log = logging.getLogger(__name__)

REST_SECONDS = 60.0
"""A table at which nothing has gone on for so long need not be in memory."""
GRACE_SECONDS = 20
"""Somebody whose connection ended has so long to come back before a bot may take the chair."""
PRESENCE_SECONDS = 0.5
"""Who comes and goes is told at once, and then not again for so long: a crowd is told of together."""


class LiveTable:
    """Runs one table."""

    def __init__(
        self,
        state: TableState,
        store: Store,
        bot_pool: BotPool,
        bot_pause: float,
        time: ServerTime,
        listeners: Listeners,
        answered: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        """Take over a table whose events have been read; `answered` are its commands with their numbers."""
        self.state = state
        self._answered = Answered(store, answered)
        self.presenter = Presenter(state, bot_pool.preparation.trouble_of)
        self.time = time
        self.messages = Messages(state, self.presenter, self.time)
        self.hints = Hints(self, bot_pool)
        self.readers: set[Reader] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        """Who reads by way of which other server."""
        self.lock = asyncio.Lock()
        """Held while something happens."""
        self._began = monotonic()
        self._parted: dict[str, float] = {}
        """When the last connection of a person ended."""
        self._store = store
        self._listeners = listeners
        self.driver = Driver(self, bot_pool, bot_pause, listeners.sees_to)
        self.standing = standing(state)
        self.is_gone = False
        """Whether it was taken away."""
        self._used = self._began
        """When somebody last read here, or something happened."""
        self._presence_pause: asyncio.TimerHandle | None = None
        self._presence_changed = False

    @property
    def is_idle(self) -> bool:
        """Tell whether nobody reads and nothing goes on: a clock that runs needs no table in memory."""
        return not self.readers and not self.lock.locked() and not self.driver.is_busy

    @property
    def is_at_rest(self) -> bool:
        """Tell whether it has been idle for a while."""
        return self.is_idle and self._used + REST_SECONDS <= monotonic()

    # --- readers ------------------------------------------------------------------------------------------

    def welcome_for(self, person: Person | None, language: str) -> Welcome:
        """Return everything somebody may know."""
        return self.messages.welcome(person, language).message

    def may_look(self, person: Person | None) -> bool:
        """Tell whether somebody may see the table: with a seat, to take one, or where all may watch."""
        is_open = self.state.status == "open" or any(map(self.state.may_sit, range(len(self.state.chairs))))
        return self.state.settings.may_watch or is_open or bool(self.state.seats_of(_id(person)))

    def join(self, reader: Reader, since: int | None) -> None:
        """Let a reader read along: who missed nothing is told the clocks, anybody else everything."""
        self.readers.add(reader)
        self._listeners.readers(self)
        greet = self.messages.clocks if since == self.state.last_event else self.messages.welcome
        reader.send(greet(reader.person, reader.language))
        self._tell_presence()

    def part(self, reader: Reader) -> None:
        """Let a reader go."""
        self.readers.discard(reader)
        self._used = monotonic()
        if reader.person is not None:
            self._parted[reader.person.id] = monotonic()
        self._listeners.readers(self)
        self._tell_presence()

    def here(self) -> list[int]:
        """Return the seats whose person is connected."""
        people = self.people_here()
        return [seat for seat, chair in enumerate(self.state.chairs) if chair.person in people]

    def people_here(self) -> set[str]:
        """Return the people who are connected, here or elsewhere."""
        return self.people_reading().union(*(each.people for each in self.elsewhere.values()))

    def people_reading(self) -> set[str]:
        """Return the people who are connected to this server."""
        return {reader.person.id for reader in self.readers if reader.person}

    def hear_of_readers(self, server: str, now: Elsewhere | None) -> None:
        """Take in who reads by way of another server; nobody does where it is no more."""
        before = self.elsewhere.pop(server, None)
        if now is not None and (now.people or now.watching):
            self.elsewhere[server] = now
        if before != self.elsewhere.get(server):
            here = self.people_here()
            gone = (before.people if before else frozenset()) - here
            self._parted.update(dict.fromkeys(gone, monotonic()))
            self._tell_presence()

    def expected(self) -> list[int]:
        """Return the seats whose person is connected or may be back in a moment, as after a reload."""
        missed_from = monotonic() - GRACE_SECONDS
        return [
            seat
            for seat, chair in enumerate(self.state.chairs)
            if chair.person and self._parted.get(chair.person, self._began) > missed_from
        ] + self.here()

    @property
    def watching(self) -> int:
        """Return how many read here without a seat."""
        return sum(1 for reader in self.readers if self.messages.eyes_of(reader.person) is None)

    def _tell_presence(self) -> None:
        """Tell who is there, unless that was told just now: then a little later."""
        self._presence_changed = True
        if self._presence_pause is None:
            self._tell_changed_presence()

    def _tell_changed_presence(self) -> None:
        self._presence_pause = None
        if not self._presence_changed:
            return
        self._presence_changed = False
        readers = self._seats_first()
        watching = self.watching + sum(each.watching for each in self.elsewhere.values())
        message = Written(Presence(here=self.here(), watching=watching))
        for eyes, reader in readers:
            reader.send(message, in_turn=eyes is None)
        loop = asyncio.get_running_loop()
        self._presence_pause = loop.call_later(PRESENCE_SECONDS, self._tell_changed_presence)

    def tell_of_bot(self, work: Work) -> None:
        """Tell everybody what is new of a bot, if it sits here: that it is ready, or never will be."""
        state = self.state
        if (state.spec.id, state.components.edition) == (work.game, work.components) and any(
            chair.bot == work.bot for chair in state.chairs
        ):
            for eyes, reader in self._seats_first():
                reader.send(self.messages.clocks(reader.person, reader.language), in_turn=eyes is None)

    def tell_anew(self) -> None:
        """Tell everybody everything: something of before is not what it was."""
        self.messages.forget()
        for eyes, reader in self._seats_first():
            reader.send(self.messages.welcome(reader.person, reader.language), in_turn=eyes is None)

    def _seats_first(self) -> list[tuple[Eyes, Reader]]:
        """Return every reader with the eyes they have; who plays does not wait for who watches."""
        readers = [(self.messages.eyes_of(reader.person), reader) for reader in self.readers]
        return sorted(readers, key=lambda one: one[0] is None)

    # --- commands -----------------------------------------------------------------------------------------

    async def carry_out(self, command: Command, who: Person) -> int:
        """Carry out a command of a person and return the number of its last event; raises what forbids it."""
        return await to_the_end(self._carry_out(command, who))

    async def _carry_out(self, command: Command, who: Person) -> int:
        key = f"{who.id}:{command.id}"
        async with self.lock:
            make = partial(self._events_of, command, who, key)
            number = await self._answered.settle(self, make, key, self._listeners.is_one_of_many)
        self.driver.wake()
        return number

    def _events_of(self, command: Command, who: Person, key: str) -> Sequence[NewEvent]:
        if self.is_gone:
            raise NotFound("no-such-table")
        if key in self._answered:
            return []
        if isinstance(command, Sit) and not self._listeners.may_sit(self.state.owner, who.id):
            raise NotAllowed("not-welcome")
        return all_events_of(self.state, command, who, self.expected(), self.time.now())

    async def take_chair(self, who: Person) -> bool:
        """Let somebody sit down on the first free chair before the game; tell whether there was one."""
        async with self.lock:
            has_sat = await self.settle(lambda: self._sit_first(who))
        self.driver.wake()
        return has_sat

    def _sit_first(self, who: Person) -> Sequence[NewEvent]:
        is_open = self.state.status == "open" and not self.is_gone
        free = self.state.free_chairs() if is_open else []
        is_out = who.id in self.state.sent_away or bool(self.state.seats_of(who.id))
        return sit(self.state, free[0], who, self.time.now()) if free and not is_out else []

    async def let_bot_play(self, person: str) -> None:
        """Let a bot play for somebody, until they are back."""
        async with self.lock:
            await self.settle(
                lambda: give_to_bot(self.state, person) if self.state.status == "playing" else []
            )
        self.driver.wake()

    def may_be_replaced(self, person: str) -> bool:
        """Tell whether others may let a bot play for somebody: who is here plays on, and a clock decides."""
        seats = self.state.seats_of(person)
        is_due = not self.state.clocks.counts or all(seat in self.state.overdue for seat in seats)
        return is_due and person not in self.people_here()

    async def end(self, why: str) -> None:
        """End the game without a result, unless it has gone on or ended meanwhile."""
        async with self.lock:
            last = self.state.last_event

            def ended() -> Sequence[NewEvent]:
                is_due = self.state.status == "playing" and self.state.last_event == last
                return [NewEvent("ended", {"why": why})] if is_due else []

            await self.settle(ended)
        self.driver.wake()

    def dismiss_all(self) -> None:
        """Send everybody away: the table is no more."""
        for reader in list(self.readers):
            text = NotFound("no-such-table").text(reader.language)
            reader.dismiss(Written(Refused(code="no-such-table", text=text)))

    async def settle(self, make: Callable[[], Sequence[NewEvent]], key: str = "") -> bool:
        """Let happen what follows from the table, if anything; where another was first, look again.

        The caller holds the lock.
        """
        while events := make():
            try:
                await self._happen(events, key)
            except Overtaken as error:
                if not await self.catch_up():  # another server has taken the table away
                    raise NotFound("no-such-table") from error
            else:
                return True
        return False

    async def be_current(self) -> None:
        """Take in what other servers may have stored and not told yet, for somebody who comes."""
        if self._listeners.is_one_of_many():
            await self.look_again()

    async def number_of(self, command: str, who: Person) -> int | None:
        """Return the number of a command that was carried out, here or at another server."""
        async with self.lock:  # it may be under way
            if self._listeners.is_one_of_many():
                await self.catch_up()
        return self._answered.number_of(f"{who.id}:{command}")

    async def look_again(self) -> None:
        """Take in what another server stored, and go on from there."""
        async with self.lock:
            if not self.is_gone:
                await self.catch_up()
        self.driver.wake()

    async def catch_up(self) -> bool:
        """Take in what another server stored, and tell everybody here; tell whether there was anything."""
        after = self.state.last_event
        rows = await self._store.read(lambda connection: events_after(connection, self.state.id, after))
        for row in rows:
            if row.command:
                self._answered.note(row.command, row.number)
            self._take_in(Event(row.number, row.kind, row.content, row.at), self.time.now())
        if rows:
            self._has_changed(standing(self.state), rows[-1].at)
        return bool(rows)

    async def _happen(self, events: Sequence[NewEvent], key: str) -> None:
        """Store events, all or none, take them in, and tell everybody."""
        state, at, now = self.state, wall_time(), self.time.now()
        happened = [
            Event(number, one.kind, one.content, at, one.prepared)
            for number, one in enumerate(events, state.last_event + 1)
        ]
        after = standing(state, happened, now)
        await self._store.write(lambda connection: store_events(connection, state, happened, after, key))
        if key:
            self._answered.note(key, happened[-1].number)
        known, before = state.people_asked(), self.standing
        for one in happened:
            self._take_in(one, now)
            if one.content.get("ends"):
                self._listeners.over(state)
        self._has_changed(after, at)
        self._listeners.stored(self, Listed.of(state, before, at), Listed.of(state, after, at))
        if any(one.kind in PLAY for one in happened):
            self.tell_who_is_away(known)

    def _take_in(self, happened: Event, now: float) -> None:
        """Let something that is stored happen at the table, and tell everybody."""
        self.state.apply(happened, now)
        self._tell(happened, happened.content.get("move", 0) - 1)

    def _has_changed(self, after: Standing, at: float) -> None:
        """Tell lists, and note that the table is in use."""
        before, self.standing, self._used = self.standing, after, monotonic()
        shown = Listed.of(self.state, before, at), Listed.of(self.state, after, at)
        self._listeners.changed(self, *shown)

    def tell_who_is_away(self, known: set[str]) -> None:
        """Tell those who have come to be asked and do not read, but for those who know."""
        if away := self.state.people_asked() - known - self.people_here():
            self._listeners.away(self.state, away)

    def _tell(self, happened: Event, before: int) -> None:
        """Send every reader what changed for them; `before` is the last move whose lines stay."""
        news = News(self.messages, happened, before)
        for eyes, reader in self._seats_first():
            if not self.may_look(reader.person):
                text = NotAllowed("not-to-watch").text(reader.language)
                reader.dismiss(Written(Refused(code="not-to-watch", text=text)))
                continue
            reader.send(news.seen_with(eyes, reader.language), in_turn=eyes is None)
        if happened.kind in {"sat", "stood"}:
            self._listeners.readers(self)  # who has a chair does not watch
            self._tell_presence()

    # --- what goes on by itself ---------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go on, as after a restart."""
        self.driver.wake()

    def rest(self) -> None:
        """Let no clock ring here: the table is let go."""
        self.driver.rest()

    def close(self) -> None:
        """Let nothing go on by itself any more."""
        if self._presence_pause is not None:
            self._presence_pause.cancel()
        self.driver.close()
        self.hints.close()


def _id(who: Person | None) -> str | None:
    return who.id if who else None
