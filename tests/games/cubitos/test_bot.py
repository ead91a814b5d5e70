"""The game's own heuristic, and what statistics say of its games."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.bots import make_bot
from cubarium.engine.chance import THINKING, seeded
from cubarium.games.cubitos.data.schema import KINDS
from cubarium.games.cubitos.state import MOVING
from cubarium.sim.backends import Interpreted
from cubarium.sim.runner import set_table
from tests.games.cubitos.table import BUILT_IN, SPEC, TABLES, Seat, Table, cell_at, table

GREEDY = make_bot(SPEC, "greedy")
RIGHT, CURVE, WATERS, STILL = range(4)


def choice(t: Table) -> str:
    """Return what the bot does in the place of the seat that is asked."""
    luck = seeded(1, 0, THINKING)
    action = GREEDY.choose(t.match.view(t.asked), t.match.legal(t.asked), luck)
    return SPEC.actions.to_text(action)


def test_it_never_waits_to_see_what_others_do() -> None:
    for roll in ("light-gray", "9 light-gray", "2 purple 3 white"):
        rolling = Seat(roll=roll, active="3 light-gray-coin", more={"stage": "decide", "thrown": 1})
        t = table(seats=[rolling, rolling], options={"order": 1})
        assert "wait" in t.legal(0)
        action = GREEDY.choose(t.match.view(0), t.match.legal(0)[::-1], seeded(1, 0, THINKING))
        assert SPEC.actions.to_text(action) in ("push", "pass")


def running(cell: tuple[int, int] | None = None, circuit: int = RIGHT, **more: Any) -> Table:
    """Put seat 0 into step 5."""
    return table(stage="move", step="moving", circuit=circuit, cell=cell, more=more)


def shopping(*cards: str, cell: tuple[int, int] | None = None, **more: Any) -> Table:
    """Put seat 0 into step 6, with the dice of the beginning."""
    buyer = Seat(draw="7 light-gray 2 dark-gray", cell=cell, more=more)
    return table(*cards, stage="buy", step="buying", seats=[buyer, Seat(draw="9 light-gray dark-gray")])


# The Roll phase


def test_it_draws_dice_of_worth_first() -> None:
    t = table(stage="draw", draw="9 light-gray 3 dark-gray white")
    assert choice(t) == "draw white"
    assert choice(t.act("draw white")) == "draw dark-gray"


def test_it_pushes_while_nothing_is_at_risk() -> None:
    assert choice(table(active="light-gray-coin white-ability", roll="light-gray")) == "push"


def test_it_passes_when_much_is_at_risk() -> None:
    assert choice(table(active="2 white-ability purple-ability", roll="2 light-gray")) == "pass"


def test_it_pushes_on_when_a_bust_is_unlikely() -> None:
    assert choice(table(active="3 light-gray-coin", roll="7 white")) == "push"


def test_it_pushes_on_when_a_bust_costs_less_than_its_fan() -> None:
    t = table(
        active="light-gray-coin", used="light-gray-coin", roll="light-gray", more={"fans": 5, "risk": 1}
    )
    assert choice(t) == "push"


def test_a_card_that_rules_a_bust_out_makes_it_push() -> None:
    t = table("pina-cubelada", active="2 white-ability purple-ability green-ability", roll="2 light-gray")
    assert choice(t) == "push"
    assert choice(t.act("push")) == "use green-ability"


def test_it_saves_good_dice_from_a_bust() -> None:
    t = table("rolling-stoned", active="3 purple-ability green-ability", roll="3 light-gray").act("push", "")
    assert choice(t) == "use green-ability"


def test_it_discards_gray_dice_after_a_bust_to_draw_better_ones() -> None:
    t = table(active="3 light-gray-coin", roll="light-gray white", draw="5 white").act("push", "")
    assert choice(t) == "discard light-gray"
    assert choice(t.act("discard light-gray")) == "done"


def test_a_free_throw_takes_its_best_dice() -> None:
    t = table("dugout", roll="orange", draw="5 light-gray 5 white").act("push", "orange-ability")
    assert choice(t) == "use orange-ability"
    assert choice(t.act("use orange-ability")) == "pick draw white"


def test_it_sets_a_die_on_its_best_face() -> None:
    t = table("pinch-eater", roll="orange white light-gray").act("push", "orange-ability")
    t.act("use orange-ability")
    assert choice(t) == "pick roll white"
    assert choice(t.act("pick roll white")) == "set white-ability"


# The Run phase


@pytest.mark.parametrize(("fans", "option"), [(2, "choose first"), (13, "choose second")])
def test_it_takes_feet_for_many_fans(fans: int, option: str) -> None:
    t = table("the-big-cheese", active="yellow-ability", more={"fans": fans})
    t.act("pass").act("use yellow-ability")
    assert choice(t) == option


@pytest.mark.parametrize("circuit", [RIGHT, CURVE, WATERS, STILL])
def test_it_wastes_no_feet_on_its_way_to_the_finish(circuit: int) -> None:
    t = running(circuit=circuit, feet=TABLES["TO_FINISH"][TABLES["START_CELL"][circuit]])
    while t.state.step == MOVING and t.me.laps == 0:
        t.act(choice(t))
    assert t.me.laps == 1


def test_it_ends_on_a_prize_that_is_not_out_of_the_way() -> None:
    assert choice(running((4, 9), feet=1)) == "step down-right"  # seven credits; to the right it is as near


def test_a_rich_prize_is_worth_a_step_aside() -> None:
    assert choice(running((6, 9), feet=1)) == "step down-left"
    assert choice(running((6, 9), feet=9)) == "step right"


def test_it_does_not_swim_to_a_prize_it_could_not_leave() -> None:
    t = running((30, 5), circuit=STILL, feet=1, water=1)
    while t.state.step == MOVING:
        t.act(choice(t))
    assert t.me.cell != cell_at(STILL, 26, 5)


def test_it_swims_where_that_is_shorter() -> None:
    t = running((12, 3), feet=1, water=2)
    assert choice(t) in ("step left", "step up-left", "step down-left")


def test_it_buys_a_foot_that_ends_the_race() -> None:
    t = running((15, 6), coins=4)
    assert choice(t) == "convert"
    assert choice(t.act("convert")) == "finish"


def test_it_keeps_its_coins_for_dice_at_the_beginning() -> None:
    assert choice(running(coins=6)) == "done"


def test_it_buys_the_die_that_brings_most() -> None:
    assert choice(shopping("punch-guy", coins=6)) == "buy white"


def test_it_buys_no_dice_at_the_end_of_the_race() -> None:
    assert choice(shopping(cell=(15, 6), credit=20)) == "done"


def test_it_loses_a_light_gray_die() -> None:
    t = table(
        stage="move",
        step="moving",
        cell=(6, 1),
        draw="7 light-gray 2 dark-gray 4 white",
        more={"feet": 1},
    )
    t.act("step up-left")
    assert choice(t) == "pick draw light-gray"


# Statistics


def test_statistics_tell_length_purchases_and_dice() -> None:
    games, players = 4, 2
    batch = Interpreted(set_table(SPEC, {"players": players, "order": 0}, ["greedy"])).play(1, 0, games)
    share = (batch.returns > 0).astype(float)
    statistics = SPEC.table.statistics(SPEC.components.values(BUILT_IN), players)
    statistics.add(batch.states[:1], share[:1])
    statistics.add(batch.states[1:], share[1:])
    report = statistics.report()
    (length,) = report["length"]
    rounds = sorted(batch.states["round_number"].tolist())
    assert length["rounds_mean"] == pytest.approx(sum(rounds) / games)
    assert (length["rounds_low"], length["rounds_high"]) == (rounds[0], rounds[-1])
    assert length["stopped_share"] == 0
    assert [row["cost"] for row in report["purchases"]] == [
        TABLES["COST"][card] for card in TABLES["RACE_CARDS"][0]
    ]
    bought = sum(row["bought_mean"] for row in report["purchases"])
    assert bought == pytest.approx(batch.states["seats"]["purchased"].sum() / (games * players))
    assert [row["colour"] for row in report["dice"]] == list(KINDS)
    assert report["dice"][0]["dice_mean"] <= TABLES["LIGHT_GRAY_DICE"]
