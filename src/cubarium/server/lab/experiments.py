"""All experiments of a server: played one after the other, and kept.

Each is played in a process of its own. One that ends before it is done is begun again; one that takes too
long is stopped. What was asked for is written down first, so that a restart loses nothing: whoever looks
again begins it again, unless it has failed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from time import time
from typing import Any

from sqlalchemy.exc import IntegrityError

from cubarium.server.errors import Conflict, NotFound
from cubarium.server.lab.asked import Asked
from cubarium.server.lab.kept import (
    Kept,
    Reports,
    forget_unfinished,
    keep_asked,
    keep_reports,
    kept_experiment,
)
from cubarium.server.lab.process import FAILED, FOUND, Laborant
from cubarium.server.storage.store import Store
from cubarium.server.wire.lab import Stage, Trouble

log = logging.getLogger(__name__)
MOST_MINUTES = 10
"""So long an experiment is played at most."""
MOST_WAITING = 20
MOST_OF_ONE = 3
"""So many may be under way that one person began."""
MOST_ATTEMPTS = 3
MOST_REMEMBERED = 100
"""Experiments that are over and still in memory; all of them are kept in the database."""


@dataclass(eq=False)
class Experiment:
    """What is known of one experiment."""

    key: str
    asked: Asked
    stage: Stage = "waiting"
    trouble: Trouble = "none"
    """Why it failed."""
    progress: float = 0.0
    reports: Reports | None = None
    wanted_by: set[str] = field(default_factory=set)
    """Who began it and has not stopped it."""
    attempts: int = 0
    laborant: Laborant | None = None
    work: asyncio.Task[None] | None = None

    @property
    def is_under_way(self) -> bool:
        """Tell whether it waits or is played."""
        return self.work is not None

    @property
    def is_interrupted(self) -> bool:
        """Tell whether it was begun again."""
        return self.attempts > 1


class Experiments:
    """Plays experiments for whoever asks."""

    def __init__(self, store: Store) -> None:
        """Begin with nothing asked for."""
        self._store = store
        self._changing = asyncio.Lock()
        """Held while experiments come and go: what is read of one and what is known of it belong together."""
        self._turn = asyncio.Semaphore(1)
        self._known: OrderedDict[str, Experiment] = OrderedDict()

    @property
    def pids(self) -> set[int]:
        """Return the numbers of the processes that work."""
        return {each.laborant.pid for each in self._known.values() if each.laborant is not None}

    def place_of(self, experiment: Experiment) -> int:
        """Return how many are before an experiment that waits, counting the one that is played."""
        under_way = self._under_way()
        return under_way.index(experiment) if experiment in under_way else 0

    async def find(self, key: str) -> Experiment | None:
        """Return what is known of an experiment: one that is not done is gone on with."""
        known = self._known.get(key)
        if known is not None and known.stage == "done":
            return known
        async with self._changing:
            return await self._find(key)

    async def _find(self, key: str) -> Experiment | None:
        kept = await self._store.read(lambda connection: kept_experiment(connection, key))
        known = self._known.get(key)
        if kept is None:
            if known is not None and self._is_wanted_no_more(known):
                self._cancel(known)
                del self._known[key]
                return None
            return known
        if known is None:
            known = self._remember(Experiment(key, kept.asked))
        if kept.reports is not None and known.stage != "done":
            self._finish(known, kept)  # another server was quicker, or this one before a restart
        elif known.work is None and known.stage == "waiting" and len(self._under_way()) <= MOST_WAITING:
            self._start(known)
        return known

    @staticmethod
    def _is_wanted_no_more(known: Experiment) -> bool:
        """Tell of one that is not written down any more whether another server has stopped it."""
        return known.is_under_way and known.stage != "failed" and not known.wanted_by

    def _under_way(self) -> list[Experiment]:
        return [each for each in self._known.values() if each.is_under_way]

    async def begin(self, asked: Asked, who: str) -> Experiment:
        """Play an experiment, unless that was done; one that failed is tried again."""
        key = asked.key
        async with self._changing:
            known = await self._find(key)
            if known is not None and known.stage != "failed":
                known.wanted_by.add(who)
                return known
            under_way = self._under_way()
            if sum(who in each.wanted_by for each in under_way) >= MOST_OF_ONE:
                raise Conflict("too-many-experiments", most=MOST_OF_ONE)
            if len(under_way) > MOST_WAITING:
                raise Conflict("laboratory-full", most=MOST_WAITING)
            with suppress(IntegrityError):  # another server has just written it down
                await self._store.write(lambda connection: keep_asked(connection, key, asked, time()))
            self._known.pop(key, None)
            known = self._remember(Experiment(key, asked))
            known.wanted_by.add(who)
            self._start(known)
            return known

    async def stop(self, key: str, who: str) -> None:
        """Take back what somebody began; it ends when nobody who began it wants it any more."""
        async with self._changing:
            known = self._known.get(key)
            if known is None or who not in known.wanted_by:
                raise NotFound("no-such-experiment")
            if known.is_under_way and known.wanted_by == {who}:
                # First of all: what stays written down is begun again by who looks.
                await self._store.write(lambda connection: forget_unfinished(connection, key))
                self._cancel(known)
                self._known.pop(key, None)
            known.wanted_by.discard(who)

    def _remember(self, experiment: Experiment) -> Experiment:
        experiment = self._known.setdefault(experiment.key, experiment)
        resting = [key for key, each in self._known.items() if not each.is_under_way]
        for key in resting[: max(0, len(resting) - MOST_REMEMBERED)]:
            del self._known[key]
        return experiment

    # --- working ------------------------------------------------------------------------------------------

    def _start(self, experiment: Experiment) -> None:
        experiment.work = asyncio.create_task(self._work_on(experiment))

    def _finish(self, experiment: Experiment, kept: Kept) -> None:
        self._cancel(experiment)
        experiment.reports, experiment.stage, experiment.progress = kept.reports, "done", 1.0

    def _cancel(self, experiment: Experiment) -> None:
        if experiment.laborant is not None:
            experiment.laborant.end()
        if experiment.work is not None:
            experiment.work.cancel()
            experiment.work = None

    async def _work_on(self, experiment: Experiment) -> None:
        """Play an experiment, whatever happens to the processes; one that fails is begun anew by who asks."""
        try:
            await self._play(experiment)
            if experiment.stage == "failed":
                key = experiment.key
                await self._store.write(lambda connection: forget_unfinished(connection, key))
        except Exception:
            log.exception("the experiment %s has failed and is still asked for", experiment.key)
        finally:
            experiment.work = None

    async def _play(self, experiment: Experiment) -> None:
        try:
            async with self._turn:
                async with asyncio.timeout(MOST_MINUTES * 60):
                    await self._in_turn(experiment)
        except TimeoutError:
            experiment.stage, experiment.trouble = "failed", "too-long"
        except Exception:
            experiment.stage, experiment.trouble = "failed", "broken"
            log.exception("the experiment %s has failed", experiment.key)

    async def _in_turn(self, experiment: Experiment) -> None:
        while experiment.stage not in {"done", "failed"}:
            experiment.attempts += 1
            try:
                await self._attempt(experiment)
            except (EOFError, OSError):
                told = experiment.key, experiment.attempts, MOST_ATTEMPTS
                log.warning("the experiment %s: its process has ended, attempt %s of %s", *told)
                if experiment.attempts == MOST_ATTEMPTS:
                    raise

    async def _attempt(self, experiment: Experiment) -> None:
        experiment.stage, experiment.progress = "compiling", 0.0
        experiment.laborant = laborant = Laborant()
        try:
            await asyncio.to_thread(laborant.begin, experiment.asked)
            while (told := await asyncio.to_thread(laborant.hear)).kind not in {FOUND, FAILED}:
                experiment.stage, experiment.progress = "playing", told.share
        finally:
            laborant.end()
            experiment.laborant = None
        if told.kind == FAILED:
            experiment.stage, experiment.trouble = "failed", "broken"
            log.warning("the experiment %s has failed: %s", experiment.key, told.problem)
            return
        reports: dict[str, Any] = told.reports or {}
        key, asked = experiment.key, experiment.asked
        await self._store.write(lambda connection: keep_reports(connection, key, asked, reports, time()))
        experiment.reports, experiment.stage, experiment.progress = reports, "done", 1.0

    def close(self) -> None:
        """Play nothing any more."""
        for experiment in list(self._known.values()):
            with suppress(OSError):
                self._cancel(experiment)
