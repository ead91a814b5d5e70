"""One process that looks back at games, one after the other, and gives way to those that play.

It is given the log of a finished game and tells what it has found, better and better; after each time it is
told whether to go on.
"""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple, NoReturn

from cubarium.engine.components.pack import Edition, Pack
from cubarium.engine.log import read_log
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.review import Review, review
from cubarium.review.futures import Futures, futures
from cubarium.review.plan import Plan, stages
from cubarium.review.preparing import PreparedReview
from cubarium.server.tables.beside import Beside, Pace, Talk
from cubarium.server.tables.packs import Packs

LOW_PRIORITY = 5
THREADS = 2
"""Compiled code leaves the interpreter's lock: two cores are used where there are two."""
MOST_PLAYOUTS = 1024
MOST_SECONDS = 120.0
"""A better review is not begun if it would take longer than that."""
SILENT_SECONDS = 90.0
"""Who says nothing for so long is stuck."""
WHOLE = -1
"""Stands where the whole game is looked back at, and not one moment of it."""
WORKS, FOUND, FAILED, ENDED, UNREADY = range(5)


class Task(NamedTuple):
    """What is to be looked back at."""

    game: str
    components: Edition
    log: str
    move: int = WHOLE
    """After so many moves the game is played on."""


class Told(NamedTuple):
    """What the process tells: how far it is, what it has found, or what went wrong."""

    kind: int
    share: float = 0.0
    found: Review | Futures | None = None
    is_last: bool = False
    problem: str = ""


class Stuck(Exception):
    """Report a process that says nothing any more."""


class Reviewer(Beside):
    """A process that looks back, as the server sees it."""

    def __init__(self, packs: Packs) -> None:
        """Start it."""
        super().__init__(_review_on, packs)

    def hear(self) -> Told:
        """Return what it tells next; this waits.

        Raises:
            EOFError: if it has ended.
            Stuck: if it says nothing.
        """
        if not self._pipe.poll(SILENT_SECONDS):
            raise Stuck(f"it has said nothing for {SILENT_SECONDS:.0f} s")
        told: Told = self._pipe.recv()
        return told

    def go_on(self, wanted: bool) -> None:
        """Say whether something better is wanted, after it has found something."""
        self._pipe.send(wanted)


# --- in the process ---------------------------------------------------------------------------------------


def _review_on(talk: Talk, packs: Packs) -> NoReturn:
    os.nice(LOW_PRIORITY)
    while True:
        task: Task = talk.recv()
        try:
            components = packs.find(task.game, *task.components)
            if not PreparedReview.is_ready(load_game(task.game), components):
                talk.send(Told(UNREADY))  # this is no place to compile
                continue
            _look_back(talk, task, components)
            talk.send(Told(ENDED))
        except Exception:  # noqa: BLE001 - a game of anybody's may fail in any way
            talk.send(Told(FAILED, problem=traceback.format_exc()))


def _look_back(talk: Talk, task: Task, components: Pack) -> None:
    match = read_log(task.log, load_game, components)
    tell = _Progress(talk).tell
    for each, is_last in _reviews(match, tell) if task.move == WHOLE else _futures(match, task.move, tell):
        talk.send(Told(FOUND, 1.0, each, is_last))
        if not talk.recv() or is_last:
            return


def _reviews(match: Match, tell: Callable[[float], None]) -> Iterator[tuple[Review, bool]]:
    """Yield better and better reviews, and whether each is the last: the next one would take too long."""
    plan, counts = Plan.of(match), stages(MOST_PLAYOUTS)
    work = [plan.work_of_stage(*each) for each in pairwise([0, *counts])]
    made, stage = 0, 0
    began = time.monotonic()

    def progress(playouts: int) -> None:
        nonlocal made
        made += playouts
        tell(min(1.0, made / work[stage]))

    for found in review(match, MOST_PLAYOUTS, threads=THREADS, progress=progress):
        if plan.decisions and not found.decisions:
            yield found, False
            continue
        now = time.monotonic()
        speed = made / max(1e-9, now - began)
        is_last = stage == len(work) - 1 or work[stage + 1] / max(1.0, speed) > MOST_SECONDS
        yield found, is_last
        made, stage, began = 0, stage + 1, time.monotonic()


def _futures(match: Match, move: int, tell: Callable[[float], None]) -> Iterator[tuple[Futures, bool]]:
    yield futures(match, move, threads=THREADS, progress=tell), True


class _Progress:
    """Tells how far something is."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self._pace = Pace()

    def tell(self, share: float) -> None:
        if self._pace.is_due():
            self._talk.send(Told(WORKS, share))
