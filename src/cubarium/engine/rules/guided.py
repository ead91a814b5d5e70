"""Comparing actions with a network: the imagined games break off early, and the network says how they stand.

The functions here are bound to a game by `bind`, like rules. The game has to bring `features`, and `at_rest`,
which tells whether nothing is under way: then a network knows best how a game stands.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.chance import THINKING
from cubarium.engine.contract import unbound
from cubarium.engine.rules.learning import EVERYBODY, TOTAL, TRIES, move_and_learn
from cubarium.engine.rules.network import SURE, evaluate
from cubarium.engine.rules.playout import MOVE_LIMIT, first_to_act
from cubarium.engine.rules.search import WIN, begin_world, imagine, rank_actions, set_luck, victory

actors: Any = unbound
legal_actions: Any = unbound
apply: Any = unbound
is_over: Any = unbound
view: Any = unbound
greedy: Any = unbound
features: Any = unbound
at_rest: Any = unbound

UNASKED = -1
"""In place of what a position promises a seat that nobody has asked for yet."""


def promise(
    s: Any, seat: int, views: Any, blank_view: Any, x: Any, weights: Any, sums: Any, numbers: Any
) -> int:
    """Return the share of the victory that a seat has, or may hope for, in parts of `SURE`."""
    if is_over(s):
        return victory(s, seat, numbers) * SURE // WIN
    views[0] = blank_view[0]
    view(s, seat, views[0])
    for i in range(len(x)):
        x[i] = 0
    features(views[0], x)
    return evaluate(x, weights, sums)


def play_some(
    s: Any, rests: int, deal: Any, bot_chance: Any, views: Any, blank_view: Any, legal: Any
) -> None:
    """Let every seat play by the heuristic until the table has come to rest so many times."""
    moves = 0
    while not is_over(s) and moves < MOVE_LIMIT:
        if at_rest(s):
            rests -= 1
            if rests <= 0:
                return
        seat = first_to_act(actors(s), bot_chance)
        count = legal_actions(s, seat, legal)
        action = legal[0]
        if count > 1:
            views[0] = blank_view[0]
            view(s, seat, views[0])
            action = greedy(views[0], legal, count, bot_chance)
        apply(s, seat, action, deal)
        moves += 1


def play_and_learn_some(  # noqa: PLR0913, PLR0917 - compiled code takes its arrays one by one
    s: Any,
    rests: int,
    deal: Any,
    bot_chance: Any,
    views: Any,
    blank_view: Any,
    legal: Any,
    seen: Any,
    keys: Any,
    nodes: Any,
    tried: Any,
    path: Any,
    learns: bool,
) -> int:
    """Do as `learning.play_and_learn`, until the table has come to rest so many times."""
    moves = 0
    depth = 0
    while not is_over(s) and moves < MOVE_LIMIT:
        if at_rest(s):
            rests -= 1
            if rests <= 0:
                return depth
        depth, learns = move_and_learn(
            s,
            deal,
            bot_chance,
            views,
            blank_view,
            legal,
            seen,
            keys,
            nodes,
            tried,
            path,
            depth,
            learns,
            EVERYBODY,
        )
        moves += 1
    return depth


def compare_guided(  # noqa: PLR0913, PLR0917 - compiled code takes its arrays one by one
    seen: Any,
    blank_state: Any,
    blank_view: Any,
    blank_chance: Any,
    states: Any,
    views: Any,
    luck: Any,
    legal: Any,
    numbers: Any,
    actions: Any,
    is_tried: Any,
    first: int,
    victories: Any,
    margins: Any,
    ranked: Any,
    view_bytes: Any,
    keys: Any,
    nodes: Any,
    tried: Any,
    path: Any,
    scale: float,
    for_points: int,
    weights: Any,
    x: Any,
    sums: Any,
    promised: Any,
    horizon: int,
) -> None:
    """Try actions in one imagined world after the other, and write down what each promises.

    Like `learning.compare_actions`, but the network speaks when the table has come to rest `horizon` times.
    It knows of victories alone: there are no margins, and nobody plays for points. `promised` has room for
    what the position promises each seat.
    """
    seat = seen[0].viewer
    luck[0] = blank_chance[0]
    set_luck(luck[0], first, THINKING)
    rank_actions(seen[0], luck[0], legal, actions, ranked)
    for world in range(len(victories)):
        imagine(seen, blank_state, blank_chance, states, luck, first + world)
        for i in range(len(actions)):
            if is_tried[i] != 0:
                begin_world(states, blank_chance, luck, first + world, seat, actions[i])
                depth = play_and_learn_some(
                    states[1],
                    horizon,
                    luck[1],
                    luck[2],
                    views,
                    blank_view,
                    legal,
                    view_bytes,
                    keys,
                    nodes,
                    tried,
                    path,
                    scale > 0.0,
                )
                for p in range(len(promised)):
                    promised[p] = UNASKED
                promised[seat] = promise(states[1], seat, views, blank_view, x, weights, sums, numbers)
                for k in range(depth):
                    chooser = path[k][1]
                    if promised[chooser] == UNASKED:
                        promised[chooser] = promise(
                            states[1], chooser, views, blank_view, x, weights, sums, numbers
                        )
                    tried[path[k][0]][TRIES] += 1.0
                    tried[path[k][0]][TOTAL] += promised[chooser] / SURE
                victories[world][i] = promised[seat] * WIN // SURE
