"""Naval battle of dice, the second of Cub'ano: dice give the square, a correction may save the shot."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.contract import Code, Components, GameSpec, Option, Records, Settings, TableSide
from cubarium.engine.rules import open_table
from cubarium.games.cubano.naval_dice import actions, bot, rules
from cubarium.games.cubano.naval_dice.data.schema import SCHEMA
from cubarium.games.cubano.naval_dice.data.values import values_from
from cubarium.games.cubano.naval_dice.events import EVENTS
from cubarium.games.cubano.naval_dice.state import BOTH, ONE_SEAT, PLAYERS, Options, State, View
from cubarium.games.cubano.naval_dice.table import positions, refusals, sketches
from cubarium.games.cubano.naval_dice.table.feats import feats
from cubarium.games.cubano.naval_dice.table.insights import Insights
from cubarium.games.cubano.naval_dice.table.statistics import Statistics
from cubarium.games.cubano.naval_dice.table.words import WORDS

VARIANTS = {
    "islands": {"mines": 0},
    "mines": {"mines": 1},
    "learners": {"mines": 0, "addition_only": BOTH},
}


def combinations() -> list[dict[str, int]]:
    """Return every setting of the options that makes a different game."""
    return [
        {"players": PLAYERS, "mines": mines, "addition_only": addition_only}
        for mines in (0, 1)
        for addition_only in range(ONE_SEAT + PLAYERS)
    ]


SPEC = GameSpec(
    id="cubano-naval-dice",
    rules_version=2,
    rulebook="cubano",
    records=Records(State, View, Options),
    settings=Settings(
        options=(
            Option("players", PLAYERS, PLAYERS, PLAYERS),
            Option("mines", 0, 1, 0),
            Option("addition_only", 0, ONE_SEAT + PLAYERS - 1, 0, first_chair=ONE_SEAT),
        ),
        combinations=combinations,
        variants=VARIANTS,
    ),
    actions=actions.SPACE,
    components=Components(SCHEMA, values_from),
    code=Code(
        compiled=(
            open_table,
            rules,
            bot,
        ),
        interpreted=(refusals, positions, sketches),
        never_inlined=frozenset(
            {"setup", "ship_ends", "hole_places", "lay_ship", "shoot", "end_turn", "start_value"}
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
    ),
)
