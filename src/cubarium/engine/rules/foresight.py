"""Playing on from the table as it is, with the very luck that is coming: nothing here is fair.

The functions here are bound to a game by `bind`, like rules. They are for measuring how much room a game
leaves to those who choose, and for nobody who plays.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.contract import unbound
from cubarium.engine.rules.playout import MOVE_LIMIT, first_to_act
from cubarium.engine.rules.search import margin, victory

actors: Any = unbound
legal_actions: Any = unbound
apply: Any = unbound
is_over: Any = unbound
view: Any = unbound
greedy: Any = unbound

DEAL = 0
"""Where the luck of the table stands among several."""
ORDER = 1
"""Where the luck stands that says who acts first."""


def let_happen(s: Any, luck: Any, minds: Any, views: Any, blank_view: Any, legal: Any) -> None:
    """Let every seat play by the heuristic until the game is over, each with the luck it will think with."""
    moves = 0
    while not is_over(s) and moves < MOVE_LIMIT:
        seat = first_to_act(actors(s), luck[ORDER])
        count = legal_actions(s, seat, legal)
        action = legal[0]
        if count > 1:
            views[0] = blank_view[0]
            view(s, seat, views[0])
            action = greedy(views[0], legal, count, luck[minds[seat]])
        apply(s, seat, action, luck[DEAL])
        moves += 1


def foresee(  # noqa: PLR0913, PLR0917 - compiled code takes its arrays one by one
    position: Any,
    seat: int,
    actions: Any,
    coming: Any,
    minds: Any,
    blank_view: Any,
    states: Any,
    views: Any,
    luck: Any,
    legal: Any,
    numbers: Any,
    victories: Any,
    margins: Any,
) -> None:
    """Try the actions of a seat one after the other, and write down how the game will end after each.

    `coming` has the luck of the table, that of the order, and those that seats think with; `minds` says for
    each seat which of them is its own. `states` has room for one state, and `luck` for as many as `coming`.
    """
    for i in range(len(actions)):
        states[0] = position[0]
        for k in range(len(coming)):
            luck[k] = coming[k]
        apply(states[0], seat, actions[i], luck[DEAL])
        let_happen(states[0], luck, minds, views, blank_view, legal)
        victories[i] = victory(states[0], seat, numbers)
        margins[i] = margin(states[0], seat, numbers)
