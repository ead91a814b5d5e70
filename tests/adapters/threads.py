"""A GPU in plain Python: kernels run as they are, one thread after the other, on records and lists."""

from __future__ import annotations

import struct
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from cubarium.adapters.environments import Records
from cubarium.adapters.gpu_environments import GpuEnvironments
from cubarium.adapters.gpu_kernels import kernel_replacements, kernels_of, loop_of, word_of
from cubarium.engine.backends.binding import bind, compiled_modules
from cubarium.engine.chance import Chance, TableChance
from cubarium.engine.record import dtype_of, layout_of, pack, unpack
from cubarium.engine.rules.kernels import DONE

GARBAGE = 85
"""What lies in memory into which nobody has written."""
GAMES_OF_BLOCK = 3


class Device(np.ndarray[Any, Any]):
    """Memory of the GPU."""

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        return np.array(self)

    def copy_to_device(self, given: np.ndarray[Any, Any]) -> None:
        assert given.dtype == self.dtype and given.shape == self.shape
        self[...] = given

    def is_c_contiguous(self) -> bool:
        return bool(self.flags.c_contiguous)


class Local(Records):
    """Memory of one thread with a record, which can also be read and written word by word."""

    def __init__(self, cls: type) -> None:
        super().__init__(cls, 1)
        list.__setitem__(self, 0, unpack(cls, bytes([GARBAGE]) * layout_of(cls).size))
        self._cls = cls
        self._words: list[int] | None = None

    def view(self, width: int) -> Words:
        return Words(self, f"<{layout_of(self._cls).size // width}{' bh i   q'[width]}")

    def words(self, form: str) -> list[int]:
        if self._words is None:
            self._words = list(struct.unpack(form, pack(super().__getitem__(0))))
            self._form = form
        return self._words

    def __getitem__(self, place: Any) -> Any:
        if self._words is not None:
            list.__setitem__(self, 0, unpack(self._cls, struct.pack(self._form, *self._words)))
            self._words = None
        return super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        self._words = None
        super().__setitem__(place, value)


class Words:
    """A record of a thread, word by word."""

    def __init__(self, local: Local, form: str) -> None:
        self._local, self._form = local, form

    def __len__(self) -> int:
        return len(self._local.words(self._form))

    def __getitem__(self, place: int) -> int:
        return self._local.words(self._form)[place]

    def __setitem__(self, place: int, number: int) -> None:
        self._local.words(self._form)[place] = number


class Threads:
    """What stands for numba-cuda: memory, and what a thread knows of the GPU. A block has one thread."""

    def __init__(self) -> None:
        self.blockIdx, self.threadIdx, self.laneid = SimpleNamespace(x=0), SimpleNamespace(x=0), 0
        self.local = self.shared = SimpleNamespace(array=self._own_array)
        self.atomic = SimpleNamespace(max=self._max, add=self._add)

    def grid(self, _: int) -> int:
        return int(self.blockIdx.x)

    def syncthreads(self) -> None:
        """Do nothing: a thread that is alone waits for nobody."""

    def syncwarp(self, _: int) -> None:
        """Do nothing, either."""

    @staticmethod
    def shfl_sync(_: int, number: int, lane: int) -> int:
        assert lane == 0
        return number

    @staticmethod
    def _own_array(length: int, kind: Any, alignment: int = 1) -> Any:
        return Local(kind) if isinstance(kind, type) else [GARBAGE] * length

    @staticmethod
    def _max(row: Any, place: int, number: int) -> None:
        row[place] = max(row[place], number)

    @staticmethod
    def _add(row: Any, place: int, number: int) -> int:
        before: int = row[place]
        row[place] += number
        return before

    @staticmethod
    def to_device(array: np.ndarray[Any, Any]) -> Device:
        return array.copy("K").view(Device)

    @staticmethod
    def device_array(shape: Any, kind: Any, order: Any = "C") -> Device:
        return np.full(shape, GARBAGE, kind, order).view(Device)

    @staticmethod
    def device_array_like(array: Device) -> Device:
        return np.full_like(array, GARBAGE)

    @staticmethod
    def as_cuda_array(array: Any) -> Any:
        return array.held


def sort_games(kinds: Any, order: Any, counts: Any, places: Any, games: int) -> int:
    """Stand in for the sorting that all threads of a block do together."""
    ways = sorted(range(games), key=kinds.__getitem__)
    order[:games] = ways
    return sum(kinds[game] != DONE for game in ways)


class OnThreads(GpuEnvironments):
    """Games side by side on the GPU in plain Python."""

    def _bind(self) -> None:
        records = self.spec.records
        threads: Any = Threads()
        self._cuda = threads
        policies = {int(role) for role in self._roles.flat}
        constants: dict[str, Any] = {"ACTIONS": self.spec.actions.count, "SHARE": np.float32}
        for name, cls in (("STATE", records.state), ("VIEW", records.view), ("CHANCE", TableChance)):
            constants |= {name: cls, f"{name}_WORD": word_of(cls).itemsize}
        functions = bind(
            (*compiled_modules(self.spec), *loop_of(self.spec)),
            self.spec.components.values(self._pack),
            replacements={
                **kernel_replacements(policies),
                **({"sort_games": sort_games} if self._sorts else {}),
            },
            constants={**constants, "cuda": threads, "BLOCK": 1, "WARP": 1},
        )
        self._games_of_block = GAMES_OF_BLOCK
        kernels = [self._launch(functions[name], self.n + 1) for name in kernels_of(self.spec)]
        if self._sorts:
            name, *_ = kernels_of(self.spec)
            kernels[0] = self._launch(functions[name], -(-self.n // GAMES_OF_BLOCK))
        *self._steps, self._choose, self._widen = kernels

    def _launch(self, function: Callable[..., None], blocks: int) -> Callable[..., None]:
        """Return a kernel as it is called: every block does its part."""

        def launch(*arguments: Any) -> None:
            plain = [self._plain(each) for each in arguments]
            for block in range(blocks):
                self._cuda.blockIdx.x = block
                function(*plain)
            for array, rows in zip(arguments, plain, strict=True):
                if isinstance(rows, Records):
                    array[...] = np.frombuffer(b"".join(map(pack, rows)), array.dtype)

        return launch

    def _plain(self, given: Any) -> Any:
        """Return an array as numbers of Python, which are written through; records are plain ones."""
        if not isinstance(given, Device):
            return given
        for cls in (self.spec.records.state, self.spec.records.options, Chance):
            if given.dtype == dtype_of(cls):
                return self._plain_records(cls, given)
        rows: Any = given
        return memoryview(rows) if rows.ndim == 1 else [memoryview(row) for row in rows]

    @staticmethod
    def _plain_records(kind: type, given: Any) -> Records:
        own = TableChance if kind is Chance else kind
        plain = Records(own, len(given))
        for place, row in enumerate(given):
            list.__setitem__(plain, place, unpack(own, row.tobytes()))
        return plain
