"""A process in which bots and reviews are got ready, one after the other."""

from __future__ import annotations

import gc
import os
import threading
import time
import traceback
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from cubarium.bots.registry import prepared_bot
from cubarium.engine.registry import load_game
from cubarium.review.preparing import PreparedReview
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.thinker import SPAWN, begin_process

REVIEW = "review"
"""Stands where a bot does for what reviews need. No bot may be called so."""
COUNT_SECONDS = 0.2
RARE_COLLECTIONS = (20_000, 20, 50)
"""Nearly all that is made while rules are compiled stays; looking for garbage as often as usual takes up to a
fifth longer, and never looking needs up to a third more memory and is hardly faster."""


class Work(NamedTuple):
    """A bot, or what reviews need, that has to be got ready for a game under a component pack."""

    game: str
    components: str
    bot: str


class Helper:
    """The process, as the server sees it."""

    def __init__(self, packs: Packs, niceness: int) -> None:
        """Start it; the nicer it is, the more it gives way to others."""
        self._pipe, theirs = SPAWN.Pipe()
        self._used: Any = SPAWN.RawValue("d", 0.0)
        given = (theirs, packs, niceness, self._used)
        self._process = SPAWN.Process(target=_prepare_on, args=given, daemon=True)
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int | None:
        """Return the number of the process."""
        return self._process.pid

    @property
    def used_seconds(self) -> float:
        """Return how long a processor has worked for it."""
        return float(self._used.value)

    def ask(self, work: Work, prepares: bool) -> tuple[bool, str]:
        """Tell whether a bot is ready, or what failed; it is got ready first if that is asked. This waits.

        Raises:
            EOFError: if the process ends before.
        """
        self._pipe.send((work, prepares))
        told: tuple[bool, str] = self._pipe.recv()
        return told

    def end(self) -> None:
        """End it, whatever it does; who waits for it is told."""
        self._process.kill()
        self._process.join()


# --- in the process ---------------------------------------------------------------------------------------


def _prepare_on(pipe: Connection, packs: Packs, niceness: int, used: Any) -> None:
    begin_process()
    os.nice(niceness)
    gc.set_threshold(*RARE_COLLECTIONS)
    threading.Thread(target=_count, args=(used,), daemon=True).start()
    while True:
        try:
            work, prepares = pipe.recv()
        except EOFError:
            return
        try:
            bot = PreparedReview if work.bot == REVIEW else prepared_bot(work.bot)
            spec = load_game(work.game)
            components = packs.find(work.game, work.components)
            if prepares:
                bot.prepare(spec, components)
            told = bot.is_ready(spec, components), ""
        except Exception:  # noqa: BLE001 - anybody's bot may fail in any way
            told = False, traceback.format_exc()
        pipe.send(told)


def _count(used: Any) -> None:
    """Tell the server again and again how much of a processor this process was given."""
    while True:
        used.value = time.process_time()
        time.sleep(COUNT_SECONDS)
