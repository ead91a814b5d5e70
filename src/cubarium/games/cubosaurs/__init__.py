"""Cubosaurs, by Fabien Tanguy: keep the Hand, or add a card and pass it on."""

from __future__ import annotations

from cubarium.engine.contract import GameSpec, Option
from cubarium.games.cubosaurs import (
    actions,
    cards,
    dna,
    explain,
    greedy,
    laws,
    position,
    rules,
    scoring,
    view,
)
from cubarium.games.cubosaurs.components import MAX_PLAYERS, MAX_ROUNDS, SCHEMA
from cubarium.games.cubosaurs.events import EVENTS
from cubarium.games.cubosaurs.outlook import Outlook
from cubarium.games.cubosaurs.state import Options, State, View
from cubarium.games.cubosaurs.statistics import Statistics
from cubarium.games.cubosaurs.tables import tables_from
from cubarium.games.cubosaurs.text import WORDS

VARIANTS = {
    "base": {"advanced": 0},
    "advanced": {"advanced": 1},
    "peaceful": {"advanced": 1, "direct_interaction": 0},
}


def combinations() -> list[dict[str, int]]:
    """Return every setting of the options that makes a different game."""
    return [
        {"players": players, "rounds": rounds, **variant}
        for players in range(2, MAX_PLAYERS + 1)
        for rounds in range(1, MAX_ROUNDS + 1)
        for variant in VARIANTS.values()
    ]


SPEC = GameSpec(
    id="cubosaurs",
    rules_version=1,
    state=State,
    view=View,
    options=Options,
    option_list=(
        Option("players", 2, MAX_PLAYERS, 4),
        Option("rounds", 0, MAX_ROUNDS, 0, automatic=True),
        Option("advanced", 0, 1, 0),
        Option("direct_interaction", 0, 1, 1),
    ),
    variants=VARIANTS,
    action_count=actions.ACTIONS,
    modules=(cards, scoring, dna, rules, view, greedy, laws, explain, position),
    seldom=frozenset(
        {
            "setup",
            "set_up_round",
            "refill_market",
            "end_round",
            "end_game",
            "next_starter",
            "collection_points",
            "series_points",
            "raptor_points",
            "egg_points",
            "tile_points",
            "begin_turn",
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
)
