"""The GPU kernel: one game a thread, the same `play_game` as everywhere.

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

play_game: Any = unbound


def begin_chance(c: Any, key_low: int, key_high: int, game: int, purpose: int) -> None:
    """Set an empty chance to the start of a game's luck."""
    c.key_low = key_low
    c.key_high = key_high
    c.game_low = game & MASK32
    c.game_high = game >> 32
    c.purpose = purpose


def play_kernel(
    states: Any,
    moves: Any,
    options: Any,
    bots: Any,
    empty_state: Any,
    empty_chance: Any,
    key_low: int,
    key_high: int,
    first: int,
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
        deals[0] = empty_chance[0]
        minds[0] = empty_chance[0]
        begin_chance(deals[0], key_low, key_high, first + i, DEALING)
        begin_chance(minds[0], key_low, key_high, first + i, THINKING)
        moves[i] = play_game(table[0], options[0], deals[0], minds[0], views[0], legal, bots)
        states[i] = table[0]
        i += cuda.gridsize(1)
