"""Bots think in processes of their own: the server answers people meanwhile, and no table waits for long.

A thought that does not end in time, fails, or chooses what is not legal is answered by the usual bot, and the
process that is to blame is ended. Where many wait, each thinks for a shorter time.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from cubarium.bots.registry import USUAL
from cubarium.engine.record import pack
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.preparation import Preparation
from cubarium.server.tables.thinker import CRASHED, UNREADY, BotTrouble, Question, Thinker

if TYPE_CHECKING:
    from cubarium.engine.match import Match

log = logging.getLogger(__name__)
ILLEGAL = "illegal"
LEAST_PROCESSES = 2
"""One that is stuck must not stop the others."""


class Thought(NamedTuple):
    """An action that was chosen, and why the usual bot chose it in place of the one that was asked, if so."""

    action: int
    stands_in: str = ""


class BotPool:
    """A few processes in which bots think."""

    def __init__(self, packs: Packs, processes: int = 0, preparation: Preparation | None = None) -> None:
        """Take so many processes, or one for each core but the server's; they start when they are needed."""
        self._packs = packs
        self.preparation = preparation or Preparation(packs)
        self._count = processes or max(LEAST_PROCESSES, (os.cpu_count() or 1) - 1)
        self._threads = ThreadPoolExecutor(self._count, "bots")
        self._lock = threading.Lock()
        self._idle: list[Thinker] = []
        self._busy: set[Thinker] = set()
        self._waiting = 0
        self._is_closed = False

    @property
    def pids(self) -> set[int | None]:
        """Return the numbers of the processes."""
        with self._lock:
            return {thinker.pid for thinker in (*self._idle, *self._busy)}

    async def choose(self, match: Match, seat: int, bot: str) -> Thought:
        """Ask a bot for the move of a seat."""
        question = Question(
            match.spec.id,
            match.components.digest,
            bot,
            pack(match.view(seat)),
            match.legal(seat),
            secrets.randbits(63),
        )
        usual = question._replace(bot=USUAL)
        if not self.preparation.is_ready(*question.who):
            return Thought(await self._ask(usual), UNREADY)
        try:
            action = await self._ask(question)
            why, what = ILLEGAL, f"{action} is not one of {question.legal}"
            if action in question.legal:
                return Thought(action)
        except BotTrouble as trouble:
            why, what = trouble.why, str(trouble)
        if why == UNREADY:
            self.preparation.forget(*question.who)
        log.warning("%s at a table of %s: %s, %s moves instead: %s", bot, question.game, why, USUAL, what)
        return Thought(await self._ask(usual), "" if bot == USUAL else why)

    async def _ask(self, question: Question) -> int:
        """Wait for a process and its answer."""
        with self._lock:
            self._waiting += 1
        asked = self._threads.submit(self._think, question)
        try:
            return await asyncio.wrap_future(asked)
        finally:
            if asked.cancelled():  # nobody waits for it any more, and it was not begun
                with self._lock:
                    self._waiting -= 1

    def _think(self, question: Question) -> int:
        """Ask a process; one that is stuck or has failed its bot is not asked again."""
        thinker, share = self._take(question)
        is_sound = False
        try:
            action = thinker.ask(question._replace(share=share))
            is_sound = True
            return action
        finally:
            self._put_back(thinker, is_sound=is_sound)

    def _take(self, question: Question) -> tuple[Thinker, float]:
        """Return a process, and which share of its budget a bot has while so many others wait."""
        with self._lock:
            self._waiting -= 1
            if self._is_closed:
                raise BotTrouble(CRASHED, "the server ends")
            share = min(1.0, self._count / max(1, self._waiting))
            self._idle = [thinker for thinker in self._idle if thinker.is_alive]
            knowing = (thinker for thinker in self._idle if question.who in thinker.known)
            thinker = next(knowing, self._idle[-1] if self._idle else None)
            if thinker is not None:
                self._idle.remove(thinker)
                self._busy.add(thinker)
                return thinker, share
        thinker = Thinker(self._packs)  # takes a while, in which the server must not wait for the lock
        with self._lock:
            if not self._is_closed:
                self._busy.add(thinker)
                return thinker, share
        thinker.end()
        raise BotTrouble(CRASHED, "the server ends")

    def _put_back(self, thinker: Thinker, *, is_sound: bool) -> None:
        with self._lock:
            self._busy.discard(thinker)
            if is_sound and not self._is_closed:
                self._idle.append(thinker)
                return
        thinker.end()

    def close(self) -> None:
        """End the processes."""
        with self._lock:
            self._is_closed = True
            running = [*self._idle, *self._busy]
        for thinker in running:
            thinker.end()
        self._threads.shutdown(cancel_futures=True)
        self.preparation.close()
