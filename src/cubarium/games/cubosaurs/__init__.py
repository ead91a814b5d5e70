"""Cubosaurs, by Fabien Tanguy: keep the Hand, or add a card and pass it on."""

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
from cubarium.games.cubosaurs import actions, bot, rules
from cubarium.games.cubosaurs.bot.features import FEATURES
from cubarium.games.cubosaurs.data.schema import MAX_PLAYERS, MAX_ROUNDS, SCHEMA
from cubarium.games.cubosaurs.data.values import values_from
from cubarium.games.cubosaurs.events import EVENTS
from cubarium.games.cubosaurs.state import Options, State, View
from cubarium.games.cubosaurs.table import positions, refusals, sketches, ties
from cubarium.games.cubosaurs.table.feats import feats
from cubarium.games.cubosaurs.table.insights import Insights
from cubarium.games.cubosaurs.table.statistics import Statistics
from cubarium.games.cubosaurs.table.words import WORDS

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
    records=Records(State, View, Options),
    settings=Settings(
        options=(
            Option("players", 2, MAX_PLAYERS, 4),
            Option("rounds", 0, MAX_ROUNDS, 0, automatic=True),
            Option("advanced", 0, 1, 0),
            Option("direct_interaction", 0, 1, 1, only_with=({"advanced": (1,)},)),
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
        interpreted=(refusals, positions, ties, sketches),
        never_inlined=frozenset(
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
    ),
    events=EVENTS,
    table=TableSide(
        words=WORDS,
        statistics=Statistics,
        insights=Insights,
        lesson=Path(__file__).parent / "lesson",
        feats=feats,
    ),
    network=NetworkPlace(FEATURES, Path(__file__).parent / "network"),
)
