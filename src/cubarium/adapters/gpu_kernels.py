"""The kernels of games side by side on a GPU, compiled for the options of one table."""

from __future__ import annotations

from collections.abc import Collection
from types import FunctionType, ModuleType
from typing import Any

from cubarium.engine.backends import cuda as backend
from cubarium.engine.backends.settled import settled_fields
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.observation import observations_of
from cubarium.engine.record import dtype_of, layout_of, pack
from cubarium.engine.rules import batch_kernel, batching, observed, playout

KERNELS = ("step_kernel", "choose_kernel", "widen_kernel")


def word_of(cls: type) -> Any:
    """Return the widest number that a record can be read in, word by word."""
    import numpy as np

    return np.dtype(f"<i{layout_of(cls).align}")


def loop_of(spec: GameSpec) -> tuple[ModuleType, ...]:
    """Return the modules that play the games of a batch by the rules of a game."""
    return (playout, observed, observations_of(spec).module, batching, batch_kernel)


def kernel_replacements(policies: Collection[int]) -> dict[str, FunctionType]:
    """Return what stands in for other functions, so that a GPU has less to do; `policies` play any seat."""
    found: dict[str, Any] = {"write_mask": batch_kernel.write_mask_once}
    if set(policies) <= {batching.OUTSIDE}:
        found["until_asked"] = batch_kernel.first_asked
    if playout.HEURISTIC not in policies:
        found["ask_heuristic"] = playout.no_heuristic
    return found


def kernel_functions(spec: GameSpec, components: Pack, options: Any, policies: Collection[int]) -> list[Any]:
    """Return the plain kernel functions, bound to the game."""
    import numba

    records = spec.records
    constants: dict[str, Any] = {"ACTIONS": spec.actions.count, "SHARE": numba.float32}
    for name, cls in (("STATE", records.state), ("VIEW", records.view), ("CHANCE", Chance)):
        constants |= {name: numba.from_dtype(dtype_of(cls)), f"{name}_WORD": word_of(cls).type}
    values = spec.components.values(components)
    functions = backend.device_functions(
        spec,
        components,
        *loop_of(spec),
        kernels=KERNELS,
        constants=constants,
        replacements={**kernel_replacements(policies), **spec.code.for_table(options, values)},
        settled=settled_fields(spec, options),
    )
    return [functions[name] for name in KERNELS]


def kernel_signatures(spec: GameSpec) -> list[tuple[Any, ...] | None]:
    """Return the argument types of the kernels, nothing where a kernel is compiled for what it is given.

    Rows of games lie side by side, `[::1, :]`, or one after another.
    """
    import numba

    def array(cls: type) -> Any:
        return numba.from_dtype(dtype_of(cls))[::1]

    number, small, wide = numba.int32, numba.int8, numba.int64
    records = spec.records
    word = numba.from_dtype(word_of(records.state))
    step = (
        word[:, ::1],
        number[:, ::1],
        number[:, ::1],
        array(records.options),
        small[:, ::1],
        wide[::1],
        small[::1],
        numba.int16[::1, :],
        small[::1, :],
        numba.int16[::1, :],
        number[:, ::1],
        number[:, ::1],
        numba.float32[:, ::1],
        numba.boolean[::1],
        wide[::1],
        small[::1],
        number[::1],
        array(records.state),
        array(Chance),
        numba.boolean,
        wide,
        wide,
    )
    return [step, (small[::1, :], wide[::1], wide, wide), None]


_kernels: dict[tuple[Any, ...], list[Any]] = {}


def compiled_kernels(
    spec: GameSpec, components: Pack, options: Any, policies: Collection[int], registers: int
) -> list[Any]:
    """Return the compiled kernels, which a process keeps. A thread has so many registers at most."""
    key = (spec.id, components.digest, pack(options), frozenset(policies), registers)
    if key not in _kernels:
        cuda = backend.require_gpu()
        functions = kernel_functions(spec, components, options, policies)
        _kernels[key] = [
            cuda.jit(signature, max_registers=registers)(function)
            for function, signature in zip(functions, kernel_signatures(spec), strict=True)
        ]
    return _kernels[key]
