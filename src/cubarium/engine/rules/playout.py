"""Whole games played by policies: the one loop that every backend runs.

The functions here are bound to a game by `bind`, like rules, and so run interpreted, compiled and on a
GPU. Bots see views; the luck they think with is not the luck of the table.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.chance import TABLE
from cubarium.engine.contract import unbound
from cubarium.engine.rules.bits import lowest, size
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.steps import ASKED

setup: Any = unbound
lay_out: Any = unbound
next_step: Any = unbound
step_of: Any = unbound
take_step: Any = unbound
actors: Any = unbound
legal_actions: Any = unbound
apply: Any = unbound
is_over: Any = unbound
scores: Any = unbound
returns: Any = unbound
view: Any = unbound
greedy: Any = unbound
laws_broken: Any = unbound

# The policies by which seats are played. A bot says which of them chooses as it does.
RANDOM = 0
HEURISTIC = 1
MOVE_LIMIT = 100_000
"""No game comes near it; a game that does is reported as not ending."""

# What `play_checked` can find.
SOUND = 0
NOT_ENDING = 1
NOBODY_ASKED = 2
NO_LEGAL_ACTION = 3
NOT_ASCENDING = 4
LAW_BROKEN = 5
FAULTS = (
    "no fault",
    "the game does not end",
    "nobody is asked",
    "no legal action",
    "legal actions do not ascend",
    "a conservation law is broken",
)


def first_to_act(seats: int, bot_chance: Any) -> int:
    """Return who of the asked seats acts first: where several are asked at once, chance tells."""
    if seats & seats - 1 == 0:
        return lowest(seats)
    for _ in range(draw(bot_chance, TABLE, size(seats))):
        seats &= seats - 1
    return lowest(seats)


def ask_heuristic(s: Any, seat: int, v: Any, legal: Any, count: int, bot_chance: Any) -> int:
    """Ask the game's own heuristic, which sees the seat's view."""
    view(s, seat, v)
    return int(greedy(v, legal, count, bot_chance))


def choose(policy: int, s: Any, seat: int, v: Any, legal: Any, count: int, bot_chance: Any) -> int:
    """Let a policy choose among the legal actions; a single one needs no thought."""
    if count == 1:
        return int(legal[0])
    if policy == RANDOM:
        return int(legal[draw(bot_chance, seat, count)])
    return ask_heuristic(s, seat, v, legal, count, bot_chance)


def one_of(steps: int, seat: int, bot_chance: Any) -> int:
    """Choose at random from a bit set of steps, as `choose` does from the list of the same actions."""
    for _ in range(draw(bot_chance, seat, size(steps))):
        steps &= steps - 1
    return lowest(steps)


def no_heuristic(s: Any, seat: int, v: Any, legal: Any, count: int, bot_chance: Any) -> int:
    """Stand in for `ask_heuristic` where every seat plays at random, so that less has to be compiled."""
    return int(legal[0])


def play_batch(
    states: Any,
    options: Any,
    deals: Any,
    bot_chances: Any,
    views: Any,
    legal: Any,
    policies: Any,
    moves: Any,
    score_rows: Any,
    return_rows: Any,
) -> None:
    """Play a batch of games from empty states to their end, and write down how each ended.

    One function plays and repeats: a second one around it would be compiled with everything in it again.
    """
    for i in range(len(states)):
        s = states[i]
        deal = deals[i]
        bot_chance = bot_chances[i]
        lay_out(s, options[0], deal)
        played = 0
        while not is_over(s) and played < MOVE_LIMIT:
            seat, step, offered = next_step(s, deal)
            if step == ASKED:
                if offered == 0:
                    seat = first_to_act(actors(s), bot_chance)
                if offered != 0 and policies[seat] == RANDOM:
                    step = one_of(offered, seat, bot_chance)
                else:
                    count = legal_actions(s, seat, legal)
                    step = step_of(
                        s, seat, choose(policies[seat], s, seat, views[0], legal, count, bot_chance)
                    )
                played += 1
            take_step(s, seat, step, deal)
        moves[i] = played
        scores(s, score_rows[i])
        returns(s, return_rows[i])


def fault_of(s: Any, legal: Any) -> int:
    """Look for what must never be, in a state of a game that is not over."""
    asked = actors(s)
    if asked <= 0:
        return NOBODY_ASKED
    if laws_broken(s) != 0:
        return LAW_BROKEN
    while asked != 0:
        count = legal_actions(s, lowest(asked), legal)
        if count < 1 or count > len(legal):
            return NO_LEGAL_ACTION
        for i in range(count):
            if legal[i] < 0 or legal[i] >= len(legal) or (i > 0 and legal[i] <= legal[i - 1]):
                return NOT_ASCENDING
        asked &= asked - 1
    return SOUND


def play_checked(
    states: Any,
    options: Any,
    deals: Any,
    bot_chances: Any,
    legal: Any,
    moves: Any,
    faults: Any,
    trace: Any,
    limit: int,
) -> None:
    """Play games at random, looking at every state, and write down the first fault of each game.

    `trace` takes a copy of every state of the first game, as many as it has room for.
    """
    for i in range(len(states)):
        s = states[i]
        setup(s, options[0], deals[i])
        while faults[i] == SOUND and not is_over(s):
            if i == 0 and moves[i] < len(trace):
                trace[moves[i]] = s
            faults[i] = fault_of(s, legal)
            if moves[i] >= limit:
                faults[i] = NOT_ENDING
            if faults[i] == SOUND:
                seat = first_to_act(actors(s), bot_chances[i])
                count = legal_actions(s, seat, legal)
                action = legal[0]
                if count > 1:
                    action = legal[draw(bot_chances[i], seat, count)]
                apply(s, seat, action, deals[i])
                moves[i] += 1
        if faults[i] == SOUND and laws_broken(s) != 0:
            faults[i] = LAW_BROKEN
        if i == 0 and moves[i] < len(trace):
            trace[moves[i]] = s
