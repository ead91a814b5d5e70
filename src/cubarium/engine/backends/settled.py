"""Fields that are settled before a game begins: options that the state keeps and nothing changes.

A kernel that is compiled for the options of one table reads them as numbers, so that what other tables
need is not in it. Which fields these are is read from the rules themselves.
"""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from cubarium.engine.backends.binding import compiled_modules
from cubarium.engine.contract import GameSpec
from cubarium.engine.record import dtype_of

KEPT_OPEN = frozenset({"players"})
"""Loops over the players are not to be written out."""


def settled_fields(spec: GameSpec, options: Any) -> dict[str, int]:
    """Return the fields of the state that stay what the options say, with their values."""
    return {name: int(getattr(options, name)) for name in _settled_names(spec)}


@cache
def _settled_names(spec: GameSpec) -> frozenset[str]:
    """Find the options that the state keeps under their own name and that are copied, never changed."""
    written: Counter[str] = Counter()
    copied: Counter[str] = Counter()
    for module in compiled_modules(spec):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                written[node.attr] += 1
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute):
                copied.update(name for name in _attributes(node.targets) if name == node.value.attr)
    fields = Counter(_field_names(dtype_of(spec.records.state)))
    options = dtype_of(spec.records.options).names or ()
    unchanged = (name for name in options if fields[name] == 1 and written[name] == copied[name] > 0)
    return frozenset(unchanged) - KEPT_OPEN


def _attributes(targets: list[ast.expr]) -> Iterator[str]:
    return (target.attr for target in targets if isinstance(target, ast.Attribute))


def _field_names(dtype: Any) -> Iterator[str]:
    """Return the names of the fields of a record and of the records in it."""
    for name in dtype.base.names or ():
        yield name
        yield from _field_names(dtype.base[name])
