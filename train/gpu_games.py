"""Games to learn from, played on a GPU: all games of a request at once, and their positions stay there."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from cubarium.engine.backends.cuda import device_functions, require_gpu
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.options import checked_options
from cubarium.engine.record import dtype_of, record_array
from cubarium.engine.rules import guided, learning, network, playout, practice, practice_kernel, search
from train.practice_games import KEY_HIGH, ROOM_PER_GAME, Lesson, Request

THREADS = 64
KERNEL = practice_kernel.practice_kernel.__name__
SPARE = 2
"""A game has room for so many times the positions that are kept of one on the average."""


class GpuGames:
    """The practice of a game, compiled for the GPU."""

    def __init__(self, spec: GameSpec) -> None:
        """Compile it, which takes a minute or two."""
        import numba

        if spec.network is None:
            raise SystemExit(f"train: {spec.id} has no features to learn by")
        self._cuda, self.spec = require_gpu(), spec
        self.features = spec.network.features
        records, (_, self._seats) = spec.records, spec.players
        types = {cls: numba.from_dtype(dtype_of(cls)) for cls in (records.state, records.view, Chance)}
        functions = device_functions(
            spec,
            built_in_pack(spec.components.schema),
            playout,
            search,
            learning,
            network,
            guided,
            practice,
            practice_kernel,
            kernels=(KERNEL,),
            constants={
                "STATE": types[records.state],
                "VIEW": types[records.view],
                "CHANCE": types[Chance],
                "ACTIONS": spec.actions.count,
                "FEATURES": self.features,
                "SEATS": self._seats,
            },
        )
        options = numba.from_dtype(dtype_of(records.options))
        number, numbers, table = numba.int64, numba.int32[::1], numba.int32[:, ::1]
        signature = (
            number,
            options[::1],
            numbers,
            *(types[each][::1] for each in (records.state, records.view, Chance)),
            table,
            numbers,
            *(number,) * 4,
            table,
            numbers,
            numbers,
            numba.int8[:, ::1],
            numbers,
            numbers,
        )
        self._kernel = self._cuda.jit(signature)(functions[KERNEL])
        self._blank = [
            self._cuda.to_device(np.zeros(1, dtype_of(each))) for each in (records.state, records.view)
        ]

    def play(self, request: Request) -> Lesson:
        """Play the games of a request."""
        settings = [checked_options(self.spec, dict(each)) for each in request.settings]
        room = max(1, min(ROOM_PER_GAME, request.room(SPARE)))
        luck = np.zeros(1, dtype_of(Chance))
        luck["key_low"], luck["key_high"] = request.seed, KEY_HIGH
        worlds = np.zeros(self._seats, np.int32)
        worlds[: len(request.worlds)] = request.worlds
        games = request.games
        results, filled = self._zeros((games, self._seats)), self._zeros(games)
        numbers, shares, margins = (self._zeros(games * room) for _ in range(3))
        rows = torch.zeros((games * room, self.features), dtype=torch.int8, device="cuda")
        on_gpu = self._cuda.to_device
        self._kernel[-(-games // THREADS), THREADS](
            request.first,
            on_gpu(np.concatenate([record_array(each) for each in settings])),
            on_gpu(np.array([each.players for each in settings], np.int32)),
            *self._blank,
            on_gpu(luck),
            on_gpu(np.stack([request.weights] * self._seats)),
            on_gpu(worlds),
            request.width,
            request.horizon,
            request.at_random,
            request.kept,
            *(self._cuda.as_cuda_array(each) for each in (results, filled, numbers, rows, shares, margins)),
        )
        self._cuda.synchronize()
        is_filled = (torch.arange(room, device="cuda")[None] < filled[:, None]).flatten()

        def kept(column: Any) -> NDArray[Any]:
            return np.asarray(column[is_filled].cpu().numpy())

        return Lesson(rows[is_filled], kept(shares), kept(numbers), results.cpu().numpy())

    @staticmethod
    def _zeros(shape: int | tuple[int, int]) -> Any:
        return torch.zeros(shape, dtype=torch.int32, device="cuda")
