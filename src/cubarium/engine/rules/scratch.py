"""Room for a computation that needs more than a few numbers: as many small ones as any rule asks for.

Written for the interpreter; the backends exchange it for an array of their own.
"""

from __future__ import annotations

SCRATCH_SIZE = 17_000


def scratch() -> list[int]:
    """Return numbers from -128 to 127 that nobody else uses; what they are at first is not said."""
    return [0] * SCRATCH_SIZE
