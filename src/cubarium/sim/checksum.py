"""A checksum over final states, the same on every backend and for every order and size of batches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray

PRIME = 0x9E3779B97F4A7C15
ALL_BITS = (1 << 64) - 1


def checksum(states: NDArray[Any], first: int) -> int:
    """Return the sum of the 64-bit hashes of these games; add the sums of batches to join them."""
    import numpy as np

    rows = np.ascontiguousarray(states).view(np.uint8).reshape(len(states), -1)
    padded = np.zeros((len(states), -(-rows.shape[1] // 8) * 8), np.uint8)
    padded[:, : rows.shape[1]] = rows
    hashes = np.arange(first, first + len(states), dtype=np.uint64)
    for column in padded.view("<u8").T:
        hashes = (hashes ^ column) * np.uint64(PRIME)
        hashes ^= hashes >> np.uint64(29)
    return int(hashes.sum(dtype=np.uint64))


def joined(*sums: int) -> str:
    """Return the checksum of all batches as it is printed."""
    return f"{sum(sums) & ALL_BITS:016x}"
