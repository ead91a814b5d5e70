"""Kill the server again and again while people and bots play, and prove that it keeps its promises.

    python tests/server/kill_server.py [--tables 50] [--kills 100] [--seed N] [--port 0]
                                        [--postgresql] [--servers 3]

Starts `cubarium serve` on loopback with a folder of its own, plays many tables at once over sockets, sends
SIGKILL at random moments and starts it again. With --postgresql it stands on a PostgreSQL that is stopped at
once and started again before each kill. With --servers several stand on it; one of them is killed at a time,
and now and then the Redis by which they tell each other what is new. Prints each promise with how often it
was checked, and exits with 1 if one was broken; SIGINT ends it earlier, with its report. SIGKILL takes the
process and not the machine: what a disk does when the power fails is not tried here.
"""

from __future__ import annotations

import argparse
import secrets
import signal
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # a program finds its parts as a test does

from tests.server.kill_run import PROMISES, Run, play_and_kill

MOST_FAULTS = 5
MOST_LETTERS = 6000


def show_progress(text: str) -> None:
    """Show how far the run is, in one line on a terminal."""
    end = "" if sys.stderr.isatty() else "\n"
    print(f"\r\033[K{text}" if sys.stderr.isatty() else text, end=end, file=sys.stderr, flush=True)


def report(run: Run) -> None:
    """Print what was checked and measured, then the first faults of each kind."""
    record, figures = run.record, run.figures
    print(f"\n{'promise':60} {'checked':>9} {'broken':>7}")
    for promise in PROMISES:
        print(f"{promise:60} {record.counts[promise]:>9,} {len(record.faults[promise]):>7,}")
    print(f"\n{'measured':60} {'median':>9} {'worst':>7}")
    for name, found in (
        ("a client is current again, seconds after the server is up", figures.back),
        ("the server is up, seconds after it is started", figures.starts),
        ("a clock lost, seconds for each kill", figures.clock_losses),
        ("a clock was given, seconds for each kill", figures.clock_gifts),
    ):
        print(f"{name:60} {_median(found):>9.2f} {max(found, default=0.0):>7.2f}")
    print(
        f"\n{run.killed} kills, {figures.tables} tables, {figures.games} finished games, "
        f"{figures.events:,} events, {figures.seconds:.0f} s"
    )
    for promise in PROMISES:
        if not record.counts[promise]:
            print(f"NEVER CHECKED {promise}: run for longer")
        for fault in record.faults[promise][:MOST_FAULTS]:
            print(f"BROKEN {promise}\n  {fault[:MOST_LETTERS]}")


def _median(found: Sequence[float]) -> float:
    return statistics.median(found) if found else 0.0


def main() -> int:
    """Do one run and report it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=None, help="of tables, moves and kills; else a new one")
    parser.add_argument("--port", type=int, default=0, help="0 takes a free one")
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL, which is restarted too")
    parser.add_argument("--servers", type=int, default=1, help="on one PostgreSQL, with a Redis killed too")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # and end the server with it
    seed = secrets.randbits(32) if given.seed is None else given.seed
    print(f"{given.tables} tables, {given.kills} kills, seed {seed}", flush=True)
    run = play_and_kill(
        given.tables,
        given.kills,
        seed,
        given.port,
        show_progress,
        on_postgresql=given.postgresql,
        servers=given.servers,
    )
    report(run)
    return 1 if run.is_broken else 0


if __name__ == "__main__":
    sys.exit(main())
