"""An arena from its first game to its last, over as many processes as one likes."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import groupby
from multiprocessing import get_context
from typing import TYPE_CHECKING

from cubarium.arena.plan import Contest, Meeting
from cubarium.arena.play import Result, play, sit_down
from cubarium.arena.results import ResultsFile
from cubarium.engine.errors import CubariumError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from cubarium.clusters.cluster import Cluster

Progress = Callable[[int], None]
Chunk = tuple[tuple[Meeting, ...], int, Mapping[str, int]]
"""Games that one process plays at a time, their seed and their options."""


def run(
    contests: Sequence[Contest],
    file: ResultsFile,
    processes: int,
    progress: Progress = lambda games: None,
    cluster: Cluster | None = None,
) -> list[list[Result]]:
    """Play what is not in the file yet; return the results of each contest, in the order of its games."""
    with _workers(1 if cluster else processes) as pool:
        for contest in contests:
            played = sum(meeting in file.results for meeting in contest.meetings())
            progress(played)
            if played < len(contest.pairings) * contest.games:
                met = dict.fromkeys(bot for pairing in contest.pairings for bot in pairing)
                for bot in met:  # compiled once here, so that the processes find it in the cache
                    sit_down(contest.game, bot, 0)
                chunks = list(_chunks(contest, file))
                for results in (
                    cluster.as_completed(_play_chunk, chunks) if cluster else _played(chunks, pool)
                ):
                    file.add(results)
                    progress(len(results))
    return [[file.results[meeting] for meeting in contest.meetings()] for contest in contests]


def _chunks(contest: Contest, file: ResultsFile) -> Iterator[Chunk]:
    """Return the games that are still to be played, those of a pairing and a deal together."""
    for _, group in groupby(contest.meetings(), key=lambda meeting: meeting[:-1]):
        if left := tuple(meeting for meeting in group if meeting not in file.results):
            yield left, contest.seed, contest.options


def _played(chunks: Sequence[Chunk], pool: ProcessPoolExecutor | None) -> Iterator[list[Result]]:
    """Play chunks here, or in processes; whichever is over first comes first."""
    if pool is None:
        yield from map(_play_chunk, chunks)
        return
    try:
        with _ctrl_c_waits():  # processes begin with the first games
            futures = [pool.submit(_play_chunk, chunk) for chunk in chunks]
        for future in as_completed(futures):
            yield future.result()
    except BrokenProcessPool as problem:
        raise CubariumError("a process that played games has ended; --resume goes on") from problem


def _play_chunk(chunk: Chunk) -> list[Result]:
    meetings, seed, others = chunk
    return [play(meeting, seed, others) for meeting in meetings]


@contextmanager
def _workers(count: int) -> Iterator[ProcessPoolExecutor | None]:
    """Offer processes that end with this one, however it ends; none where one is enough."""
    if count == 1:
        yield None
        return
    context = get_context("spawn")
    lifeline, held = context.Pipe(duplex=False)  # only we hold the end whose closing is felt
    pool = ProcessPoolExecutor(count, context, _live_by, (lifeline,))
    try:
        yield pool
    finally:
        held.close()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Hold a Ctrl-C back: processes that begin meanwhile never see one, not even before they ignore it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _live_by(lifeline: Connection) -> None:
    """Let a process live as long as it is needed: not end by Ctrl-C before, nor stay after a kill."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    lifeline.poll(None)
    os._exit(1)
