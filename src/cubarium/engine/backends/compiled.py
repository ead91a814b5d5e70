"""The compiled backend: the plain rules through Numba, cached in a folder named by their content.

Numba's own cache does not notice a change in another file, so the folder's name is a hash of every rule
source, every number compiled in and the versions of the tools: a change anywhere means a new folder. Only
entry points are cached, with all they call compiled into them. The journal is left out.
"""

from __future__ import annotations

import gc
import marshal
import os
import shutil
from collections.abc import Callable, Container, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, get_type_hints

from cubarium.engine.backends.binding import bind, compiled_modules
from cubarium.engine.backends.content import content_hash, is_numbers
from cubarium.engine.backends.linking import compilers
from cubarium.engine.backends.rewriting import compilation_helpers, for_compilation
from cubarium.engine.chance import Chance
from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import RULE_FUNCTIONS, GameSpec, Rules
from cubarium.engine.errors import CubariumError
from cubarium.engine.observation import observations_of
from cubarium.engine.record import dtype_of
from cubarium.engine.rules import (
    batching,
    bits,
    continuations,
    foresight,
    guided,
    learning,
    network,
    observed,
    playout,
    practice,
    promises,
    search,
)
from cubarium.engine.rules.observed import Observed
from cubarium.engine.rules.scratch import Scratch, scratch

KEPT_CACHES = 64
NATIVE = frozenset({bits.__name__, scratch.__module__})
"""Modules whose functions every backend has in a form of its own."""
ENGINE_NEVER_INLINED = frozenset({"draw", "philox"})
"""Functions of the engine that are called rather than inlined, so that their code is there once."""
LOOPS = (playout, search, learning, continuations, foresight, observed, batching)
"""What plays by the rules of any game. All are bound together: a process that compiles one loop after another
compiles the rules they share once."""
NETWORK_LOOPS = (network, guided, practice, promises)
"""What plays, besides, by what a network has learned of a game."""
LOOP_ENTRIES = (
    *("play_batch", "play_checked", "compare_actions", "continue_games", "foresee", "step_batch"),
    *("choose_at_random", "compare_guided", "practise", "promise_batch"),
)


class _Rewriter:
    """Rewrites functions for compilation and keeps the result beside the compiled rules."""

    def __init__(self, folder: Path, deep_values: frozenset[str]) -> None:
        """Read what an earlier process kept; a file that cannot be read is made again."""
        self._file = folder / "rewritten"
        self._deep_values = deep_values
        self._codes: dict[str, CodeType] = {}
        with suppress(FileNotFoundError, EOFError, ValueError, TypeError):
            self._codes = marshal.loads(self._file.read_bytes())
        self._has_more = False

    def __call__(self, function: FunctionType) -> CodeType:
        """Return the code of a function as it is compiled."""
        name = f"{function.__module__}.{function.__name__}"
        if name not in self._codes:
            self._codes[name] = for_compilation(function, self._deep_values)
            self._has_more = True
        return self._codes[name]

    def keep(self) -> None:
        """Write everything down at once, so that no process reads half of it."""
        if self._has_more:
            half_written = self._file.with_name(f"{self._file.name}-{os.getpid()}")
            half_written.write_bytes(marshal.dumps(self._codes))
            half_written.replace(self._file)


def native_bits() -> dict[str, Any]:
    """Return the functions of `bits` as single instructions of the processor."""
    import numba
    from numba.extending import intrinsic

    @intrinsic
    def count_ones(typing_context, bits):  # type: ignore[no-untyped-def]
        return numba.int64(numba.int64), lambda _, builder, __, arguments: builder.ctpop(arguments[0])

    @intrinsic
    def count_trailing_zeros(typing_context, bits):  # type: ignore[no-untyped-def]
        def instruction(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], context.get_constant(numba.boolean, True))

        return numba.int64(numba.int64), instruction

    return {"size": count_ones, "lowest": count_trailing_zeros}


def native_scratch() -> Any:
    """Return `scratch` as an array of bytes."""
    import numba
    import numpy as np

    def array(size):  # type: ignore[no-untyped-def] # Numba would read `Any` as a type
        return np.empty(size, np.int8)

    flags: dict[str, Any] = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return numba.njit(**flags)(array)


def as_arrays(values: Mapping[str, Any]) -> dict[str, Any]:
    """Turn tuples of numbers into arrays, which compiled code holds as constants."""
    import numpy as np

    return {
        name: np.array(value, dtype=np.int64) if is_numbers(value) else value
        for name, value in values.items()
    }


def deep_values_of(arrays: Mapping[str, Any]) -> frozenset[str]:
    """Return the names of the values with two levels."""
    return frozenset(name for name, value in arrays.items() if getattr(value, "ndim", 1) > 1)


def cache_root() -> Path:
    """Return the folder for compiled rules: $CUBARIUM_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("CUBARIUM_CACHE"):
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "cubarium"


def _cache_folder(name: str) -> Path:
    root = cache_root() / "compiled"
    folder = root / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError as problem:
        raise CubariumError(
            f"{root}: {problem.strerror}; compiled rules need a folder, CUBARIUM_CACHE can name another"
        ) from problem
    for stale in sorted(root.iterdir(), key=_last_used, reverse=True)[KEPT_CACHES:]:
        shutil.rmtree(stale, ignore_errors=True)
    return folder


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:  # another process was quicker to remove it
        return 0.0


def looped_modules(spec: GameSpec) -> tuple[ModuleType, ...]:
    """Return the modules of a game, and all that plays by its rules."""
    learned = () if spec.network is None else NETWORK_LOOPS
    return (*compiled_modules(spec), *LOOPS, observations_of(spec).module, *learned)


def is_compiled(spec: GameSpec, pack: Pack, entry: str) -> bool:
    """Tell whether the cache has this entry point, so that `compile_loop` has only to read it."""
    modules = looped_modules(spec)
    name = content_hash(spec, modules, spec.components.values(pack), {}, Chance)
    return _has_code(cache_root() / "compiled" / name, entry)


def _has_code(folder: Path, entry: str) -> bool:
    return any(folder.rglob(f"*.{entry}-*.nbc"))  # Numba writes the code of an entry point last


def compile_loop(spec: GameSpec, pack: Pack, entry: str, *, has_heuristic: bool = True) -> Rules:
    """Return the rules with the way into one of `LOOPS`, compiled or taken from the cache.

    Where all play at random, less has to be compiled without the heuristic.
    """
    modules, values = looped_modules(spec), spec.components.values(pack)
    replacements = {} if has_heuristic else {"ask_heuristic": playout.no_heuristic}
    folder = _cache_folder(content_hash(spec, modules, values, replacements, Chance))
    functions = _bound_loops(folder, spec, pack, has_heuristic)
    _compile_where_missing(functions, (entry,), folder, types_of(spec, Chance))
    return _with_ways_in(functions, {entry})


@lru_cache(maxsize=1)  # the folder's name stands for all that the functions depend on
def _bound_loops(folder: Path, spec: GameSpec, pack: Pack, has_heuristic: bool) -> Mapping[str, Any]:
    modules, values = looped_modules(spec), spec.components.values(pack)
    replacements = {} if has_heuristic else {"ask_heuristic": playout.no_heuristic}
    return _bound(folder, spec, modules, values, LOOP_ENTRIES, replacements)


def compile_rules(
    spec: GameSpec,
    pack: Pack,
    *more: ModuleType,
    entry_points: Sequence[str] = (),
    replacements: Mapping[str, Any] | None = None,
    chance: type = Chance,
) -> Rules:
    """Return the game's rules compiled for this processor.

    `more` are further modules bound to the game, `entry_points` the functions kept in the cache,
    `replacements` functions exchanged for others, `chance` the form of chance the rules are called with.
    Python may call entry points or, where there are none, the functions of the contract: the others have no
    way in.
    """
    modules, values = (*compiled_modules(spec), *more), spec.components.values(pack)
    folder = _cache_folder(content_hash(spec, modules, values, replacements or {}, chance))
    functions = _bound(folder, spec, modules, values, entry_points, replacements or {})
    _compile_where_missing(functions, entry_points, folder, types_of(spec, chance))
    return _with_ways_in(functions, entry_points or RULE_FUNCTIONS)


def _compile_where_missing(
    functions: Mapping[str, Any], entry_points: Sequence[str], folder: Path, types: Mapping[Any, Any]
) -> None:
    for entry in entry_points:
        if not _has_code(folder, entry):
            _compile_callees(functions, entry, types)


def _with_ways_in(functions: Mapping[str, Any], names: Container[str]) -> Rules:
    return Rules({name: each if name in names else _no_way_in(name) for name, each in functions.items()})


def _bound(
    folder: Path,
    spec: GameSpec,
    modules: Sequence[ModuleType],
    values: Mapping[str, Any],
    entry_points: Sequence[str],
    replacements: Mapping[str, Any],
) -> dict[str, Any]:
    """Bind the functions so that Numba compiles each when it is called, and keeps entry points."""
    import numba

    config: Any = import_module("numba.core.config")
    config.CACHE_DIR = str(folder)
    native = {**native_bits(), scratch.__name__: native_scratch()}
    callees, entries = compilers()
    called_from_python = frozenset(entry_points or RULE_FUNCTIONS)
    # Where little is optimised there is less to do if all code is there once.
    never_inlined = spec.code.never_inlined | ENGINE_NEVER_INLINED
    is_inlined = config.OPT > 1

    def wrap(function: FunctionType) -> Any:
        if function.__module__ in NATIVE:
            return native[function.__name__]
        has_way_in = function.__name__ in called_from_python
        flags: dict[str, Any] = {
            "nogil": True,
            "cache": function.__name__ in entry_points,
            "no_cpython_wrapper": not has_way_in,
            "no_cfunc_wrapper": True,
            "forceinline": is_inlined and function.__name__ not in never_inlined,
            "_nrt": has_way_in or scratch.__name__ in function.__code__.co_names,  # others hold no memory
            "error_model": "numpy",  # rules never divide by zero; without the check the code is shorter
            "pipeline_class": entries if has_way_in else callees,
        }
        return numba.njit(**flags)(function)

    arrays = as_arrays(values)
    rewriter = _Rewriter(folder, deep_values_of(arrays))
    functions = bind(modules, arrays, wrap, replacements, rewriter, compilation_helpers())
    rewriter.keep()
    return functions


def _no_way_in(name: str) -> Callable[..., Any]:
    """Return what stands for a function that has no machine code: calling it would end the process."""

    def refuse(*_: Any) -> None:
        raise TypeError(f"{name} is no entry point of these compiled rules")

    return refuse


def types_of(spec: GameSpec, chance: type) -> dict[Any, Any]:
    """Map the annotations of rule functions to the types they are compiled for."""
    import numba

    types: dict[Any, Any] = {int: numba.int64, bool: numba.boolean}
    types |= {list[int]: numba.int32[::1], Scratch: numba.int8[::1], Observed: numba.int16[::1]}
    for cls in (spec.records.state, spec.records.view, spec.records.options):
        types[cls] = numba.from_dtype(dtype_of(cls))
    types[Chance] = numba.from_dtype(dtype_of(chance))
    # Functions that work for every game cannot annotate their records; they name them alike.
    types |= {
        "s": types[spec.records.state],
        "v": types[spec.records.view],
        "bot_chance": types[Chance],
        "legal": types[list[int]],
    }
    return types


def declared_types(function: FunctionType, types: Mapping[Any, Any]) -> tuple[Any, ...] | None:
    """Return the types of the parameters, or nothing where an annotation leaves one open."""
    hints = get_type_hints(function)
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    declared = [types.get(name if hints.get(name) is Any else hints.get(name)) for name in names]
    return None if None in declared else tuple(declared)


def _compile_callees(functions: Mapping[str, Any], entry: str, types: Mapping[Any, Any]) -> None:
    """Compile what an entry point calls, callees first, each for its declared types alone.

    Left to itself Numba compiles a function anew for each mix of integer widths it is called with,
    twice as many as there are functions. Those with looser annotations still compile when called.
    Garbage is looked for less often: nearly all that is made here stays, and looking took a quarter.
    """
    thresholds = gc.get_threshold()
    gc.set_threshold(20_000, 20, 50)
    try:
        _compile_for_declared_types(functions, entry, types)
    finally:
        gc.set_threshold(*thresholds)


def _compile_for_declared_types(functions: Mapping[str, Any], entry: str, types: Mapping[Any, Any]) -> None:
    for name in _callees_first(functions, entry):
        dispatcher = functions[name]
        declared = declared_types(dispatcher.py_func, types)
        if name != entry and declared is not None and not dispatcher.signatures:
            dispatcher.compile(declared)
            dispatcher.disable_compile()


def _callees_first(functions: Mapping[str, Any], entry: str) -> list[str]:
    order: dict[str, None] = {}
    open_calls: list[str] = []

    def visit(name: str) -> None:
        if name in order or name in open_calls:
            return
        open_calls.append(name)
        for called in functions[name].py_func.__code__.co_names:
            if hasattr(functions.get(called), "py_func"):
                visit(called)
        open_calls.pop()
        order[name] = None

    visit(entry)
    return list(order)
