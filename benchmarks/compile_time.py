"""What compiling the rules costs, and what each measure against it saves.

    python benchmarks/compile_time.py [--rounds 1]

Every way starts in a process of its own: with an empty cache, with the cache that leaves, and with that
cache less the entry point, as when a second entry point needs the same rules. Printed are seconds of
processor time until the first game has been played, and moves a second after that on one thread: the median
of the rounds, which go through all ways in turn. Advanced Cubosaurs, four players, the same bot in all seats.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

GAMES = {"random": 20_000, "greedy": 2_000}
CODE, CACHED = "code for every function", "every function cached"
WAYS = ("as it is", "nothing is seldom", "types left to Numba", CODE, CACHED)
STARTS = ("empty cache", "from cache", "new entry")


def change(way: str) -> frozenset[str] | None:
    """Undo one measure in this process; return the functions that are seldom, or None for the game's own."""
    import numba

    from cubarium.engine.backends import compiled

    if way == "types left to Numba":
        compiled._compile_callees = lambda *_: None
    elif way in (CODE, CACHED):
        njit: Any = numba.njit

        def with_code(*functions: Any, **flags: Any) -> Any:
            if "nogil" in flags:  # Numba decorates functions of its own too
                flags.pop("pipeline_class", None)
                flags["cache"] |= way == CACHED
            return njit(*functions, **flags)

        numba.njit = with_code
    return frozenset() if way == "nothing is seldom" else None


def measure(way: str, bot: str) -> None:
    """Print the two figures of one start."""
    import numpy as np

    from cubarium.engine.registry import load_game
    from cubarium.sim.backends import Compiled
    from cubarium.sim.runner import set_table

    started = time.process_time()
    seldom = change(way)
    spec = load_game("cubosaurs")
    if seldom is not None:
        spec = replace(spec, code=replace(spec.code, never_inlined=seldom))
    backend = Compiled(set_table(spec, {"players": 4, "advanced": 1}, [bot]), threads=1)
    ready = time.process_time() - started
    started = time.process_time()
    moves = int(np.sum(backend.play(7, 0, GAMES[bot]).moves))
    print(ready, moves / (time.process_time() - started))


def in_own_process(way: str, bot: str, cache: str) -> tuple[float, float]:
    """Return the seconds to the first game and the moves a second."""
    command = [sys.executable, __file__, "--only", way, bot]
    environment = {**os.environ, "CUBARIUM_CACHE": cache}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    seconds, speed = done.stdout.split()
    return float(seconds), float(speed)


def starts(way: str, bot: str) -> tuple[float, ...]:
    """Return the seconds of each kind of start, then the moves a second after the last."""
    with tempfile.TemporaryDirectory() as cache:
        cold, _ = in_own_process(way, bot, cache)
        warm, _ = in_own_process(way, bot, cache)
        for file in Path(cache).rglob("*.play_batch-*"):
            file.unlink()
        again, speed = in_own_process(way, bot, cache)
    return cold, warm, again, speed


def main() -> int:
    """Measure every way and print one table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--only", nargs=2, metavar=("WAY", "BOT"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.only:
        measure(*given.only)
        return 0
    figures: dict[tuple[str, str], list[tuple[float, ...]]] = {}
    for _ in range(given.rounds):
        for bot in GAMES:
            for way in WAYS:
                figures.setdefault((way, bot), []).append(starts(way, bot))
    print(f"{'':30}" + "".join(f"{start:>13}" for start in (*STARTS, "moves/s")))
    for (way, bot), found in figures.items():
        *seconds, speed = (statistics.median(column) for column in zip(*found, strict=True))
        print(f"{bot}, {way:22}" + "".join(f"{second:11.1f} s" for second in seconds) + f"{speed:13,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
