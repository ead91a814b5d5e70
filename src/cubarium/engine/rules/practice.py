"""Games to learn from: positions of whole games beside how they ended.

The functions here are bound to a game by `bind`, like rules. Choices are made by the network where there is
one, otherwise by the heuristic, and now and then at random, so that what nobody would choose is seen too.
"""

from __future__ import annotations

from typing import Any

from cubarium.engine.chance import DEALING, THINKING
from cubarium.engine.contract import unbound
from cubarium.engine.rules.draws import draw
from cubarium.engine.rules.guided import play_some, promise
from cubarium.engine.rules.playout import MOVE_LIMIT, first_to_act
from cubarium.engine.rules.search import IMAGINING, margin, set_luck, victory

setup: Any = unbound
actors: Any = unbound
legal_actions: Any = unbound
apply: Any = unbound
is_over: Any = unbound
view: Any = unbound
determinize: Any = unbound
greedy: Any = unbound
features: Any = unbound
at_rest: Any = unbound

THOUSAND = 1000
NO_PROMISE = -1


def put_favourites_first(v: Any, bot_chance: Any, legal: Any, count: int, others: Any, width: int) -> None:
    """Write the actions that the heuristic likes best into the first places; those that follow are lost."""
    for i in range(count):
        others[i] = legal[i]
    for place in range(width):
        best = greedy(v, others, count, bot_chance)
        legal[place] = best
        count -= 1
        at = 0
        while others[at] != best:
            at += 1
        for i in range(at, count):
            others[i] = others[i + 1]


def choose_by_promise(  # noqa: PLR0913, PLR0917 - compiled code takes its arrays one by one
    s: Any,
    seat: int,
    worlds: int,
    width: int,
    horizon: int,
    number: int,
    blank_view: Any,
    blank_chance: Any,
    states: Any,
    views: Any,
    luck: Any,
    legal: Any,
    others: Any,
    count: int,
    numbers: Any,
    weights: Any,
    x: Any,
    sums: Any,
) -> int:
    """Return the action that promises most over a few worlds, each the same for all actions.

    Of more than `width` actions only those are looked at that the heuristic likes best.
    """
    if count > width:
        views[0] = blank_view[0]
        view(s, seat, views[0])
        luck[1] = blank_chance[0]
        set_luck(luck[1], number, THINKING + IMAGINING)
        put_favourites_first(views[0], luck[1], legal, count, others, width)
        count = width
    best = legal[0]
    best_total = NO_PROMISE
    for i in range(count):
        total = 0
        for world in range(worlds):
            states[0] = s
            luck[0] = blank_chance[0]
            luck[1] = blank_chance[0]
            set_luck(luck[0], number * worlds + world, IMAGINING)
            determinize(states[0], seat, luck[0])
            set_luck(luck[0], number * worlds + world, DEALING + IMAGINING)
            set_luck(luck[1], number * worlds + world, THINKING + IMAGINING)
            apply(states[0], seat, legal[i], luck[0])
            play_some(states[0], horizon, luck[0], luck[1], views, blank_view, others)
            total += promise(states[0], seat, views, blank_view, x, weights, sums, numbers)
        if total > best_total:
            best = legal[i]
            best_total = total
    return int(best)


def practise(  # noqa: PLR0913, PLR0917 - compiled code takes its arrays one by one
    first: int,
    options: Any,
    blank_state: Any,
    blank_view: Any,
    blank_chance: Any,
    table: Any,
    states: Any,
    views: Any,
    table_luck: Any,
    luck: Any,
    legal: Any,
    others: Any,
    numbers: Any,
    weights: Any,
    x: Any,
    sums: Any,
    worlds: Any,
    width: int,
    horizon: int,
    at_random: int,
    kept: int,
    results: Any,
    game_numbers: Any,
    rows: Any,
    shares: Any,
    margins: Any,
) -> int:
    """Play games and write positions down as long as there is room; return how many there are.

    Each seat has weights of its own, and looks at so many worlds; one that looks at none plays by the
    heuristic. Of a thousand choices `at_random` are made by lot, and of a thousand positions at rest about
    `kept` are written down in their order, as one seat sees them. `results` has a row for each game.
    """
    filled = 0
    for game in range(first, first + len(results)):
        table[0] = blank_state[0]
        table_luck[0] = blank_chance[0]
        table_luck[1] = blank_chance[0]
        set_luck(table_luck[0], game, DEALING)
        set_luck(table_luck[1], game, THINKING)
        setup(table[0], options[0], table_luck[0])
        watcher = game % len(numbers)
        begin = filled
        moves = 0
        while not is_over(table[0]) and moves < MOVE_LIMIT:
            seat = first_to_act(actors(table[0]), table_luck[1])
            count = legal_actions(table[0], seat, legal)
            action = legal[0]
            if count > 1:
                if draw(table_luck[1], seat, THOUSAND) < at_random:
                    action = legal[draw(table_luck[1], seat, count)]
                elif worlds[seat] > 0:
                    action = choose_by_promise(
                        table[0],
                        seat,
                        worlds[seat],
                        width,
                        horizon,
                        game * MOVE_LIMIT + moves,
                        blank_view,
                        blank_chance,
                        states,
                        views,
                        luck,
                        legal,
                        others,
                        count,
                        numbers,
                        weights[seat],
                        x,
                        sums,
                    )
                else:
                    views[0] = blank_view[0]
                    view(table[0], seat, views[0])
                    action = greedy(views[0], legal, count, table_luck[1])
            apply(table[0], seat, action, table_luck[0])
            moves += 1
            is_wanted = not is_over(table[0]) and at_rest(table[0]) and filled < len(rows)
            if is_wanted and draw(table_luck[1], seat, THOUSAND) < kept:
                views[0] = blank_view[0]
                view(table[0], watcher, views[0])
                features(views[0], rows[filled])
                filled += 1
        for p in range(len(numbers)):
            results[game - first][p] = victory(table[0], p, numbers)
        for i in range(begin, filled):
            game_numbers[i] = game
            shares[i] = victory(table[0], watcher, numbers)
            margins[i] = margin(table[0], watcher, numbers)
    return filled
