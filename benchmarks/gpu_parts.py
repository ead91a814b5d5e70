"""Where the time of a step goes that a batch takes on a GPU: parts of it are left out, one after the other.

    python benchmarks/gpu_parts.py [GAME …] [--games-at-once 262144] [--shape 128x128]

Games are played on at random until they are far from each other. Then the same step is taken from the same
positions, again and again: whole, without the part that is named, and last with nothing but what every step
reads and writes, since no action is legal. What a part costs is what a step takes less without it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import numpy as np
from batches import FAMILIES
from batches_gpu import players_of

import cubarium
from cubarium.adapters import gpu_kernels
from cubarium.adapters.gpu_environments import GpuEnvironments
from cubarium.engine.backends.cuda import require_gpu
from cubarium.engine.errors import CubariumError

FAR_FROM_EACH_OTHER = 300
"""Steps after which games that began together are spread well enough."""
REPEATS = 15
ILLEGAL = -1
_turns: list[Any] = []
"""The lock of this process: one measures at a time, while others compile."""


def no_view(s: object, seat: int, v: object) -> None:
    """Stand in for `view`."""


def no_observe(v: object, x: object) -> None:
    """Stand in for `observe`."""


def no_legal(s: object, seat: int, out: object) -> int:
    """Stand in for `legal_actions`."""
    return 0


def no_mark(legal: object, count: int, mask: object) -> None:
    """Stand in for `mark`, which writes the mask."""


PARTS: dict[str, dict[str, Any]] = {
    "the view": {"view": no_view},
    "writing the observation": {"observe": no_observe},
    "legal actions": {"legal_actions": no_legal},
    "writing the mask": {"mark": no_mark},
    "all that is shown": {
        "view": no_view,
        "observe": no_observe,
        "legal_actions": no_legal,
        "mark": no_mark,
    },
}


def batch_without(game: str, games: int, parts: dict[str, Any]) -> GpuEnvironments:
    """Return a batch whose kernels do nothing in place of some functions."""
    whole = gpu_kernels.kernel_replacements
    gpu_kernels._kernels.clear()
    gpu_kernels.kernel_replacements = lambda policies: {**whole(policies), **parts}
    try:
        batch = cubarium.batch(game, games, players=players_of(game), backend="gpu")
        assert isinstance(batch, GpuEnvironments)
        return batch
    finally:
        gpu_kernels.kernel_replacements = whole


def arrays_of(batch: GpuEnvironments) -> Iterator[tuple[str, Any]]:
    """Yield what a step reads and writes on the GPU."""
    return ((name, value) for name, value in vars(batch).items() if hasattr(value, "copy_to_device"))


def milliseconds(work: Callable[[], object], prepare: Callable[[], object]) -> float:
    """Return how long the GPU takes, the median of some times."""
    cuda = require_gpu()
    found: list[float] = []
    for _ in range(REPEATS):
        prepare()
        begin, end = cuda.event(), cuda.event()
        begin.record()
        work()
        end.record()
        end.synchronize()
        found.append(cuda.event_elapsed_time(begin, end))
    return statistics.median(found)


def measure(game: str, games: int, part: str) -> list[tuple[str, float]]:
    """Return what a step takes without a part, or what else there is to know, in milliseconds."""
    luck = np.random.default_rng(1)
    batch = batch_without(game, games, {})
    other = batch_without(game, games, PARTS[part]) if part else batch
    with _turns[0]:
        for _ in range(FAR_FROM_EACH_OTHER):
            batch.step(batch.any_actions(luck), waits=False)
        batch.confirm()
        chosen = milliseconds(lambda: batch.any_actions(luck), lambda: None)
        kept = {}
        for name, array in arrays_of(batch):
            kept[name] = batch._cuda.device_array_like(array)
            kept[name].copy_to_device(array)
        actions = kept["_chosen"]

        def prepare() -> None:
            for name, array in arrays_of(other):
                array.copy_to_device(kept[name])

        def step() -> None:
            other.step(actions, waits=False)

        if part:
            return [(f"without {part}", milliseconds(step, prepare))]
        found = [("choosing actions", chosen), ("a whole step", milliseconds(step, prepare))]
        batch._goes_on = False
        found.append(("without beginning new games", milliseconds(step, prepare)))
        actions = batch._cuda.to_device(np.full(games, ILLEGAL, np.int64))
        return [*found, ("without taking any action", milliseconds(step, prepare))]


def begin(threads: int, registers: int, turn: Any) -> None:
    """Make a process ready: one measures at a time."""
    GpuEnvironments.threads_per_block, GpuEnvironments.registers = threads, registers
    _turns.append(turn)


def main() -> None:
    """Compile all at the same time, and measure one after the other."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(FAMILIES), help="ids of games that are measured")
    parser.add_argument("--games-at-once", type=int, default=262_144)
    parser.add_argument("--shape", default="128x128", help="threads in a block x registers of a thread")
    given = parser.parse_args()
    threads, registers = map(int, given.shape.split("x"))
    require_gpu()
    here = multiprocessing.get_context("spawn")
    tasks = [(game, part) for game in given.games for part in ("", *PARTS)]
    ready = partial(begin, threads, registers, here.Lock())
    with ProcessPoolExecutor(len(tasks), here, ready) as pool:
        found = [pool.submit(measure, game, given.games_at_once, part) for game, part in tasks]
        for (game, part), future in zip(tasks, found, strict=True):
            if not part:
                print(f"{game}, {given.games_at_once:,} games")
            for name, took in future.result():
                print(f"  {name:36} {took:8.3f} ms", flush=True)


if __name__ == "__main__":
    try:
        main()
    except CubariumError as problem:
        sys.exit(f"gpu_parts.py: {problem}")
