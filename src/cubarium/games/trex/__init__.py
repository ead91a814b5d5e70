"""T-Rex, by Hanno and Wilfried Kuhn: outlast the meteors and win eggs of the same colour."""

from __future__ import annotations

from cubarium.engine.contract import GameSpec, Option
from cubarium.games.trex import (
    actions,
    ending,
    explain,
    greedy,
    laws,
    piles,
    position,
    ranking,
    rules,
    scoring,
    view,
)
from cubarium.games.trex.components import MAX_PLAYERS, SCHEMA
from cubarium.games.trex.events import EVENTS
from cubarium.games.trex.outlook import Outlook
from cubarium.games.trex.state import MIN_PLAYERS, Options, State, View
from cubarium.games.trex.statistics import Statistics
from cubarium.games.trex.tables import tables_from
from cubarium.games.trex.text import WORDS


def combinations() -> list[dict[str, int]]:
    """Return every setting of the options that makes a different game."""
    return [{"players": players} for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]


SPEC = GameSpec(
    id="trex",
    rules_version=1,
    state=State,
    view=View,
    options=Options,
    option_list=(Option("players", MIN_PLAYERS, MAX_PLAYERS, 4),),
    variants={"standard": {}},
    action_count=actions.ACTIONS,
    modules=(ranking, piles, scoring, ending, rules, view, greedy, laws, explain, position),
    seldom=frozenset(
        {
            "setup",
            "begin_round",
            "end_round",
            "take_egg",
            "remove_card",
            "go_on_removing",
            "remove_played",
            "clear_table",
            "change_colours",
            "outcome",
            "overtaken",
            "never_seen",
            "side_worth",
        }
    ),
    components=SCHEMA,
    tables=tables_from,
    events=EVENTS,
    action_to_text=actions.to_text,
    action_from_text=actions.from_text,
    action_to_struct=actions.to_struct,
    words=WORDS,
    statistics=Statistics,
    outlook=Outlook,
    combinations=combinations,
    hidden_hands=True,
)
