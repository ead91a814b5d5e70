"""Naval battle of dice, the second of Cub'ano: dice give the square, a correction may save the shot."""

from __future__ import annotations

from cubarium.engine import open_table
from cubarium.engine.contract import GameSpec, Option
from cubarium.games.cubano.naval_dice import (
    actions,
    explain,
    greedy,
    laws,
    placing,
    position,
    rules,
    view,
)
from cubarium.games.cubano.naval_dice.components import SCHEMA
from cubarium.games.cubano.naval_dice.events import EVENTS
from cubarium.games.cubano.naval_dice.outlook import Outlook
from cubarium.games.cubano.naval_dice.state import PLAYERS, Options, State, View
from cubarium.games.cubano.naval_dice.statistics import Statistics
from cubarium.games.cubano.naval_dice.tables import tables_from
from cubarium.games.cubano.naval_dice.text import WORDS

VARIANTS = {
    "islands": {"mines": 0},
    "mines": {"mines": 1},
    "learners": {"mines": 0, "addition_only": 1},
}


def combinations() -> list[dict[str, int]]:
    """Return every setting of the options that makes a different game."""
    return [
        {"players": PLAYERS, "mines": mines, "addition_only": addition_only}
        for mines in (0, 1)
        for addition_only in (0, 1)
    ]


SPEC = GameSpec(
    id="cubano-naval-dice",
    rulebook="cubano",
    rules_version=1,
    state=State,
    view=View,
    options=Options,
    option_list=(
        Option("players", PLAYERS, PLAYERS, PLAYERS),
        Option("mines", 0, 1, 0),
        Option("addition_only", 0, 1, 0),
    ),
    variants=VARIANTS,
    action_count=actions.ACTIONS,
    modules=(placing, rules, view, open_table, greedy, laws, explain, position),
    seldom=frozenset({"setup", "ship_ends", "hole_places", "lay_ship", "shoot", "end_turn", "start_value"}),
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
