"""Games side by side on a GPU that are sorted by what they do next, as those of `sorting_kernel` are.

In a step a game takes the action it is given, and all that follows from it, one step of the rules at a time;
before each, the games of a block that have not come to a question are sorted anew. What `step_batch` does for
a game after the other is done here in parts. States lie in global memory, within reach of all threads.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.chance import DEALING, THINKING
from cubarium.engine.contract import unbound
from cubarium.engine.rules.batch_kernel import show_in_parts, write_rewards
from cubarium.engine.rules.batching import ENDED, GOES_ON, NOBODY, NOT_LEGAL, OUTSIDE, show
from cubarium.engine.rules.draws import begin_chance
from cubarium.engine.rules.kernels import (
    ALIGNED,
    BLOCK,
    COUNTERS,
    DONE,
    MOST_GAMES,
    next_of_warp,
    sort_games,
)
from cubarium.engine.rules.steps import ASKED

cuda: Any = None
VIEW: Any = None
ACTIONS = 0

lay_out: Any = unbound
next_step: Any = unbound
step_of: Any = unbound
take_step: Any = unbound
kind_of_step: Any = unbound
actors: Any = unbound
first_to_act: Any = unbound
legal_actions: Any = unbound
choose: Any = unbound
is_over: Any = unbound
scores: Any = unbound
returns: Any = unbound

ACTS = 3
"""Stands in `found` where the action of a game is still to be taken."""


def lay_out_next(  # noqa: PLR0913, PLR0917 - what is compiled takes its arrays one by one
    i: int,
    states: Any,
    deals: Any,
    bot_chances: Any,
    options: Any,
    numbers: Any,
    asked: Any,
    empty_state: Any,
    empty_chance: Any,
    key_low: int,
    key_high: int,
) -> int:
    """Lay out the game whose number is next; return the kind of its first step."""
    number = numbers[i]
    numbers[i] = number + len(states)
    asked[i] = NOBODY
    states[i] = empty_state[0]
    deals[i] = empty_chance[0]
    bot_chances[i] = empty_chance[0]
    begin_chance(deals[i], key_low, key_high, number, DEALING)
    begin_chance(bot_chances[i], key_low, key_high, number, THINKING)
    lay_out(states[i], options[0], deals[i])
    return int(kind_of_step(states[i]))


def take_next_step(
    i: int,
    s: Any,
    deal: Any,
    bot_chance: Any,
    v: Any,
    legal: Any,
    roles: Any,
    actions: Any,
    found: Any,
    asked: Any,
) -> int:
    """Take the next step of a game: that of its action, one that follows, or a policy's; return what is next.

    A game in which a seat is asked that is played from outside is done with.
    """
    if found[i] == ACTS:
        found[i] = GOES_ON
        seat = int(asked[i])
        step = step_of(s, seat, actions[i])
    else:
        seat, step, offered = next_step(s, deal)
        if step == ASKED:
            if offered == 0:
                seat = first_to_act(actors(s), bot_chance)
            if roles[seat] == OUTSIDE:
                asked[i] = seat
                return DONE
            count = legal_actions(s, seat, legal)
            step = step_of(s, seat, choose(roles[seat], s, seat, v, legal, count, bot_chance))
    take_step(s, seat, step, deal)
    return int(kind_of_step(s))


def first_kind(i: int, states: Any, legal: Any, masks: Any, actions: Any, found: Any) -> int:
    """Return the kind of step that an action begins with; a game whose action is not legal is done with."""
    action = actions[i]
    if action < 0 or action >= len(legal) or masks[i][action] == 0:
        found[i] = NOT_LEGAL
        return DONE
    found[i] = ACTS
    return int(kind_of_step(states[i]))


def sorting_step_kernel(  # noqa: PLR0913, PLR0917 - a kernel takes its arrays one by one
    states: Any,
    deals: Any,
    bot_chances: Any,
    options: Any,
    roles: Any,
    actions: Any,
    found: Any,
    observations: Any,
    masks: Any,
    finals: Any,
    score_rows: Any,
    return_rows: Any,
    numbers: Any,
    asked: Any,
    empty_state: Any,
    empty_chance: Any,
    goes_on: bool,
    key_low: int,
    key_high: int,
    games: int,
) -> None:
    """Take a step in every game, a block so many of them; `show_kernel` shows what has become of them."""
    views = cuda.local.array(1, VIEW, alignment=ALIGNED)
    legal = cuda.local.array(ACTIONS, "int32")
    kinds = cuda.shared.array(MOST_GAMES, "int8")
    order = cuda.shared.array(MOST_GAMES, "int16")
    counts = cuda.shared.array(COUNTERS, "int32")
    places = cuda.shared.array(COUNTERS, "int32")
    taken = cuda.shared.array(1, "int32")
    n = len(states)
    base = cuda.blockIdx.x * games
    games = min(games, n - base)
    for game in range(cuda.threadIdx.x, games, BLOCK):
        i = base + game
        for p in range(len(score_rows[i])):
            score_rows[i][p] = 0
            return_rows[i][p] = 0
        found[i] = GOES_ON
        if asked[i] == NOBODY:
            kinds[game] = lay_out_next(
                i,
                states,
                deals,
                bot_chances,
                options,
                numbers,
                asked,
                empty_state,
                empty_chance,
                key_low,
                key_high,
            )
        else:
            kinds[game] = first_kind(i, states, legal, masks, actions, found)
    playing = games
    while playing > 0:
        taken[0] = 0
        playing = sort_games(kinds, order, counts, places, games)
        at = next_of_warp(taken)
        while at - cuda.laneid < playing:
            if at < playing:
                game = order[at]
                i = base + game
                s = states[i]
                roles_here = roles[(numbers[i] - n) % len(roles)]
                kinds[game] = take_next_step(
                    i, s, deals[i], bot_chances[i], views[0], legal, roles_here, actions, found, asked
                )
                if is_over(s):
                    kinds[game] = DONE
                    is_seen = asked[i] != NOBODY
                    if is_seen:
                        found[i] = ENDED
                        scores(s, score_rows[i])
                        returns(s, return_rows[i])
                        if not goes_on:
                            show(s, asked[i], views[0], legal, observations[i], masks[i])
                        elif len(finals) > 0:
                            show(s, asked[i], views[0], legal, finals[i], masks[i])
                        asked[i] = NOBODY
                    if goes_on or not is_seen:
                        kinds[game] = lay_out_next(
                            i,
                            states,
                            deals,
                            bot_chances,
                            options,
                            numbers,
                            asked,
                            empty_state,
                            empty_chance,
                            key_low,
                            key_high,
                        )
            at = next_of_warp(taken)
        cuda.syncthreads()


def show_kernel(
    states: Any,
    found: Any,
    observations: Any,
    masks: Any,
    score_rows: Any,
    return_rows: Any,
    asked: Any,
    rewards: Any,
    ended: Any,
    refused: Any,
) -> None:
    """Show every game to who is asked, and write down what was earned."""
    views = cuda.local.array(1, VIEW, alignment=ALIGNED)
    legal = cuda.local.array(ACTIONS, "int32")
    i = min(cuda.grid(1), len(states) - 1)
    is_one = cuda.grid(1) < len(states)
    is_shown = is_one and found[i] != NOT_LEGAL and asked[i] != NOBODY
    show_in_parts(is_shown, states[i], asked[i], views[0], legal, observations[i], masks[i])
    if is_one:
        write_rewards(i, found, score_rows, return_rows, rewards, ended, refused)
