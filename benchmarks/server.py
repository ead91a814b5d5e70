"""The server with many tables at once: how soon a move is acknowledged, and what a table costs.

    python benchmarks/server.py [--tables 10,50,150,300] [--seconds 15]

For each number of tables a new server is started on loopback and that many tables of two people are opened,
each person with a socket of their own, compressed as browsers have it. Whoever is asked moves at random after
1 to 3 seconds, a quick pace, so a table sees a move about every two seconds. The acknowledgement time is
from sending a move to reading `done`, by when the move is on disk. All clients are one process on the same
machine, whose own share and lag are shown: its lag is part of the times. Twenty guests share all seats, and
the tables are set slowly, for the server limits how much comes from one address. Prints one table and exits
with 1 if the 99th percentile at the largest number is over 100 ms. Linux only: reads /proc.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, perf_counter, process_time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[1]
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
WARM_UP_SECONDS = 3.0
LONGEST_WAIT = 60.0
TICK = 0.01
WORST_P99 = 0.1
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

    def __init__(self, bench: Bench, cookie: str, is_owner: bool) -> None:
        """Prepare; nothing is sent yet."""
        self.bench = bench
        self.cookie = cookie
        self.is_owner = is_owner
        self.is_playing = False
        self._game: dict[str, Any] | None = None
        self._sent: dict[str, float] = {}
        self._is_thinking = False
        self._number = 0
        self._socket: ClientConnection | None = None

    async def live(self, table: str) -> None:
        """Play at a table."""
        address = f"ws://127.0.0.1:{self.bench.port}/api/tables/{table}/socket"
        async with connect(
            address,
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
            if message["id"].endswith("-act"):
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
        self.measured = Measured(tables, memory_before=memory_of(pid))
        self.has_begun = False
        self.is_over = False
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

    async def go(self, seconds: float) -> Measured:
        """Open the tables, wait until all play, and measure."""
        tables = self.measured.tables
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", trust_env=False, timeout=30
        ) as http:
            clients = await self._open_tables(http, tables)
        until = monotonic() + LONGEST_WAIT
        while not all(client.is_playing for client in clients):
            if monotonic() > until:
                raise RuntimeError(f"not every table has begun: {self.measured.counts}")
            await asyncio.sleep(TICK)
        self.has_begun = True
        for client in clients:
            client.think()
        self.keep(asyncio.create_task(self._tick()))
        await asyncio.sleep(WARM_UP_SECONDS)
        await self._measure(seconds)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return self.measured

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
            table = answer.raise_for_status().json()["table"]["id"]
            for seat, cookie in enumerate(pair):
                await self._pacer.wait()
                clients.append(Client(self, cookie, is_owner=seat == 0))
                self.keep(asyncio.create_task(clients[-1].live(table)))
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

    async def _measure(self, seconds: float) -> None:
        measured = self.measured
        measured.times.clear()
        measured.lags.clear()
        measured.counts.clear()
        before = (perf_counter(), cpu_of(self.pid), process_time(), busy_seconds())
        await asyncio.sleep(seconds)
        after = (perf_counter(), cpu_of(self.pid), process_time(), busy_seconds())
        measured.seconds, measured.server_cpu, measured.client_cpu, busy = (
            b - a for a, b in zip(before, after, strict=True)
        )
        measured.other_cpu = max(0.0, busy - measured.server_cpu - measured.client_cpu)
        measured.memory = memory_of(self.pid)
        self.is_over = True


# --- the server --------------------------------------------------------------------------------------------


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


@contextmanager
def server() -> Iterator[tuple[int, int]]:
    """Run a server in a folder of its own; give its port and process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory(prefix="cubarium-bench-") as folder:
        command = [sys.executable, "-m", "cubarium", "serve", "--port", str(port), "--data", folder]
        with subprocess.Popen(
            command, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, stdout=subprocess.DEVNULL
        ) as process:
            try:
                wait_for(port, process)
                yield port, process.pid
            finally:
                process.send_signal(signal.SIGTERM)
                process.wait(timeout=60)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server takes connections."""
    until = monotonic() + LONGEST_WAIT
    while monotonic() < until and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            continue
        return
    raise RuntimeError("the server does not start")


def main() -> int:
    """Measure each number of tables and print one table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", default="10,50,150,300", help="numbers of tables, each measured alone")
    parser.add_argument("--seconds", type=float, default=15.0, help="for each number of tables")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # and end the server with it
    _, most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
    print(
        f"two people a table, a move {PACE[0]:g} to {PACE[1]:g} s after being asked, {given.seconds:g} s each"
    )
    print(f"{'tables':>8} {'sockets':>8} " + " ".join(f"{head:>9}" for head in HEADS), flush=True)
    rows: list[list[float]] = []
    measured = Measured(0)
    for tables in sorted(map(int, given.tables.split(","))):
        with server() as (port, pid):
            measured = asyncio.run(Bench(tables, port, pid).go(given.seconds))
        rows.append([tables, 2 * tables, *measured.row()])
        print(f"{tables:>8} {2 * tables:>8} " + " ".join(f"{x:9.1f}" for x in rows[-1][2:]), flush=True)
        refused = {code: n for code, n in measured.counts.items() if code.startswith("refused:")}
        if refused:
            print(f"{'':17} {refused}", flush=True)
    growth = [last / first if first else 0.0 for first, last in zip(rows[0], rows[-1], strict=True)]
    print(f"{'growth':>8} {growth[0]:8.1f} " + " ".join(f"{x:9.1f}" for x in growth[2:]))
    if len(rows) > 1:
        column = 2 + HEADS.index("RSS MB")
        more = (rows[-1][column] - rows[0][column]) / (rows[-1][0] - rows[0][0])
        print(f"one more table with its two sockets: {1000 * more:.0f} kB")
    p99 = percentile(measured.times, 0.99)
    print(
        f"99th percentile with {measured.tables} tables: {1000 * p99:.1f} ms, {1000 * WORST_P99:g} ms allowed"
    )
    return 0 if measured.times and p99 <= WORST_P99 else 1


if __name__ == "__main__":
    sys.exit(main())
