"""The clients of `benchmarks/server.py`: people at tables, and what is measured of them."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, perf_counter, process_time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

GAMES = (
    ("cubosaurs", "base"),
    ("trex", "standard"),
    ("cubitos", "race-1"),
    ("cubano-2-dice", "standard"),
)
GUESTS = 20
PACE = (1.0, 3.0)
REQUESTS_AT_ONCE = 90
REQUESTS_A_SECOND = 18.0
ADDRESSES = 100
"""The clients come from so many addresses: one may not have every socket."""
WARM_UP_SECONDS = 3.0
LONGEST_WAIT = 60.0
TICK = 0.01
SEED = 7


@dataclass
class Measured:
    """What was measured with one number of tables."""

    tables: int
    times: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    server_cpu: float = 0.0
    client_cpu: float = 0.0
    other_cpu: float = 0.0
    memory: float = 0.0
    memory_before: float = 0.0

    def add(self, more: Measured) -> None:
        """Take in what was measured at another time."""
        self.times += more.times
        self.lags += more.lags
        self.counts += more.counts
        self.seconds += more.seconds
        self.server_cpu += more.server_cpu
        self.client_cpu += more.client_cpu
        self.other_cpu += more.other_cpu
        self.memory, self.memory_before = more.memory, more.memory_before

    def row(self) -> list[float]:
        """Return the figures of the printed table."""
        times = [1000 * percentile(self.times, share) for share in (0.5, 0.95, 0.99, 1.0)]
        return [
            len(self.times) / self.seconds,
            *times,
            self.counts["update"] / self.seconds,
            self.counts["bytes"] / self.seconds / 1e6,
            100 * self.server_cpu / self.seconds,
            self.memory / 1e6,
            (self.memory - self.memory_before) / self.tables / 1e3,
            100 * self.client_cpu / self.seconds,
            1000 * percentile(self.lags, 0.99),
            100 * self.other_cpu / self.seconds,
        ]


HEADS = (
    *("moves/s", "p50 ms", "p95 ms", "p99 ms", "max ms", "updates/s", "JSON MB/s", "CPU %", "RSS MB"),
    *("kB/table", "client %", "lag p99", "others %"),
)


def percentile(found: Sequence[float], share: float) -> float:
    """Return the value below which a share of those found lies."""
    return sorted(found)[min(len(found) - 1, int(share * len(found)))] if found else 0.0


def memory_of(pid: int) -> float:
    """Return the bytes a process holds in memory."""
    return float(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def cpu_of(pid: int) -> float:
    """Return the CPU seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def busy_seconds() -> float:
    """Return the CPU seconds all processes of the machine have used."""
    user, nice, system, _idle, _wait, *interrupts = map(int, Path("/proc/stat").read_text().split()[1:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


# --- the clients -------------------------------------------------------------------------------------------


class Pacer:
    """Lets so many requests through at once and so many more each second."""

    def __init__(self) -> None:
        """Start with a full bucket."""
        self._free_at = monotonic() - REQUESTS_AT_ONCE / REQUESTS_A_SECOND

    async def wait(self) -> None:
        """Wait for one's turn."""
        now = monotonic()
        self._free_at = max(self._free_at, now - REQUESTS_AT_ONCE / REQUESTS_A_SECOND) + 1 / REQUESTS_A_SECOND
        await asyncio.sleep(max(0.0, self._free_at - now))


class Client:
    """One person at one table."""

    def __init__(self, bench: Bench, number: int, cookie: str, table: str) -> None:
        """Prepare; nothing is sent yet. Those with even numbers have set their table."""
        self.bench = bench
        self.number = number
        self.cookie = cookie
        self.table = table
        self.is_owner = number % 2 == 0
        self.is_playing = False
        self._game: dict[str, Any] | None = None
        self._sent: dict[str, float] = {}
        self._is_thinking = False
        self._number = 0
        self._socket: ClientConnection | None = None

    async def live(self) -> None:
        """Play at the table."""
        address = f"ws://127.0.0.1:{self.bench.port}/api/tables/{self.table}/socket"
        async with connect(
            address,
            local_addr=(f"127.0.2.{self.number % ADDRESSES + 1}", 0),
            additional_headers={"cookie": self.cookie},
            proxy=None,
            ping_interval=None,
            open_timeout=30,
        ) as found:
            self._socket = found
            if not self.is_owner:
                await self._send({"type": "sit", "seat": 1})
            async for text in found:
                await self._take(text)

    async def _take(self, text: str | bytes) -> None:
        measured = self.bench.measured
        message = json.loads(text)
        kind = message["type"]
        measured.counts[kind] += 1
        measured.counts["bytes"] += len(text)
        if kind == "done":
            sent = self._sent.pop(message["id"])
            if message["id"].endswith("-act") and self.table != self.bench.watched:
                measured.times.append(perf_counter() - sent)
            self.think()  # the update came before
        elif kind == "refused":
            measured.counts[f"refused: {message['code']}"] += 1
            self._sent.pop(message["id"], None)
            self.think()
        elif kind in {"welcome", "update"}:
            self._game = message["game"] or self._game
            if message["table"]:
                await self._look_at(message["table"])
            self.think()

    async def _look_at(self, table: dict[str, Any]) -> None:
        self.is_playing = table["status"] == "playing"
        is_full = all(seat["person"] for seat in table["seats"])
        if self.is_owner and table["status"] == "open" and is_full and not self._sent:
            await self._send({"type": "start"})

    def think(self) -> None:
        """Choose a move after a while, if asked, once every table has begun."""
        if not self.bench.has_begun:
            return
        if self._game is not None and self._game["actions"] and not self._is_thinking and not self._sent:
            self._is_thinking = True
            loop = asyncio.get_running_loop()
            loop.call_later(self.bench.luck.uniform(*PACE), self._move)

    def _move(self) -> None:
        self._is_thinking = False
        game = self._game
        if game is not None and game["actions"] and not self.bench.is_over:
            action = self.bench.luck.choice(game["actions"])["action"]
            move = {"type": "act", "move": game["move"], "seat": game["seat"], "action": action}
            self.bench.keep(asyncio.create_task(self._send(move)))

    async def _send(self, command: dict[str, Any]) -> None:
        assert self._socket is not None
        self._number += 1
        name = f"{self._number}-{command['type']}"
        text = json.dumps({"id": name, **command})
        self._sent[name] = perf_counter()
        await self._socket.send(text)


class Bench:
    """One server and the clients of so many tables."""

    def __init__(self, tables: int, port: int, pid: int) -> None:
        """Measure a server that has just been started."""
        self.port = port
        self.pid = pid
        self.luck = random.Random(SEED)
        self.tables: list[str] = []
        self.watched = ""
        """A table whose own times are not measured."""
        self.has_begun = False
        self.is_over = False
        self.measured = Measured(tables)
        self._memory_before = memory_of(pid)
        self._pacer = Pacer()
        self._tasks: set[asyncio.Task[None]] = set()

    def keep(self, task: asyncio.Task[None]) -> None:
        """Keep a task until it is done."""
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.measured.counts[f"refused: {task.exception()!r}"[:80]] += 1

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Open the tables, and let them play."""
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", trust_env=False, timeout=30
        ) as http:
            clients = await self._open_tables(http, self.measured.tables)
        until = monotonic() + LONGEST_WAIT
        while not all(client.is_playing for client in clients):
            if monotonic() > until:
                raise RuntimeError(f"not every table has begun: {self.measured.counts}")
            await asyncio.sleep(TICK)
        self.has_begun = True
        for client in clients:
            client.think()
        self.keep(asyncio.create_task(self._tick()))
        yield
        self.is_over = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _open_tables(self, http: httpx.AsyncClient, tables: int) -> list[Client]:
        cookies = [await self._come_in(http, number) for number in range(GUESTS)]
        clients: list[Client] = []
        for number in range(tables):
            game, variant = GAMES[number % len(GAMES)]
            # Every guest sets as many tables as any other, and plays against one after the other.
            pair = [cookies[(number + other) % GUESTS] for other in (0, 1 + number // GUESTS % (GUESTS - 1))]
            await self._pacer.wait()
            wish = {"game": game, "variant": variant, "seats": ["me", "open"]}
            answer = await http.post("/api/tables", json=wish, headers={"cookie": pair[0]})
            self.tables.append(answer.raise_for_status().json()["table"]["id"])
            for cookie in pair:
                await self._pacer.wait()
                clients.append(Client(self, len(clients), cookie, self.tables[-1]))
                self.keep(asyncio.create_task(clients[-1].live()))
        return clients

    async def _come_in(self, http: httpx.AsyncClient, number: int) -> str:
        await self._pacer.wait()
        answer = await http.post("/api/guest", json={"name": f"Guest {number + 1}"})
        http.cookies.clear()
        return str(answer.raise_for_status().headers["set-cookie"].split(";")[0])

    async def _tick(self) -> None:
        """Measure how late the clients' own process is."""
        while True:
            wanted = perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.measured.lags.append(perf_counter() - wanted)

    async def measure(self, seconds: float) -> Measured:
        """Measure for a while, after a while."""
        await asyncio.sleep(WARM_UP_SECONDS)
        measured = self.measured = Measured(self.measured.tables, memory_before=self._memory_before)
        before = (perf_counter(), cpu_of(self.pid), process_time(), busy_seconds())
        await asyncio.sleep(seconds)
        after = (perf_counter(), cpu_of(self.pid), process_time(), busy_seconds())
        measured.seconds, measured.server_cpu, measured.client_cpu, busy = (
            b - a for a, b in zip(before, after, strict=True)
        )
        measured.other_cpu = max(0.0, busy - measured.server_cpu - measured.client_cpu)
        measured.memory = memory_of(self.pid)
        self.measured = Measured(measured.tables)
        return measured
