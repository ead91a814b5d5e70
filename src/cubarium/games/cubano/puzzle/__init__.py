"""The Cub'ano puzzle: rebuild a picture with bars and cubes, in as few moves as you can."""

from __future__ import annotations

from cubarium.engine import open_table
from cubarium.engine.contract import GameSpec, Option
from cubarium.games.cubano import board
from cubarium.games.cubano.puzzle import (
    actions,
    explain,
    greedy,
    laws,
    picture,
    position,
    rules,
    runs,
    scoring,
    view,
)
from cubarium.games.cubano.puzzle.components import NEW, PATTERNS, SCHEMA
from cubarium.games.cubano.puzzle.events import EVENTS
from cubarium.games.cubano.puzzle.outlook import Outlook
from cubarium.games.cubano.puzzle.state import Options, State, View
from cubarium.games.cubano.puzzle.statistics import Statistics
from cubarium.games.cubano.puzzle.tables import tables_from
from cubarium.games.cubano.puzzle.text import WORDS

VARIANTS = {name: {"pattern": number} for number, name in enumerate(PATTERNS, 1)} | {NEW: {"pattern": 0}}


def combinations() -> list[dict[str, int]]:
    """Return every setting of the options that makes a different game."""
    return [{"players": 1, **variant} for variant in VARIANTS.values()]


SPEC = GameSpec(
    id="cubano-puzzle",
    rulebook="cubano",
    rules_version=1,
    state=State,
    view=View,
    options=Options,
    option_list=(Option("players", 1, 1, 1), Option("pattern", 0, len(PATTERNS), 1)),
    variants=VARIANTS,
    action_count=actions.ACTIONS,
    modules=(board, runs, picture, scoring, rules, view, open_table, greedy, laws, explain, position),
    seldom=frozenset(
        {
            "setup",
            "draw_picture",
            "take_picture",
            "can_cover",
            "can_use",
            "direction_of",
            "is_rebuilt",
            "only_place",
            "only_tool",
            "end_game",
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
