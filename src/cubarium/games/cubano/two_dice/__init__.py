"""Cub'ano 2 dice: gather bars and cubes, form squares, and grow the largest suite of your colour."""

from __future__ import annotations

from cubarium.engine import open_table
from cubarium.engine.contract import GameSpec, Option
from cubarium.games.cubano import board, suites
from cubarium.games.cubano.two_dice import (
    actions,
    claims,
    explain,
    greedy,
    laws,
    leaving,
    operations,
    placing,
    position,
    rules,
    scoring,
    view,
)
from cubarium.games.cubano.two_dice.components import SCHEMA
from cubarium.games.cubano.two_dice.events import EVENTS
from cubarium.games.cubano.two_dice.outlook import Outlook
from cubarium.games.cubano.two_dice.state import MAX_PLAYERS, MIN_PLAYERS, Options, State, View
from cubarium.games.cubano.two_dice.statistics import Statistics
from cubarium.games.cubano.two_dice.tables import tables_from
from cubarium.games.cubano.two_dice.text import WORDS

VARIANTS = {
    "standard": {},
    "attentive": {"attentive": 1},
    "exit-door": {"exit_door": 1},
}


def combinations() -> list[dict[str, int]]:
    """Return the settings to check: every variant for every number of players, and all options together."""
    options = ("rigorous_sixth", "exit_door", "attentive", "priority_reversed", "stop_on_capot")
    tables = [{"players": p, **v} for p in range(MIN_PLAYERS, MAX_PLAYERS + 1) for v in VARIANTS.values()]
    return [*tables, *({"players": p, **dict.fromkeys(options, 1)} for p in (MIN_PLAYERS, MAX_PLAYERS))]


SPEC = GameSpec(
    id="cubano-2-dice",
    rulebook="cubano",
    rules_version=1,
    state=State,
    view=View,
    options=Options,
    option_list=(
        Option("players", MIN_PLAYERS, MAX_PLAYERS, 4),
        Option("rigorous_sixth", 0, 1, 0),
        Option("exit_door", 0, 1, 0),
        Option("attentive", 0, 1, 0),
        Option("priority_reversed", 0, 1, 0),
        Option("stop_on_capot", 0, 1, 0),
    ),
    variants=VARIANTS,
    action_count=actions.ACTIONS,
    modules=(
        board,
        suites,
        placing,
        claims,
        leaving,
        operations,
        scoring,
        rules,
        view,
        open_table,
        greedy,
        laws,
        explain,
        position,
    ),
    seldom=frozenset(
        {
            "setup",
            "can_exit",
            "forms_enough",
            "still_room",
            "begin_exit",
            "continue_exit",
            "finish_exit",
            "fill",
            "form",
            "lay_one",
            "hand_over",
            "change_phase",
            "settle_last_player",
            "place_last_die",
            "end_turn",
            "try_to_enter",
            "longest_suite",
            "suites_compared",
            "list_leaving",
            "take_from_heap",
            "operations",
        }
    ),
    components=SCHEMA,
    tables=tables_from,
    events=EVENTS,
    action_to_text=actions.to_text,
    action_from_text=actions.from_text,
    action_to_struct=actions.to_struct,
    words=WORDS,
    outlook=Outlook,
    statistics=Statistics,
    combinations=combinations,
)
