"""Practice on a GPU against the processor: the same positions byte by byte, and games a second.

    python benchmarks/gpu_practice.py GAME [--games 500] [--many 65536] [--worlds 2] [--horizon 1]

Every variant of the game is compared, with a network of random weights. Needs a CUDA GPU, numba-cuda and
PyTorch; prints one table and exits with 1 if anything differs.
"""

from __future__ import annotations

import argparse
import sys
import time

import numpy as np
import torch

from cubarium.engine.errors import CubariumError
from cubarium.engine.registry import load_game
from train.gpu_games import GpuGames
from train.model import Model
from train.practice_games import Games, Lesson, ProcessorGames, Request, Setting

SEED = 5
KEPT = 300
"""Of a thousand positions so many: a game has the room that the longest ones need then."""


def timed(games: Games, request: Request) -> tuple[Lesson, float]:
    """Play, and tell how many games that were a second."""
    started = time.perf_counter()
    lesson = games.play(request)
    return lesson, request.games / (time.perf_counter() - started)


def is_same(one: Lesson, other: Lesson) -> bool:
    """Tell whether all that was written down is equal; seats beyond the table's are nobody's."""
    seats = other.results.shape[1]
    return (
        torch.equal(one.rows.cpu(), other.rows)
        and np.array_equal(one.shares, other.shares)
        and np.array_equal(one.games, other.games)
        and np.array_equal(one.results[:, :seats], other.results)
    )


def main() -> int:
    """Compare every variant with two players, then with as many as there may be."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--many", type=int, default=65_536, help="games for the rate, in the first variant")
    parser.add_argument("--worlds", type=int, default=2)
    parser.add_argument("--horizon", type=int, default=1)
    given = parser.parse_args()
    spec = load_game(given.game)
    torch.manual_seed(SEED)
    started = time.perf_counter()
    gpu, processor = GpuGames(spec), ProcessorGames(spec.id, None)
    weights = Model(gpu.features).weights()
    print(f"{spec.id}: compiled in {time.perf_counter() - started:.0f} s", flush=True)

    def request(setting: Setting, games: int, kept: int) -> Request:
        worlds = (given.worlds,) * dict(setting)["players"]
        return Request(
            spec.id, (setting,), SEED, 0, games, weights, worlds, 16, given.horizon, 30, kept, choices=400
        )

    differ = 0
    players = sorted({2, spec.players[1]})
    settings = {
        f"{name}, {count}": tuple({**options, "players": count}.items())
        for name, options in spec.settings.variants.items()
        for count in players
    }
    for name, setting in settings.items():
        (here, rate), (there, slow) = (
            timed(each, request(setting, given.games, KEPT)) for each in (gpu, processor)
        )
        same = is_same(here, there)
        differ += not same
        verdict = "equal" if same else "DIFFERENT"
        print(f"  {name:30} {len(there.rows):>9,} rows {verdict:>10} {rate:10,.0f} {slow:10,.0f} games/s")
    _, rate = timed(gpu, request(next(iter(settings.values())), given.many, 100))
    print(f"  {given.many:,} games at once: {rate:,.0f} games/s")
    return 1 if differ else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except CubariumError as problem:
        sys.exit(f"gpu_practice.py: {problem}")
