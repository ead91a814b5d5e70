"""T-Rex, by Hanno and Wilfried Kuhn: outlast the meteors and win eggs of the same colour."""

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
from cubarium.games.trex import actions, bot, rules
from cubarium.games.trex.bot.features import FEATURES
from cubarium.games.trex.data.schema import MAX_PLAYERS, SCHEMA
from cubarium.games.trex.data.values import values_from
from cubarium.games.trex.events import EVENTS
from cubarium.games.trex.state import MIN_PLAYERS, Options, State, View
from cubarium.games.trex.table import positions, refusals, sketched_eggs, sketches, ties
from cubarium.games.trex.table.feats import feats
from cubarium.games.trex.table.insights import Insights
from cubarium.games.trex.table.statistics import Statistics
from cubarium.games.trex.table.words import WORDS


def combinations() -> list[dict[str, int]]:
    """Return every setting of the options that makes a different game."""
    by_lot = [{"players": players} for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)]
    # Seats are alike, so that one who begins stands for all of them.
    return [*by_lot, *({**options, "first": options["players"]} for options in by_lot)]


SPEC = GameSpec(
    id="trex",
    rules_version=1,
    records=Records(State, View, Options),
    settings=Settings(
        options=(
            Option("players", MIN_PLAYERS, MAX_PLAYERS, 4),
            Option("first", 0, MAX_PLAYERS, 0, first_chair=1, goes_round=True),
        ),
        combinations=combinations,
        variants={"standard": {}},
    ),
    actions=actions.SPACE,
    components=Components(SCHEMA, values_from),
    code=Code(
        compiled=(
            rules,
            bot,
        ),
        interpreted=(refusals, positions, ties, sketches, sketched_eggs),
        never_inlined=frozenset(
            {
                "setup",
                "begin_round",
                "end_round",
                "take_egg",
                "remove_card",
                "go_on_removing",
                "remove_played",
                "clear_table",
                "change_colours",
                "outcome",
                "overtaken",
                "never_seen",
                "side_worth",
            }
        ),
    ),
    events=EVENTS,
    table=TableSide(
        words=WORDS,
        statistics=Statistics,
        insights=Insights,
        has_secrets=True,
        choices_are_open=True,
        places=sketches.PLACES,
        lesson=Path(__file__).parent / "lesson",
        feats=feats,
    ),
    network=NetworkPlace(FEATURES, Path(__file__).parent / "network"),
)
