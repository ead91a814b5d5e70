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
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from cubarium.bots.advice import ADVISER, Advice
from cubarium.bots.registry import USUAL
from cubarium.engine.record import pack
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.preparation import Preparation
from cubarium.server.tables.thinker import CRASHED, UNREADY, Answer, BotTrouble, Question, Thinker

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
        self.asked = 0
        """How many thoughts were asked for."""
        self._is_closed = False

    @property
    def pids(self) -> set[int]:
        """Return the numbers of the processes."""
        with self._lock:
            return {thinker.pid for thinker in (*self._idle, *self._busy)}

    async def choose(self, match: Match, seat: int, bot: str) -> Thought:
        """Ask a bot for the move of a seat."""
        answer, stands_in = await self._answer(question_of(match, seat, bot))
        return Thought(_action(answer), stands_in)

    async def advise(self, match: Match, seat: int) -> Advice:
        """Ask the adviser what a seat might do, and why; while it is not ready, the usual bot."""
        question = question_of(match, seat, ADVISER)._replace(wants_reasons=True)
        await self.preparation.look(*question.who)
        answer, stands_in = await self._answer(question)
        assert isinstance(answer, Advice), "reasons were asked for"
        return replace(answer, stands_in=stands_in)

    async def explain(self, match: Match, move: int) -> Advice:
        """Ask the adviser about a move of its own, by its number, as its seat saw the table then.

        Raises:
            BotTrouble: if it cannot tell.
        """
        made = match.moves[move - 1]
        question = question_of(match, made.seat, ADVISER, match.state_at(move - 1))
        if len(question.legal) == 1:
            return Advice(made.action, ADVISER)
        if not await self.preparation.look(*question.who):
            raise BotTrouble(UNREADY)
        answer = await self._ask(question._replace(made=made.action))
        assert isinstance(answer, Advice), "reasons were asked for"
        return answer

    async def _answer(self, question: Question) -> tuple[Answer, str]:
        """Return a bot's answer, or that of the usual bot and why it was asked."""
        usual = question._replace(bot=USUAL)
        if not self.preparation.is_ready(*question.who):
            return await self._ask(usual), UNREADY
        try:
            answer = await self._ask(question)
            why, what = ILLEGAL, f"{_action(answer)} is not one of {question.legal}"
            if _action(answer) in question.legal:
                return answer, ""
        except BotTrouble as trouble:
            why, what = trouble.why, str(trouble)
        if why == UNREADY:
            self.preparation.forget(*question.who)
        bot = question.bot
        log.warning("%s at a table of %s: %s, %s moves instead: %s", bot, question.game, why, USUAL, what)
        return await self._ask(usual), "" if bot == USUAL else why

    async def _ask(self, question: Question) -> Answer:
        """Wait for a process and its answer."""
        with self._lock:
            self._waiting += 1
            self.asked += 1
        asked = self._threads.submit(self._think, question)
        try:
            return await asyncio.wrap_future(asked)
        finally:
            if asked.cancelled():  # nobody waits for it any more, and it was not begun
                with self._lock:
                    self._waiting -= 1

    def _think(self, question: Question) -> Answer:
        """Ask a process; one that is stuck or has failed its bot is not asked again."""
        thinker, share = self._take(question)
        is_sound = False
        try:
            answer = thinker.ask(question._replace(share=share))
            is_sound = True
            return answer
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
            if is_sound and not (thinker.is_full or self._is_closed):
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


def question_of(match: Match, seat: int, bot: str, state: Any = None) -> Question:
    """Return what a bot is asked for a seat: what that seat knows and may do, and luck of its own.

    `state` is that of an earlier moment of the match, if it is not about this one.
    """
    state = match.state if state is None else state
    view, out = match.spec.records.view(), [0] * match.spec.actions.count
    match.rules.view(state, seat, view)
    legal = out[: match.rules.legal_actions(state, seat, out)]
    return Question(match.spec.id, match.components.edition, bot, pack(view), legal, secrets.randbits(63))


def _action(answer: Answer) -> int:
    return answer.action if isinstance(answer, Advice) else answer
