"""Many games that are played on, one choice at a time, by whoever asks for the next: the loop of batches.

The functions here are bound to a game by `bind`, like rules, and so run interpreted, compiled and on a GPU.
A seat is played by a policy of `playout`, or from outside: then the game waits for it, with an observation
of what the seat may know and a mask of what it may do. A game that ends is followed by another one.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.chance import DEALING, THINKING
from cubarium.engine.contract import unbound
from cubarium.engine.rules.draws import begin_chance

setup: Any = unbound
actors: Any = unbound
legal_actions: Any = unbound
apply: Any = unbound
is_over: Any = unbound
scores: Any = unbound
returns: Any = unbound
view: Any = unbound
observe: Any = unbound
first_to_act: Any = unbound
choose: Any = unbound

OUTSIDE = -1
"""Stands for a policy where a seat is played from outside."""
NOBODY = -1
"""Stands for the seat that is asked where a game has ended."""

# What becomes of a game in a step.
GOES_ON = 0
ENDED = 1
NOT_LEGAL = 2


def until_asked(s: Any, deal: Any, bot_chance: Any, v: Any, legal: Any, roles: Any) -> int:
    """Let policies play until a seat is asked that is played from outside; return it, NOBODY at the end."""
    while not is_over(s):
        seat = first_to_act(actors(s), bot_chance)
        if roles[seat] == OUTSIDE:
            return int(seat)
        count = legal_actions(s, seat, legal)
        apply(s, seat, choose(roles[seat], s, seat, v, legal, count, bot_chance), deal)
    return NOBODY


def show(s: Any, seat: int, v: Any, legal: Any, observation: Any, mask: Any) -> None:
    """Write what a seat may know and, if it is asked, what it may do."""
    view(s, seat, v)
    observe(v, observation)
    write_mask(s, seat, legal, mask)


def show_asked(s: Any, seat: int, v: Any, legal: Any, observation: Any, mask: Any) -> None:
    """Show a game that goes on to who is asked."""
    show(s, seat, v, legal, observation, mask)


def write_mask(s: Any, seat: int, legal: Any, mask: Any) -> None:
    """Write what a seat may do: 1 for each action that is legal."""
    for action in range(len(mask)):
        mask[action] = 0
    count = legal_actions(s, seat, legal)
    for i in range(count):
        mask[legal[i]] = 1


def begin_next(  # noqa: PLR0913, PLR0917 - what is compiled takes its arrays one by one
    i: int,
    states: Any,
    options: Any,
    deals: Any,
    bot_chances: Any,
    numbers: Any,
    stride: int,
    roles: Any,
    views: Any,
    empty_state: Any,
    empty_chance: Any,
    legal: Any,
    key_low: int,
    key_high: int,
) -> int:
    """Set up the game whose number is next; return who is asked. A game in which nobody is has been seen."""
    seat = NOBODY
    while seat == NOBODY:
        number = numbers[i]
        numbers[i] = number + stride
        states[i] = empty_state[0]
        deals[i] = empty_chance[0]
        bot_chances[i] = empty_chance[0]
        begin_chance(deals[i], key_low, key_high, number, DEALING)
        begin_chance(bot_chances[i], key_low, key_high, number, THINKING)
        setup(states[i], options[0], deals[i])
        seat = until_asked(states[i], deals[i], bot_chances[i], views[0], legal, roles[number % len(roles)])
    return int(seat)


def step_batch(  # noqa: PLR0913, PLR0917 - as above
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
    legal: Any,
    views: Any,
    empty_state: Any,
    empty_chance: Any,
    stride: int,
    goes_on: bool,
    key_low: int,
    key_high: int,
) -> None:
    """Take an action in each game and play on; begin one where nobody is asked.

    `numbers` are those of the games that come next. A game that ends is followed by the next at once if it
    `goes_on`, and its last observation is kept in `finals` if that has room; else it asks nobody.
    """
    for i in range(len(states)):
        seat = asked[i]
        found[i] = GOES_ON
        for p in range(len(score_rows[i])):
            score_rows[i][p] = 0
            return_rows[i][p] = 0
        if seat != NOBODY:
            action = actions[i]
            if action < 0 or action >= len(legal) or masks[i][action] == 0:
                found[i] = NOT_LEGAL
            else:
                apply(states[i], seat, action, deals[i])
                roles_here = roles[(numbers[i] - stride) % len(roles)]
                asked[i] = until_asked(states[i], deals[i], bot_chances[i], views[0], legal, roles_here)
                if asked[i] == NOBODY:
                    found[i] = ENDED
                    scores(states[i], score_rows[i])
                    returns(states[i], return_rows[i])
                    if not goes_on:
                        show(states[i], seat, views[0], legal, observations[i], masks[i])
                    elif len(finals) > 0:
                        show(states[i], seat, views[0], legal, finals[i], masks[i])
        if found[i] != NOT_LEGAL:
            if asked[i] == NOBODY and (goes_on or seat == NOBODY):
                asked[i] = begin_next(
                    i,
                    states,
                    options,
                    deals,
                    bot_chances,
                    numbers,
                    stride,
                    roles,
                    views,
                    empty_state,
                    empty_chance,
                    legal,
                    key_low,
                    key_high,
                )
            if asked[i] != NOBODY:
                show_asked(states[i], asked[i], views[0], legal, observations[i], masks[i])


def choose_at_random(masks: Any, words: Any, actions: Any) -> None:
    """Choose a legal action in each game by a number of 32 bits; 0 where none is legal."""
    for i in range(len(actions)):
        count = 0
        for action in range(len(masks[i])):
            count += masks[i][action]
        left = words[i] * count >> 32
        action = 0
        if count > 0:
            left -= masks[i][0]
            while left >= 0:
                action += 1
                left -= masks[i][action]
        actions[i] = action
