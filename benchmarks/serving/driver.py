"""People at tables, in a process of their own: `benchmarks/server.py` starts it.

    python -m serving.driver DIALECT PORTS APART FIRST GAMES

Reads what to do from its input, a line of JSON each, and answers with a line; ends when its input ends. FIRST
is the number of its first table, so that no two processes set the same. Tables go to the PORTS in turn; where
APART is 1, the second person of each comes by the next port.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import asdict
from time import monotonic, perf_counter, process_time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from .figures import WORST_P99, Heard
from .seats import OPENERS, Seat, no_cookies

LONGEST_WAIT = 240.0
AT_ONCE = 8
TICK = 0.01
SEED = 7


class Press:
    """A move that is on its way: when it was sent, and what its sender knew."""

    def __init__(self, seat: Seat) -> None:
        """Start the clock."""
        self.acknowledged = seat.acknowledged
        self.refused = len(seat.refused)
        self.moves = seat.moves
        self.at = perf_counter()


class Person:
    """Somebody at a table, with a socket."""

    def __init__(self, table: Table, seat: Seat, port: int) -> None:
        """Prepare; `live` connects."""
        self.seat = seat
        self._port = port
        self.press: Press | None = None
        """Their own move, until it is acknowledged."""
        self.unseen: Press | None = None
        """The same, until the other has seen it."""
        self._table = table
        self._is_thinking = False
        self._socket: ClientConnection | None = None

    async def live(self) -> None:
        """Play until the game is over."""
        async with connect(
            f"ws://127.0.0.1:{self._port}{self.seat.path}",
            additional_headers=self.seat.headers,
            proxy=None,
            ping_interval=None,
            open_timeout=60,
            max_size=None,
        ) as self._socket:
            async for text in self._socket:
                for answer in self.seat.take(str(text)):
                    await self._socket.send(answer)
                self._table.notice(self)
                self.think()
                if self.seat.is_over and self.press is None:
                    return
        raise ConnectionError("the server has closed a socket before the game was over")

    def think(self) -> None:
        """Press after a moment, if asked."""
        table = self._table
        if not (self.seat.is_asked and table.is_playing) or self.press or self._is_thinking:
            return
        self._is_thinking = True
        pause = table.crowd.luck.uniform(*table.crowd.pace)
        asyncio.get_running_loop().call_later(pause, self._act)

    def _act(self) -> None:
        self._is_thinking = False
        if self.seat.is_asked and self._table.is_playing and self.press is None:
            self._table.crowd.keep(asyncio.create_task(self._send()))

    async def _send(self) -> None:
        assert self._socket is not None
        self.press = self.unseen = Press(self.seat)
        await self._socket.send(self.seat.press(self._table.crowd.luck))


class Table:
    """Two people who play one game after the other."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        """Prepare."""
        self.crowd = crowd
        self.number = number
        self.id = ""
        self.is_playing = False
        self.people: list[Person] = []

    @property
    def is_ready(self) -> bool:
        """Tell whether both know of a game that has begun."""
        return bool(self.people) and all(person.seat.moves >= 0 for person in self.people)

    async def live(self) -> None:
        """Set a table and play, again and again."""
        while True:
            crowd = self.crowd
            async with crowd.opening:
                opened = await OPENERS[crowd.dialect](crowd.http_of(self.number), self.number, crowd.games)
            self.id = opened.id
            self.people = [
                Person(self, seat, crowd.port_of(self.number + place * crowd.are_apart))
                for place, seat in enumerate(opened.seats)
            ]
            async with asyncio.TaskGroup() as group:
                for person in self.people:
                    group.create_task(person.live())

    def notice(self, reader: Person) -> None:
        """Measure what a frame that somebody has read was waited for."""
        now, heard = perf_counter(), self.crowd.heard
        press = reader.press
        if press and reader.seat.acknowledged > press.acknowledged:
            reader.press = None
            self._measure(heard.own, now - press.at)
        elif press and len(reader.seat.refused) > press.refused:
            reader.press = reader.unseen = None
            heard.refused[reader.seat.refused[-1]] += 1
        for person in self.people:
            if person is not reader and person.unseen and reader.seat.moves > person.unseen.moves:
                self._measure(heard.other, now - person.unseen.at)
                person.unseen = None

    def _measure(self, times: list[float], seconds: float) -> None:
        if self.number != self.crowd.left_out:
            times.append(seconds)


class Crowd:
    """All people of this process, and what they have measured."""

    def __init__(
        self, dialect: str, https: dict[int, httpx.AsyncClient], first: int, games: int, *, are_apart: bool
    ) -> None:
        """Start with nobody; `https` has what asks at each port."""
        self.dialect, self.games = dialect, games
        self.are_apart = are_apart
        self._https = https
        self.luck = random.Random(SEED + first)
        self.opening = asyncio.Semaphore(AT_ONCE)
        self.pace = (1.0, 3.0)
        self.left_out = -1
        """The number of a table whose own times are not measured."""
        self.heard = Heard()
        self.failed: BaseException | None = None
        self._first = first
        self._tables: list[Table] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.keep(asyncio.create_task(self._tick()))

    def port_of(self, number: int) -> int:
        """Return the port by which a table is reached."""
        return list(self._https)[number % len(self._https)]

    def http_of(self, number: int) -> httpx.AsyncClient:
        """Return what asks at that port."""
        return self._https[self.port_of(number)]

    def keep(self, task: asyncio.Task[None]) -> None:
        """Keep a task until it is done, and remember how the first one failed."""
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            self.failed = self.failed or task.exception()

    async def answer(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Do what is wished."""
        if self.failed:
            raise self.failed
        kind = wish["do"]
        if kind == "grow":
            await self._grow(wish["tables"])
            return {"ids": [table.id for table in self._tables]}
        if kind == "play":
            await self._play(wish["tables"], (wish["pace"][0], wish["pace"][1]))
            return {}
        self.left_out = wish["left_out"]
        return asdict(await self._measured(wish["seconds"]))

    async def _grow(self, tables: int) -> None:
        while len(self._tables) < tables:
            table = Table(self, self._first + len(self._tables))
            self._tables.append(table)
            self.keep(asyncio.create_task(table.live()))
        await self._until(lambda: all(table.is_ready for table in self._tables), "not every game has begun")

    async def _until(self, is_so: Callable[[], bool], problem: str) -> None:
        until = monotonic() + LONGEST_WAIT
        while not is_so():
            if self.failed:
                raise self.failed
            if monotonic() > until:
                raise TimeoutError(problem)
            await asyncio.sleep(TICK)

    async def _play(self, tables: int, pace: tuple[float, float]) -> None:
        """Let so many tables play, once the others have been answered what they still wait for."""
        self.pace = pace
        for number, table in enumerate(self._tables):
            table.is_playing = number < tables
        resting = [person for table in self._tables[tables:] for person in table.people]
        await self._until(lambda: not any(person.press for person in resting), "a move is never answered")
        for person in (person for table in self._tables for person in table.people):
            person.think()

    async def _tick(self) -> None:
        """Measure how late this process is itself."""
        while True:
            wanted = perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.heard.lags.append(perf_counter() - wanted)

    async def _measured(self, seconds: float) -> Heard:
        heard = self.heard = Heard(refused=Counter())
        began, used = perf_counter(), process_time()
        await asyncio.sleep(seconds)
        for person in (person for table in self._tables for person in table.people):
            if person.press and (so_far := perf_counter() - person.press.at) > WORST_P99:
                heard.own.append(so_far)  # it will be longer still
        heard.busiest = (process_time() - used) / (perf_counter() - began)
        self.heard = Heard()
        if self.failed:
            raise self.failed
        return heard


async def main(dialect: str, ports: str, are_apart: str, first: str, games: str) -> None:
    """Do what the lines of the input say until it ends."""
    loop = asyncio.get_running_loop()
    lines = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async with AsyncExitStack() as stack:
        https = {
            port: await stack.enter_async_context(
                httpx.AsyncClient(
                    base_url=f"http://127.0.0.1:{port}", cookies=no_cookies(), trust_env=False, timeout=60
                )
            )
            for port in map(int, ports.split(","))
        }
        crowd = Crowd(dialect, https, int(first), int(games), are_apart=are_apart == "1")
        while line := await lines.readline():
            print(json.dumps(await crowd.answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
