"""Sets as the bits of one number: the two questions every rule asks of them.

Written for the interpreter; the backends exchange both for the processor's own instructions.
"""

from __future__ import annotations


def size(bits: int) -> int:
    """Count the things in a set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """Return the lowest thing of a set that is not empty."""
    return (bits & -bits).bit_length() - 1
