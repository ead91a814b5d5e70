"""The server with many tables at once, side by side with boardgame.io from npm.

    python benchmarks/server.py [--quick] [--json FILE] [--alone] [--postgresql] [--rounds 2]
                                [--tables 10,50,150,300]

The same clients sit at both: two people a table, each with a socket of their own, who press a tenth to a
fifth of a second after they are asked, and begin another game after the last. Cubarium plays Cubosaurs and
has a move on disk before it acknowledges it; boardgame.io plays a game of cards about as long
(benchmarks/boardgame.io), once in memory, as it comes, and once in files, which it writes after it has
answered. A frame of Cubarium has sentences and all legal actions, one of boardgame.io the state alone.
With --postgresql Cubarium is measured once more on a PostgreSQL, which has each move on disk too, and as two
servers with a Redis: once with all people of a table at one server, as docs/deployment.md has it, and once
with the two people of each table at different ones. What the database takes counts as others' share.
Servers are measured by turns, so that all have the same minutes of the machine. For each:

- memory: what one more table takes, with its two sockets, awake;
- watchers: what 50 tables at which quick people play, a press 1 to 3 seconds after being asked, notice of
  5,000 sockets at which nothing happens, and of 300 spectators at one of the tables, by turns without and
  with them;
- moves a second: more and more tables, until a 99th percentile from a press to its acknowledgement, or to
  the other player's frame, is over 50 ms.

At last Cubarium alone, with quick people at tables of four games: how soon a move is acknowledged.

The clients are processes of the same machine. Where they are late themselves or take a whole core, a row is
void: it says nothing about the server. Exits with 1 where a server dies, where spectators more than double
what the other tables of Cubarium wait or one of them was let go, or where the 99th percentile at the largest
number of tables is over 100 ms. Linux only: reads /proc, and takes several addresses of loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from serving.figures import Capacity, Row, Verdict, capacity_of, ratio
from serving.parts import Beside, Examined, Plan, examine, people
from serving.processes import ProcessDied, while_alive
from serving.seats import GAMES
from serving.servers import (
    OURS,
    OURS_ON_POSTGRESQL,
    ROOT,
    SERVERS,
    TWO,
    NoPeer,
    Server,
    install_peer,
    started,
    versions,
)

WORST_P99 = 0.1
MOST_GROWTH = 2.0
LONGEST = 1500.0
"""Seconds that one server may take."""
HEADS = (
    *("moves/s", "p50 ms", "p95 ms", "p99 ms", "other p99", "CPU %", "RSS MB"),
    *("clients %", "lag p99", "others %"),
)


def machine() -> dict[str, str]:
    """Return what this was measured on."""
    names = [
        line.partition(":")[2].strip()
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        if line.startswith("model name")
    ]
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.strip()
    return {
        "processor": names[0] if names else platform.machine(),
        "cores": str(os.cpu_count()),
        "system": platform.platform(),
        "busy before": f"{os.getloadavg()[0]:.1f}",
        "commit": commit or "unknown",
    }


def print_heads() -> None:
    """Print what the columns are."""
    print(f"{'server':22} {'tables':>6} " + " ".join(f"{head:>9}" for head in HEADS), flush=True)


def print_row(row: Row) -> None:
    """Print one row, with what was refused."""
    figures = (
        row.moves_per_second,
        *(1000 * seconds for seconds in (row.p50, row.p95, row.p99, row.other_p99)),
        100 * row.cpu,
        row.memory / 1e6,
        100 * row.driver_share,
        1000 * row.lag_p99,
        100 * row.others_cpu,
    )
    shown = " ".join(f"{figure:9.1f}" for figure in figures)
    refused = f" refused: {row.refused}" if row.refused else ""
    print(f"{row.server:22} {row.tables:6} {shown} {row.verdict}{refused}", flush=True)


def side_by_side(servers: list[Server], plan: Plan, rounds: int) -> dict[str, list[Examined]]:
    """Measure every server in every round."""
    found: dict[str, list[Examined]] = {server.name: [] for server in servers}
    for turn in range(rounds):
        print(f"\nround {turn + 1} of {rounds}")
        print_heads()
        for server in servers:
            with started(server) as running:
                work = examine(running, plan, print_row)
                found[server.name].append(asyncio.run(while_alive(running.processes, work, LONGEST)))
    return found


def best_of(examined: list[Examined]) -> Capacity:
    """Return the most moves a second of all rounds."""
    return max((capacity_of(one.rows) for one in examined), key=lambda capacity: capacity.moves_per_second)


def print_summary(found: dict[str, list[Examined]]) -> None:
    """Print servers beside each other, and how many times theirs ours is."""
    ours = best_of(found[OURS.name])
    our_memory = found[OURS.name][-1].kilobytes_a_table
    print("\nthe most moves a second in time, and the memory of one more table; in brackets ours / theirs")
    for server in (each for each in (*SERVERS, *OURS_ON_POSTGRESQL) if each.name in found):
        capacity, memory = best_of(found[server.name]), found[server.name][-1].kilobytes_a_table
        quick = ratio(ours.moves_per_second, capacity.moves_per_second)
        print(
            f"{server.name:22} {capacity} ({quick}), {memory:.0f} kB a table ({ratio(our_memory, memory)}); "
            f"stores {server.stores}"
        )
    if TWO.name in found:
        print_scale(found)
    for name, examined in found.items():
        for what, beside in (("idle sockets", examined[-1].idle), ("spectators", examined[-1].spectators)):
            if beside is not None:
                print_beside(name, what, beside)


def print_scale(found: dict[str, list[Examined]]) -> None:
    """Print what a second server brings, where that can be said."""
    one, *more = (best_of(found[server.name]) for server in OURS_ON_POSTGRESQL)
    together, apart = (ratio(each.moves_per_second, one.moves_per_second) for each in more)
    floor = " at least" if more[0].is_floor and not one.is_floor else ""
    void = "; void: the clients were the limit of one server" if one.is_floor else ""
    print(f"two servers for one:{floor} {together} times the moves/s, {apart} with people apart{void}")


def print_beside(name: str, what: str, beside: Beside) -> None:
    """Print what the tables that play notice of those who watch."""
    p50, p99 = ([f"{1000 * seconds:.1f}" for seconds in pair] for pair in (beside.p50, beside.p99))
    void = "; void: the clients were late themselves, or moves too few" if beside.is_void else ""
    print(
        f"{name:22} {beside.watchers} {what}, {beside.stayed} stayed, {beside.kilobytes_each:.0f} kB each; "
        f"the others' median {p50[0]} to {p50[1]} ms, 99th percentile {p99[0]} to {p99[1]} ms: "
        f"{beside.growth:.2f} times{void}"
    )


def spectators_are_borne(examined: list[Examined]) -> bool:
    """Tell whether our other tables hardly notice spectators; what is void speaks against nobody."""
    told = [one.spectators for one in examined if one.spectators and not one.spectators.is_void]
    return all(one.growth <= MOST_GROWTH and one.stayed == one.watchers for one in told)


def measure_people(numbers: list[int], processes: int, seconds: float) -> list[Row]:
    """Measure quick people at our tables of four games."""
    print(f"\nquick people at tables of {len(GAMES)} games")
    print_heads()
    rows = []
    for tables in sorted(numbers):
        with started(OURS) as running:
            work = people(running, processes, tables, len(GAMES), seconds)
            rows.append(asyncio.run(while_alive(running.processes, work, LONGEST)))
        print_row(rows[-1])
    if len(rows) > 1:
        more = (rows[-1].memory - rows[0].memory) / (rows[-1].tables - rows[0].tables)
        print(f"one more table with its two sockets: {more / 1e3:.0f} kB")
    return rows


def wishes() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    spare = (os.cpu_count() or 1) - 1
    parser.add_argument(
        "--quick", action="store_true", help="little of everything in a minute, to see that it runs"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there, too")
    parser.add_argument("--alone", action="store_true", help="leave boardgame.io out: needs no npm")
    parser.add_argument(
        "--postgresql", action="store_true", help="measure one and two servers on a PostgreSQL, too"
    )
    parser.add_argument(
        "--rounds", type=int, default=2, help="how often the servers take turns; 0 leaves it out"
    )
    parser.add_argument("--tables", default="10,50,150,300", help="numbers of tables of quick people, or ''")
    parser.add_argument("--seconds", type=float, default=15.0, help="for each row")
    parser.add_argument("--most-tables", type=int, default=2000, help="where the steps end at the latest")
    parser.add_argument("--idle", type=int, default=5000, help="sockets at which nothing happens; 0 for none")
    parser.add_argument("--spectators", type=int, default=300, help="of one table; 0 for none")
    parser.add_argument(
        "--processes", type=int, default=max(1, min(4, spare)), help="of clients (default: %(default)s)"
    )
    given = parser.parse_args()
    if given.quick:
        given.rounds, given.seconds, given.tables = 1, 1.0, "10"
        given.most_tables, given.idle, given.spectators = 20, 200, 50
    return given


def plan_of(given: argparse.Namespace) -> Plan:
    """Return how much is measured at each server."""
    few = given.quick
    return Plan(
        processes=given.processes,
        seconds=given.seconds,
        pause=0.3 if few else 1.0,
        memory_tables=20 if few else 200,
        first_step=10,
        most_tables=given.most_tables,
        tables_beside=10 if few else 50,
        idle=given.idle,
        spectators=given.spectators,
        turns=1 if few else 2,
    )


def main() -> int:
    """Measure the servers side by side, then quick people at ours."""
    given = wishes()
    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, lambda number, _frame: sys.exit(128 + number))  # and end what was started
    _, most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
    servers = [OURS] if given.alone else list(SERVERS)
    servers += OURS_ON_POSTGRESQL if given.postgresql else ()
    is_well, told = True, dict[str, Any]()
    try:
        if not given.alone:
            install_peer()
        found_there = versions(with_peer=not given.alone)
        told = {"machine": machine(), "versions": found_there, "seconds": given.seconds}
        for facts in (told["machine"], told["versions"]):
            print(", ".join(f"{name} {value}" for name, value in facts.items()))
        if given.rounds:
            found = side_by_side(servers, plan_of(given), given.rounds)
            print_summary(found)
            told["servers"] = {name: [one.as_json() for one in them] for name, them in found.items()}
            told["capacity"] = {name: vars(best_of(them)) for name, them in found.items()}
            is_well = spectators_are_borne(found[OURS.name])
        if numbers := [int(number) for number in given.tables.split(",") if number]:
            rows = measure_people(numbers, given.processes, given.seconds)
            told["people"] = [row.as_json() for row in rows]
            print(f"99th percentile: {1000 * rows[-1].p99:.1f} ms, {1000 * WORST_P99:g} ms allowed")
            is_well = is_well and (rows[-1].p99 <= WORST_P99 or rows[-1].verdict is Verdict.VOID)
    except (NoPeer, ProcessDied, TimeoutError) as problem:
        hint = "\n--alone measures Cubarium by itself." if isinstance(problem, NoPeer) else ""
        print(f"{problem}{hint}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    if given.json:
        given.json.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
