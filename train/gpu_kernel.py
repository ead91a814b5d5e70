"""The kernel that plays games to learn from on a GPU, bound to a game and ready to be compiled."""

from __future__ import annotations

from types import FunctionType
from typing import Any

from cubarium.engine.backends.cuda import device_functions
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.record import dtype_of
from cubarium.engine.rules import guided, learning, network, playout, practice, practice_kernel, search

KERNEL = practice_kernel.practice_kernel.__name__


def practice_kernel_of(spec: GameSpec) -> tuple[FunctionType, tuple[Any, ...]]:
    """Return the plain kernel function and the types of its arguments."""
    import numba

    assert spec.network is not None
    records, (_, seats) = spec.records, spec.players
    state, view, chance, options = (
        numba.from_dtype(dtype_of(each)) for each in (records.state, records.view, Chance, records.options)
    )
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
            "STATE": state,
            "VIEW": view,
            "CHANCE": chance,
            "ACTIONS": spec.actions.count,
            "FEATURES": spec.network.features,
            "SEATS": seats,
        },
    )
    number, numbers, table = numba.int64, numba.int32[::1], numba.int32[:, ::1]
    signature = (
        number,
        options[::1],
        numbers,
        *(each[::1] for each in (state, view, chance)),
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
    return functions[KERNEL], signature
