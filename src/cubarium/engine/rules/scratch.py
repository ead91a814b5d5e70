"""Room for a computation that needs more than a few numbers.

Written for the interpreter; the backends exchange it for an array of their own.
"""

from __future__ import annotations

from collections.abc import MutableSequence

Scratch = MutableSequence[int]
"""Numbers from -128 to 127."""


def scratch(size: int) -> Scratch:
    """Return numbers that nobody else uses; what they are at first is not said.

    The size is a constant with a name, which the compiler for GPUs wants.
    """
    return [0] * size
