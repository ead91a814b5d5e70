"""A GPU in plain Python: kernels run as they are, one thread after the other, on records and lists."""

from __future__ import annotations

import struct
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from cubarium.adapters.environments import Records
from cubarium.adapters.gpu_environments import GpuEnvironments
from cubarium.adapters.gpu_kernels import KERNELS, kernel_replacements, loop_of, word_of
from cubarium.engine.backends.binding import bind, compiled_modules
from cubarium.engine.chance import Chance, TableChance
from cubarium.engine.record import dtype_of, layout_of, pack, unpack

GARBAGE = 85
"""What lies in memory into which nobody has written."""


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
    """What stands for numba-cuda: memory, and what a thread knows of the GPU."""

    def __init__(self) -> None:
        self.here = 0
        self.local = SimpleNamespace(array=self._local_array)
        self.atomic = SimpleNamespace(max=self._max)

    def grid(self, _: int) -> int:
        return self.here

    @staticmethod
    def _local_array(length: int, kind: Any, alignment: int = 1) -> Any:
        return Local(kind) if isinstance(kind, type) else [GARBAGE] * length

    @staticmethod
    def _max(row: Any, place: int, number: int) -> None:
        row[place] = max(row[place], number)

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


class OnThreads(GpuEnvironments):
    """Games side by side on the GPU in plain Python."""

    threads_per_block = 4

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
            replacements=kernel_replacements(policies),
            constants={**constants, "cuda": threads},
        )
        self._step, self._choose, self._widen = (self._launch(functions[name]) for name in KERNELS)

    def _launch(self, function: Callable[..., None]) -> Callable[..., None]:
        """Return a kernel as it is called: every thread does its part."""

        def launch(*arguments: Any) -> None:
            plain = [self._plain(each) for each in arguments]
            for thread in range(self._blocks * self.threads_per_block):
                self._cuda.here = thread
                function(*plain)

        return launch

    def _plain(self, given: Any) -> Any:
        """Return an array as numbers of Python, which are written through; records are plain ones."""
        if not isinstance(given, Device):
            return given
        for cls in (self.spec.records.state, self.spec.records.options, Chance):
            if given.dtype == dtype_of(cls):
                return [unpack(cls, row.tobytes()) for row in given]
        rows: Any = given
        return memoryview(rows) if rows.ndim == 1 else [memoryview(row) for row in rows]
