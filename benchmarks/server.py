"""The server with many tables at once: how soon a move is acknowledged, and what a table costs.

    python benchmarks/server.py [--tables 10,50,150,300] [--spectators 300] [--seconds 15]

For each number of tables a new server is started on loopback and that many tables of two people are opened,
each person with a socket of their own, compressed as browsers have it. Whoever is asked moves at random after
1 to 3 seconds, a quick pace, so a table sees a move about every two seconds. The acknowledgement time is
from sending a move to reading `done`, by when the move is on disk. All clients are one process on the same
machine, whose own share and lag are shown: its lag is part of the times. Twenty guests share all seats, and
the tables are set slowly, for the server limits how much comes from one address.

Then a server with 50 tables is measured by turns as it is, and while spectators watch one of its tables, a
race of Cubitos. They read in a process of their own, benchmarks/spectators.py. Both rows show the other
tables alone.

Prints what it measured and exits with 1 if the 99th percentile at the largest number is over 100 ms, if
spectators more than double the median or the 99th percentile of the other tables, or if one of them was let
go. `--tables ''` and `--spectators 0` leave one half out. Linux only: reads /proc, and takes several
addresses of loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from server_clients import HEADS, LONGEST_WAIT, PACE, Bench, Measured, percentile

ROOT = Path(__file__).resolve().parents[1]
WORST_P99 = 0.1
TABLES_BESIDE = 50
WATCHED = 2
"""The table that spectators come to; it plays Cubitos."""
MOST_GROWTH = 2.0
TURNS = 3
"""How often spectators come and go, so that both rows are of the same minutes of the machine."""
LONGEST_WATCH = 600.0
Told = dict[str, int]


def free_port() -> int:
    """Return a port at which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server() -> Iterator[tuple[int, int]]:
    """Run a server in a folder of its own; give its port and process."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="cubarium-bench-") as folder:
        command = [sys.executable, "-m", "cubarium", "serve", "--port", str(port), "--data", folder]
        with subprocess.Popen(
            command,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "CUBARIUM_AHEAD": "0"},
            stdout=subprocess.DEVNULL,
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


# --- with and without spectators ---------------------------------------------------------------------------


class Audience:
    """The process of the spectators."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """Take a process that has been started."""
        self._process = process

    async def line(self) -> str:
        """Return what it says next."""
        assert self._process.stdout is not None
        return (await asyncio.wait_for(self._process.stdout.readline(), LONGEST_WAIT)).decode().strip()

    async def end(self) -> Told:
        """Let the spectators go, and return what they have read."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        told: Told = json.loads(await self.line())
        await self._process.wait()
        return told


async def watch(count: int, port: int, table: str) -> Audience:
    """Let so many spectators come to a table."""
    program = str(ROOT / "benchmarks" / "spectators.py")
    given = (str(port), table, str(count), str(LONGEST_WATCH))
    process = await asyncio.create_subprocess_exec(sys.executable, program, *given, stdin=PIPE, stdout=PIPE)
    audience = Audience(process)
    if await audience.line() != "ready":
        raise RuntimeError("not every spectator was greeted")
    return audience


async def compare(port: int, pid: int, spectators: int, seconds: float) -> tuple[Measured, Measured, Told]:
    """Measure the other tables without and with spectators at one, and count those and what they read."""
    bench = Bench(TABLES_BESIDE, port, pid)
    without, with_them = Measured(TABLES_BESIDE), Measured(TABLES_BESIDE)
    told: Told = {"open": spectators, "messages": 0}
    async with bench.playing():
        bench.watched = bench.tables[WATCHED]
        for _ in range(TURNS):
            without.add(await bench.measure(seconds / TURNS))
            audience = await watch(spectators, port, bench.watched)
            with_them.add(await bench.measure(seconds / TURNS))
            heard = await audience.end()
            told["open"] = min(told["open"], heard["open"])
            told["messages"] += heard["messages"]
    return without, with_them, told


def row_of(first: int, second: int, measured: Measured) -> list[float]:
    """Print one row, and what was refused; return its figures."""
    figures = measured.row()
    print(f"{first:>10} {second:>8} " + " ".join(f"{x:9.1f}" for x in figures), flush=True)
    refused = {code: n for code, n in measured.counts.items() if code.startswith("refused:")}
    if refused:
        print(f"{'':19} {refused}", flush=True)
    return figures


def heads(first: str) -> None:
    """Print what the columns are."""
    print(f"{first:>10} {'sockets':>8} " + " ".join(f"{head:>9}" for head in HEADS), flush=True)


def measure_spectators(spectators: int, seconds: float) -> bool:
    """Tell whether the other tables hardly notice the spectators of one."""
    print(f"the other tables of {TABLES_BESIDE}, while spectators watch one of Cubitos")
    heads("spectators")
    with server() as (port, pid):
        without, with_them, told = asyncio.run(compare(port, pid, spectators, seconds))
    row_of(0, 2 * TABLES_BESIDE, without)
    row_of(spectators, 2 * TABLES_BESIDE + spectators, with_them)
    is_kept = True
    for name, share in (("median", 0.5), ("99th percentile", 0.99)):
        before, after = (percentile(measured.times, share) for measured in (without, with_them))
        growth = after / before if before else float("inf")
        is_kept = is_kept and growth <= MOST_GROWTH
        both = f"{1000 * before:.1f} ms, with spectators {1000 * after:.1f} ms"
        print(f"{name}: {both}: {growth:.2f} times, {MOST_GROWTH:g} allowed")
    print(f"{told['open']} of {spectators} spectators stayed, and read {told['messages']} messages")
    return is_kept and told["open"] == spectators


# --- many tables -------------------------------------------------------------------------------------------


async def play(tables: int, port: int, pid: int, seconds: float) -> Measured:
    """Measure so many tables."""
    bench = Bench(tables, port, pid)
    async with bench.playing():
        return await bench.measure(seconds)


def measure_tables(numbers: list[int], seconds: float) -> bool:
    """Tell whether moves are acknowledged soon with as many tables as there may be."""
    heads("tables")
    rows: list[list[float]] = []
    measured = Measured(0)
    for tables in sorted(numbers):
        with server() as (port, pid):
            measured = asyncio.run(play(tables, port, pid, seconds))
        rows.append([tables, *row_of(tables, 2 * tables, measured)])
    growth = [last / first if first else 0.0 for first, last in zip(rows[0], rows[-1], strict=True)]
    print(f"{'growth':>10} {growth[0]:8.1f} " + " ".join(f"{x:9.1f}" for x in growth[1:]))
    if len(rows) > 1:
        column = 1 + HEADS.index("RSS MB")
        more = (rows[-1][column] - rows[0][column]) / (rows[-1][0] - rows[0][0])
        print(f"one more table with its two sockets: {1000 * more:.0f} kB")
    p99 = percentile(measured.times, 0.99)
    print(
        f"99th percentile with {measured.tables} tables: {1000 * p99:.1f} ms, {1000 * WORST_P99:g} ms allowed"
    )
    return bool(measured.times) and p99 <= WORST_P99


def main() -> int:
    """Measure each number of tables, then one table with spectators."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", default="10,50,150,300", help="numbers of tables, each measured alone")
    parser.add_argument("--spectators", type=int, default=300, help="at one table; 0 leaves them out")
    parser.add_argument("--seconds", type=float, default=15.0, help="for each measurement")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # and end the server with it
    _, most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
    print(
        f"two people a table, a move {PACE[0]:g} to {PACE[1]:g} s after being asked, {given.seconds:g} s each"
    )
    is_well = True
    if numbers := [int(number) for number in given.tables.split(",") if number]:
        is_well = measure_tables(numbers, given.seconds)
    if given.spectators:
        is_well = measure_spectators(given.spectators, given.seconds) and is_well
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
