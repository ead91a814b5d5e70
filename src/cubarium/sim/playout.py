"""Whole games played by bots: the one loop that every backend runs.

The functions here are bound to a game by `bind`, like rules, and so run interpreted, compiled and on a
GPU. Bots see views; the luck they think with is not the luck of the table.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.binding import unbound
from cubarium.engine.chance import draw

setup: Any = unbound
actors: Any = unbound
legal_actions: Any = unbound
apply: Any = unbound
is_over: Any = unbound
view: Any = unbound
greedy: Any = unbound

RANDOM = 0
GREEDY = 1
MOVE_LIMIT = 100_000
"""No game comes near it; a game that does is reported as not ending."""


def first_seat(seats: int) -> int:
    """Return the lowest seat of a set that is not empty."""
    seat = 0
    while seats >> seat & 1 == 0:
        seat += 1
    return seat


def choose(bot: int, s: Any, seat: int, v: Any, legal: Any, count: int, mind: Any) -> int:
    """Let a bot choose among the legal actions; a single one needs no thought."""
    if count == 1:
        return int(legal[0])
    if bot == RANDOM:
        return int(legal[draw(mind, seat, count)])
    view(s, seat, v)
    return int(greedy(v, legal, count, mind))


def play_game(s: Any, options: Any, deal: Any, mind: Any, v: Any, legal: Any, bots: Any) -> int:
    """Play one game from the empty state to its end and return the number of moves."""
    setup(s, options, deal)
    moves = 0
    while not is_over(s) and moves < MOVE_LIMIT:
        seat = first_seat(actors(s))
        count = legal_actions(s, seat, legal)
        action = choose(bots[seat], s, seat, v, legal, count, mind)
        apply(s, seat, action, deal)
        moves += 1
    return moves


def play_batch(states: Any, options: Any, deals: Any, minds: Any, views: Any, legal: Any, bots: Any, moves: Any) -> None:
    """Play a batch of games, one for each element of `states`."""
    for i in range(len(states)):
        moves[i] = play_game(states[i], options[0], deals[i], minds[i], views[0], legal, bots)
