"""High card: whoever plays the highest card takes the round. A game as small as a game can be."""

from __future__ import annotations

from cubarium.engine.contract import Code, Components, GameSpec, Option, Records, Settings, TableSide
from cubarium.engine.insights import Insights
from cubarium.engine.rules import open_table
from high_card import actions, bot, rules
from high_card.data.schema import SCHEMA
from high_card.data.values import values_from
from high_card.events import EVENTS
from high_card.state import MAX_PLAYERS, Options, State, View
from high_card.table import refusals
from high_card.table.statistics import Statistics
from high_card.table.words import WORDS

SPEC = GameSpec(
    id="high-card",
    rules_version=1,
    records=Records(State, View, Options),
    settings=Settings(
        options=(Option("players", 2, MAX_PLAYERS, 2),),
        combinations=lambda: [{"players": players} for players in range(2, MAX_PLAYERS + 1)],
        variants={"standard": {}},
    ),
    actions=actions.SPACE,
    components=Components(SCHEMA, values_from),
    code=Code(compiled=(open_table, rules, bot), interpreted=(refusals,)),
    events=EVENTS,
    table=TableSide(words=WORDS, statistics=Statistics, insights=Insights),
)
