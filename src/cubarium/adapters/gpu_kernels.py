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
from cubarium.engine.rules import batch_kernel, batching, kernels, observed, playout, sorted_batch_kernel
from cubarium.sim.gpu import SORTING_REGISTERS, sorts

STEPS = ("step_kernel", "show_kept_kernel")
SORTED_STEPS = ("sorting_step_kernel", "show_kernel")
"""Where games are sorted by what they do next. A step is one kernel, and to show the games is another."""


def word_of(cls: type) -> Any:
    """Return the widest number that a record can be read in, word by word."""
    import numpy as np

    return np.dtype(f"<i{layout_of(cls).align}")


def loop_of(spec: GameSpec) -> tuple[ModuleType, ...]:
    """Return the modules that play the games of a batch by the rules of a game."""
    loop = (playout, observed, observations_of(spec).module, batching, batch_kernel)
    return (*loop, kernels, sorted_batch_kernel) if sorts(spec) else loop


def kernels_of(spec: GameSpec) -> tuple[str, ...]:
    """Return the names of the kernels: those of a step, the one that chooses and the one that widens."""
    return (*(SORTED_STEPS if sorts(spec) else STEPS), "choose_kernel", "widen_kernel")


def kernel_replacements(policies: Collection[int]) -> dict[str, FunctionType]:
    """Return what stands in for other functions, so that a GPU has less to do; `policies` play any seat."""
    found: dict[str, Any] = {"show_asked": batch_kernel.show_later}
    if set(policies) <= {batching.OUTSIDE}:
        found["until_asked"] = batch_kernel.first_asked
    if playout.HEURISTIC not in policies:
        found["ask_heuristic"] = playout.no_heuristic
    return found


def kernel_functions(spec: GameSpec, components: Pack, options: Any, policies: Collection[int]) -> list[Any]:
    """Return the plain kernel functions, bound to the game."""
    import numba

    records, names = spec.records, kernels_of(spec)
    constants: dict[str, Any] = {"ACTIONS": spec.actions.count, "SHARE": numba.float32}
    for name, cls in (("STATE", records.state), ("VIEW", records.view), ("CHANCE", Chance)):
        constants |= {name: numba.from_dtype(dtype_of(cls)), f"{name}_WORD": word_of(cls).type}
    values = spec.components.values(components)
    functions = backend.device_functions(
        spec,
        components,
        *loop_of(spec),
        kernels=names,
        constants=constants,
        replacements={**kernel_replacements(policies), **spec.code.for_table(options, values)},
        settled=settled_fields(spec, options),
    )
    return [functions[name] for name in names]


def kernel_signatures(spec: GameSpec) -> list[tuple[Any, ...] | None]:
    """Return the argument types of the kernels, nothing where a kernel is compiled for what it is given.

    Rows of games lie side by side, `[::1, :]`, or one after another.
    """
    import numba

    def array(cls: type) -> Any:
        return numba.from_dtype(dtype_of(cls))[::1]

    number, small, wide = numba.int32, numba.int8, numba.int64
    state, chance = array(spec.records.state), array(Chance)
    shown = (numba.int16[::1, :], small[::1, :])
    scored = (number[:, ::1], number[:, ::1])
    word = numba.from_dtype(word_of(spec.records.state))
    step = (
        array(spec.records.options),
        small[:, ::1],
        wide[::1],
        small[::1],
        *shown,
        numba.int16[::1, :],
        *scored,
        wide[::1],
        small[::1],
        state,
        chance,
        numba.boolean,
        wide,
        wide,
    )
    told = (numba.float32[:, ::1], numba.boolean[::1], number[::1])
    others = ((small[::1, :], wide[::1], wide, wide), None)
    if sorts(spec):
        show = (state, small[::1], *shown, *scored, small[::1], *told)
        return [(state, chance, chance, *step, wide), show, *others]
    kept = word[:, ::1]
    show_kept = (kept, small[::1], *shown, small[::1])
    return [(kept, number[:, ::1], number[:, ::1], *step, *told), show_kept, *others]


_kernels: dict[tuple[Any, ...], list[Any]] = {}


def compiled_kernels(
    spec: GameSpec, components: Pack, options: Any, policies: Collection[int], registers: int
) -> list[Any]:
    """Return the compiled kernels, which a process keeps. A thread has so many registers at most."""
    key = (spec.id, components.digest, pack(options), frozenset(policies), registers)
    if key not in _kernels:
        cuda = backend.require_gpu()
        functions, signatures = kernel_functions(spec, components, options, policies), kernel_signatures(spec)
        registers_of = [SORTING_REGISTERS if sorts(spec) else registers, *[registers] * (len(functions) - 1)]
        _kernels[key] = [
            cuda.jit(signature, max_registers=most)(function)
            for function, signature, most in zip(functions, signatures, registers_of, strict=True)
        ]
    return _kernels[key]
