"""The Cub'ano puzzle: rebuild a picture with bars and cubes, in as few moves as you can."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.contract import Code, Components, GameSpec, Option, Records, Settings, TableSide
from cubarium.engine.rules import open_table
from cubarium.games.cubano import rules as shared_rules
from cubarium.games.cubano.puzzle import actions, bot, rules
from cubarium.games.cubano.puzzle.data.schema import NEW, PATTERNS, SCHEMA
from cubarium.games.cubano.puzzle.data.values import values_from
from cubarium.games.cubano.puzzle.events import EVENTS
from cubarium.games.cubano.puzzle.state import Options, State, View
from cubarium.games.cubano.puzzle.table import positions, refusals, sketches
from cubarium.games.cubano.puzzle.table.feats import feats
from cubarium.games.cubano.puzzle.table.insights import Insights, par_score
from cubarium.games.cubano.puzzle.table.statistics import Statistics
from cubarium.games.cubano.puzzle.table.words import WORDS

VARIANTS = {name: {"pattern": number} for number, name in enumerate(PATTERNS, 1)} | {NEW: {"pattern": 0}}


def combinations() -> list[dict[str, int]]:
    """Return every setting of the options that makes a different game."""
    return [{"players": 1, **variant} for variant in VARIANTS.values()]


SPEC = GameSpec(
    id="cubano-puzzle",
    rules_version=1,
    rulebook="cubano",
    records=Records(State, View, Options),
    settings=Settings(
        options=(Option("players", 1, 1, 1), Option("pattern", 0, len(PATTERNS), 1)),
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
        interpreted=(refusals, positions, sketches),
        never_inlined=frozenset(
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
    ),
    events=EVENTS,
    table=TableSide(
        words=WORDS,
        statistics=Statistics,
        insights=Insights,
        places=sketches.PLACES,
        lesson=Path(__file__).parent / "lesson",
        feats=feats,
        par=par_score,
    ),
)
