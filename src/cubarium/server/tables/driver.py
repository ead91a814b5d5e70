"""What goes on by itself at a table: bots move, and clocks end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING
from weakref import ref

from cubarium.bots.registry import USUAL
from cubarium.engine.match import Match, Move
from cubarium.server.tables.bot_pool import BotPool
from cubarium.server.tables.commands import NewEvent, prepare_move
from cubarium.server.to_the_end import to_the_end

if TYPE_CHECKING:
    from cubarium.server.tables.live_table import LiveTable

log = logging.getLogger(__name__)
PAUSES_FOR_PEOPLE = 12
"""A bot waits so many of its pauses before it closes what people may still call."""
TRY_AGAIN_SECONDS = 1.0


class Driver:
    """Lets bots move and clocks end at one table."""

    def __init__(
        self, table: LiveTable, bot_pool: BotPool, bot_pause: float, sees_to: Callable[[str], bool]
    ) -> None:
        """Drive this table where it is for this server to do; nothing goes on before it is woken."""
        self._sees_to = sees_to
        self._found = ref(table)  # so that it is freed once the lobby lets it go
        self._bot_pool = bot_pool
        self._bot_pause = bot_pause
        self._moving: asyncio.Task[None] | None = None
        self._overdue: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def _table(self) -> LiveTable:
        table = self._found()
        assert table is not None, "the table that is driven is there"
        return table

    @property
    def is_busy(self) -> bool:
        """Tell whether a bot is to move or a clock has ended."""
        works = (each is not None and not each.done() for each in (self._moving, self._overdue))
        return self._bot_seat() is not None or any(works)

    def wake(self) -> None:
        """See to it that bots are got ready and move, and clocks end."""
        state = self._table.state
        for chair in state.chairs:
            if chair.bot is not None:
                self._bot_pool.preparation.want(state.spec.id, state.components.edition, chair.bot)
        if (self._moving is None or self._moving.done()) and self._bot_seat() is not None:
            self._moving = asyncio.create_task(self._move_all())
        self.rest()
        end = state.clocks.next_end()
        is_timing_out = self._overdue is not None and not self._overdue.done()
        if not self._sees_to(state.id):
            return
        if end is not None and state.status == "playing" and not is_timing_out:
            delay = max(0.0, end[0] - self._table.time.now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring, end[1])

    def rest(self) -> None:
        """Let no clock ring."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def close(self) -> None:
        """Let nothing go on any more."""
        self.rest()
        for task in (self._moving, self._overdue):
            if task is not None:
                task.cancel()

    def _ring(self, seat: int) -> None:
        self._overdue = asyncio.create_task(self._time_out(seat))

    def _bot_seat(self) -> int | None:
        state = self._table.state
        if state.status != "playing" or not self._sees_to(state.id):
            return None
        return next((seat for seat in state.asked() if state.chairs[seat].is_played_by_bot), None)

    async def _move_all(self) -> None:
        """Let bots move while it is their turn."""
        while (seat := self._bot_seat()) is not None:
            bot = self._table.state.chairs[seat].bot or USUAL
            if self._bot_pause:
                await asyncio.sleep(self._bot_pause)
            await self._move_by(bot, seat, "bot")
        self._moving = None
        self.wake()

    async def _time_out(self, seat: int) -> None:
        """Let a bot move for somebody whose clock has ended; a machine that slept may have rung too early."""
        if self._table.state.clocks.remaining(seat, self._table.time.now()) <= 0:
            await self._move_by(USUAL, seat, "clock")
        self._overdue = None
        self.wake()

    async def _move_by(self, bot: str, seat: int, by: str) -> None:
        """Let a bot choose a move and make it, unless the table has moved on meanwhile."""
        state = self._table.state
        match = state.match
        if match is None or seat not in state.asked():
            return
        last = match.moves[-1] if match.moves else None
        try:
            chosen, stands_in = await self._bot_pool.choose(match, seat, bot)
            if by == "bot" and state.people_asked() and match.rules.hurries(match.state, seat, chosen):
                await self._give_time(match)
            action = match.spec.actions.to_text(chosen)
            await to_the_end(self._make_move(last, seat, action, by, stands_in))
        except Exception:
            log.exception("table %s: no move could be made for seat %s", state.id, seat)
            await asyncio.sleep(TRY_AGAIN_SECONDS)

    async def _give_time(self, match: Match) -> None:
        """Wait before a bot closes what people may still call, until the table moves on."""
        made = match.move_count
        for _ in range(PAUSES_FOR_PEOPLE):
            if self._table.state.match is not match or match.move_count != made:
                return
            await asyncio.sleep(self._bot_pause)

    async def _make_move(self, last: Move | None, seat: int, action: str, by: str, stands_in: str) -> None:
        async with self._table.lock:
            await self._table.settle(lambda: self._due_move(last, seat, action, by, stands_in))

    def _due_move(
        self, last: Move | None, seat: int, action: str, by: str, stands_in: str
    ) -> Sequence[NewEvent]:
        state = self._table.state
        match = state.match
        now_last = match.moves[-1] if match and match.moves else None
        is_due = now_last is last and seat in state.asked()
        if not is_due or not (by == "clock" or state.chairs[seat].is_played_by_bot):
            return []
        return [prepare_move(state, seat, action, by, self._table.time.now(), stands_in)]
