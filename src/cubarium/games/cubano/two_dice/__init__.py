"""Cub'ano 2 dice: gather bars and cubes, form squares, and grow the largest suite of your colour."""

from __future__ import annotations

from pathlib import Path

from cubarium.engine.contract import Code, Components, GameSpec, Option, Records, Settings, TableSide
from cubarium.engine.rules import open_table
from cubarium.games.cubano import rules as shared_rules
from cubarium.games.cubano.two_dice import actions, bot, rules
from cubarium.games.cubano.two_dice.data.schema import SCHEMA
from cubarium.games.cubano.two_dice.data.values import values_from
from cubarium.games.cubano.two_dice.events import EVENTS
from cubarium.games.cubano.two_dice.state import MAX_PLAYERS, MIN_PLAYERS, Options, State, View
from cubarium.games.cubano.two_dice.table import positions, refusals, sketches, ties
from cubarium.games.cubano.two_dice.table.insights import Insights
from cubarium.games.cubano.two_dice.table.statistics import Statistics
from cubarium.games.cubano.two_dice.table.words import WORDS

VARIANTS = {
    "standard": {},
    "attentive": {"attentive": 1},
    "exit-door": {"exit_door": 1},
}


def combinations() -> list[dict[str, int]]:
    """Return some of the hundreds of settings: every variant for every number of players, and all options."""
    options = ("rigorous_sixth", "exit_door", "attentive", "priority_reversed", "stop_on_capot")
    together = (dict.fromkeys(options, 1), {"attentive": 1, "exit_door": 2, "stop_on_capot": 2})
    tables = [{"players": p, **v} for p in range(MIN_PLAYERS, MAX_PLAYERS + 1) for v in VARIANTS.values()]
    late = [{"players": MIN_PLAYERS + 1, "late": 1}, {"players": MAX_PLAYERS, "late": 2, "attentive": 1}]
    return [*tables, *({"players": p, **v} for p in (MIN_PLAYERS, MAX_PLAYERS) for v in together), *late]


SPEC = GameSpec(
    id="cubano-2-dice",
    rules_version=2,
    rulebook="cubano",
    records=Records(State, View, Options),
    settings=Settings(
        options=(
            Option("players", MIN_PLAYERS, MAX_PLAYERS, 4),
            Option("rigorous_sixth", 0, 1, 0, only_with=({"players": (MAX_PLAYERS,)},)),
            Option("exit_door", 0, 2, 0, named=True),
            Option("attentive", 0, 1, 0),
            Option("priority_reversed", 0, 1, 0, only_with=({"players": range(3, MAX_PLAYERS + 1)},)),
            Option("stop_on_capot", 0, 2, 0, named=True),
            Option("late", 0, MAX_PLAYERS - MIN_PLAYERS, 0, spares=MIN_PLAYERS),
        ),
        combinations=combinations,
        are_samples=True,
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
                "absent_seats",
                "arrive",
                "give_last_colour",
                "can_exit",
                "forms_enough",
                "left_out",
                "without_closed_groups",
                "squares_joined",
                "can_leave_out",
                "squares_to_form",
                "begin_exit",
                "continue_exit",
                "finish_exit",
                "fill",
                "form",
                "lay_one",
                "hand_over",
                "change_phase",
                "settle_last_player",
                "place_last_die",
                "end_turn",
                "try_to_enter",
                "longest_suite",
                "suites_compared",
                "list_leaving",
                "take_from_heap",
                "operations",
                "pass_turn",
                "asked_aloud",
                "await_announcement",
                "call",
                "claim_cubano",
                "keep_announcing",
                "let_other_pass",
                "list_calls",
                "may_propose",
                "miss_calls",
                "propose",
                "settle_vote",
                "vote",
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
)
