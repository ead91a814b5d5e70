"""Games on a GPU: batches of the kernel in `kernels.py`."""

from __future__ import annotations

from typing import Any

from cubarium.engine.backends import cuda as backend
from cubarium.engine.backends.binding import compiled_modules
from cubarium.engine.backends.settled import settled_fields
from cubarium.engine.chance import MASK, Chance
from cubarium.engine.contract import GameSpec
from cubarium.engine.record import dtype_of, pack, record_array
from cubarium.engine.rules import kernels, playout, steps
from cubarium.sim.backends import Batch, Table

THREADS_PER_BLOCK = 128
SORTING_REGISTERS = 96
"""As many as a multiprocessor has for a block; more threads, and fewer, are slower."""


def sorts(spec: GameSpec) -> bool:
    """Tell whether the games of a block are sorted by what they do next: the rules must tell."""
    return steps not in compiled_modules(spec)


def games_of_block(games: int, cuda: Any) -> int:
    """Share the games among the multiprocessors, as far as a block can hold them to sort them."""
    processors: int = cuda.get_current_device().MULTIPROCESSOR_COUNT
    share = -(-games // processors)
    return min(-(-share // kernels.WARP) * kernels.WARP, kernels.MOST_GAMES)


def kernel_function(table: Table) -> Any:
    """Return the plain kernel function, bound to the game."""
    import numba

    spec = table.spec
    constants = {
        "STATE": numba.from_dtype(dtype_of(spec.records.state)),
        "VIEW": numba.from_dtype(dtype_of(spec.records.view)),
        "CHANCE": numba.from_dtype(dtype_of(Chance)),
        "ACTIONS": spec.actions.count,
    }
    fewer = {} if table.needs_heuristic else {"ask_heuristic": playout.no_heuristic}
    values = spec.components.values(table.components)
    functions = backend.device_functions(
        spec,
        table.components,
        playout,
        kernels,
        kernels=("play_kernel", "sorting_kernel"),
        constants=constants,
        replacements={**fewer, **spec.code.for_table(table.options, values)},
        settled=settled_fields(spec, table.options),
    )
    return functions["sorting_kernel" if sorts(spec) else "play_kernel"]


def kernel_signature(table: Table) -> tuple[Any, ...]:
    """Return the argument types of the kernel."""
    import numba

    def array(cls: type) -> Any:
        return numba.from_dtype(dtype_of(cls))[::1]

    spec, number = table.spec, numba.int64
    common = (
        array(spec.records.state),
        numba.int32[::1],
        array(spec.records.options),
        numba.int8[::1],
        array(spec.records.state),
        array(Chance),
        number,
        number,
        number,
        numba.int32[:, ::1],
        numba.int32[:, ::1],
    )
    return (*common, array(Chance), array(Chance), number) if sorts(spec) else common


_kernels: dict[tuple[Any, ...], Any] = {}


def compiled_kernel(table: Table) -> Any:
    """Return the compiled kernel: one for the options of a table, which it need not ask for."""
    key = (table.spec.id, table.components.digest, table.needs_heuristic, pack(table.options))
    if key not in _kernels:
        registers = {"max_registers": SORTING_REGISTERS} if sorts(table.spec) else {}
        jit = backend.require_gpu().jit(kernel_signature(table), **registers)
        _kernels[key] = jit(kernel_function(table))
    return _kernels[key]


class Gpu:
    """numba-cuda: one game a thread."""

    name = "gpu"

    def __init__(self, table: Table, chunk: int = 1 << 18) -> None:
        """Compile the kernel and lay out the memory."""
        import numpy as np

        self._cuda = backend.require_gpu()
        self.table = table
        self.chunk = chunk
        self._kernel = compiled_kernel(table)
        self._options = self._cuda.to_device(record_array(table.options))
        self._policies = self._cuda.to_device(np.array(table.policies, np.int8))
        self._empty_state = self._cuda.to_device(np.zeros(1, dtype_of(table.spec.records.state)))
        self._empty_chance = self._cuda.to_device(np.zeros(1, dtype_of(Chance)))
        self._states = self._cuda.device_array(chunk, dtype_of(table.spec.records.state))
        self._moves = self._cuda.device_array(chunk, np.int32)
        self._scores = self._cuda.device_array((chunk, table.options.players), np.int32)
        self._returns = self._cuda.device_array((chunk, table.options.players), np.int32)
        self._luck = [self._cuda.device_array(chunk, dtype_of(Chance)) for _ in range(2 * sorts(table.spec))]

    def launch(self, seed: int, first: int, count: int) -> None:
        """Start a batch; the results stay on the GPU."""
        if self._luck:
            games = games_of_block(count, self._cuda)
            blocks, threads, more = -(-count // games), kernels.BLOCK, (*self._luck, games)
        else:
            blocks, threads, more = -(-count // THREADS_PER_BLOCK), THREADS_PER_BLOCK, ()
        self._kernel[blocks, threads](
            self._states[:count],
            self._moves[:count],
            self._options,
            self._policies,
            self._empty_state,
            self._empty_chance,
            seed & MASK,
            seed >> 32,
            first,
            self._scores[:count],
            self._returns[:count],
            *more,
        )

    def play(self, seed: int, first: int, count: int) -> Batch:
        """Play a batch and bring the final states back."""
        self.launch(seed, first, count)
        kept = (self._states, self._moves, self._scores, self._returns)
        return Batch(*(array[:count].copy_to_host() for array in kept))
