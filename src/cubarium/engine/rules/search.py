"""Playing on in one's head: imagined worlds, games that go on from there, and what their ends are worth.

The functions here are bound to a game by `bind`, like rules. What a seat cannot know is drawn anew for each
world, so nothing of the real table is in it. Every action is tried in the same worlds, with the same luck.
"""

from __future__ import annotations

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


def set_luck(c: Any, world: int, purpose: int) -> None:
    """Set a blank chance to the beginning of the luck of one world."""
    c.purpose = purpose
    c.game_low = world & MASK


def play_on(s: Any, deal: Any, bot_chance: Any, views: Any, blank_view: Any, legal: Any) -> None:
    """Let every seat play by the heuristic until the game is over."""
    moves = 0
    while not is_over(s) and moves < MOVE_LIMIT:
        seat = first_to_act(actors(s), bot_chance)
        count = legal_actions(s, seat, legal)
        action = legal[0]
        if count > 1:
            views[0] = blank_view[0]
            view(s, seat, views[0])
            action = greedy(views[0], legal, count, bot_chance)
        apply(s, seat, action, deal)
        moves += 1


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


def rank_actions(v: Any, bot_chance: Any, legal: Any, actions: Any, ranked: Any) -> None:
    """Write the actions by liking: the choice of the heuristic, its choice without that one, and so on."""
    count = len(actions)
    for i in range(count):
        legal[i] = actions[i]
    for place in range(len(ranked)):
        best = greedy(v, legal, count, bot_chance) if count > 1 else legal[0]
        count -= 1
        at = 0
        while at < count and legal[at] != best:  # a heuristic may insist on what it was not offered
            at += 1
        ranked[place] = legal[at]
        for i in range(at, count):
            legal[i] = legal[i + 1]


def imagine(seen: Any, blank_state: Any, blank_chance: Any, states: Any, luck: Any, world: int) -> None:
    """Set the first state to a table that fits what is seen, the one of this world."""
    states[0] = blank_state[0]
    restore(seen[0], states[0])
    luck[0] = blank_chance[0]
    set_luck(luck[0], world, IMAGINING)
    determinize(states[0], seen[0].viewer, luck[0])


def begin_world(states: Any, blank_chance: Any, luck: Any, world: int, seat: int, action: int) -> None:
    """Carry out an action on a copy of the world, with the luck that is the same for all actions there."""
    states[1] = states[0]
    luck[1] = blank_chance[0]
    luck[2] = blank_chance[0]
    set_luck(luck[1], world, DEALING)
    set_luck(luck[2], world, THINKING)
    apply(states[1], seat, action, luck[1])
