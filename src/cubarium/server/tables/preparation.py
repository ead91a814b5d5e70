"""Bots and reviews are got ready, one game after the other, in a process that gives way to all others.

The server itself never looks: what it knows, that process has told it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import traceback
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, NamedTuple, NoReturn

from cubarium.bots.registry import needs_preparation, offered_bots, prepared_bot
from cubarium.engine.registry import load_game
from cubarium.review.preparing import PreparedReview
from cubarium.server.tables.beside import Beside, Talk
from cubarium.server.tables.packs import Packs

log = logging.getLogger(__name__)
LEAST_PRIORITY = 19
LOOK_SECONDS = 3.0
"""So long somebody waits to know whether a bot is there already."""
REVIEW = "review"
"""Stands where a bot does for what reviews need. No bot may be called so."""


class Work(NamedTuple):
    """A bot, or what reviews need, that has to be got ready for a game under a component pack."""

    game: str
    components: str
    bot: str


TellReady = Callable[[Work], None]


def tell_nobody(work: Work) -> None:
    """Let people find out by themselves."""


class Preparation:
    """Knows which bots are ready, and gets the others ready."""

    def __init__(self, packs: Packs) -> None:
        """Begin with nothing wanted; bots that need no preparation are ready."""
        self._packs = packs
        self._ready: set[Work] = set()
        self._given_up: set[Work] = set()
        self._open: list[Work] = []
        self._wanted: set[Work] = set()
        """What a table waits for."""
        self._looked_for: set[Work] = set()
        """What was not in the cache, so that it has to be made."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_working = False
        self._helper: _Helper | None = None
        self._news = asyncio.Event()
        """Set, and replaced, when more is known."""
        self.tell_ready: TellReady = tell_nobody

    def is_ready(self, game: str, components: str, bot: str) -> bool:
        """Tell whether a bot can think about a game now."""
        return (game, components, bot) in self._ready or not (bot == REVIEW or needs_preparation(bot))

    def is_given_up(self, game: str, components: str, bot: str) -> bool:
        """Tell whether something cannot be got ready."""
        return (game, components, bot) in self._given_up

    def want(self, game: str, components: str, bot: str) -> None:
        """Get a bot ready before the others: a table waits for it."""
        if not self.is_ready(game, components, bot):
            work = Work(game, components, bot)
            self._wanted.add(work)
            self._add([work])

    async def look(self, game: str, components: str, bot: str) -> bool:
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

    def forget(self, game: str, components: str, bot: str) -> None:
        """Look for a bot again when a table wants it: what was ready is gone, as from a cleared cache."""
        work = Work(game, components, bot)
        self._ready.discard(work)
        self._looked_for.discard(work)

    def get_all_ready(self, games: Iterable[str]) -> None:
        """Get every bot on offer ready for these games, and their reviews, one game after the other."""
        self._start(self._add_all(list(games)))

    async def _add_all(self, games: list[str]) -> None:
        def all_work() -> list[Work]:
            digests = {game: self._packs.for_new_tables(game).digest for game in games}
            bots = {game: [*filter(needs_preparation, offered_bots(load_game(game)))] for game in games}
            work = [Work(game, digests[game], bot) for game in games for bot in bots[game]]
            work.sort(key=lambda each: bots[each.game].index(each.bot))  # one level after the other
            contested = [game for game in games if load_game(game).players[1] > 1]
            return [*work, *(Work(game, digests[game], REVIEW) for game in contested)]

        self._add(await asyncio.to_thread(all_work))

    def _add(self, work: Iterable[Work]) -> None:
        known = self._ready | self._given_up | {*self._open}
        self._open += [each for each in work if each not in known]
        if self._open and not self._is_working:
            self._is_working = True
            self._start(self._go_on())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self) -> None:
        """Look for everything, then make what is not there."""
        try:
            while self._open:
                await self._do(min(self._open, key=self._urgency))
        finally:
            self._is_working = False
            self.close_helper()  # what it compiled fills its memory

    def _urgency(self, work: Work) -> tuple[bool, bool]:
        """Return what comes first: what a table waits for, then what may be there already."""
        return work not in self._wanted, work in self._looked_for

    async def _do(self, work: Work) -> None:
        self._helper = self._helper or _Helper(self._packs)
        prepares = work in self._looked_for
        try:
            is_ready, problem = await asyncio.to_thread(self._helper.ask, work, prepares)
        except (EOFError, OSError):
            is_ready, problem = False, "its process has ended"
            self.close_helper()
        self._looked_for.add(work)
        if is_ready or problem or prepares:
            self._open.remove(work)
            (self._ready if is_ready else self._given_up).add(work)
        self._news.set()
        self._news = asyncio.Event()
        if is_ready:
            self.tell_ready(work)
        elif problem or prepares:
            log.warning("%s cannot be got ready for %s: %s", work.bot, work.game, problem)

    def close_helper(self) -> None:
        """End the process."""
        if self._helper is not None:
            self._helper.end()
            self._helper = None

    def close(self) -> None:
        """Get nothing ready any more."""
        for task in self._tasks:
            task.cancel()
        self._open.clear()
        self.close_helper()


class _Helper(Beside):
    """The process, as the server sees it."""

    def __init__(self, packs: Packs) -> None:
        super().__init__(_prepare_on, packs)

    def ask(self, work: Work, prepares: bool) -> tuple[bool, str]:
        """Tell whether a bot is ready, or what failed; it is got ready first if that is asked. This waits."""
        self._pipe.send((work, prepares))
        told: tuple[bool, str] = self._pipe.recv()
        return told


def _prepare_on(talk: Talk, packs: Packs) -> NoReturn:
    """Look for bots and prepare them; this runs in a process of its own."""
    os.nice(LEAST_PRIORITY)
    while True:
        work, prepares = talk.recv()
        try:
            bot = PreparedReview if work.bot == REVIEW else prepared_bot(work.bot)
            spec = load_game(work.game)
            components = packs.find(work.game, work.components)
            if prepares:
                bot.prepare(spec, components)
            told = bot.is_ready(spec, components), ""
        except Exception:  # noqa: BLE001 - anybody's bot may fail in any way
            told = False, traceback.format_exc()
        talk.send(told)
