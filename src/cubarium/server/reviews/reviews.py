"""All reviews of a server: worked out one after the other while somebody looks, better and better, and kept.

The work is done in processes of its own. One that ends or gets stuck is named in the log of the server, and
what it was at is begun again.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from dataclasses import dataclass, field
from time import monotonic
from typing import Literal

from cubarium.engine.log import write_log
from cubarium.engine.match import Match
from cubarium.review import Review
from cubarium.review.futures import Futures
from cubarium.server.reviews.kept import Kept, keep_review, kept_review
from cubarium.server.reviews.reviewer import (
    ENDED,
    FAILED,
    FOUND,
    UNREADY,
    WHOLE,
    Reviewer,
    Stuck,
    Task,
    Told,
)
from cubarium.server.storage.store import Store
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.preparation import Preparation
from cubarium.server.tables.preparing_process import REVIEW

log = logging.getLogger(__name__)
Stage = Literal["waiting", "preparing", "working", "done", "failed"]
LOOKING_SECONDS = 20.0
"""Somebody who has asked so lately still looks; for nobody, nothing better is worked out."""
READY_SECONDS = 0.2
"""So often it is asked whether what a review needs is ready."""
IDLE_SECONDS = 60.0
"""A process that has nothing to do for so long is ended: what it has compiled fills its memory."""
MOST_ATTEMPTS = 3
USEFUL = 2
"""The version of a review that has all in it; those after it are more exact."""
MOST_KEPT = 100
"""So many looks are remembered; those that nobody asked for longest are forgotten first."""
BESIDE = "rex"
"""The bot whose preparation is half of that of a review."""


@dataclass(eq=False)
class Look:
    """What is known of one game looked back at, or of one moment of it."""

    table: str
    move: int = WHOLE
    stage: Stage = "waiting"
    progress: float = 0.0
    """How far the stage is, from 0 to 1."""
    found: Review | Futures | None = None
    version: int = 0
    """How many have been found, each better than the one before."""
    is_last: bool = False
    attempts: int = 0
    """How often it was begun without an end."""
    looked_at: float = field(default_factory=monotonic)
    work: asyncio.Task[None] | None = None
    reviewer: Reviewer | None = None
    """The process that is at it."""
    gives_way: bool = False
    """Whether its process is ended for the sake of others; it is begun again when its turn comes."""

    @property
    def is_interrupted(self) -> bool:
        """Tell whether its process has ended before it was done."""
        return self.attempts > 1

    @property
    def may_give_way(self) -> bool:
        """Tell whether it can be left for others: it is there and only gets better, or nobody looks."""
        return self.version >= USEFUL or not self.is_watched

    @property
    def is_watched(self) -> bool:
        """Tell whether somebody still looks."""
        return monotonic() - self.looked_at < LOOKING_SECONDS


class _Failed(Exception):
    """Report work that came to no end, and would not another time."""


class _Unready(_Failed):
    """Report a game whose rules have to be compiled first."""


class Reviews:
    """Looks back at games for whoever asks."""

    def __init__(self, store: Store, packs: Packs, preparation: Preparation, processes: int = 0) -> None:
        """Begin with nothing asked for; a process takes two cores."""
        self._store, self._packs, self._preparation = store, packs, preparation
        self._turns = asyncio.Semaphore(processes or max(1, min(2, (os.cpu_count() or 1) // 4)))
        self._waiting = 0
        self._looks: OrderedDict[tuple[str, int], Look] = OrderedDict()
        self._idle: list[Reviewer] = []
        self._at_work: set[Look] = set()
        self._idle_end: asyncio.TimerHandle | None = None

    @property
    def pids(self) -> set[int]:
        """Return the numbers of the processes that work."""
        return {look.reviewer.pid for look in self._at_work if look.reviewer is not None}

    def is_known(self, table: str, move: int = WHOLE) -> bool:
        """Tell whether something was asked for already."""
        return (table, move) in self._looks

    async def look(self, table: str, match: Match, move: int = WHOLE, *, again: bool = False) -> Look:
        """Return what is known so far of a finished game, and see to it that more will be.

        What has failed is tried again only if that is asked for.
        """
        look = self._looks.get((table, move))
        if look is None:
            kept = await self._store.read(lambda c: kept_review(c, table)) if move == WHOLE else None
            look = self._remember(Look(table, move), kept)
        self._looks.move_to_end((table, move))
        look.looked_at = monotonic()
        if again and look.stage == "failed":
            look.stage, look.attempts = "waiting", 0
        if look.work is None and not look.is_last and look.stage != "failed":
            look.work = asyncio.create_task(self._work_on(look, match))
        return look

    def _remember(self, look: Look, kept: Kept | None) -> Look:
        look = self._looks.setdefault((look.table, look.move), look)
        if kept is not None and look.version == 0:
            look.found, look.version, look.is_last = kept.review, kept.version, kept.is_last
            look.stage = "done" if kept.is_last else "waiting"
        resting = [key for key, each in self._looks.items() if each.work is None and each is not look]
        for key in resting[: max(0, len(self._looks) - MOST_KEPT)]:
            del self._looks[key]
        return look

    # --- working ------------------------------------------------------------------------------------------

    async def _work_on(self, look: Look, match: Match) -> None:
        """Do what was asked for, whatever happens to the processes."""
        try:
            try:
                await self._in_turn(look, match)
            except _Unready:
                if await self._is_prepared(look, match):
                    await self._in_turn(look, match)
        except _Failed as problem:
            look.stage = "failed"
            log.warning("the review of table %s has failed: %s", look.table, problem)
        except Exception:
            look.stage = "failed"
            log.exception("the review of table %s has failed", look.table)
        finally:
            look.work = None

    async def _is_prepared(self, look: Look, match: Match) -> bool:
        """Wait until what a review of this game needs is ready; tell whether it is, and somebody looks."""
        who = match.spec.id, match.components.edition
        while not self._preparation.is_ready(*who, REVIEW):
            if self._preparation.is_given_up(*who, REVIEW):
                raise _Failed("it could not be got ready")
            look.stage = "preparing"
            look.progress = 0.5 if self._preparation.is_ready(*who, BESIDE) else 0.0
            self._preparation.want(*who, BESIDE)
            self._preparation.want(*who, REVIEW)
            await asyncio.sleep(READY_SECONDS)
            if not look.is_watched:
                look.stage = "waiting"
                return False
        return True

    async def _in_turn(self, look: Look, match: Match) -> None:
        look.stage, look.progress = "waiting", 0.0
        self._waiting += 1
        self._make_room(look)
        try:
            await self._turns.acquire()
        finally:
            self._waiting -= 1
        self._at_work.add(look)
        try:
            while not await self._attempt(look, match):
                log.warning(
                    "the review of table %s: its process has ended, attempt %s of %s",
                    look.table,
                    look.attempts,
                    MOST_ATTEMPTS,
                )
                if look.attempts == MOST_ATTEMPTS:
                    raise _Failed("its process has ended time and again")
        finally:
            self._at_work.discard(look)
            self._turns.release()

    def _make_room(self, look: Look) -> None:
        """Let something useful soon come before something better."""
        if look.version > 0 or not self._turns.locked():
            return
        others = (each for each in self._at_work if each.may_give_way and not each.gives_way)
        if (other := next(others, None)) is not None and other.reviewer is not None:
            other.gives_way = True
            other.reviewer.end()

    async def _attempt(self, look: Look, match: Match) -> bool:
        """Let a process look back; tell whether it came to its end."""
        look.attempts += 1
        look.gives_way = False
        look.reviewer = reviewer = self._take()
        is_sound = False
        try:
            is_sound = await self._listen(reviewer, look, match)
        except _Unready:
            is_sound, look.attempts = True, 0
            raise
        except (EOFError, OSError, Stuck):
            if not look.gives_way:
                return False
            look.stage = "waiting"
        finally:
            look.reviewer = None
            self._put_back(reviewer, is_sound=is_sound)
        look.attempts = 0
        return True

    async def _listen(self, reviewer: Reviewer, look: Look, match: Match) -> bool:
        known = look.version
        written = await asyncio.to_thread(write_log, match)  # it is over, so nobody changes it
        task = Task(match.spec.id, match.components.edition, written, look.move)
        await asyncio.to_thread(reviewer.begin, task)
        look.stage, look.progress = "working", 0.0
        number = 0
        while (told := await asyncio.to_thread(reviewer.hear)).kind != ENDED:
            if told.kind == UNREADY:
                self._preparation.forget(match.spec.id, match.components.edition, REVIEW)
                raise _Unready("its rules are not compiled")
            if told.kind == FAILED:
                raise _Failed(told.problem)
            look.progress = told.share
            if told.kind == FOUND:
                number += 1
                await self._take_in(look, told, number)
                # Whoever is in turn brings something new before others have theirs.
                reviewer.go_on(look.is_watched and (self._waiting == 0 or number <= known))
        look.stage = "done" if look.is_last else "waiting"
        return True

    async def _take_in(self, look: Look, told: Told, number: int) -> None:
        """Keep what was found, if it is better than what was known."""
        if number <= look.version:
            return
        look.found, look.version, look.is_last = told.found, number, told.is_last
        if isinstance(told.found, Review):
            kept = Kept(told.found, number, told.is_last)
            await self._store.write(lambda connection: keep_review(connection, look.table, kept))

    # --- processes ----------------------------------------------------------------------------------------

    def _take(self) -> Reviewer:
        if self._idle_end is not None:
            self._idle_end.cancel()
        self._idle = [reviewer for reviewer in self._idle if reviewer.is_alive]
        return self._idle.pop() if self._idle else Reviewer(self._packs)

    def _put_back(self, reviewer: Reviewer, *, is_sound: bool) -> None:
        if is_sound:
            self._idle.append(reviewer)
            self._idle_end = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end_idle)
        else:
            reviewer.end()

    def _end_idle(self) -> None:
        for reviewer in self._idle:
            reviewer.end()
        self._idle.clear()

    def close(self) -> None:
        """Look back at nothing any more."""
        for look in self._looks.values():
            if look.work is not None:
                look.work.cancel()
        if self._idle_end is not None:
            self._idle_end.cancel()
        self._idle += [look.reviewer for look in self._at_work if look.reviewer is not None]
        self._end_idle()
