"""The GPU backend against the CPU: the same final states, and moves a second.

    python benchmarks/gpu.py [GAME] [--games 1000000] [--players 4] [--variant NAME] [--bot random]

Without a variant it is the advanced game, or the first variant of a game that has none.

Needs a CUDA GPU and numba-cuda; prints one table and exits with 1 if a checksum differs.
"""

from __future__ import annotations

import argparse
import sys
import time

from cubarium.engine.backends.cuda import require_gpu
from cubarium.engine.errors import CubariumError
from cubarium.engine.registry import load_game
from cubarium.sim.backends import Compiled, Table
from cubarium.sim.checksum import checksum, joined
from cubarium.sim.gpu import Gpu
from cubarium.sim.runner import set_table

SEED = 7
LEAST_LAUNCHES = 3


def compare(what: Table, games: int, chunk: int) -> bool:
    """Play the same games on both backends and compare the checksums."""
    sums: dict[str, list[int]] = {"gpu": [], "compiled": []}
    for backend in (Gpu(what, chunk), Compiled(what)):
        started = time.perf_counter()
        moves = 0
        for first in range(0, games, chunk):
            batch = backend.play(SEED, first, min(chunk, games - first))
            sums[backend.name].append(checksum(batch.states, first))
            moves += int(batch.moves.sum())
        seconds = time.perf_counter() - started
        total = joined(*sums[backend.name])
        print(
            f"  {backend.name:9} {games:>10,} games {moves:>13,} moves {seconds:8.2f} s  {total}", flush=True
        )
    return sums["gpu"] == sums["compiled"]


def throughput(what: Table, chunk: int, seconds: float) -> None:
    """Print moves a second with the results left on the GPU, the median of the launches."""
    cuda = require_gpu()
    started = time.perf_counter()
    backend = Gpu(what, chunk)
    moves = int(backend.play(SEED, 0, chunk).moves.sum())
    print(f"  compiled and first batch in {time.perf_counter() - started:.1f} s", flush=True)
    rates: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until or len(rates) < LEAST_LAUNCHES:
        started = time.perf_counter()
        backend.launch(SEED, 0, chunk)
        cuda.synchronize()
        rates.append(moves / (time.perf_counter() - started))
    median = sorted(rates)[len(rates) // 2]
    print(
        f"  {chunk:>9,} games at once: {median / 1e6:8.0f} million moves/s ({len(rates)} launches)",
        flush=True,
    )


def main() -> int:
    """Run the comparison and the timing."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="cubosaurs")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--variant")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--chunks", default="65536,262144,1048576")
    given = parser.parse_args()
    require_gpu()
    spec = load_game(given.game)
    variant = given.variant or (
        "advanced" if "advanced" in spec.settings.variants else next(iter(spec.settings.variants))
    )
    if variant not in spec.settings.variants:
        parser.error(f"{given.game} has the variants {', '.join(spec.settings.variants)}")
    options = {"players": given.players, **spec.settings.variants[variant]}
    print(f"{given.game} {variant}, {given.players} players, every seat {given.bot}")
    what = set_table(spec, options, [given.bot])
    for chunk in map(int, given.chunks.split(",")):
        throughput(what, chunk, given.seconds)
    return 0 if compare(what, given.games, 1 << 18) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except CubariumError as problem:
        sys.exit(f"gpu.py: {problem}")
