"""Three ways to play many games, with the same bits: interpreted, compiled on CPU threads, on a GPU.

Game number i under a seed is the same game everywhere: its luck is a function of (seed, i) alone.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from cubarium.engine.binding import interpreted
from cubarium.engine.chance import DEALING, THINKING, seeded
from cubarium.engine.components import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import CubariumError
from cubarium.engine.record import dtype_of, pack, record_array
from cubarium.engine.seeding import chances
from cubarium.engine import playout

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Batch:
    """Finished games: their final states and how many moves each took."""

    states: NDArray[Any]
    moves: NDArray[Any]


class Backend(Protocol):
    """A way to play games `first` … `first + count - 1` of a seed to their end."""

    name: str
    chunk: int
    """How many games to ask for at once, so that progress can be shown."""

    def play(self, seed: int, first: int, count: int) -> Batch:
        """Play that many games."""


@dataclass
class Table:
    """What is played: a game under a component pack, its options, and a bot number for each seat."""

    spec: GameSpec
    components: Pack
    options: Any
    bots: Sequence[int]


class Interpreted:
    """Plain Python: slow, and the reference for the others."""

    name = "interpreted"
    chunk = 50

    def __init__(self, table: Table) -> None:
        """Bind the rules of the table."""
        self.table = table
        self.functions = interpreted(table.spec, table.components, playout).functions

    def play(self, seed: int, first: int, count: int) -> Batch:
        """Play one game after the other."""
        import numpy as np

        spec, table = self.table.spec, self.table
        packed, moves = bytearray(), []
        legal = [0] * spec.action_count
        for game in range(first, first + count):
            s, v = spec.state(), spec.view()
            deal, mind = seeded(seed, game), seeded(seed, game, THINKING)
            moves.append(
                self.functions["play_game"](s, table.options, deal, mind, v, legal, list(table.bots))
            )
            packed += pack(s)
        states = np.frombuffer(bytes(packed), dtype_of(spec.state))
        return Batch(states, np.array(moves, np.int32))


class Compiled:
    """Numba on CPU threads; threads share nothing, so any number of them gives the same games."""

    name = "compiled"

    def __init__(self, table: Table, threads: int = 0) -> None:
        """Compile the rules, or take them from the cache."""
        import numpy as np

        from cubarium.engine.compiled import compile_rules

        self.table = table
        self.threads = threads or len(os.sched_getaffinity(0))
        self.chunk = 4096 * self.threads
        thoughtless = {"consult": playout.nobody} if set(table.bots) <= {playout.RANDOM} else {}
        rules = compile_rules(
            table.spec, table.components, playout, entry_points=("play_batch",), instead=thoughtless
        )
        self._play_batch = rules.functions["play_batch"]
        self._options = record_array(table.options)
        self._bots = np.array(table.bots, np.int8)
        self.play(0, 0, 1)

    def play(self, seed: int, first: int, count: int) -> Batch:
        """Split the games over the threads."""
        import numpy as np

        spec = self.table.spec
        states = np.zeros(count, dtype_of(spec.state))
        moves = np.zeros(count, np.int32)
        deals, minds = chances(seed, first, count, DEALING), chances(seed, first, count, THINKING)

        def part(start: int, stop: int) -> None:
            views = np.zeros(1, dtype_of(spec.view))
            legal = np.zeros(spec.action_count, np.int32)
            here = slice(start, stop)
            self._play_batch(
                states[here], self._options, deals[here], minds[here], views, legal, self._bots, moves[here]
            )

        edges = [count * t // self.threads for t in range(self.threads + 1)]
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(part, edges[:-1], edges[1:]))
        return Batch(states, moves)


def make_backend(name: str, table: Table, threads: int = 0) -> Backend:
    """Return a backend by name."""
    if name == "interpreted":
        return Interpreted(table)
    if name == "compiled":
        return Compiled(table, threads)
    if name == "gpu":
        from cubarium.sim.gpu import Gpu

        return Gpu(table)
    raise CubariumError(f"there is no backend {name[:40]!r}; choose interpreted, compiled or gpu")
