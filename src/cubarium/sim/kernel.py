"""The GPU kernel: one game a thread, the same `play_batch` as everywhere.

Each thread keeps its game in local memory, which the GPU interleaves so that neighbouring threads reach
the same field in one access, and writes the final state out once. `bind` fills in the capitals.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.binding import unbound
from cubarium.engine.chance import DEALING, THINKING

cuda: Any = None
STATE: Any = None
VIEW: Any = None
CHANCE: Any = None
ACTIONS = 0
MASK32 = 0xFFFFFFFF

play_batch: Any = unbound


def begin_chance(c: Any, key_low: int, key_high: int, game: int, purpose: int) -> None:
    """Set an empty chance to the start of a game's luck."""
    c.key_low = key_low
    c.key_high = key_high
    c.game_low = game & MASK32
    c.game_high = game >> 32
    c.purpose = purpose


def play_kernel(  # noqa: PLR0913, PLR0917 - a kernel takes its arrays one by one
    states: Any,
    moves: Any,
    options: Any,
    bots: Any,
    empty_state: Any,
    empty_chance: Any,
    key_low: int,
    key_high: int,
    first: int,
    score_rows: Any,
    return_rows: Any,
) -> None:
    """Play every game of the batch, each thread taking every n-th."""
    table = cuda.local.array(1, STATE)
    views = cuda.local.array(1, VIEW)
    deals = cuda.local.array(1, CHANCE)
    minds = cuda.local.array(1, CHANCE)
    legal = cuda.local.array(ACTIONS, "int32")
    i = cuda.grid(1)
    while i < len(states):
        table[0] = empty_state[0]
        moves[i] = 0
        deals[0] = empty_chance[0]
        minds[0] = empty_chance[0]
        begin_chance(deals[0], key_low, key_high, first + i, DEALING)
        begin_chance(minds[0], key_low, key_high, first + i, THINKING)
        here = slice(i, i + 1)
        play_batch(
            table, options, deals, minds, views, legal, bots, moves[here], score_rows[here], return_rows[here]
        )
        states[i] = table[0]
        i += cuda.gridsize(1)
