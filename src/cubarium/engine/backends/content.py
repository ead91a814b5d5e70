"""What compiled code depends on, as a hash: the name of the folder that it is kept in."""

from __future__ import annotations

import hashlib
import inspect
import os
import platform
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import Any

from cubarium.engine import record
from cubarium.engine.backends import binding, linking, rewriting
from cubarium.engine.contract import GameSpec
from cubarium.engine.record import dtype_of


def is_numbers(value: Any) -> bool:
    """Tell whether this is a tuple of whole numbers, or of such tuples."""
    if not isinstance(value, tuple) or not value:
        return False
    kinds = set(map(type, value))  # few kinds, many values: asked one by one, a start takes longer
    return all(issubclass(kind, int) for kind in kinds) or all(map(is_numbers, value))


def content_hash(
    spec: GameSpec,
    modules: Sequence[ModuleType],
    values: Mapping[str, Any],
    replacements: Mapping[str, Any],
    chance: type,
) -> str:
    """Return a hash of everything compiled code depends on."""
    import numba
    import numpy as np

    from cubarium.engine.backends import compiled

    parts = [numba.__version__, np.__version__, platform.machine(), sys.version]
    parts += [os.environ.get(name, "") for name in ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")]
    parts += [repr(_numbers(values))]
    parts += [
        content_of(module)
        for module in (*modules, record, binding, linking, rewriting, compiled, sys.modules[__name__])
    ]
    parts += [f"{name}={inspect.getsource(replacements[name])}" for name in sorted(replacements)]
    parts += sorted(spec.code.never_inlined)
    parts += [
        str(dtype_of(cls)) for cls in (spec.records.state, spec.records.view, spec.records.options, chance)
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:20]


@cache  # a module stays as it was imported, and many tables of a game are compiled in one process
def content_of(module: ModuleType) -> str:
    """Return a hash of what compiled code has of a module: its text, its numbers and its place."""
    # The place too: kept code names its file, and Numba keeps nothing of a file that is gone.
    parts = (str(module.__file__), inspect.getsource(module), repr(_numbers(vars(module))))
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _numbers(space: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Return the globals that are compiled in as constants, wherever a module has them from."""
    return sorted((name, x) for name, x in space.items() if isinstance(x, int) or is_numbers(x))
