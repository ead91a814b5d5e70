"""The GPU kernels: one for most games, one that sorts games by what they do next. `bind` fills in capitals.

In the first a thread plays one game with the `play_batch` of everywhere. It keeps the game in local memory,
which the GPU interleaves so that neighbouring threads reach the same field in one access.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.chance import DEALING, THINKING
from cubarium.engine.contract import unbound
from cubarium.engine.rules.draws import begin_chance
from cubarium.engine.rules.playout import MOVE_LIMIT, RANDOM
from cubarium.engine.rules.steps import ASKED, KINDS_OF_STEPS

cuda: Any = None
STATE: Any = None
VIEW: Any = None
CHANCE: Any = None
ACTIONS = 0

play_batch: Any = unbound
lay_out: Any = unbound
next_step: Any = unbound
step_of: Any = unbound
take_step: Any = unbound
actors: Any = unbound
first_to_act: Any = unbound
legal_actions: Any = unbound
choose: Any = unbound
one_of: Any = unbound
is_over: Any = unbound
scores: Any = unbound
returns: Any = unbound
kind_of_step: Any = unbound

BLOCK = 640
WARP = 32
ALL_LANES = 0xFFFFFFFF
MOST_GAMES = 8192
"""As many games a block has at most, where they are sorted."""
DONE = KINDS_OF_STEPS
COUNTERS = KINDS_OF_STEPS + 1
ALIGNED = 8
"""Numba lays records anywhere otherwise, and their longer fields could not be read."""


def play_kernel(  # noqa: PLR0913, PLR0917 - a kernel takes its arrays one by one
    states: Any,
    moves: Any,
    options: Any,
    policies: Any,
    empty_state: Any,
    empty_chance: Any,
    key_low: int,
    key_high: int,
    first: int,
    score_rows: Any,
    return_rows: Any,
) -> None:
    """Play every game of the batch, each thread taking every n-th."""
    table = cuda.local.array(1, STATE, alignment=ALIGNED)
    views = cuda.local.array(1, VIEW, alignment=ALIGNED)
    deals = cuda.local.array(1, CHANCE, alignment=ALIGNED)
    bot_chances = cuda.local.array(1, CHANCE, alignment=ALIGNED)
    legal = cuda.local.array(ACTIONS, "int32")
    i = cuda.grid(1)
    while i < len(states):
        table[0] = empty_state[0]
        moves[i] = 0
        deals[0] = empty_chance[0]
        bot_chances[0] = empty_chance[0]
        begin_chance(deals[0], key_low, key_high, first + i, DEALING)
        begin_chance(bot_chances[0], key_low, key_high, first + i, THINKING)
        play_batch(
            table,
            options,
            deals,
            bot_chances,
            views,
            legal,
            policies,
            moves[i : i + 1],
            score_rows[i : i + 1],
            return_rows[i : i + 1],
        )
        states[i] = table[0]
        i += cuda.gridsize(1)


def play_step(s: Any, deal: Any, bot_chance: Any, v: Any, legal: Any, policies: Any) -> int:
    """Take one step of a game; return 1 if it was somebody's choice, 0 if it was forced.

    `play_batch` holds the same lines: a function of its own there makes the compiled rules a third slower.
    """
    seat, step, offered = next_step(s, deal)
    chosen = 0
    if step == ASKED:
        if offered == 0:
            seat = first_to_act(actors(s), bot_chance)
        if offered != 0 and policies[seat] == RANDOM:
            step = one_of(offered, seat, bot_chance)
        else:
            count = legal_actions(s, seat, legal)
            step = step_of(s, seat, choose(policies[seat], s, seat, v, legal, count, bot_chance))
        chosen = 1
    take_step(s, seat, step, deal)
    return chosen


def sort_games(kinds: Any, order: Any, counts: Any, places: Any, games: int) -> int:
    """Order the games of a block by the kind of their next step; return how many go on."""
    thread = cuda.threadIdx.x
    if thread < COUNTERS:
        counts[thread] = 0
    cuda.syncthreads()
    for game in range(thread, games, BLOCK):
        cuda.atomic.add(counts, kinds[game], 1)
    cuda.syncthreads()
    if thread < COUNTERS:
        place = 0
        for kind in range(thread):
            place += counts[kind]
        places[thread] = place
    cuda.syncthreads()
    for game in range(thread, games, BLOCK):
        order[cuda.atomic.add(places, kinds[game], 1)] = game
    cuda.syncthreads()
    return int(games - counts[DONE])


def next_of_warp(taken: Any) -> int:
    """Take the next games for a warp: return the place of this thread's own in their order."""
    at = 0
    if cuda.laneid == 0:
        at = cuda.atomic.add(taken, 0, WARP)
    return int(cuda.shfl_sync(ALL_LANES, at, 0) + cuda.laneid)


def sorting_kernel(  # noqa: PLR0913, PLR0917 - a kernel takes its arrays one by one
    states: Any,
    moves: Any,
    options: Any,
    policies: Any,
    empty_state: Any,
    empty_chance: Any,
    key_low: int,
    key_high: int,
    first: int,
    score_rows: Any,
    return_rows: Any,
    deals: Any,
    bot_chances: Any,
    games: int,
) -> None:
    """Play every game of the batch, a block so many of them, sorted before each step by what they do next.

    The 32 threads of a warp wait for each other wherever their games differ, so a warp is given games that
    are alike, and takes more when it is done. States lie in global memory, within reach of all threads.
    """
    views = cuda.local.array(1, VIEW, alignment=ALIGNED)
    legal = cuda.local.array(ACTIONS, "int32")
    kinds = cuda.shared.array(MOST_GAMES, "int8")
    order = cuda.shared.array(MOST_GAMES, "int16")
    counts = cuda.shared.array(COUNTERS, "int32")
    places = cuda.shared.array(COUNTERS, "int32")
    taken = cuda.shared.array(1, "int32")
    base = cuda.blockIdx.x * games
    games = min(games, len(states) - base)
    for game in range(cuda.threadIdx.x, games, BLOCK):
        i = base + game
        states[i] = empty_state[0]
        moves[i] = 0
        deals[i] = empty_chance[0]
        bot_chances[i] = empty_chance[0]
        begin_chance(deals[i], key_low, key_high, first + i, DEALING)
        begin_chance(bot_chances[i], key_low, key_high, first + i, THINKING)
        lay_out(states[i], options[0], deals[i])
        kinds[game] = kind_of_step(states[i])
    playing = games
    while playing > 0:
        taken[0] = 0
        playing = sort_games(kinds, order, counts, places, games)
        at = next_of_warp(taken)
        while at - cuda.laneid < playing:
            if at < playing:
                game = order[at]
                i = base + game
                moves[i] += play_step(states[i], deals[i], bot_chances[i], views[0], legal, policies)
                is_done = is_over(states[i]) or moves[i] >= MOVE_LIMIT
                kinds[game] = DONE if is_done else kind_of_step(states[i])
            at = next_of_warp(taken)
        cuda.syncthreads()
    for game in range(cuda.threadIdx.x, games, BLOCK):
        scores(states[base + game], score_rows[base + game])
        returns(states[base + game], return_rows[base + game])
