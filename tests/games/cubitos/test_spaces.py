"""Chapter 5: special spaces, the round-start space and step 5b."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.games.cubitos.data.schema import COLOURS
from cubarium.games.cubitos.state import AFTER_MOVES, BUYING, MOVING
from tests.games.cubitos.table import Seat, Table, cell_at, table

RIGHT = 0
SHOPPER = {"credit": 3}
"""Enough to be asked in step 6 and not in step 5."""


def on_the_move(cell: tuple[int, int] | None = None, *, circuit: int = RIGHT, **more: Any) -> Table:
    """Put seat 0 into step 5; it can buy something in step 6, where the test can stop."""
    other = {key: more.pop(key) for key in ("draw", "discard", "active", "began", "legs") if key in more}
    purse = {**SHOPPER, **more}
    return table(stage="move", step="moving", circuit=circuit, cell=cell, more=purse, **other)


# Special spaces


@pytest.mark.rule("cubitos-5.10")
def test_credits_and_fans_are_taken_where_the_movement_ends() -> None:
    credits = on_the_move((23, 6), feet=1)
    credits.act("step right")
    assert credits.me.credit == 3 + 1
    fan = on_the_move((29, 8), feet=1, fans=1)
    fan.act("step right")
    assert (fan.me.fans, fan.me.credit) == (2, 3 + 1)


@pytest.mark.rule("cubitos-5.10")
def test_passing_over_does_nothing() -> None:
    t = on_the_move((23, 6), feet=2)
    t.act("step right").act("step down-right")
    assert (t.me.cell, t.me.credit) == (cell_at(RIGHT, 26, 7), 3)


@pytest.mark.rule("cubitos-5.10")
def test_the_round_start_space_does_nothing() -> None:
    t = on_the_move((25, 6), feet=2)
    t.act("step left").act("step right")
    assert (t.state.step, t.me.credit) == (BUYING, 3)


@pytest.mark.rule("cubitos-5.10")
def test_a_die_may_be_lost_from_any_zone() -> None:
    t = on_the_move((23, 10), feet=1, draw="light-gray", discard="blue", active="white-foot")
    t.act("step right")
    assert t.legal() == ["pick draw light-gray", "pick discard blue", "pick active white-foot", "done"]
    t.act("pick draw light-gray")
    assert (t.zone("draw"), t.state.step) == ({}, BUYING)


@pytest.mark.rule("cubitos-5.10")
def test_any_die_may_be_gained() -> None:
    t = on_the_move((9, 8), feet=1)
    t.act("step left")
    assert t.legal() == ["take light-gray", "take dark-gray", *(f"take {c}" for c in COLOURS), "done"]
    t.act("take purple")
    assert t.zone("discard") == {"purple": 1}


@pytest.mark.rule("cubitos-5.10")
def test_ruling_14_each_part_of_a_space_may_be_declined() -> None:
    gain = on_the_move((9, 8), feet=1)
    gain.act("step left").act("done")
    assert gain.zone("discard") == {}
    both = on_the_move((27, 0), feet=1, discard="red")
    both.act("step right").act("done")
    assert (both.me.fans, both.zone("discard")) == (1, {"red": 1})


@pytest.mark.rule("cubitos-5.10")
def test_of_a_fan_and_a_loss_both_may_be_taken() -> None:
    t = on_the_move((27, 0), feet=1, discard="red white")
    t.act("step right").act("pick discard red")
    assert (t.me.fans, t.zone("discard"), t.state.step) == (1, {"white": 1}, BUYING)


@pytest.mark.rule("cubitos-5.10", "cubitos-8.4")
@pytest.mark.parametrize("fans", range(14))
def test_a_fan_is_asked_about_exactly_where_it_brings_a_draw_token(fans: int) -> None:
    runner = Seat(discard="red white", cell=(27, 0), more={"feet": 1, "fans": fans, **SHOPPER})
    t = table(stage="move", step="moving", seats=[runner]).act("step right")
    brings_token = fans + 1 in (3, 5, 7, 9, 11, 13)
    assert (t.legal() == ["claim", "done"]) is brings_token
    if brings_token:
        declined = table(stage="move", step="moving", seats=[runner]).act("step right").act("done")
        assert (declined.me.fans, declined.me.tokens) == (fans, 0)
        assert declined.act("pick discard red").zone("discard") == {"white": 1}, "the loss may be taken alone"
        t.act("claim").act("done")
        assert (t.me.fans, t.me.tokens, t.zone("discard")) == (fans + 1, 1, {"red": 1, "white": 1})


@pytest.mark.rule("cubitos-5.10", "cubitos-11.12")
def test_a_fan_with_unwelcome_credits_may_be_left_and_the_loss_be_taken() -> None:
    runner = Seat(
        active="orange-ability", discard="red white", cell=(27, 0), more={"feet": 1, "fans": 1, **SHOPPER}
    )
    t = table("batter-beaver", stage="move", step="moving", seats=[runner])
    t.act("step right")
    assert t.legal() == ["claim", "done"]
    t.act("done").act("pick discard red")
    assert (t.me.fans, t.me.credit, t.zone("discard")) == (1, 3, {"white": 1})


@pytest.mark.rule("cubitos-5.10", "cubitos-12.29")
def test_bob_too_may_leave_the_fan_and_take_the_loss() -> None:
    bob = Seat(active="blue-ability orange-ability", discard="red", cell=(27, 0), more={"fans": 1, **SHOPPER})
    t = table("bob", "batter-beaver", seats=[bob])
    t.act("pass").act("bob 2")
    assert (t.legal(), t.me.fans) == (["claim", "done"], 1)
    t.act("done").act("pick discard red")
    assert (t.me.fans, t.me.credit, t.zone("discard")) == (1, 3, {})


@pytest.mark.rule("cubitos-5.10")
@pytest.mark.parametrize("lost", [0, 1, 2])
def test_of_two_losses_none_one_or_both_are_taken(lost: int) -> None:
    t = on_the_move((7, 0), feet=1, discard="3 white red")
    t.act("step left")
    for _ in range(lost):
        t.act("pick discard white")
    if lost < 2:
        t.act("done")
    assert (t.state.step, t.zone("discard").get("white")) == (BUYING, 3 - lost)


# Where the round began


@pytest.mark.rule("cubitos-5.13", "cubitos-5.15")
def test_ruling_17_a_runner_moved_in_the_roll_phase_may_take_its_space_without_a_step() -> None:
    t = table("reckless-cheese", active="yellow-ability", roll="light-gray", cell=(23, 6), more=SHOPPER)
    t.act("push", "").act("step right")
    assert t.me.credit == 3
    t.act("pass")
    assert (t.state.step, t.me.credit) == (BUYING, 3 + 1)


@pytest.mark.rule("cubitos-5.13")
def test_a_runner_that_returns_to_its_round_start_space_gets_nothing() -> None:
    t = table(
        "reckless-cheese",
        active="yellow-ability dark-gray-foot",
        roll="light-gray",
        cell=(25, 6),
        more=SHOPPER,
    )
    t.act("push", "").act("step left").act("pass").act("step right")
    assert (t.state.step, t.me.cell, t.me.credit) == (BUYING, cell_at(RIGHT, 25, 6), 3)


@pytest.mark.rule("cubitos-5.15")
def test_a_runner_that_stays_ends_its_movement_where_it_stands() -> None:
    t = on_the_move((25, 6), feet=1, began=(23, 6))
    t.act("done")
    assert t.me.credit == 3 + 1


# Step 5b


@pytest.mark.rule("cubitos-5.14")
def test_bob_acts_after_all_movement_and_before_any_purchase() -> None:
    bob = Seat(active="blue-ability", cell=(21, 6), more={"feet": 1, **SHOPPER})
    other = Seat(cell=(12, 9), more={"feet": 1, **SHOPPER})
    t = table("bob", stage="move", step="moving", seats=[bob, other])
    t.act("done")
    assert (t.state.step, t.asked) == (MOVING, 1)
    t.act("done")
    assert (t.state.step, t.asked) == (AFTER_MOVES, 0)
    t.act("bob 1")
    assert (t.state.step, t.asked, t.me.credit) == (BUYING, 0, 3 + 1)


@pytest.mark.rule("cubitos-5.14")
@pytest.mark.parametrize("card", ["undercover-fish", "llama-rama", "stogie", "chilly-mcchillster"])
def test_no_other_blue_card_reaches_spaces_near_the_runner(card: str) -> None:
    runner = Seat(active="blue-ability blue-power white-ability", cell=(21, 6), more={"feet": 1, **SHOPPER})
    t = table(card, "schmutz", stage="move", step="moving", seats=[runner])
    t.act("done")
    assert (t.state.step, t.asked, t.me.credit) == (BUYING, 0, 3)


@pytest.mark.rule("cubitos-5.14")
def test_schmutz_looks_once_more_for_a_lost_die() -> None:
    t = table("schmutz", active="white-ability", discard="red", cell=(23, 10), more=SHOPPER)
    t.act("pass")
    assert (t.me.feet, t.me.credit) == (1, 3)
    t.act("step right").act("pick discard red")
    assert (t.state.step, t.me.credit) == (BUYING, 3 + 3)
