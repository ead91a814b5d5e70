"""Comparing actions by playing on in imagined worlds, where all seats learn from one game to the next.

At first they play by the game's own heuristic. But what a seat sees is a node of a tree, and a seat that
comes to a node again chooses there by how its tries went (information set tree search: Cowling, Powley and
Whitehouse, 2012; with the heuristic as the prior of PUCT: Rosin, 2011). So others answer an action as they
should, and not as the heuristic would for ever. Nodes go by views: nobody learns from what it cannot see.
"""

from __future__ import annotations

from math import sqrt, tanh
from typing import Any

from cubarium.engine.chance import THINKING
from cubarium.engine.contract import unbound
from cubarium.engine.rules.playout import MOVE_LIMIT, first_to_act
from cubarium.engine.rules.search import (
    MARGIN_WEIGHT,
    WIN,
    begin_world,
    imagine,
    margin,
    rank_actions,
    set_luck,
    victory,
)

actors: Any = unbound
legal_actions: Any = unbound
apply: Any = unbound
is_over: Any = unbound
view: Any = unbound
greedy: Any = unbound

EXPLORING = 2.0
"""How much a node prefers what it has tried seldom, in units of what a game is worth."""
SENSE = 0.7
"""The share of tries that is due to the choice of the heuristic; the other actions share the rest."""
HALF = 0x7FFFFFFF
"""The bits of either half of a key."""
FIRST, SENSIBLE = 0, 1
"""What is kept of a node: where its actions begin, and which of them the heuristic chose."""
EVERYBODY = -1
"""In place of the only seat that learns in a world."""
PLAIN = 4
"""In one world of so many, only who thinks learns and the others play by the heuristic.

Who answers such a mixture gives up little against the best answer, and gains much against those who play
as people mostly do (Johanson, Zinkevich and Bowling, 2007).
"""
TRIES, TOTAL = 0, 1
"""What is kept of an action of a node: how often it was tried, and what that was worth together."""


def key_of(seen: Any, count: int) -> int:
    """Return a number for what a seat sees, from the bytes of its view and how much it may do; never 0.

    It has two halves because compiled products must not be longer than 63 bits.
    """
    low = count
    high = 1
    for i in range(len(seen)):
        byte = seen[i] & 255
        low = ((low ^ byte) * 0x01000193 + 1) & HALF
        high = ((high + byte) * 0x5BD1E995 + 1) & HALF
    return (high << 31 | low) + 1


def node_at(key: int, keys: Any) -> int:
    """Return the place of a node, or the free one where it belongs; some are always free."""
    at = (key >> 7) % len(keys)
    while keys[at] != 0 and keys[at] != key:
        at = (at + 1) % len(keys)
    return int(at)


def is_new(at: int, count: int, keys: Any, nodes: Any, tried: Any) -> bool:
    """Tell whether a node is not there yet and there is room for it and its actions."""
    made = nodes[len(keys)]
    return bool(keys[at] == 0 and made[0] < len(keys) >> 1 and made[1] + count <= len(tried))


def make_node(at: int, key: int, count: int, sensible: int, keys: Any, nodes: Any) -> None:
    """Begin a node with so many actions; behind the last stand how many nodes there are, and actions."""
    made = nodes[len(keys)]
    keys[at] = key
    nodes[at][FIRST] = made[1]
    nodes[at][SENSIBLE] = sensible
    made[0] += 1
    made[1] += count


def next_try(first: int, count: int, sensible: int, tried: Any) -> int:
    """Choose one of the actions of a node: the best by its tries, or one that was tried too seldom.

    Most tries are due to the action that the heuristic chose: a node that is seldom visited plays as the
    heuristic does, and the more actions there are, the longer.
    """
    visits = 0.0
    total = 0.0
    for i in range(count):
        visits += tried[first + i][TRIES]
        total += tried[first + i][TOTAL]
    best = sensible
    most = 0.0
    for i in range(count):
        tries = tried[first + i][TRIES]
        value = total / visits
        if tries > 0.0:
            value = tried[first + i][TOTAL] / tries
        due = SENSE if i == sensible else (1.0 - SENSE) / (count - 1)
        hope = value + EXPLORING * due * sqrt(visits) / (1.0 + tries)
        if i == 0 or hope > most:
            best = i
            most = hope
    return best


def learn(s: Any, path: Any, depth: int, tried: Any, numbers: Any, scale: float, for_points: int) -> None:
    """Write down in the nodes a game came through what it was worth to who chose there."""
    for i in range(depth):
        at = path[i][0]
        tried[at][TRIES] += 1.0
        tried[at][TOTAL] += worth_of_game(s, path[i][1], numbers, scale, for_points)


def learner_of(world: int, thinker: int) -> int:
    """Return the only seat that learns in a world, or that everybody does."""
    return thinker if world % PLAIN == 0 else EVERYBODY


def move_and_learn(  # noqa: PLR0913, PLR0917 - compiled code takes its arrays one by one
    s: Any,
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
    depth: int,
    learns: bool,
    learner: int,
) -> tuple[int, bool]:
    """Let the seat that is asked move by what it has learnt, or else by the heuristic.

    Returns how many nodes the game has come through, and whether it goes on to learn: each game makes one
    node at most. `path` has what was chosen in them.
    """
    seat = first_to_act(actors(s), bot_chance)
    count = legal_actions(s, seat, legal)
    chosen = 0
    if count > 1:
        views[0] = blank_view[0]
        view(s, seat, views[0])
        at = 0
        key = 0
        takes_part = learns and (learner == EVERYBODY or learner == seat)
        if takes_part:
            key = key_of(seen, count)
            at = node_at(key, keys)
        if takes_part and keys[at] == key:
            chosen = next_try(nodes[at][FIRST], count, nodes[at][SENSIBLE], tried)
        else:
            action = greedy(views[0], legal, count, bot_chance)
            while chosen < count - 1 and legal[chosen] != action:
                chosen += 1
        if takes_part:
            learns = keys[at] == key and depth + 1 < len(path)
            if is_new(at, count, keys, nodes, tried):
                make_node(at, key, count, chosen, keys, nodes)
            if keys[at] == key:
                path[depth][0] = nodes[at][FIRST] + chosen
                path[depth][1] = seat
                depth += 1
    apply(s, seat, legal[chosen], deal)
    return depth, learns


def play_and_learn(  # noqa: PLR0913, PLR0917 - compiled code takes its arrays one by one
    s: Any,
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
    learner: int,
) -> int:
    """Let every seat play until the game is over; return how many nodes it came through."""
    moves = 0
    depth = 0
    while not is_over(s) and moves < MOVE_LIMIT:
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
            learner,
        )
        moves += 1
    return depth


def worth_of_game(s: Any, seat: int, numbers: Any, scale: float, for_points: int) -> float:
    """Return what the end of a game is worth to a seat: its victory and its points, or these alone."""
    ahead = margin(s, seat, numbers) / scale
    if for_points != 0:
        return ahead
    return victory(s, seat, numbers) / WIN + MARGIN_WEIGHT * tanh(ahead)


def compare_actions(  # noqa: PLR0913, PLR0917 - compiled code takes its arrays one by one
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
) -> None:
    """Try actions in one imagined world after the other, and write down how each game ended.

    `seen` is the view of who thinks, `states` has room for a world and for a copy of it, `luck` for three
    chances; `blank_chance` holds the key of the thinker's luck. `victories` and `margins` have a row for each
    world, from number `first` on, and a column for each action. `ranked` takes as many actions as it has room
    for, those first that the heuristic likes best. `keys`, `nodes` and `tried` are the tree, and `view_bytes`
    the bytes of `views`. `scale` says how many points are many: without it, nobody learns.
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
                depth = play_and_learn(
                    states[1],
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
                    learner_of(first + world, seat),
                )
                learn(states[1], path, depth, tried, numbers, scale, for_points)
                victories[world][i] = victory(states[1], seat, numbers)
                margins[world][i] = margin(states[1], seat, numbers)
