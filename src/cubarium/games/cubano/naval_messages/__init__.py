"""Naval battle of messages, the first of Cub'ano: find the slips of paper hidden under the cubes."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.contract import Code, Components, GameSpec, Option, Records, Settings, TableSide
from cubarium.games.cubano.naval_messages import actions, bot, rules
from cubarium.games.cubano.naval_messages.data.schema import MOST_MESSAGES, SCHEMA
from cubarium.games.cubano.naval_messages.data.values import values_from
from cubarium.games.cubano.naval_messages.events import EVENTS
from cubarium.games.cubano.naval_messages.state import PLAYERS, Options, State, View
from cubarium.games.cubano.naval_messages.table import positions, refusals, sketches
from cubarium.games.cubano.naval_messages.table.insights import Insights
from cubarium.games.cubano.naval_messages.table.statistics import Statistics
from cubarium.games.cubano.naval_messages.table.words import WORDS

VARIANTS = {"usual": {"messages": 0}, "short": {"messages": 3}, "long": {"messages": 10}}


def combinations() -> list[dict[str, int]]:
    """Return every setting of the options that makes a different game."""
    return [{"players": PLAYERS, "messages": number} for number in range(1, MOST_MESSAGES + 1)]


SPEC = GameSpec(
    id="cubano-naval-messages",
    rules_version=2,
    rulebook="cubano",
    records=Records(State, View, Options),
    settings=Settings(
        options=(
            Option("players", PLAYERS, PLAYERS, PLAYERS),
            Option("messages", 0, MOST_MESSAGES, 0, automatic=True),
        ),
        combinations=combinations,
        variants=VARIANTS,
    ),
    actions=actions.SPACE,
    components=Components(SCHEMA, values_from),
    code=Code(
        compiled=(
            rules,
            bot,
        ),
        interpreted=(refusals, positions, sketches),
        never_inlined=frozenset({"setup"}),
    ),
    events=EVENTS,
    table=TableSide(
        words=WORDS,
        statistics=Statistics,
        insights=Insights,
        has_secrets=True,
        choices_are_open=True,
        lesson=Path(__file__).parent / "lesson",
    ),
)
