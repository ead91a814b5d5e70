"""Comparing actions by playing on: every action is tried in the same imagined worlds, with the same luck.

The functions here are bound to a game by `bind`, like rules. What a seat cannot know is drawn anew for each
world, so nothing of the real table is in it; then all seats play on by the game's own heuristic.

They also learn. What a seat sees is a node of a tree, and a seat that comes to a node again chooses there by
how its tries went (information set tree search: Cowling, Powley and Whitehouse, 2012; with the heuristic as
the prior of PUCT: Rosin, 2011). So others answer an action as they should, and not as the heuristic would for
ever. Nodes go by views: nobody learns from what it cannot see.
"""

from __future__ import annotations

from math import sqrt, tanh
from typing import Any

from cubarium.engine.chance import DEALING, MASK, THINKING
from cubarium.engine.contract import unbound
from cubarium.engine.rules.playout import MOVE_LIMIT, first_to_act

actors: Any = unbound
legal_actions: Any = unbound
apply: Any = unbound
is_over: Any = unbound
scores: Any = unbound
returns: Any = unbound
view: Any = unbound
restore: Any = unbound
determinize: Any = unbound
greedy: Any = unbound

IMAGINING = 2 * THINKING
"""The purpose of the luck by which worlds are drawn."""
WIN = 840
"""What a victory counts; it can be shared by any number of players."""
MARGIN_WEIGHT = 0.3
"""What the points count beside the victory: they tell sooner, and less."""
EXPLORING = 2.0
"""How much a node prefers what it has tried seldom, in units of what a game is worth."""
SENSE = 0.7
"""The share of tries that is due to the choice of the heuristic; the other actions share the rest."""
HALF = 0x7FFFFFFF
"""The bits of either half of a key."""
FIRST, SENSIBLE = 0, 1
"""What is kept of a node: where its actions begin, and which of them the heuristic chose."""
TRIES, TOTAL = 0, 1
"""What is kept of an action of a node: how often it was tried, and what that was worth together."""


def set_luck(c: Any, world: int, purpose: int) -> None:
    """Set a blank chance to the beginning of the luck of one world."""
    c.purpose = purpose
    c.game_low = world & MASK


def key_of(seen: Any) -> int:
    """Return a number for what a seat sees, from the bytes of its view; never 0.

    It has two halves because compiled products must not be longer than 63 bits.
    """
    low = 0
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


def play_on(  # noqa: PLR0913, PLR0917 - compiled code takes its arrays one by one
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
) -> int:
    """Let every seat play until the game is over, by what it has learnt and then by the heuristic.

    Each game makes one node at most. Returns how many nodes it came through; `path` has their actions.
    """
    moves = 0
    depth = 0
    while not is_over(s) and moves < MOVE_LIMIT:
        seat = first_to_act(actors(s), bot_chance)
        count = legal_actions(s, seat, legal)
        chosen = 0
        if count > 1:
            views[0] = blank_view[0]
            view(s, seat, views[0])
            at = 0
            key = 0
            if learns:
                key = key_of(seen)
                at = node_at(key, keys)
            if learns and keys[at] == key:
                chosen = next_try(nodes[at][FIRST], count, nodes[at][SENSIBLE], tried)
            else:
                action = greedy(views[0], legal, count, bot_chance)
                while legal[chosen] != action:
                    chosen += 1
            if learns:
                learns = keys[at] == key and depth + 1 < len(path)
                if is_new(at, count, keys, nodes, tried):
                    make_node(at, key, count, chosen, keys, nodes)
                if keys[at] == key:
                    path[depth][0] = nodes[at][FIRST] + chosen
                    path[depth][1] = seat
                    depth += 1
        apply(s, seat, legal[chosen], deal)
        moves += 1
    return depth


def victory(s: Any, seat: int, numbers: Any) -> int:
    """Return a seat's share of the victory in a finished game; `numbers` has room for the seats."""
    returns(s, numbers)
    best = numbers[0]
    for p in range(1, len(numbers)):
        best = max(best, numbers[p])
    winners = 0
    for p in range(len(numbers)):
        if numbers[p] == best:
            winners += 1
    return WIN // winners if numbers[seat] == best else 0


def margin(s: Any, seat: int, numbers: Any) -> int:
    """Return the points by which a seat is ahead of the best of the others, or behind; alone, its points."""
    scores(s, numbers)
    other = 0
    found = False
    for p in range(len(numbers)):
        if p != seat and (not found or numbers[p] > other):
            other = numbers[p]
            found = True
    return int(numbers[seat] - other)


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
    world, from number `first` on, and a column for each action. `keys`, `nodes`, `tried` are the tree, and
    `view_bytes` the bytes of `views`. `scale` says how many points are many: without it, nobody learns.
    """
    seat = seen[0].viewer
    for world in range(len(victories)):
        states[0] = blank_state[0]
        restore(seen[0], states[0])
        luck[0] = blank_chance[0]
        set_luck(luck[0], first + world, IMAGINING)
        determinize(states[0], seat, luck[0])
        for i in range(len(actions)):
            if is_tried[i] != 0:
                states[1] = states[0]
                luck[1] = blank_chance[0]
                luck[2] = blank_chance[0]
                set_luck(luck[1], first + world, DEALING)
                set_luck(luck[2], first + world, THINKING)
                apply(states[1], seat, actions[i], luck[1])
                depth = play_on(
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
                )
                learn(states[1], path, depth, tried, numbers, scale, for_points)
                victories[world][i] = victory(states[1], seat, numbers)
                margins[world][i] = margin(states[1], seat, numbers)
