"""Cub'ano Course, by Albert Pau: a race over the diagonals, from a corner to half of the board."""

from __future__ import annotations

from cubarium.engine import open_table
from cubarium.engine.contract import GameSpec, Option
from cubarium.games.cubano import board
from cubarium.games.cubano.course import actions, explain, greedy, laws, position, rules, view
from cubarium.games.cubano.course.components import PLAYERS, SCHEMA
from cubarium.games.cubano.course.events import EVENTS
from cubarium.games.cubano.course.outlook import Outlook
from cubarium.games.cubano.course.state import Options, State, View
from cubarium.games.cubano.course.statistics import Statistics
from cubarium.games.cubano.course.tables import tables_from
from cubarium.games.cubano.course.text import WORDS

VARIANTS = {"standard": {"fair_last_turn": 0}, "fair": {"fair_last_turn": 1}}


def combinations() -> list[dict[str, int]]:
    """Return every setting of the options that makes a different game."""
    return [{"players": PLAYERS, **variant} for variant in VARIANTS.values()]


SPEC = GameSpec(
    id="cubano-course",
    rulebook="cubano",
    rules_version=1,
    state=State,
    view=View,
    options=Options,
    option_list=(Option("players", PLAYERS, PLAYERS, PLAYERS), Option("fair_last_turn", 0, 1, 0)),
    variants=VARIANTS,
    action_count=actions.ACTIONS,
    modules=(board, rules, view, open_table, greedy, laws, explain, position),
    seldom=frozenset({"setup", "next_choice", "go_on", "end_throw"}),
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
