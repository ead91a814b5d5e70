"""The games behind interfaces that programs which learn already know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say which extra brings what is imported here, where it is missing."""
    try:
        yield
    except ModuleNotFoundError as problem:
        told = f'{problem.name} is not installed: pip install "cubarium[{extra}]"'
        raise ModuleNotFoundError(told, name=problem.name) from problem
