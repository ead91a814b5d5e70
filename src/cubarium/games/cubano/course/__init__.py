"""Cub'ano Course, by Albert Pau: a race over the diagonals, from a corner to half of the board."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.contract import Code, Components, GameSpec, Option, Records, Settings, TableSide
from cubarium.engine.rules import open_table
from cubarium.games.cubano import rules as shared_rules
from cubarium.games.cubano.course import actions, bot, rules
from cubarium.games.cubano.course.data.schema import PLAYERS, SCHEMA
from cubarium.games.cubano.course.data.values import values_from
from cubarium.games.cubano.course.events import EVENTS
from cubarium.games.cubano.course.state import Options, State, View
from cubarium.games.cubano.course.table import positions, refusals, sketches, ties
from cubarium.games.cubano.course.table.insights import Insights
from cubarium.games.cubano.course.table.statistics import Statistics
from cubarium.games.cubano.course.table.words import WORDS

VARIANTS = {"standard": {"fair_last_turn": 0}, "fair": {"fair_last_turn": 1}}


def combinations() -> list[dict[str, int]]:
    """Return every setting of the options that makes a different game."""
    return [{"players": PLAYERS, **variant} for variant in VARIANTS.values()]


SPEC = GameSpec(
    id="cubano-course",
    rules_version=1,
    rulebook="cubano",
    records=Records(State, View, Options),
    settings=Settings(
        options=(Option("players", PLAYERS, PLAYERS, PLAYERS), Option("fair_last_turn", 0, 1, 0)),
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
        never_inlined=frozenset({"setup", "next_choice", "go_on", "end_throw"}),
    ),
    events=EVENTS,
    table=TableSide(
        words=WORDS,
        statistics=Statistics,
        insights=Insights,
        places=sketches.PLACES,
        lesson=Path(__file__).parent / "lesson",
    ),
)
