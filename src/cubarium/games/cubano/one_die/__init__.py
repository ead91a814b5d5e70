"""Cub'ano 1 die, by Albert Pau: lay the bars the die brings, close squares, grow the largest suite."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.contract import (
    Code,
    Components,
    GameSpec,
    NetworkPlace,
    Option,
    Records,
    Settings,
    TableSide,
)
from cubarium.engine.rules import open_table
from cubarium.games.cubano import rules as shared_rules
from cubarium.games.cubano.one_die import actions, bot, rules
from cubarium.games.cubano.one_die.bot.features import FEATURES
from cubarium.games.cubano.one_die.data.schema import MAX_PLAYERS, MIN_PLAYERS, SCHEMA
from cubarium.games.cubano.one_die.data.values import values_from
from cubarium.games.cubano.one_die.events import EVENTS
from cubarium.games.cubano.one_die.state import Options, State, View
from cubarium.games.cubano.one_die.table import positions, refusals, sketches, ties
from cubarium.games.cubano.one_die.table.insights import Insights
from cubarium.games.cubano.one_die.table.statistics import Statistics
from cubarium.games.cubano.one_die.table.words import WORDS

VARIANTS: dict[str, dict[str, int]] = {"standard": {}, "attentive": {"attentive": 1}}


def combinations() -> list[dict[str, int]]:
    """Return every setting of the options that makes a different game."""
    return [{"players": p, **v} for p in range(MIN_PLAYERS, MAX_PLAYERS + 1) for v in VARIANTS.values()]


SPEC = GameSpec(
    id="cubano-1-die",
    rules_version=2,
    rulebook="cubano",
    records=Records(State, View, Options),
    settings=Settings(
        options=(Option("players", MIN_PLAYERS, MAX_PLAYERS, 3), Option("attentive", 0, 1, 0)),
        combinations=combinations,
        variants=VARIANTS,
    ),
    actions=actions.SPACE,
    components=Components(SCHEMA, values_from),
    code=Code(
        compiled=(
            open_table,
            shared_rules,
            rules,
            bot,
        ),
        interpreted=(refusals, positions, ties, sketches),
        never_inlined=frozenset(
            {
                "setup",
                "lay_the_rest",
                "throw_die",
                "choose_colour",
                "take_cube",
                "end_throw",
                "suites",
                "asked_to_call",
                "list_calls",
                "hear",
                "await_calls",
            }
        ),
    ),
    events=EVENTS,
    table=TableSide(
        words=WORDS,
        statistics=Statistics,
        insights=Insights,
        places=sketches.PLACES,
        lesson=Path(__file__).parent / "lesson",
    ),
    network=NetworkPlace(FEATURES, Path(__file__).parent / "network"),
)
