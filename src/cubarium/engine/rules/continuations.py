"""Playing on from the table as it is: one position, many times to the end, each time with fresh luck.

The functions here are bound to a game by `bind`, like rules. Unlike a search, they know what is hidden in the
position: they are for looking back.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.chance import DEALING, THINKING
from cubarium.engine.contract import unbound
from cubarium.engine.rules.search import IMAGINING, play_on, set_luck, victory

apply: Any = unbound
determinize: Any = unbound
scores: Any = unbound

NO_ACTION = -1
"""Stands where the position is played on as it is, without an action before."""
NOBODY = -1
"""Stands where nothing of the position is drawn anew."""


def continue_games(  # noqa: PLR0913, PLR0917 - compiled code takes its arrays one by one
    positions: Any,
    unknown_to: int,
    seat: int,
    action: int,
    blank_view: Any,
    blank_chance: Any,
    states: Any,
    views: Any,
    luck: Any,
    legal: Any,
    numbers: Any,
    first: int,
    shares: Any,
    points: Any,
) -> None:
    """Play on in one world after the other, and write down how the victory was shared.

    `positions` has one for all worlds, or one for each. What the seat `unknown_to` cannot know is drawn anew;
    then the action of a seat is carried out, if there is one. `states` has room for one state and `luck` for
    three chances; `blank_chance` holds the key of the luck. `shares` has a row for each world, from number
    `first` on, and a column for each seat; so has `points` for the final scores, or it has no row at all.
    """
    for world in range(len(shares)):
        at = world if len(positions) > 1 else 0
        states[0] = positions[at]
        luck[0] = blank_chance[0]
        luck[1] = blank_chance[0]
        luck[2] = blank_chance[0]
        set_luck(luck[0], first + world, DEALING)
        set_luck(luck[1], first + world, THINKING)
        set_luck(luck[2], first + world, IMAGINING)
        if unknown_to != NOBODY:
            determinize(states[0], unknown_to, luck[2])
        if action != NO_ACTION:
            apply(states[0], seat, action, luck[0])
        play_on(states[0], luck[0], luck[1], views, blank_view, legal)
        for p in range(len(numbers)):
            shares[world][p] = victory(states[0], p, numbers)
        if len(points) > 0:
            scores(states[0], numbers)
            for p in range(len(numbers)):
                points[world][p] = numbers[p]
