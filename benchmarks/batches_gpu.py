"""Games side by side on a GPU: the same as on the processor, and how fast they are beside Pgx on that GPU.

    python benchmarks/batches_gpu.py [GAME …] [--check 200] [--games-at-once 262144,1048576] [--record]

Pgx may come from a folder, where JAX is installed: `pip install --no-deps -t others pgx svgwrite`, and then
`PYTHONPATH=src:others python benchmarks/batches_gpu.py`. Needs a CUDA GPU.

First every game is played on both backends, against nobody and against the simple bot, and all that a step
writes must be equal; PyTorch, CuPy and JAX must read the same, and say whether they copy. Then ours and Pgx's
are played at random in many short rounds, one after the other, with an observation and a mask written for
whoever is asked next, and a new game begun where one ended. Each contestant has a process of its own, which
compiles while others do; of the sizes of a batch that are tried, the best counts. `--shapes` tries other
numbers of threads in a block and of registers. One of 1,048,576 games takes up to 6 GB of the GPU's memory.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import statistics
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import results
from batches import FAMILIES, PGX, Contestant, pgx
from peers import MissingPeerError

import cubarium
from cubarium.engine.backends.cuda import require_gpu
from cubarium.engine.errors import CubariumError, short

COMPARED = 1000
"""Games that are played on both backends; it is no number of whole blocks."""
STEPS_AT_ONCE = 20
WRITTEN = ("observations", "masks", "seats", "finals")
BROUGHT = ("rewards", "scores", "ended")
READY = "ready"


def players_of(game: str) -> int:
    """Return four players where it can be."""
    low, high = cubarium.load_game(game).players
    return max(low, min(4, high))


def differences(game: str, against: str, steps: int) -> str:
    """Play the same games on both backends; say what differs first, or how many games were alike."""
    settings: dict[str, Any] = {"players": players_of(game), "against": against, "seed": 7}
    one, other = (
        cubarium.batch(game, COMPARED, backend=backend, keeps_finals=True, **settings)
        for backend in ("compiled", "gpu")
    )
    luck, ended = np.random.default_rng(1), 0
    for number in range(steps):
        actions = one.any_actions(luck)
        step, same = one.step(actions), other.step(actions)
        ended += int(step.ended.sum())
        pairs = [(name, getattr(step, name), getattr(same, name)) for name in BROUGHT]
        pairs += [(name, getattr(one, name), getattr(other, name)) for name in WRITTEN]
        for name, here, array in pairs:
            there = array.copy_to_host()
            if not np.array_equal(here, there):
                games, *places = np.nonzero(here != there)
                at = (games[0], *(place[0] for place in places))
                told = f"{name}{[int(place) for place in at]} is {there[at]}, not {here[at]}"
                return f"DIFFERENT in step {number}: {told}; so in {len(set(games))} games"
    return f"equal for {steps} steps of {COMPARED} games, {ended} ended"


LIBRARIES: dict[str, tuple[str, Callable[[Any], int], Callable[[Any], Any]]] = {
    "torch": ("as_tensor", lambda tensor: tensor.data_ptr(), lambda tensor: tensor.cpu().numpy()),
    "cupy": ("asarray", lambda array: array.data.ptr, lambda array: array.get()),
    "jax.numpy": ("asarray", lambda array: array.unsafe_buffer_pointer(), np.asarray),
}
"""How a library reads the CUDA array interface, where its array lies, and how it comes to the processor."""


def readings() -> list[str]:
    """Let other libraries read what lies on the GPU; say of each whether it reads the same, or a copy."""
    from cubarium.adapters.gpu_environments import shared

    games: Any = cubarium.batch("cubano-course", COMPARED, backend="gpu")
    games.step(games.any_actions(np.random.default_rng(1)))
    told = []
    for library, (own_way, place, brought) in LIBRARIES.items():
        for way in ("from_dlpack", own_way):
            for name in ("observations", "masks", "ended", "rewards"):
                array = getattr(games, name)
                try:
                    read = getattr(import_module(library), way)
                    found = read(shared(array) if way == "from_dlpack" else array)
                    is_same = np.array_equal(brought(found), array.copy_to_host())
                    is_there = place(found) == array.__cuda_array_interface__["data"][0]
                    how = ("equal" if is_same else "DIFFERENT") + ("" if is_there else ", copied")
                except Exception as problem:  # noqa: BLE001 - whatever it is, it is to be read
                    how = f"FAILED: {short(problem)}"
                told.append(f"{library}.{way}, {name}: {how}")
    return told


def ours(game: str, games: int, threads: int, registers: int) -> Contestant:
    """Return our games on the GPU; actions are chosen there too."""
    from cubarium.adapters.gpu_environments import GpuEnvironments

    GpuEnvironments.threads_per_block, GpuEnvironments.registers = threads, registers
    batch: Any = cubarium.batch(game, games, players=players_of(game), backend="gpu")
    luck = np.random.default_rng(1)

    def play(seconds: float) -> float:
        steps, started = 0, time.perf_counter()
        while time.perf_counter() - started < seconds:
            for _ in range(STEPS_AT_ONCE):
                batch.step(batch.any_actions(luck), waits=False)
            batch.confirm()
            steps += games * STEPS_AT_ONCE
        return steps / (time.perf_counter() - started)

    play(0.05)
    return play


def serve(pipe: Connection, kind: str, given: Sequence[Any]) -> None:
    """Be a contestant in a process of its own: play when told to for so many seconds."""
    try:
        started = time.perf_counter()
        if kind == "same":
            pipe.send(differences(*given))
            return
        if kind == "read":
            pipe.send("\n".join(readings()))
            return
        play = pgx(*given) if kind == "pgx" else ours(*given)
        pipe.send((READY, time.perf_counter() - started))
        while seconds := pipe.recv():
            pipe.send(play(seconds))
    except MissingPeerError as missing:
        pipe.send(str(missing))
    except Exception:  # noqa: BLE001 - whatever it is, who asked shall read it
        pipe.send(f"FAILED: {traceback.format_exc(limit=-3)}")


def begun(kind: str, *given: Any) -> Connection:
    """Begin a contestant, and return the pipe it listens to."""
    here, there = multiprocessing.get_context("spawn").Pipe()
    multiprocessing.get_context("spawn").Process(target=serve, args=(there, kind, given), daemon=True).start()
    return here


def heard(pipe: Connection) -> Any:
    """Return what a contestant says; one that broke down says nothing."""
    try:
        return pipe.recv()
    except EOFError:
        return "FAILED: the process broke down"


def compared(games: Sequence[str], steps: int) -> bool:
    """Compare the games of all backends, and say how it went."""
    told = []
    pipes = [
        (f"{game} against {bot or 'nobody'}", begun("same", game, bot, steps))
        for game in games
        for bot in ("", "greedy")
        if not bot or players_of(game) > 1
    ]
    for name, pipe in pipes:
        told.append(heard(pipe))
        print(f"{name:34} {told[-1]}", flush=True)
    return all(each.startswith("equal") for each in told)


def entries(given: argparse.Namespace) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Yield who takes part: a name, and what `begun` wants to know."""
    sizes = [int(size) for size in given.games_at_once.split(",")]
    for game in given.games:
        for shape in given.shapes.split(","):
            threads, registers = map(int, shape.split("x"))
            for size in sizes:
                yield f"{game}, {size:,}, {shape}", ("ours", game, size, threads, registers)
    for game in PGX:
        for size in given.pgx_at_once.split(","):
            yield f"Pgx {game}, {int(size):,}", ("pgx", game, int(size))


def measured(given: argparse.Namespace) -> dict[str, float]:
    """Let all play in turn; return the median of each."""
    pipes = {name: begun(*entry) for name, entry in entries(given)}
    for name, pipe in list(pipes.items()):
        said = heard(pipe)
        if said[0] != READY:
            print(f"{name}: {said}", file=sys.stderr)
            del pipes[name]
        else:
            print(f"{name:44} ready after {said[1]:.0f} s", flush=True)
    rates: dict[str, list[float]] = {name: [] for name in pipes}
    for _ in range(given.rounds):
        for name, pipe in pipes.items():
            pipe.send(given.seconds)
            rates[name].append(pipe.recv())
    for pipe in pipes.values():
        pipe.send(0)
    return {name: statistics.median(found) for name, found in rates.items()}


def main() -> int:
    """Compare, then measure; fail where anything differs or is missing."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(FAMILIES), help="ids of games that are measured")
    parser.add_argument("--check", type=int, default=200, help="steps that are compared; 0 for none")
    parser.add_argument("--games-at-once", default="262144,1048576", help="sizes of our batches")
    parser.add_argument("--pgx-at-once", default="16384,131072", help="sizes of batches of Pgx")
    parser.add_argument("--shapes", default="128x128", help="threads in a block x registers of a thread, …")
    parser.add_argument("--rounds", type=int, default=10, help="0 to compare only")
    parser.add_argument("--seconds", type=float, default=0.5, help="of each contestant in a round")
    results.add_option(parser)
    parser.add_argument("--commit", default="", help="the commit that is recorded, where there is no git")
    given = parser.parse_args()
    commit = (given.commit or results.commit()) if given.record else ""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX shares the GPU with the others
    name = require_gpu().get_current_device().name
    gpu = name if isinstance(name, str) else name.decode()  # which of them depends on numba-cuda
    print(gpu, flush=True)
    is_same = True
    if given.check:
        reading = begun("read")
        is_same = compared(cubarium.game_ids(), given.check)
        print(heard(reading), flush=True)
    if not given.rounds:
        return 0 if is_same else 1
    median = measured(given)
    best = {
        who: max((rate for name, rate in median.items() if name.startswith(f"{who}, ")), default=0.0)
        for who in (*given.games, *(f"Pgx {game}" for game in PGX))
    }
    peer = max(best[f"Pgx {game}"] for game in PGX)
    print()
    for name, rate in median.items():
        print(f"{name:44} {rate:16,.0f} steps/s{f'{rate / peer:8.1f} times Pgx' if peer else ''}")
    if commit:
        rows = {who: [rate, rate / peer if peer else None] for who, rate in best.items()}
        note = f"On one {gpu}, with observations and masks; the best size of a batch of each."
        results.record("batches-gpu", commit, ("steps a second", "to the best of Pgx"), rows, note)
    return 0 if is_same and peer and all(best.values()) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except CubariumError as problem:
        sys.exit(f"batches_gpu.py: {problem}")
