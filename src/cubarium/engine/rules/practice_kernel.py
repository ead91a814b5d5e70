"""Games to learn from on a GPU: a thread plays one game with the `practise` of everywhere.

`bind` fills in the capitals. Every game has the same number of rows to write its positions into.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.contract import unbound
from cubarium.engine.rules.kernels import ALIGNED
from cubarium.engine.rules.network import FIRST

cuda: Any = None
STATE: Any = None
VIEW: Any = None
CHANCE: Any = None
ACTIONS = 0
FEATURES = 0
SEATS = 0
"""As many as a table of the game can have."""

practise: Any = unbound


def practice_kernel(  # noqa: PLR0913, PLR0917 - a kernel takes its arrays one by one
    first: int,
    options: Any,
    players: Any,
    blank_state: Any,
    blank_view: Any,
    blank_chance: Any,
    weights: Any,
    worlds: Any,
    width: int,
    horizon: int,
    at_random: int,
    kept: int,
    results: Any,
    filled: Any,
    game_numbers: Any,
    rows: Any,
    shares: Any,
    margins: Any,
) -> None:
    """Play a game in each thread; neighbours have the same options, which `options` lists with `players`."""
    table = cuda.local.array(1, STATE, alignment=ALIGNED)
    states = cuda.local.array(1, STATE, alignment=ALIGNED)
    views = cuda.local.array(1, VIEW, alignment=ALIGNED)
    table_luck = cuda.local.array(2, CHANCE, alignment=ALIGNED)
    luck = cuda.local.array(2, CHANCE, alignment=ALIGNED)
    legal = cuda.local.array(ACTIONS, "int32")
    others = cuda.local.array(ACTIONS, "int32")
    numbers = cuda.local.array(SEATS, "int32")
    x = cuda.local.array(FEATURES, "int8")
    sums = cuda.local.array(FIRST, "int32")
    i = cuda.grid(1)
    if i < len(results):
        room = len(rows) // len(results)
        begin = i * room
        end = begin + room
        setting = i * len(options) // len(results)
        filled[i] = practise(
            first + i,
            options[setting : setting + 1],
            blank_state,
            blank_view,
            blank_chance,
            table,
            states,
            views,
            table_luck,
            luck,
            legal,
            others,
            numbers[: players[setting]],
            weights,
            x,
            sums,
            worlds,
            width,
            horizon,
            at_random,
            kept,
            results[i : i + 1],
            game_numbers[begin:end],
            rows[begin:end],
            shares[begin:end],
            margins[begin:end],
        )
