"""Many games that are played on side by side on a GPU: nothing that is known of them leaves it.

    games = cubarium.batch("cubosaurs", 65536, players=2, against="greedy", backend="gpu")
    rows, masks = (torch.from_dlpack(shared(each)) for each in (games.observations, games.masks))
    rewards, ended = (torch.from_dlpack(shared(each)) for each in (games.rewards, games.ended))
    while learning:
        games.step(choose(rows, masks))
        learn(rewards, ended)

Arrays are Numba's. PyTorch, CuPy and JAX read them where they lie.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

from cubarium.adapters.environments import MAX_NUMBER, MAX_SEED, Environments, Step, whole
from cubarium.adapters.gpu_kernels import compiled_kernels, word_of
from cubarium.engine.backends import cuda as backend
from cubarium.engine.chance import MASK, STREAMS, Chance
from cubarium.engine.errors import IllegalAction, Malformed
from cubarium.engine.record import dtype_of, record_array, unpack
from cubarium.engine.rules import batching
from cubarium.engine.rules.kernels import BLOCK
from cubarium.sim.gpu import games_of_block, sorts

if TYPE_CHECKING:
    from numpy.random import Generator
    from numpy.typing import NDArray


def shared(array: Any) -> Any:
    """Return an array of the GPU as one that every library knows, by DLPack; it lies where it lay."""
    from cuda.core.utils import StridedMemoryView

    return StridedMemoryView.from_any_interface(array, stream_ptr=-1)  # -1: nothing has to be waited for


class GpuEnvironments(Environments):
    """Games in play on a GPU, the same as everywhere. What a step brings is written in place, too."""

    backends: ClassVar[tuple[str, ...]] = ("gpu",)
    threads_per_block: ClassVar[int] = 128
    registers: ClassVar[int] = 128
    """Of a thread, at most; where games are sorted, that kernel has its own shape."""

    @property
    def _sorts(self) -> bool:
        return sorts(self.spec)

    def _bind(self) -> None:
        self._cuda = backend.require_gpu()
        policies = {int(role) for role in self._roles.flat}
        kernels = compiled_kernels(self.spec, self._pack, self.options, policies, self.registers)
        grids = [(-(-self.n // self.threads_per_block), self.threads_per_block)] * len(kernels)
        if self._sorts:
            self._games_of_block = games_of_block(self.n, self._cuda)
            grids[0] = -(-self.n // self._games_of_block), BLOCK
        launched = [kernel[grid] for kernel, grid in zip(kernels, grids, strict=True)]
        *self._steps, self._choose, self._widen = launched

    def _lay_out(self, finals: int) -> None:
        """Lay out the memory of the GPU: of observations and masks, the numbers of all games side by side."""
        import numpy as np

        def rows(width: int, kind: type) -> Any:
            return self._cuda.device_array((self.n, width), kind, order="F")

        def each(kind: Any) -> Any:
            return self._cuda.device_array(self.n, kind)

        on_gpu, records, shape = self._cuda.to_device, self.spec.records, (self.n, self.players)
        self.observations: Any = rows(self.layout.size, np.int16)
        self.masks: Any = rows(self.spec.actions.count, np.int8)
        self.seats: Any = each(np.int8)
        self.finals: Any = on_gpu(np.zeros((finals, self.layout.size), np.int16, order="F"))
        self.rewards = self._cuda.device_array(shape, np.float32)
        self.scores, self._earned = (self._cuda.device_array(shape, np.int32) for _ in range(2))
        self.ended, self._found = each(np.bool_), each(np.int8)
        self._numbers, self._taken, self._chosen = (each(np.int64) for _ in range(3))
        if self._sorts:  # games are near each other at one moment, and far from each other at the next
            self._kept: Any = each(dtype_of(records.state))
            self._deals, self._bot_chances = (each(dtype_of(Chance)) for _ in range(2))
        else:
            word = word_of(records.state)
            words = dtype_of(records.state).itemsize // word.itemsize
            self._kept = self._cuda.device_array((words, self.n), word)
            self._deals, self._bot_chances = (
                self._cuda.device_array((STREAMS, self.n), np.int32) for _ in range(2)
            )
        self._refused = on_gpu(np.zeros(1, np.int32))
        self._given = [on_gpu(record_array(self.options)), on_gpu(self._roles)]
        self._empty = [on_gpu(np.zeros(1, dtype_of(cls))) for cls in (records.state, Chance)]

    def _run(self, actions: Any) -> None:
        shown, scored = (self.observations, self.masks), (self.scores, self._earned)
        told = (self.rewards, self.ended, self._refused)
        step = (
            self._kept,
            self._deals,
            self._bot_chances,
            *self._given,
            actions,
            self._found,
            *shown,
            self.finals,
            *scored,
            self._numbers,
            self.seats,
            *self._empty,
            self._goes_on,
            self._seed & MASK,
            self._seed >> 32,
        )
        take_step, show = self._steps
        if self._sorts:
            take_step(*step, self._games_of_block)
            show(self._kept, self._found, *shown, *scored, self.seats, *told)
        else:
            take_step(*step, *told)
            show(self._kept, self._found, *shown, self.seats)

    @property
    def numbers(self) -> NDArray[Any]:
        """Return the number of each game under the seed."""
        found: NDArray[Any] = self._numbers.copy_to_host() - self.n
        return found

    def reset(self, seed: SupportsIndex | None = None, first: SupportsIndex = 0) -> None:
        """Begin all games anew: those of the seed, from the number `first` on."""
        import numpy as np

        seed = self._seed if seed is None else whole("seed", seed, 0, MAX_SEED)
        first = whole("first", first, 0, MAX_NUMBER)
        self._seed = seed
        self._numbers.copy_to_device(np.arange(first, first + self.n, dtype=np.int64))
        self.seats.copy_to_device(np.full(self.n, batching.NOBODY, np.int8))
        self._run(self._taken)

    def any_actions(self, luck: Generator) -> Any:
        """Choose one of the legal actions of each game at random; 0 where a game has ended. Written in place.

        They are not those that the same luck chooses elsewhere: the GPU draws them itself.
        """
        key = int(luck.integers(1 << 63))
        self._choose(self.masks, self._chosen, key & MASK, key >> 32)
        return self._chosen

    def step(self, actions: Any, *, waits: bool = True) -> Step:
        """Take an action in each game: numbers of any kind, which may lie on the GPU.

        A step that does not wait for the GPU says nothing of an action that is not legal; `confirm` does.

        Raises:
            IllegalAction: if one is not legal; then the games whose action was legal have gone on.
        """
        self._run(self._on_gpu(actions))
        if waits:
            self.confirm()
        return Step(self.rewards, self.scores, self.ended)

    def _on_gpu(self, actions: Any) -> Any:
        """Return actions as numbers of 64 bits on the GPU."""
        import numpy as np

        is_there = hasattr(actions, "__cuda_array_interface__")
        given: Any = self._cuda.as_cuda_array(actions) if is_there else np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise Malformed(f"actions: expected {self.n} whole numbers")
        if not is_there:
            self._taken.copy_to_device(given.astype(np.int64))
        elif given.dtype == np.int64 and given.is_c_contiguous():
            return given
        else:
            self._widen(given, self._taken)
        return self._taken

    def confirm(self) -> None:
        """Wait for the GPU.

        Raises:
            IllegalAction: if since the last time an action was not legal.
        """
        import numpy as np

        (refused,) = self._refused.copy_to_host()
        if refused != 0:
            self._refused.copy_to_device(np.zeros(1, np.int32))
            game = self.n - int(refused)
            text = f"game {game}: an action is not legal for seat {int(self.seats[game])}; look at its mask"
            raise IllegalAction("", text, {}, text)

    def _state_of(self, game: int) -> Any:
        if self._sorts:
            data = self._kept[game : game + 1].copy_to_host().tobytes()
        else:
            data = b"".join(self._kept[w, game].tobytes() for w in range(len(self._kept)))
        return unpack(self.spec.records.state, data)

    def __deepcopy__(self, memo: dict[int, Any]) -> GpuEnvironments:
        """Return games that go on by themselves; what nothing is written into is shared."""
        made = copy(self)
        for name, value in vars(self).items():
            if hasattr(value, "copy_to_device"):
                mine = self._cuda.device_array_like(value)
                mine.copy_to_device(value)
                setattr(made, name, mine)
        return made
