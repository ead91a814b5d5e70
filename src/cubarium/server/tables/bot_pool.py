"""Bots think in processes of their own: the server answers people meanwhile.

A process is given what the bot's seat knows and may do, and luck of its own; nothing else of the table.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TYPE_CHECKING

from cubarium.bots.registry import make_bot
from cubarium.engine.chance import thinking_luck
from cubarium.engine.record import pack, unpack
from cubarium.engine.registry import load_game
from cubarium.server.tables.packs import Packs

if TYPE_CHECKING:
    from cubarium.bots.base import Bot
    from cubarium.engine.match import Match


def choose(game: str, components: str, bot: str, view: bytes, legal: list[int], seed: int) -> int:
    """Return a bot's choice under a component pack; this runs in a process of its own."""
    chosen = _bot(game, components, bot)
    return chosen.choose(unpack(load_game(game).records.view, view), legal, thinking_luck(seed, 0))


_packs = Packs()
"""Those of the server whose process this is."""
_bots: dict[tuple[str, str, str], Bot] = {}


def _bot(game: str, components: str, name: str) -> Bot:
    key = game, components, name
    if key not in _bots:
        _bots[key] = make_bot(load_game(game), name, _packs.find(game, components))
    return _bots[key]


def _begin(packs: Packs) -> None:
    """Let a process live as long as the server: not end by Ctrl-C before it, nor stay when it was killed."""
    _packs.chosen = packs.chosen
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


class BotPool:
    """A few processes in which bots think."""

    def __init__(self, packs: Packs, processes: int = 0) -> None:
        """Take so many processes, or one for each core but the server's."""
        self._packs = packs
        self._count = processes or max(1, (os.cpu_count() or 1) - 1)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, get_context("spawn"), _begin, (self._packs,))

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        """Ask a bot for the move of a seat; a process that dies is replaced once."""
        view, legal = pack(match.view(seat)), match.legal(seat)
        question = (match.spec.id, match.components.digest, bot, view, legal, secrets.randbits(63))
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, choose, *question)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, choose, *question)

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(cancel_futures=True)
