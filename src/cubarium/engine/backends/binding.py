"""Binding: make one game's plain functions into a set that stands by itself.

Rules are plain functions spread over modules; they read component values as module globals. Binding
clones them into fresh namespaces, so that one process can hold the same rules for several component
packs, interpreted and compiled, side by side. Nothing is patched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from pkgutil import walk_packages
from types import CodeType, FunctionType, ModuleType
from typing import Any

from cubarium.engine.components.pack import Pack
from cubarium.engine.contract import GameSpec, Rules, unbound
from cubarium.engine.rules import bits, draws, journal, pending, scratch, steps

Wrap = Callable[[FunctionType], Any]
ENGINE = "cubarium.engine."
ENGINE_RULES = (bits, draws, journal, pending, scratch)
"""What the rules of every game may call."""


@cache
def modules_of(package: ModuleType) -> tuple[ModuleType, ...]:
    """Return every module of a package and of the packages in it; a module stands for itself."""
    if not hasattr(package, "__path__"):
        return (package,)
    found = walk_packages(package.__path__, f"{package.__name__}.")
    return tuple(import_module(module.name) for module in found if not module.ispkg)


def own_functions(module: ModuleType) -> dict[str, FunctionType]:
    """Return the functions a module defines itself."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


def bind(
    modules: Iterable[ModuleType],
    values: Mapping[str, Any],
    wrap: Wrap | None = None,
    replacements: Mapping[str, Any] | None = None,
    rewrite: Callable[[FunctionType], CodeType] = lambda function: function.__code__,
    helpers: Mapping[str, Any] | None = None,
    constants: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Clone the functions of all modules into new namespaces and return them by name.

    Globals of the game named in `values` take the value given there, and any global named in `constants`; a
    global that is `unbound` takes the function of its name; functions named in `replacements` are exchanged;
    `rewrite` gives the code of each clone, which may use `helpers`, and `wrap` is applied to it.
    """
    modules = list(modules)
    made: dict[str, Any] = {}
    spaces: list[dict[str, Any]] = []
    origin: dict[int, Any] = {}
    for module in modules:
        space = {**vars(module), **(helpers or {})}
        spaces.append(space)
        for name, function in own_functions(module).items():
            source = (replacements or {}).get(name, function)
            clone = FunctionType(rewrite(source), space, name, function.__defaults__, source.__closure__)
            clone.__annotations__ = source.__annotations__
            clone.__module__ = module.__name__
            clone.__qualname__ = function.__qualname__
            done = wrap(clone) if wrap else clone
            if name in made:
                raise TypeError(f"two rule functions are called {name!r}")
            made[name] = origin[id(function)] = done
    for module, space in zip(modules, spaces, strict=True):
        takes_values = not module.__name__.startswith(ENGINE)  # the engine has numbers of its own
        for name, value in list(space.items()):
            if id(value) in origin:
                space[name] = origin[id(value)]
            elif value is unbound and name != unbound.__name__:
                space[name] = made[name]
            elif name in (constants or {}):
                space[name] = (constants or {})[name]
            elif name in values and takes_values:
                space[name] = values[name]
    return made


def compiled_modules(spec: GameSpec) -> tuple[ModuleType, ...]:
    """Return the modules that make a game and are compiled, the engine's own rule functions included."""
    own = tuple(module for package in spec.code.compiled for module in modules_of(package))
    has_steps = any("next_step" in own_functions(module) for module in own)
    return (*ENGINE_RULES, *own, *(() if has_steps else (steps,)))


@lru_cache(maxsize=64)  # every match and every bot asks for them
def interpreted(spec: GameSpec, pack: Pack, *more: ModuleType) -> Rules:
    """Return the game's rules as plain Python under a component pack, what serves people included."""
    return Rules(bind((*compiled_modules(spec), *spec.code.interpreted, *more), spec.components.values(pack)))
