"""The GPU backend: the plain rules through numba-cuda, one game a thread.

The same functions that Numba compiles for the processor are compiled for the GPU; nothing is written
twice. A machine without a GPU can still compile a kernel to PTX, which keeps the backend from rotting.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

from cubarium.engine.backends.binding import bind, compiled_modules
from cubarium.engine.backends.compiled import (
    ENGINE_NEVER_INLINED,
    as_arrays,
    declared_types,
    deep_values_of,
    types_of,
)
from cubarium.engine.backends.rewriting import compilation_helpers, for_compilation
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import CubariumError
from cubarium.engine.rules import bits
from cubarium.engine.rules.observed import Observed

if TYPE_CHECKING:
    from collections.abc import Iterator

HOPPER = (9, 0)
GPU_NEVER_INLINED = frozenset({"view", "show", "until_asked"})
"""Where the writing of a view and the reading of it were inlined into one function, NVVM of CUDA 12 and 13
took a field from a wrong place: the market of Cubosaurs from where its questions are. The others are long and
called in several places."""


class NoGpu(CubariumError):
    """Report that this machine cannot run the GPU backend, and why."""


def load_cuda() -> Any:
    """Import numba-cuda, or say what is missing."""
    import numpy as np

    # Numba ships an old copy of its own, so that importing it proves nothing.
    if find_spec("numba_cuda") is None:
        raise NoGpu('the gpu backend needs numba-cuda: pip install "cubarium[gpu]"')
    # numba-cuda 0.30 looks up names that NumPy 2.5 has dropped.
    for gone, stays in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, gone):
            setattr(np, gone, getattr(np, stays))
    try:
        from numba import cuda
    except (ImportError, RuntimeError) as problem:  # a missing CUDA library is a RuntimeError
        raise NoGpu(f"the CUDA libraries cannot be loaded: {problem}") from problem
    return cuda


def require_gpu() -> Any:
    """Return numba-cuda if there is a GPU to run on."""
    cuda = load_cuda()
    if not cuda.is_available():
        raise NoGpu("no CUDA GPU was found; use --backend compiled")
    return cuda


def _native_bits(cuda: Any) -> dict[str, Any]:
    def size(bits: int) -> int:
        return int(cuda.popc(bits))

    def lowest(bits: int) -> int:
        return int(cuda.ffs(bits)) - 1

    return {"size": size, "lowest": lowest}


def device_functions(
    spec: GameSpec,
    pack: Pack,
    *more: ModuleType,
    kernels: Sequence[str] = (),
    constants: Mapping[str, Any] | None = None,
    replacements: Mapping[str, Any] | None = None,
    settled: Mapping[str, int] | None = None,
) -> dict[str, Any]:
    """Return the rules as GPU functions; those named in `kernels` are left plain.

    `constants` are globals that the modules in `more` leave open, such as the types of local arrays;
    `settled` are fields of the state that never change, with their values.
    """
    cuda = load_cuda()
    from numba import int16

    from cubarium.engine.backends.cuda_extension import RuleFunction, as_table

    native = _native_bits(cuda)
    # Observations of neighbouring games lie side by side, so that those of one are far apart.
    types = {**types_of(spec, Chance), Observed: int16[:]}
    called = spec.code.never_inlined | ENGINE_NEVER_INLINED | GPU_NEVER_INLINED

    def wrap(function: FunctionType) -> Any:
        name = function.__name__
        if name in kernels:
            return function
        code = native[name] if function.__module__ == bits.__name__ else function
        return RuleFunction(code, declared_types(function, types), name in called)

    arrays = as_arrays(spec.components.values(pack))
    deep = deep_values_of(arrays)
    values = {name: as_table(x) if hasattr(x, "dtype") else x for name, x in arrays.items()}
    return bind(
        (*compiled_modules(spec), *more),
        values,
        wrap,
        replacements,
        lambda function: for_compilation(function, deep, local_arrays=True, settled=settled),
        {**compilation_helpers(), "cuda": cuda},
        {**(constants or {}), "cuda": cuda},
    )


@contextmanager
def _stand_in_device(capability: tuple[int, int]) -> Iterator[None]:
    """Let code be compiled for a GPU that is not there: compiling only asks what it can do."""
    dispatcher: Any = import_module("numba.cuda.dispatcher")
    real = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = real


def compile_to_ptx(
    kernel: FunctionType, signature: Any, capability: tuple[int, int] = HOPPER, *, optimised: bool = True
) -> str:
    """Return the PTX of a kernel, made without a GPU."""
    cuda = load_cuda()
    with _stand_in_device(capability):
        ptx, _ = cuda.compile(
            kernel, signature, device=False, abi="numba", cc=capability, output="ptx", opt=optimised
        )
    return str(ptx)
