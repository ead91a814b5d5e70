"""Batter Beaver: two free dice at first, a die lost in the end if a credit was gained (cubitos-12.11)."""

from __future__ import annotations

import pytest

from cubarium.games.cubitos.events import LOSES_DIE
from cubarium.games.cubitos.state import CLEARING, MOVE, MOVING
from tests.games.cubitos.table import Seat, Table, table

pytestmark = pytest.mark.rule("cubitos-12.11")
STOCK = "12 light-gray 2 white"
"""The next Draw step has to choose among them: the table can be looked at before the next throw."""
NEXT_ROUND = "first-player-coin"
"""What the other player, who owns no die, throws at the beginning of the next round."""


def lost(t: Table) -> int:
    """Return how many dice were lost."""
    return len(t.notes(LOSES_DIE))


@pytest.mark.rule("cubitos-9.8")
@pytest.mark.parametrize("face", ["orange-ability", "orange-power"])
def test_batter_beaver_throws_two_dice_freely(face: str) -> None:
    t = table("batter-beaver", roll="orange brown", draw="3 light-gray white").act("push", face)
    assert t.legal() == [f"use {face}", "done"]
    t.act(f"use {face}").act("pick draw white", "white-foot")
    assert t.zone("active") == {face: 1, "white-foot": 1}
    assert (t.zone("roll"), t.zone("draw")) == ({"light-gray": 1, "brown": 1}, {"light-gray": 2})


@pytest.mark.rule("cubitos-11.3")
def test_batter_beaver_throws_nothing_if_it_is_declined_or_there_is_no_die() -> None:
    t = table("batter-beaver", roll="orange brown", draw="3 white").act("push", "orange-ability").act("done")
    assert (t.zone("draw"), t.legal()) == ({"white": 3}, ["push", "pass"])
    t = table("batter-beaver", roll="orange brown").act("push", "orange-ability")
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-9.1")
@pytest.mark.parametrize("face", ["orange-ability", "orange-power"])
@pytest.mark.parametrize("zone", ["discard brown", "draw white", "active"])
def test_batter_beaver_loses_a_die_of_any_zone_in_step_7_after_a_credit(face: str, zone: str) -> None:
    t = table("batter-beaver", active=face, draw=STOCK, discard="brown", first="credit").act("pass")
    t.act("use first-player-credit")
    assert (t.state.step, t.me.credit, lost(t)) == (CLEARING, 1, 0)
    dice = ["pick draw light-gray", "pick draw white", "pick discard brown", f"pick active {face}"]
    assert t.legal() == dice
    pick = f"pick {zone} {face}" if zone == "active" else f"pick {zone}"
    kind = {"discard brown": "brown", "draw white": "white", "active": "orange"}[zone]
    supply = t.supply(kind)
    t.act(pick, NEXT_ROUND)
    assert (lost(t), t.supply(kind), t.state.round_number) == (1, supply + 1, 2)


@pytest.mark.rule("cubitos-9.1")
@pytest.mark.rule("cubitos-11.14")
def test_ruling_44_batter_beaver_loses_a_die_for_each_symbol_from_any_zones() -> None:
    t = table("batter-beaver", active="orange-ability orange-power", draw=STOCK, first="credit").act("pass")
    t.act("use first-player-credit").act("pick active orange-power").act("pick draw white", NEXT_ROUND)
    assert (lost(t), t.supply("orange"), t.supply("white")) == (2, 9, 9)


def test_batter_beaver_loses_nothing_without_a_credit() -> None:
    t = table("batter-beaver", active="2 orange-ability", draw=STOCK, first="credit").act("pass")
    assert t.legal() == ["use first-player-credit", "done"]
    t.act("done", NEXT_ROUND)
    assert (lost(t), t.me.credit, t.state.round_number) == (0, 0, 2)


@pytest.mark.rule("cubitos-9.3")
def test_batter_beaver_loses_a_die_even_if_the_throw_was_declined() -> None:
    t = table("batter-beaver", roll="orange brown", draw=STOCK, first="credit").act("push", "orange-ability")
    t.act("done").act("pass").act("use first-player-credit")
    assert (t.state.step, "done" in t.legal()) == (CLEARING, False)


def test_batter_beaver_on_a_blank_loses_nothing() -> None:
    t = table("batter-beaver", active="orange-blank", draw=STOCK, first="credit").act("pass", NEXT_ROUND)
    assert (lost(t), t.me.credit, t.state.round_number) == (0, 1, 2)


@pytest.mark.rule("cubitos-3.14")
def test_batter_beaver_loses_nothing_after_a_bust_that_brought_credits() -> None:
    own = Seat(active="orange-ability 2 light-gray-coin", roll="white", draw=STOCK, more={"fans": 1})
    t = table("batter-beaver", seats=[own]).act("push", "").act("done", NEXT_ROUND)
    assert (t.me.credit, lost(t), t.state.round_number) == (1, 0, 2)


@pytest.mark.rule("cubitos-11.10")
@pytest.mark.parametrize(("answer", "credit"), [("claim", 2), ("done", 0)])
def test_ruling_32_batter_beaver_looks_at_the_credits_of_a_space(answer: str, credit: int) -> None:
    t = table("batter-beaver", active="orange-ability dark-gray-foot", draw=STOCK).act("pass").act("exit 4")
    assert t.legal() == ["claim", "done"]
    if credit:
        t.act(answer)
        assert (t.state.step, t.me.credit) == (CLEARING, credit)
    else:
        t.act(answer, NEXT_ROUND)
        assert (lost(t), t.me.credit, t.state.round_number) == (0, 0, 2)


@pytest.mark.rule("cubitos-11.7")
def test_batter_beaver_looks_at_credits_of_the_roll_phase() -> None:
    own = Seat(active="orange-ability brown-ability", roll="2 light-gray", draw=STOCK)
    t = table("batter-beaver", "wizard", seats=[own]).act("push")
    assert t.legal() == ["use brown-ability", "done"]
    t.act("use brown-ability", "").act("pass")
    assert (t.state.step, t.me.credit, lost(t)) == (CLEARING, 1, 1), "the Wizard is lost in step 4"
    t.act("pick roll light-gray", NEXT_ROUND)
    assert lost(t) == 2


@pytest.mark.rule("cubitos-11.7")
def test_batter_beaver_lets_the_credit_of_a_wizard_be_declined() -> None:
    own = Seat(active="orange-ability brown-ability", roll="2 light-gray", draw=STOCK)
    t = table("batter-beaver", "wizard", seats=[own]).act("push").act("done", "").act("pass", NEXT_ROUND)
    assert (t.me.credit, lost(t), t.state.round_number) == (0, 1, 2)


@pytest.mark.rule("cubitos-11.12")
def test_ruling_11_credits_are_offered_one_by_one_while_batter_beaver_is_active() -> None:
    own = Seat(active="orange-ability brown-ability dark-gray-foot", draw=STOCK)
    t = table("batter-beaver", "mr-dog", seats=[own], first="credit").act("pass")
    assert t.legal() == ["use brown-ability", "use first-player-credit", "done"]
    t.act("done")
    assert (t.state.step, t.me.credit, t.me.feet) == (MOVING, 0, 1)
    assert (t.supply("brown"), lost(t)) == (10, 1), "the dog is lost all the same"


@pytest.mark.rule("cubitos-12.16")
@pytest.mark.parametrize(("fans", "credit"), [(1, 1), (0, 0)])
def test_batter_beaver_counts_credits_of_the_fan_track_and_not_the_fan(fans: int, credit: int) -> None:
    own = Seat(active="orange-ability yellow-ability", draw=STOCK, more={"fans": fans})
    t = table("batter-beaver", "the-big-cheese", seats=[own])
    if credit:
        assert t.act("pass").legal() == ["use yellow-ability", "done"]
        t.act("use yellow-ability")
        assert (t.state.step, t.me.fans, t.me.credit) == (CLEARING, 2, 1)
    else:
        t.act("pass", NEXT_ROUND)
        assert (lost(t), t.me.fans, t.me.credit, t.state.round_number) == (0, 1, 0, 2)


@pytest.mark.rule("cubitos-12.16")
def test_batter_beaver_lets_a_fan_be_declined() -> None:
    own = Seat(active="orange-ability yellow-ability", draw=STOCK, more={"fans": 1})
    t = table("batter-beaver", "the-big-cheese", seats=[own]).act("pass").act("done", NEXT_ROUND)
    assert (lost(t), t.me.fans, t.me.credit) == (0, 1, 0)


@pytest.mark.rule("cubitos-5.14", "cubitos-12.56")
@pytest.mark.parametrize(("answer", "credits"), [("claim", 3), ("done", 0)])
def test_credits_of_schmutz_for_a_die_lost_on_a_space_may_be_declined_too(answer: str, credits: int) -> None:
    active = "orange-ability white-ability"
    t = table("batter-beaver", "schmutz", active=active, roll="2 light-gray", cell=(23, 10)).act("pass")
    t.act("step right").act("pick roll light-gray")
    assert t.legal() == ["claim", "done"]
    assert t.act(answer).me.credit == credits


@pytest.mark.rule("cubitos-11.12", "cubitos-12.56")
def test_late_credits_of_schmutz_that_batter_beaver_would_punish_may_be_declined() -> None:
    t = table(
        "batter-beaver",
        "schmutz",
        "rich-dog",
        active="orange-ability white-ability brown-ability dark-gray-foot",
    )
    assert t.act("pass").legal() == ["use white-ability", "done"]  # the dog has been lost by now
    t.act("done")
    assert (t.me.stage, t.me.feet, t.me.credit) == (MOVE, 2, 0)
    assert t.act("done").legal() == ["claim", "done"]  # what was not taken is offered once more
    t.act("done").act("done", "")
    assert (t.state.round_number, t.me.credit, t.zone("discard")) == (
        2,
        0,
        {"dark-gray": 1, "orange": 1, "white": 1},
    )
