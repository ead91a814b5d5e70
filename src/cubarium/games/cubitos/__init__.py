"""Cubitos, by John D. Clair: a race run with dice that are drawn, pushed and bought."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from cubarium.engine.backends.binding import modules_of, own_functions
from cubarium.engine.contract import (
    Code,
    Components,
    Coverage,
    GameSpec,
    NetworkPlace,
    Option,
    Records,
    Settings,
    TableSide,
)
from cubarium.engine.rules import open_table
from cubarium.games.cubitos import actions, bot, cards, rules
from cubarium.games.cubitos.bot.features import FEATURES
from cubarium.games.cubitos.data.deck import cards_with
from cubarium.games.cubitos.data.for_table import functions_for_table
from cubarium.games.cubitos.data.schema import (
    CARDS,
    CARDS_OF_COLOUR,
    CIRCUITS,
    GRAND_FINALE,
    MAX_LAPS,
    MAX_PLAYERS,
    RACES,
    SCHEMA,
)
from cubarium.games.cubitos.data.values import values_from
from cubarium.games.cubitos.events import EVENTS
from cubarium.games.cubitos.state import SEQUENTIAL, SIMULTANEOUS, Options, State, View
from cubarium.games.cubitos.table import conservation, positions, refusals, sketches, ties
from cubarium.games.cubitos.table.championship import CHAMPIONSHIP
from cubarium.games.cubitos.table.coverage import TO_COVER, covers
from cubarium.games.cubitos.table.feats import feats
from cubarium.games.cubitos.table.insights import Insights
from cubarium.games.cubitos.table.sets import CARD_SETS
from cubarium.games.cubitos.table.statistics import Statistics
from cubarium.games.cubitos.table.words import WORDS

MIN_PLAYERS = 2
ROUND_LIMIT = 200
CHECK_ROUNDS = 12
"""Random runners go in circles: the suite looks at the beginning of their races."""

VARIANTS: dict[str, dict[str, int]] = {
    **{race: {"race": number} for number, race in enumerate(RACES, 1)},
    "free-set": {"race": 0},
}


NEVER_INLINED = frozenset(
    {name for package in (cards, bot) for module in modules_of(package) for name in own_functions(module)}
    | {name for module in modules_of(rules) for name in getattr(module, "NEVER_INLINED", ())}
)
"""What cards and the simple player do, and what files of the rules name."""


def combinations() -> list[dict[str, int]]:
    """Return a setting for every race and number of players, and for sets drawn by chance in every order."""
    return [
        {"players": players, **variant, "order": number % 3}
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
        for number, variant in enumerate(VARIANTS.values())
    ]


PRICED = tuple(CARDS_OF_COLOUR["red"].index(CARDS[card]) + 1 for card in cards_with("has_price"))
PRICED_RACES = (0, *(RACES.index(race) + 1 for race in ("race-1", "combotastic")))
"""The red cards that may have a price, and the races they are in or may be drawn for."""
LAPS = Option(
    "laps",
    0,
    MAX_LAPS,
    0,
    automatic=True,
    only_with=(
        {"circuit": range(1, CIRCUITS.index(GRAND_FINALE) + 1)},
        {"circuit": (0,), "race": range(RACES.index(GRAND_FINALE) + 1)},
    ),
)


def conflicts(options: Mapping[str, int]) -> str:
    """Say why options do not go together, or nothing."""
    return (
        "the Grand Finale is run once over two boards: laps must be 0"
        if options["laps"] and not LAPS.matters(options)
        else ""
    )


SPEC = GameSpec(
    id="cubitos",
    rules_version=2,
    records=Records(State, View, Options),
    settings=Settings(
        options=(
            Option("players", MIN_PLAYERS, MAX_PLAYERS, MAX_PLAYERS),
            Option("race", 0, len(RACES), 1),
            *(Option(name, 0, len(own), 0, automatic=True) for name, own in CARDS_OF_COLOUR.items()),
            Option("circuit", 0, len(CIRCUITS), 0, automatic=True),
            LAPS,
            Option("order", 0, 2, SIMULTANEOUS, named=True),
            Option("soldier_pays", 0, 1, 0, only_with=({"red": PRICED}, {"red": (0,), "race": PRICED_RACES})),
            Option("round_limit", 1, 10_000, ROUND_LIMIT),
        ),
        combinations=combinations,
        variants=VARIANTS,
        conflicts=conflicts,
        simulated={"order": SEQUENTIAL},
        random_play={"round_limit": CHECK_ROUNDS},
        are_samples=True,
    ),
    actions=actions.SPACE,
    components=Components(SCHEMA, values_from),
    code=Code(
        compiled=(
            open_table,
            rules,
            cards,
            bot,
        ),
        interpreted=(refusals, positions, conservation, ties, sketches),
        never_inlined=NEVER_INLINED,
        for_table=functions_for_table,
    ),
    events=EVENTS,
    table=TableSide(
        words=WORDS,
        statistics=Statistics,
        insights=Insights,
        places=sketches.PLACES,
        lesson=Path(__file__).parent / "lesson",
        feats=feats,
        championship=CHAMPIONSHIP,
        card_sets=CARD_SETS,
    ),
    coverage=Coverage(TO_COVER, covers),
    network=NetworkPlace(FEATURES, Path(__file__).parent / "network"),
)
