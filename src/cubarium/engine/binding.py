"""Binding: make one game's plain functions into a set that stands by itself.

Rules are plain functions spread over modules; they read component tables as module globals. Binding
clones them into fresh namespaces, so that one process can hold the same rules for several component
packs, interpreted and compiled, side by side. Nothing is patched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from types import CodeType, FunctionType, ModuleType
from typing import Any

from cubarium.engine import bits, chance, pending
from cubarium.engine.components import Pack
from cubarium.engine.contract import GameSpec, Rules

Wrap = Callable[[FunctionType], Any]
SINGLE_STEPS = "cubarium.engine.single_steps"
"""It needs `unbound` of this module, and so is imported later."""


def unbound(*_: Any) -> Any:
    """Stand in for a function of the game in modules that work for every game."""
    raise TypeError("this function is used through `bind`, which gives it a game")


def own_functions(module: ModuleType) -> dict[str, FunctionType]:
    """Return the functions a module defines itself."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


def bind(
    modules: Iterable[ModuleType],
    tables: Mapping[str, Any],
    wrap: Wrap | None = None,
    instead: Mapping[str, Any] | None = None,
    rewrite: Callable[[FunctionType], CodeType] = lambda function: function.__code__,
    helpers: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Clone the functions of all modules into new namespaces and return them by name.

    Globals of the game named in `tables` take the value given there; a global that is `unbound` takes the
    function of its name; functions named in `instead` are exchanged; `rewrite` gives the code of each clone,
    which may use `helpers`, and `wrap` is applied to it.
    """
    modules = list(modules)
    made: dict[str, Any] = {}
    spaces: list[dict[str, Any]] = []
    origin: dict[int, Any] = {}
    for module in modules:
        space = {**vars(module), **(helpers or {})}
        spaces.append(space)
        for name, function in own_functions(module).items():
            source = (instead or {}).get(name, function)
            clone = FunctionType(rewrite(source), space, name, function.__defaults__, source.__closure__)
            clone.__annotations__ = source.__annotations__
            clone.__module__ = module.__name__
            clone.__qualname__ = function.__qualname__
            done = wrap(clone) if wrap else clone
            if name in made:
                raise TypeError(f"two rule functions are called {name!r}")
            made[name] = origin[id(function)] = done
    for module, space in zip(modules, spaces, strict=True):
        takes_tables = not module.__name__.startswith(f"{__package__}.")  # the engine has numbers of its own
        for name, value in list(space.items()):
            if id(value) in origin:
                space[name] = origin[id(value)]
            elif value is unbound and name != unbound.__name__:
                space[name] = made[name]
            elif name in tables and takes_tables:
                space[name] = tables[name]
    return made


def rule_modules(spec: GameSpec) -> tuple[ModuleType, ...]:
    """Return the modules that make a game, the engine's own rule functions included."""
    has_steps = any("next_step" in own_functions(module) for module in spec.modules)
    return (bits, chance, pending, *spec.modules, *(() if has_steps else (import_module(SINGLE_STEPS),)))


def interpreted(spec: GameSpec, pack: Pack, *more: ModuleType) -> Rules:
    """Return the game's rules as plain Python under a component pack."""
    return Rules(bind((*rule_modules(spec), *more), spec.tables(pack)))
