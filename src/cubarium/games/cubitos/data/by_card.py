"""The choice among cards: makes the functions that call the function of the card in question.

Compiled code has no tables of functions, so the choice is a tree of comparisons. It is written when the rules
are imported, from the functions that there are: a new card needs no entry anywhere.
"""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Callable, Iterable
from importlib import import_module
from textwrap import indent
from types import FunctionType
from typing import Any, TypeVar, cast
from zlib import crc32

from cubarium.games.cubitos.data.deck import DECK

Function = TypeVar("Function", bound=Callable[..., Any])


_empty: dict[str, tuple[Callable[..., Any], dict[int, str]]] = {}
"""By name, each function that was filled: as it was written, and the functions of cards that it calls."""


def by_card(timing: str) -> Callable[[Function], Function]:
    """Give a function with the parameter `card` a body that calls `<card>_<timing>` without it.

    The body it was written with is for cards that have no such function.
    """

    def fill(empty: Function) -> Function:
        space = empty.__globals__
        functions: dict[int, str] = {}
        for declared in DECK:
            if timing in declared.timings:
                name = f"{declared.stem}_{timing}"
                space[name] = getattr(import_module(declared.module), name)
                functions[declared.card.number] = name
        _empty[empty.__name__] = empty, functions
        text = source(empty, functions)
        space[f"TEXT_OF_{empty.__name__.upper()}"] = crc32(text.encode())  # so that caches notice a change
        return cast("Function", _made(empty, text, f"<{empty.__module__}.{empty.__name__}>", space))

    return fill


def for_cards(cards: Iterable[int]) -> dict[str, FunctionType]:
    """Return every function made by `by_card` once more, for a table that has these cards alone."""
    known = sorted(cards)
    few = {}
    for name, (empty, functions) in _empty.items():
        text = source(empty, {number: functions[number] for number in known if number in functions})
        file = f"<{empty.__module__}.{name} for {known}>"
        few[name] = _made(empty, text, file, dict(empty.__globals__))
    return few


def _made(empty: Callable[..., Any], text: str, file: str, space: dict[str, Any]) -> FunctionType:
    """Return the function that a text defines in a space."""
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    exec(compile(text, file, "exec", dont_inherit=True), space)
    made: FunctionType = space[empty.__name__]
    made.__annotations__ = empty.__annotations__
    return made


def source(empty: Callable[..., Any], functions: dict[int, str]) -> str:
    """Return the text of a function that chooses among the functions of cards, by their numbers."""
    names = list(inspect.signature(empty).parameters)
    arguments = ", ".join(name for name in names if name != "card")
    head, body = inspect.getsource(empty).partition("def ")[2].split('"""\n', 1)
    call = "return {}" if body.strip() else "{}"
    lines = _tree({number: call.format(f"{name}({arguments})") for number, name in functions.items()})
    return f'def {head}"""\n{indent(lines, "    ")}{body}'


def _tree(calls: dict[int, str]) -> str:
    """Halve the cards until one is left: a chain of 40 comparisons would be slow."""
    numbers = sorted(calls)
    if not numbers:
        return ""
    if len(numbers) == 1:
        return f"if card == {numbers[0]}:\n    {calls[numbers[0]]}\n"
    half = numbers[len(numbers) // 2]
    low = _tree({number: calls[number] for number in numbers if number < half})
    high = _tree({number: calls[number] for number in numbers if number >= half})
    return f"if card < {half}:\n{indent(low, '    ')}else:\n{indent(high, '    ')}"
