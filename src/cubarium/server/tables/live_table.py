"""A table that people read along: it takes commands one by one, stores what they do, then tells everybody.

Nothing is acknowledged or shown before it is on disk. A command that was stored is never carried out twice,
even if its sender, the connection or the server broke down in between and it is sent again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from time import monotonic, time
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from cubarium.bots.registry import USUAL
from cubarium.engine.match import Match, Move
from cubarium.server.errors import NotAllowed
from cubarium.server.storage.store import Store
from cubarium.server.tables.bot_pool import BotPool
from cubarium.server.tables.commands import NewEvent, events_of, give_to_bot, prepare_move, sit
from cubarium.server.tables.hints import Hints
from cubarium.server.tables.messages import PLAY, Eyes, Messages, News
from cubarium.server.tables.preparing_process import Work
from cubarium.server.tables.presenter import Presenter
from cubarium.server.tables.state import Event, TableState
from cubarium.server.tables.stored import store_events
from cubarium.server.wire.base import Message
from cubarium.server.wire.commands import Command
from cubarium.server.wire.people import Person
from cubarium.server.wire.updates import Presence, Refused, Welcome
from cubarium.server.wire.written import Written

log = logging.getLogger(__name__)
Result = TypeVar("Result")
TellAway = Callable[[TableState, set[str]], None]
"""Takes the people who have come to be asked at a table and do not read there."""
TellOver = Callable[[TableState], None]
"""Takes a table whose game has ended."""
GRACE_SECONDS = 20
"""Somebody whose connection ended has so long to come back before a bot may take the chair."""
PAUSES_FOR_PEOPLE = 12
"""A bot waits so many of its pauses before it closes what people may still call."""
TRY_AGAIN_SECONDS = 1.0
PRESENCE_SECONDS = 0.5
"""Who comes and goes is told at once, and then not again for so long: a crowd is told of together."""


def tell_nobody(table: TableState, people: set[str]) -> None:
    """Let people who are away find out by themselves."""


def tell_no_end(table: TableState) -> None:
    """Let nobody but its readers know that a game is over."""


class Reader(Protocol):
    """A connection at which somebody reads along."""

    person: Person | None
    language: str

    def send(self, message: Written[Message], *, in_turn: bool = False) -> None:
        """Take a message to send, at once or when it is this reader's turn; never waits."""

    def dismiss(self, message: Written[Message] | None = None) -> None:
        """End the connection, after a last message."""


class LiveTable:
    """Runs one table."""

    def __init__(
        self,
        state: TableState,
        store: Store,
        bot_pool: BotPool,
        bot_pause: float,
        answered: Mapping[str, int] = MappingProxyType({}),
        tell_away: TellAway = tell_nobody,
        tell_over: TellOver = tell_no_end,
    ) -> None:
        """Take over a table whose events have been read; `answered` are its commands with their numbers."""
        self.state = state
        self._answered = dict(answered)
        self.presenter = Presenter(state, bot_pool.preparation.trouble_of)
        self.messages = Messages(state, self.presenter)
        self.hints = Hints(self, bot_pool)
        self.readers: set[Reader] = set()
        self.lock = asyncio.Lock()
        """Held while something happens."""
        self._began = monotonic()
        self._parted: dict[str, float] = {}
        """When the last connection of a person ended."""
        self._store = store
        self._bot_pool = bot_pool
        self._bot_pause = bot_pause
        self._tell_away = tell_away
        self._tell_over = tell_over
        self._driver: asyncio.Task[None] | None = None
        self._overdue: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._presence_pause: asyncio.TimerHandle | None = None
        self._presence_changed = False

    @property
    def is_idle(self) -> bool:
        """Tell whether nobody reads and nothing goes on."""
        return not self.readers and not self.lock.locked() and self.state.status != "playing"

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
        greet = self.messages.clocks if since == self.state.last_event else self.messages.welcome
        reader.send(greet(reader.person, reader.language))
        self._tell_presence()

    def part(self, reader: Reader) -> None:
        """Let a reader go."""
        self.readers.discard(reader)
        if reader.person is not None:
            self._parted[reader.person.id] = monotonic()
        self._tell_presence()

    def here(self) -> list[int]:
        """Return the seats whose person is connected."""
        people = self.people_here()
        return [seat for seat, chair in enumerate(self.state.chairs) if chair.person in people]

    def people_here(self) -> set[str]:
        """Return the people who are connected."""
        return {reader.person.id for reader in self.readers if reader.person}

    def expected(self) -> list[int]:
        """Return the seats whose person is connected or may be back in a moment, as after a reload."""
        missed_from = monotonic() - GRACE_SECONDS
        return [
            seat
            for seat, chair in enumerate(self.state.chairs)
            if chair.person and self._parted.get(chair.person, self._began) > missed_from
        ] + self.here()

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
        watching = sum(1 for eyes, _ in readers if eyes is None)
        message = Written(Presence(here=self.here(), watching=watching))
        for eyes, reader in readers:
            reader.send(message, in_turn=eyes is None)
        loop = asyncio.get_running_loop()
        self._presence_pause = loop.call_later(PRESENCE_SECONDS, self._tell_changed_presence)

    def tell_of_bot(self, work: Work) -> None:
        """Tell everybody what is new of a bot, if it sits here: that it is ready, or never will be."""
        state = self.state
        if (state.spec.id, state.components.digest) == (work.game, work.components) and any(
            chair.bot == work.bot for chair in state.chairs
        ):
            for eyes, reader in self._seats_first():
                reader.send(self.messages.clocks(reader.person, reader.language), in_turn=eyes is None)

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
            if key not in self._answered:
                await self._happen(events_of(self.state, command, who, self.expected(), monotonic()), key)
        self._wake()
        return self._answered[key]

    async def take_chair(self, who: Person) -> bool:
        """Let somebody sit down on the first free chair before the game; tell whether there was one."""
        async with self.lock:
            free = self.state.free_chairs() if self.state.status == "open" else []
            is_possible = bool(free) and not self.state.seats_of(who.id)
            if is_possible:
                await self._happen(sit(self.state, free[0], who, monotonic()), "")
        self._wake()
        return is_possible

    async def let_bot_play(self, person: str) -> None:
        """Let a bot play for somebody, until they are back."""
        async with self.lock:
            left = give_to_bot(self.state, person) if self.state.status == "playing" else []
            if left:
                await self._happen(left, "")
        self._wake()

    def may_be_replaced(self, person: str) -> bool:
        """Tell whether others may let a bot play for somebody: who is here plays on, and a clock decides."""
        seats = self.state.seats_of(person)
        is_due = not self.state.clocks.counts or all(seat in self.state.overdue for seat in seats)
        return is_due and person not in self.people_here()

    async def happen(self, kind: str, content: Mapping[str, Any]) -> None:
        """Let something happen that nobody at the table commanded; the caller holds the lock."""
        await self._happen([NewEvent(kind, dict(content))], "")

    async def _happen(self, events: Sequence[NewEvent], key: str) -> None:
        """Store events, all or none, take them in, and tell everybody."""
        state, at = self.state, time()
        happened = [
            Event(number, one.kind, one.content, at, one.prepared)
            for number, one in enumerate(events, state.last_event + 1)
        ]
        await self._store.write(lambda connection: store_events(connection, state, happened, key))
        if key:
            self._answered[key] = happened[-1].number
        known = state.people_asked()
        for one in happened:
            state.apply(one, monotonic())
            self._tell(one, one.content.get("move", 0) - 1)
        if any(one.kind in PLAY for one in happened):
            self.tell_who_is_away(known)
        if happened[-1].content.get("ends"):
            self._tell_over(state)

    def tell_who_is_away(self, known: set[str]) -> None:
        """Tell those who have come to be asked and do not read, but for those who know."""
        if away := self.state.people_asked() - known - self.people_here():
            self._tell_away(self.state, away)

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
            self._tell_presence()

    # --- what goes on by itself ---------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go on after a restart."""
        self._wake()

    def resume(self) -> None:
        """Let the clocks that run go on from now."""
        self.state.clocks.resume(monotonic())
        self._wake()

    def _wake(self) -> None:
        """See to it that bots are got ready and move, and clocks end."""
        for chair in self.state.chairs:
            if chair.bot is not None:
                self._bot_pool.preparation.want(self.state.spec.id, self.state.components.digest, chair.bot)
        if (self._driver is None or self._driver.done()) and self._bot_seat() is not None:
            self._driver = asyncio.create_task(self._drive())
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        end = self.state.clocks.next_end()
        is_timing_out = self._overdue is not None and not self._overdue.done()
        if end is not None and self.state.status == "playing" and not is_timing_out:
            delay = max(0.0, end[0] - monotonic())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring, end[1])

    def _ring(self, seat: int) -> None:
        self._overdue = asyncio.create_task(self._time_out(seat))

    def _bot_seat(self) -> int | None:
        if self.state.status != "playing":
            return None
        return next((seat for seat in self.state.asked() if self.state.chairs[seat].is_played_by_bot), None)

    async def _drive(self) -> None:
        """Let bots move while it is their turn."""
        while (seat := self._bot_seat()) is not None:
            bot = self.state.chairs[seat].bot or USUAL
            if self._bot_pause:
                await asyncio.sleep(self._bot_pause)
            await self._move_by(bot, seat, "bot")
        self._driver = None
        self._wake()

    async def _time_out(self, seat: int) -> None:
        """Let a bot move for somebody whose clock has ended."""
        await self._move_by(USUAL, seat, "clock")
        self._overdue = None
        self._wake()

    async def _move_by(self, bot: str, seat: int, by: str) -> None:
        """Let a bot choose a move and make it, unless the table has moved on meanwhile."""
        match = self.state.match
        if match is None or seat not in self.state.asked():
            return
        last = match.moves[-1] if match.moves else None
        try:
            chosen, stands_in = await self._bot_pool.choose(match, seat, bot)
            if by == "bot" and self.state.people_asked() and match.rules.hurries(match.state, seat, chosen):
                await self._give_time(match)
            action = match.spec.actions.to_text(chosen)
            await to_the_end(self._make_move(last, seat, action, by, stands_in))
        except Exception:
            log.exception("table %s: no move could be made for seat %s", self.state.id, seat)
            await asyncio.sleep(TRY_AGAIN_SECONDS)

    async def _give_time(self, match: Match) -> None:
        """Wait before a bot closes what people may still call, until the table moves on."""
        made = match.move_count
        for _ in range(PAUSES_FOR_PEOPLE):
            if self.state.match is not match or match.move_count != made:
                return
            await asyncio.sleep(self._bot_pause)

    async def _make_move(self, last: Move | None, seat: int, action: str, by: str, stands_in: str) -> None:
        async with self.lock:
            match = self.state.match
            now_last = match.moves[-1] if match and match.moves else None
            is_due = now_last is last and seat in self.state.asked()
            if is_due and (by == "clock" or self.state.chairs[seat].is_played_by_bot):
                moved = prepare_move(self.state, seat, action, by, monotonic(), stands_in)
                await self._happen([moved], "")

    def close(self) -> None:
        """Let nothing go on by itself any more."""
        for timer in (self._alarm, self._presence_pause):
            if timer is not None:
                timer.cancel()
        for task in (self._driver, self._overdue):
            if task is not None:
                task.cancel()
        self.hints.close()


async def to_the_end(work: Coroutine[Any, Any, Result]) -> Result:
    """Do something to its end even if the one who asked goes away: what is half stored is half lost."""
    return await asyncio.shield(asyncio.create_task(work))


def _id(who: Person | None) -> str | None:
    return who.id if who else None
