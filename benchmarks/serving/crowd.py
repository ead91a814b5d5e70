"""The people and the watchers at one server, as `benchmarks/server.py` sees them: processes it asks."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from tempfile import TemporaryFile
from time import perf_counter
from typing import IO, Any

from .figures import Heard, Row, busy_seconds, cpu_of, memory_of, row_of
from .processes import GRACE_SECONDS, ProcessDied
from .servers import ROOT, Started

LONGEST_ANSWER = 300.0
LONGEST_WATCH = 900.0
MOST_BYTES = 1 << 26
FAR = 8192
"""Tables that one process may set: their numbers do not meet those of the next."""


class Helper:
    """A process that answers lines with lines."""

    def __init__(self, process: asyncio.subprocess.Process, errors: IO[bytes]) -> None:
        """Take a process that has been started."""
        self.pid = process.pid
        self._process = process
        self._errors = errors

    async def line(self) -> str:
        """Return what it says next."""
        assert self._process.stdout is not None
        async with asyncio.timeout(LONGEST_ANSWER):
            line = await self._process.stdout.readline()
        if not line:
            self._errors.seek(0)
            said = self._errors.read().decode(errors="replace").strip().splitlines()
            raise ProcessDied(f"a process of clients has ended: {' '.join(said[-2:])}")
        return line.decode().strip()

    async def ask(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Wish for something, and wait until it is done."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(wish).encode() + b"\n")
        answer: dict[str, Any] = json.loads(await self.line())
        return answer

    async def last_words(self) -> dict[str, int]:
        """Let it go, and return what it says at the end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        told: dict[str, int] = json.loads(await self.line())
        return told

    async def end(self) -> None:
        """End it, by force if it takes too long."""
        for end in (self._process.terminate, self._process.kill):
            if self._process.returncode is None:
                end()
            try:
                async with asyncio.timeout(GRACE_SECONDS):
                    await self._process.wait()
            except TimeoutError:
                continue
            return


@asynccontextmanager
async def helper(module: str, *given: object) -> AsyncIterator[Helper]:
    """Run a module of this folder until the block is left."""
    paths = [str(ROOT / "benchmarks"), os.environ.get("PYTHONPATH", "")]
    with TemporaryFile() as errors:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", f"serving.{module}", *map(str, given)),
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
            stdin=PIPE,
            stdout=PIPE,
            stderr=errors,
            limit=MOST_BYTES,
            process_group=0,
        )
        one = Helper(process, errors)
        try:
            yield one
        finally:
            await one.end()


class Crowd:
    """Those who play at one server, in a few processes."""

    def __init__(self, started: Started, helpers: list[Helper]) -> None:
        """Start with no table."""
        self.started = started
        self.ids: list[list[str]] = [[] for _ in helpers]
        """The tables of each process, of which the first ones play."""
        self._helpers = helpers

    async def grow(self, tables: int) -> None:
        """See to it that there are so many tables at which a game has begun."""
        have = sum(map(len, self.ids))
        answers = await self._ask(lambda share: {"do": "grow", "tables": share}, max(have, tables))
        self.ids = [answer["ids"] for answer in answers]

    async def play(self, tables: int, pace: tuple[float, float]) -> None:
        """Let so many tables play, with so many seconds from being asked to pressing."""
        await self._ask(lambda share: {"do": "play", "tables": share, "pace": pace}, tables)

    async def measure(self, tables: int, seconds: float, left_out: int = -1) -> tuple[Row, Heard]:
        """Measure for a while, while so many tables play; leave the times of one of them out."""
        began, before = perf_counter(), (self._cpu(), self._cpu_of_server(), busy_seconds())
        wish = {"do": "measure", "seconds": seconds, "left_out": left_out}
        answers = await self._ask(lambda _share: wish, tables)
        took = perf_counter() - began
        ours, used, busy = (
            (b - a) / took
            for a, b in zip(before, (self._cpu(), self._cpu_of_server(), busy_seconds()), strict=True)
        )
        heard = Heard()
        for answer in answers:
            heard.add(Heard(**{**answer, "refused": Counter(answer["refused"])}))
        usage = used, self.memory(), max(0.0, busy - used - ours)
        return row_of(self.started.server.name, tables, seconds, heard, usage), heard

    def shares(self, tables: int) -> list[int]:
        """Return how many of so many tables each process has."""
        each, more = divmod(tables, len(self._helpers))
        return [each + (number < more) for number in range(len(self._helpers))]

    def memory(self) -> float:
        """Return the bytes that the server holds in memory, in all its processes."""
        return sum(memory_of(one.pid) for one in self.started.processes)

    def _cpu_of_server(self) -> float:
        return sum(cpu_of(one.pid) for one in self.started.processes)

    def _cpu(self) -> float:
        return sum(cpu_of(one.pid) for one in self._helpers)

    async def _ask(self, wish: Callable[[int], dict[str, Any]], tables: int) -> list[dict[str, Any]]:
        shares = zip(self._helpers, self.shares(tables), strict=True)
        return await asyncio.gather(*(one.ask(wish(share)) for one, share in shares))


@asynccontextmanager
async def crowd_at(started: Started, processes: int, games: int = 1) -> AsyncIterator[Crowd]:
    """Let people come to a server, who play so many games, in so many processes."""
    given = (started.server.dialect, ",".join(map(str, started.ports)), int(started.server.are_apart))
    helpers: list[Helper] = []
    async with AsyncExitStack() as stack:
        for number in range(processes):
            helpers.append(await stack.enter_async_context(helper("driver", *given, number * FAR, games)))
        yield Crowd(started, helpers)


@asynccontextmanager
async def watchers(started: Started, count: int, tables: list[str]) -> AsyncIterator[Helper]:
    """Let so many people watch some tables, and wait until everybody has been greeted."""
    given = (started.server.dialect, started.ports[0], count, LONGEST_WATCH, *tables)
    async with helper("watchers", *given) as one:
        if await one.line() != "ready":
            raise ProcessDied("not everybody who watches was greeted")
        yield one
