"""The luck of many games at once, as an array."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cubarium.engine.chance import MASK, Chance
from cubarium.engine.record import dtype_of

if TYPE_CHECKING:
    from numpy.typing import NDArray


def chances(seed: int, first: int, count: int, purpose: int) -> NDArray[Any]:
    """Return the chances of a range of games as an array, as `seeded` gives them one by one."""
    import numpy as np

    games = np.arange(first, first + count, dtype=np.uint64)
    made = np.zeros(count, dtype_of(Chance))
    made["key_low"], made["key_high"] = seed & MASK, seed >> 32
    made["game_low"] = (games & np.uint64(MASK)).astype(np.int64)
    made["game_high"] = (games >> np.uint64(32)).astype(np.int64)
    made["purpose"] = purpose
    return made
