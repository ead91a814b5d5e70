"""A process in which bots and reviews are got ready, one after the other."""

from __future__ import annotations

import gc
import os
import threading
import time
import traceback
from contextlib import suppress
from functools import partial
from typing import NamedTuple, NoReturn

from cubarium.bots.registry import prepared_bot
from cubarium.engine.components.pack import Edition
from cubarium.engine.registry import load_game
from cubarium.review.preparing import PreparedReview
from cubarium.server.tables.beside import Beside, Talk
from cubarium.server.tables.packs import Packs

REVIEW = "review"
"""Stands where a bot does for what reviews need. No bot may be called so."""
COUNT_SECONDS = 0.2
RARE_COLLECTIONS = (20_000, 20, 50)
"""Nearly all that is made while rules are compiled stays; looking for garbage as often as usual takes up to a
fifth longer, and never looking needs up to a third more memory and is hardly faster."""


class Work(NamedTuple):
    """A bot, or what reviews need, that has to be got ready for a game under a component pack."""

    game: str
    components: Edition
    bot: str


class Helper(Beside):
    """The process, as the server sees it."""

    def __init__(self, packs: Packs, niceness: int) -> None:
        """Start it; the nicer it is, the more it gives way to others."""
        super().__init__(partial(_prepare_on, niceness), packs)
        self.used_seconds = 0.0
        """How long a processor has worked for it, as far as it has told."""

    def ask(self, work: Work, prepares: bool) -> tuple[bool, str]:
        """Tell whether a bot is ready, or what failed; it is got ready first if that is asked. This waits.

        Raises:
            EOFError: if the process ends before.
        """
        self._pipe.send((work, prepares))
        while isinstance(told := self._pipe.recv(), float):
            self.used_seconds = told
        answer: tuple[bool, str] = told
        return answer


# --- in the process ---------------------------------------------------------------------------------------


def _prepare_on(niceness: int, talk: Talk, packs: Packs) -> NoReturn:
    os.nice(niceness)
    gc.set_threshold(*RARE_COLLECTIONS)
    while True:
        work, prepares = talk.recv()
        is_done = threading.Event()
        counting = threading.Thread(target=_count, args=(talk, is_done), daemon=True)
        counting.start()
        told = _prepare(work, prepares, packs)
        is_done.set()
        counting.join()
        talk.send(told)


def _prepare(work: Work, prepares: bool, packs: Packs) -> tuple[bool, str]:
    try:
        bot = PreparedReview if work.bot == REVIEW else prepared_bot(work.bot)
        spec = load_game(work.game)
        components = packs.find(work.game, *work.components)
        if prepares:
            bot.prepare(spec, components)
        return bot.is_ready(spec, components), ""
    except Exception:  # noqa: BLE001 - anybody's bot may fail in any way
        return False, traceback.format_exc()


def _count(talk: Talk, is_done: threading.Event) -> None:
    """Tell the server again and again how much of a processor this process was given."""
    with suppress(SystemExit):  # nobody is there: what ends the process is not this thread
        while not is_done.wait(COUNT_SECONDS):
            talk.send(time.process_time())
