"""Naval battle of messages, the first of Cub'ano: find the slips of paper hidden under the cubes."""

from __future__ import annotations

from cubarium.engine.contract import GameSpec, Option
from cubarium.games.cubano.naval_messages import (
    actions,
    explain,
    greedy,
    laws,
    position,
    rules,
    view,
)
from cubarium.games.cubano.naval_messages.components import MOST_MESSAGES, SCHEMA
from cubarium.games.cubano.naval_messages.events import EVENTS
from cubarium.games.cubano.naval_messages.outlook import Outlook
from cubarium.games.cubano.naval_messages.state import PLAYERS, Options, State, View
from cubarium.games.cubano.naval_messages.statistics import Statistics
from cubarium.games.cubano.naval_messages.tables import tables_from
from cubarium.games.cubano.naval_messages.text import WORDS

VARIANTS = {"usual": {"messages": 0}, "short": {"messages": 3}, "long": {"messages": 10}}


def combinations() -> list[dict[str, int]]:
    """Return every setting of the options that makes a different game."""
    return [{"players": PLAYERS, "messages": number} for number in range(1, MOST_MESSAGES + 1)]


SPEC = GameSpec(
    id="cubano-naval-messages",
    rulebook="cubano",
    rules_version=1,
    state=State,
    view=View,
    options=Options,
    option_list=(
        Option("players", PLAYERS, PLAYERS, PLAYERS),
        Option("messages", 0, MOST_MESSAGES, 0, automatic=True),
    ),
    variants=VARIANTS,
    action_count=actions.ACTIONS,
    modules=(rules, view, greedy, laws, explain, position),
    seldom=frozenset({"setup"}),
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
    hidden_hands=True,
)
