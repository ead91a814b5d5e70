"""What a network costs: microseconds a position, interpreted, compiled and on a GPU, with the same numbers.

    python benchmarks/network.py [GAME ...] [--positions 20000]

Positions are from games played at random. Without a GPU its column is left out. The promises of all backends
must be equal; the program fails otherwise.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np

from cubarium.engine.backends.compiled import compile_loop
from cubarium.engine.backends.cuda import NoGpu, device_functions, require_gpu
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.record import dtype_of, record_array
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.rules import network, promises
from tests.engine.networks import any_weights, promised_by_plain_python, some_views

FEW = 500
"""So many different positions; they are repeated."""
THREADS = 128


def timed(run: Callable[[], None]) -> float:
    """Return the least of three times."""
    times = []
    for _ in range(3):
        begun = time.perf_counter()
        run()
        times.append(time.perf_counter() - begun)
    return min(times)


def measure(spec: GameSpec, positions: int) -> str:
    """Measure one game; return its line."""
    assert spec.network is not None
    pack = built_in_pack(spec.components.schema)
    few, plain_weights = some_views(spec, FEW), any_weights(spec.network.features)
    begun = time.perf_counter()
    _, said = promised_by_plain_python(spec, few, plain_weights)
    times = [(time.perf_counter() - begun) / FEW]

    views = np.resize(np.concatenate([record_array(view) for view in few]), positions)
    weights, told = np.array(plain_weights, np.int32), np.zeros(positions, np.int32)
    rules = compile_loop(spec, pack, "promise_batch")
    sums, rows = (
        np.zeros((1, network.FIRST), np.int32),
        np.zeros((positions, spec.network.features), np.int8),
    )

    def on_processor() -> None:
        rows[:] = 0
        rules.functions["promise_batch"](views, rows, weights, sums, told)

    on_processor()
    times.append(timed(on_processor) / positions)
    must_equal(spec, told, said)
    with suppress(NoGpu):
        times.append(on_gpu(spec, views, weights, said) / positions)
    return "  ".join([f"{spec.id:22}", *(f"{1e6 * each:10.3f}" for each in times)])


def on_gpu(spec: GameSpec, views: Any, weights: Any, said: list[int]) -> float:
    """Compute the same on a GPU; return the seconds it took."""
    import numba

    cuda = require_gpu()
    assert spec.network is not None
    functions = device_functions(
        spec, built_in_pack(spec.components.schema), network, promises, kernels=("promise_kernel",)
    )
    rows_type, sums_type, numbers = numba.int8[:, ::1], numba.int32[:, ::1], numba.int32[::1]
    signature = numba.from_dtype(dtype_of(spec.records.view))[::1], rows_type, numbers, sums_type, numbers
    kernel = cuda.jit(signature)(functions["promise_kernel"])
    count = len(views)
    there, weights_there = cuda.to_device(views), cuda.to_device(weights)
    sums = cuda.to_device(np.zeros((count, network.FIRST), np.int32))
    told = cuda.to_device(np.zeros(count, np.int32))
    empty = np.zeros((count, spec.network.features), np.int8)
    rows = cuda.to_device(empty)

    def run() -> None:
        kernel[-(-count // THREADS), THREADS](there, rows, weights_there, sums, told)
        cuda.synchronize()

    run()
    must_equal(spec, told.copy_to_host(), said)
    return timed(run)


def must_equal(spec: GameSpec, told: Any, said: list[int]) -> None:
    """End with an error where a backend says something else than plain Python."""
    if told.tolist() != np.resize(said, len(told)).tolist():
        raise SystemExit(f"{spec.id}: a backend says something else than plain Python")


def main() -> None:
    """Measure the games that have features."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    known = [game for game in game_ids() if load_game(game).network is not None]
    parser.add_argument("games", nargs="*", default=known, metavar="GAME")
    parser.add_argument("--positions", type=int, default=20_000)
    given = parser.parse_args()
    print(f"{'microseconds a position':22}  interpreted    compiled         gpu")
    for game in given.games:
        print(measure(load_game(game), given.positions), flush=True)


if __name__ == "__main__":
    main()
