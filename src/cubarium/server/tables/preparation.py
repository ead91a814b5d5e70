"""Bots and reviews are got ready in two processes: what somebody waits for in front, the rest behind.

The one behind gives way to all others. What it was given too little of a processor for is taken over by the
one in front once somebody waits for it. The server itself never looks: what it knows, they have told it.

Anybody may set a table with changed values, for which all is compiled anew. So that comes when nothing else
is left to do, one thing after the other, and only so many wait.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from time import monotonic
from typing import Any

from cubarium.bots.registry import needs_preparation, offered_bots
from cubarium.engine.components.pack import Edition
from cubarium.engine.registry import load_game
from cubarium.server.errors import Unable
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.preparing_process import REVIEW, Helper, Work

log = logging.getLogger(__name__)
LEAST_PRIORITY = 19
FRONT, BEHIND = 2, LEAST_PRIORITY
"""How nice the two processes are. Whoever plays comes before both. Beside a busy program on every core, the
one in front is still given two fifths of one, and the one behind nearly nothing."""
MOST_ATTEMPTS = 2
"""So often something is tried whose process ends."""
LITTLE_SECONDS = 2.0
"""So little work is begun anew without regret."""
LEAST_SHARE = 0.5
"""Who is given less of a processor is starved."""
LOOK_SECONDS = 3.0
"""So long somebody waits to know whether a bot is there already."""
MOST_CHANGED = 20
"""So many things wait to be got ready for tables with changed values."""
MOST_REMEMBERED = 200
"""Of so many such things it is known how they stand; the others are looked for again."""

TellNews = Callable[[Work], None]


def tell_nobody(work: Work) -> None:
    """Let people find out by themselves."""


class _Lane:
    """One of the two processes, and what it is doing."""

    def __init__(self, packs: Packs, niceness: int) -> None:
        self._packs, self._niceness = packs, niceness
        self._helper: Helper | None = None
        self._began = self._used_before = 0.0
        self.work: Work | None = None
        self.is_running = False
        self.is_taken_from = False
        """Whether its process was ended for its work to be done elsewhere."""

    @property
    def pid(self) -> int | None:
        return None if self._helper is None else self._helper.pid

    @property
    def is_worth_waiting_for(self) -> bool:
        """Tell whether it has done much of its work, and gets on with it."""
        used = 0.0 if self._helper is None else self._helper.used_seconds - self._used_before
        return used > max(LITTLE_SECONDS, LEAST_SHARE * (monotonic() - self._began))

    def begin(self, work: Work) -> None:
        """Take up a piece of work; the process starts if it does not run."""
        self._helper = self._helper or Helper(self._packs, self._niceness)
        self._began, self._used_before = monotonic(), self._helper.used_seconds
        self.work, self.is_taken_from = work, False

    async def end_of_work(self, prepares: bool) -> tuple[bool, str]:
        """Return what the process tells of it."""
        assert self._helper is not None
        assert self.work is not None
        try:
            return await asyncio.to_thread(self._helper.ask, self.work, prepares)
        finally:
            self.work = None

    def give_up_work(self) -> None:
        self.is_taken_from = True
        self.end()

    def end(self) -> None:
        """End the process: what it compiled fills its memory."""
        if self._helper is not None:
            self._helper.end()
        self._helper = None


class Preparation:
    """Knows which bots are ready, and gets the others ready."""

    def __init__(self, packs: Packs, cores: int = 0) -> None:
        """Begin with nothing wanted; bots that need no preparation are ready."""
        self._packs = packs
        self._cores = cores or os.cpu_count() or 1
        self._ready: set[Work] = set()
        self._given_up: set[Work] = set()
        self._open: list[Work] = []
        self._wanted: set[Work] = set()
        """What somebody waits for."""
        self._looked_for: set[Work] = set()
        """What was not in the cache, so that it has to be made."""
        self._ended: Counter[Work] = Counter()
        """How often the process has ended at it."""
        self._changed: dict[Work, None] = {}
        """What was wanted for tables with changed values, the oldest first."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._front, self._behind = _Lane(packs, FRONT), _Lane(packs, BEHIND)
        self._news = asyncio.Event()
        """Set, and replaced, when more is known."""
        self.tell_news: TellNews = tell_nobody
        """Told what is ready now, and what is given up."""

    @property
    def pids(self) -> list[int]:
        """Return the numbers of the processes, that in front first."""
        return [lane.pid for lane in (self._front, self._behind) if lane.pid is not None]

    def is_ready(self, game: str, components: Edition, bot: str) -> bool:
        """Tell whether a bot can think about a game now."""
        return (game, components, bot) in self._ready or not (bot == REVIEW or needs_preparation(bot))

    def is_given_up(self, game: str, components: Edition, bot: str) -> bool:
        """Tell whether something cannot be got ready."""
        return (game, components, bot) in self._given_up

    def trouble_of(self, game: str, components: Edition, bot: str) -> str:
        """Return nothing of a bot that is ready, else the word of the catalogue for what is the matter."""
        if self.is_ready(game, components, bot):
            return ""
        return "given-up" if self.is_given_up(game, components, bot) else "unready"

    def want(self, game: str, components: Edition, bot: str) -> None:
        """Get a bot ready before the others: a table waits for it.

        For changed values only while not too many wait: tables ask again with every move.
        """
        work = Work(game, components, bot)
        if self.is_ready(*work) or (components.values and not self._has_room(work)):
            return
        if components.values:
            self._remember(work)
        self._wanted.add(work)
        self._add([work])

    def check_room(self, game: str, components: Edition, bots: Iterable[str]) -> None:
        """Refuse a table with changed values if its bots would have to wait behind too many others."""
        work = [Work(game, components, bot) for bot in bots]
        if components.values and not all(self.is_ready(*each) or self._has_room(each) for each in work):
            raise Unable("too-many-changed")

    def _has_room(self, work: Work) -> bool:
        waiting = [each for each in self._open if each.components.values]
        return work in self._changed or len(waiting) < MOST_CHANGED

    def _remember(self, work: Work) -> None:
        """Remember what was wanted for changed values, and forget what was wanted longest ago."""
        self._changed.pop(work, None)
        self._changed[work] = None
        for old in [each for each in self._changed if each not in self._open][:-MOST_REMEMBERED]:
            del self._changed[old], self._ended[old]
            for known in (self._ready, self._given_up, self._wanted, self._looked_for):
                known.discard(old)

    def expect(self, game: str) -> None:
        """Get the bots of a game ready before those of others that nobody waits for: somebody chooses it."""
        self._open.sort(key=lambda work: work.game != game or work.bot == REVIEW)

    async def look(self, game: str, components: Edition, bot: str) -> bool:
        """Tell whether a bot can think about a game now, once it is known whether it is there already.

        It is then got ready if it is not. Nobody waits for that, nor long for what comes before it.
        """
        self.want(game, components, bot)
        work = Work(game, components, bot)
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):
                while not self.is_ready(*work) and work not in self._looked_for:
                    await self._news.wait()
        return self.is_ready(*work)

    def forget(self, game: str, components: Edition, bot: str) -> None:
        """Look for a bot again when a table wants it: what was ready is gone, as from a cleared cache."""
        work = Work(game, components, bot)
        self._ready.discard(work)
        self._looked_for.discard(work)

    def get_all_ready(self, games: Iterable[str]) -> None:
        """Get every bot on offer ready for these games, and their reviews, one game after the other."""
        self._start(self._add_all(list(games)))

    async def _add_all(self, games: list[str]) -> None:
        def all_work() -> list[Work]:
            editions = {game: self._packs.for_new_tables(game).edition for game in games}
            bots = {game: [*filter(needs_preparation, offered_bots(load_game(game)))] for game in games}
            work = [Work(game, editions[game], bot) for game in games for bot in bots[game]]
            work.sort(key=lambda each: bots[each.game].index(each.bot))  # one level after the other
            contested = [game for game in games if load_game(game).players[1] > 1]
            return [*work, *(Work(game, editions[game], REVIEW) for game in contested)]

        self._add(await asyncio.to_thread(all_work))

    def _add(self, work: Iterable[Work]) -> None:
        known = self._ready | self._given_up | {*self._open}
        self._open += [each for each in work if each not in known]
        self._go_on()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- the two processes --------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """See to it that both have work, if there is any for them."""
        for lane in (self._front, self._behind):
            if not lane.is_running and self._next_for(lane) is not None:
                lane.is_running = True
                self._start(self._run(lane))

    async def _run(self, lane: _Lane) -> None:
        """Look for everything, then make what is not there."""
        try:
            while (work := self._next_for(lane)) is not None:
                if work == self._behind.work:
                    self._behind.give_up_work()
                await self._do(lane, work)
        finally:
            lane.is_running = False
            lane.end()
        self._go_on()  # the other may have waited for this one to end

    def _next_for(self, lane: _Lane) -> Work | None:
        """Return what comes first: what somebody waits for, then what may be there already.

        What is for changed values comes last, and in front alone, so that it is one thing at a time.
        """
        usual = [work for work in self._open if not work.components.values]
        if lane is self._front:
            mine = [work for work in usual or self._open if work in self._wanted]
            if self._behind.is_worth_waiting_for:
                mine = [work for work in mine if work != self._behind.work]
        elif self._cores == 1 and self._front.is_running:
            return None
        else:
            mine = [work for work in usual if work != self._front.work]
        return min(mine, key=self._urgency, default=None)

    def _urgency(self, work: Work) -> tuple[bool, bool]:
        return work not in self._wanted, work in self._looked_for

    async def _do(self, lane: _Lane, work: Work) -> None:
        prepares = work in self._looked_for
        lane.begin(work)
        try:
            is_ready, problem = await lane.end_of_work(prepares)
        except (EOFError, OSError):
            if lane.is_taken_from:
                return
            lane.end()
            is_ready, problem = False, "its process has ended"
            self._ended[work] += 1
            if self._ended[work] < MOST_ATTEMPTS:
                log.warning("%s for %s: %s, it is tried again", work.bot, work.game, problem)
                return
        if work not in self._open:
            return  # it was taken over, and both have come to an end
        self._looked_for.add(work)
        if is_ready or problem or prepares:
            self._open.remove(work)
            (self._ready if is_ready else self._given_up).add(work)
        self._news.set()
        self._news = asyncio.Event()
        if not is_ready and (problem or prepares):
            log.warning("%s cannot be got ready for %s: %s", work.bot, work.game, problem)
        if is_ready or problem or prepares:
            self.tell_news(work)

    def close(self) -> None:
        """Get nothing ready any more."""
        for task in self._tasks:
            task.cancel()
        self._open.clear()
        for lane in (self._front, self._behind):
            lane.end()
