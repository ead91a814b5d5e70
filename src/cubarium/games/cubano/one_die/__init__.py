"""Cub'ano 1 die, by Albert Pau: lay the bars the die brings, close squares, grow the largest suite."""

from __future__ import annotations

from cubarium.engine import open_table
from cubarium.engine.contract import GameSpec, Option
from cubarium.games.cubano import board, suites
from cubarium.games.cubano.one_die import actions, explain, greedy, laws, position, rules, scoring, view
from cubarium.games.cubano.one_die.components import MAX_PLAYERS, MIN_PLAYERS, SCHEMA
from cubarium.games.cubano.one_die.events import EVENTS
from cubarium.games.cubano.one_die.outlook import Outlook
from cubarium.games.cubano.one_die.state import Options, State, View
from cubarium.games.cubano.one_die.statistics import Statistics
from cubarium.games.cubano.one_die.tables import tables_from
from cubarium.games.cubano.one_die.text import WORDS

VARIANTS: dict[str, dict[str, int]] = {"standard": {}}


def combinations() -> list[dict[str, int]]:
    """Return every setting of the options that makes a different game."""
    return [{"players": players} for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]


SPEC = GameSpec(
    id="cubano-1-die",
    rulebook="cubano",
    rules_version=1,
    state=State,
    view=View,
    options=Options,
    option_list=(Option("players", MIN_PLAYERS, MAX_PLAYERS, 3),),
    variants=VARIANTS,
    action_count=actions.ACTIONS,
    modules=(board, suites, scoring, rules, view, open_table, greedy, laws, explain, position),
    seldom=frozenset(
        {"setup", "lay_the_rest", "throw_die", "choose_colour", "take_cube", "end_throw", "suites"}
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
