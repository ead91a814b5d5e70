"""Reckless Cheese and Ledercheesen, which act after each Push without bust (cubitos-12.15, 12.17)."""

from __future__ import annotations

import pytest

from cubarium.games.cubitos.data.values import START_CELL
from cubarium.games.cubitos.events import THROWS
from cubarium.games.cubitos.state import BUYING, MOVING
from tests.games.cubitos.table import Seat, cell_at, table

ASKED_TO_MOVE = {"credit": 4}
"""Credits for a foot: step 5 asks, so that the table can be looked at after step 4."""
FACES = pytest.mark.parametrize("face", ["yellow-ability", "yellow-power"])
OPEN = (26, 7)
"""A space of the first circuit between water, wall-free ground and two spaces with a credit."""

# Reckless Cheese


@pytest.mark.rule("cubitos-12.15")
@FACES
def test_reckless_cheese_moves_the_runner_a_space_on_land_after_each_push(face: str) -> None:
    t = table("reckless-cheese", active=face, roll="4 light-gray", cell=OPEN).act("push", "light-gray-coin")
    assert t.legal() == ["step left", "step right", "step up-left", "step down-right", "done"]
    t.act("step right")
    assert (t.me.cell, t.legal()) == (cell_at(0, 28, 7), ["push", "pass"])
    t.act("push", "light-gray-coin").act("step left")
    assert (t.me.cell, t.me.feet) == (cell_at(0, *OPEN), 0)


@pytest.mark.rule("cubitos-5.11")
@pytest.mark.rule("cubitos-12.15")
def test_reckless_cheese_leaves_start_by_an_exit_on_land() -> None:
    t = table("reckless-cheese", active="yellow-ability", roll="light-gray").act("push", "")
    assert t.legal() == ["exit 1", "exit 2", "exit 4", "exit 5", "done"]
    t.act("exit 2")
    assert t.me.cell == cell_at(0, 20, 7)


@pytest.mark.rule("cubitos-11.14")
@pytest.mark.rule("cubitos-12.15")
def test_reckless_cheese_copies_move_the_runner_once_each() -> None:
    t = table("reckless-cheese", active="yellow-ability yellow-power", roll="2 light-gray", cell=OPEN)
    t.act("push", "light-gray-coin").act("step right").act("step right")
    assert (t.me.cell, t.legal()) == (cell_at(0, 30, 7), ["push", "pass"])


@pytest.mark.rule("cubitos-2.10")
@pytest.mark.rule("cubitos-12.15")
def test_reckless_cheese_may_be_declined() -> None:
    t = table("reckless-cheese", active="2 yellow-ability", roll="2 light-gray", cell=OPEN)
    t.act("push", "light-gray-coin").act("done")
    assert (t.me.cell, t.legal()) == (cell_at(0, *OPEN), ["push", "pass"])


@pytest.mark.rule("cubitos-3.14")
@pytest.mark.rule("cubitos-12.15")
def test_reckless_cheese_does_nothing_after_a_bust() -> None:
    own = Seat(active="3 yellow-ability", roll="2 light-gray", cell=OPEN, more=ASKED_TO_MOVE)
    t = table("reckless-cheese", seats=[own]).act("push", "")
    assert t.legal() == ["discard light-gray", "done"]
    thrown = len(t.notes(THROWS))
    t.act("done")
    assert (t.state.step, t.me.cell) == (MOVING, cell_at(0, *OPEN))
    assert len(t.notes(THROWS)) == thrown, "and nothing is thrown in the Run phase"


@pytest.mark.rule("cubitos-11.8")
@pytest.mark.rule("cubitos-12.15")
def test_ruling_31_reckless_cheese_does_not_act_for_the_push_that_brought_it() -> None:
    t = table("reckless-cheese", roll="yellow 2 light-gray", cell=OPEN).act("push", "yellow-ability")
    assert t.legal() == ["push", "pass"]
    t.act("push", "")
    assert "step left" in t.legal(), "misses without risk are no bust"


@pytest.mark.rule("cubitos-5.10")
@pytest.mark.rule("cubitos-5.13")
@pytest.mark.rule("cubitos-12.15")
def test_ruling_17_reckless_cheese_takes_no_special_space_but_the_end_of_step_5_does() -> None:
    own = Seat(active="yellow-ability", roll="light-gray", cell=OPEN, more=ASKED_TO_MOVE)
    t = table("reckless-cheese", seats=[own]).act("push", "").act("step left")
    assert (t.me.cell, t.me.credit) == (cell_at(0, 24, 7), 4)
    t.act("pass").act("done")
    assert (t.state.step, t.me.credit) == (BUYING, 5)


@pytest.mark.rule("cubitos-5.7")
@pytest.mark.rule("cubitos-12.15")
@pytest.mark.parametrize("cell", [(26, 9), (13, 10)])
def test_reckless_cheese_uses_no_jet_pack_and_no_shortcut(cell: tuple[int, int]) -> None:
    own = Seat(active="yellow-ability", roll="light-gray", cell=cell, more={"credit": 9})
    t = table("reckless-cheese", seats=[own], circuit=2).act("push", "")
    assert {action.split()[0] for action in t.legal()} == {"step", "done"}


@pytest.mark.rule("cubitos-5.12")
@pytest.mark.rule("cubitos-12.15")
def test_ruling_43_reckless_cheese_may_complete_the_lap() -> None:
    t = table("reckless-cheese", active="2 yellow-ability", roll="light-gray", cell=(15, 6), legs=2)
    t.act("push", "").act("finish")
    assert (t.me.laps, t.me.cell) == (1, START_CELL[0])
    t.act("exit 1")
    assert t.me.cell == cell_at(0, 21, 6)


# Ledercheesen


@pytest.mark.rule("cubitos-9.8")
@pytest.mark.rule("cubitos-12.17")
@FACES
def test_ledercheesen_throws_a_die_of_the_draw_zone_after_each_push(face: str) -> None:
    t = table("ledercheesen", active=face, roll="4 light-gray", draw="2 white 2 brown").act("push", "")
    assert t.legal() == ["use yellow-ability", "done"]
    t.act("use yellow-ability")
    assert t.legal() == ["pick draw brown", "pick draw white"]
    t.act("pick draw white", "white-foot")
    assert (t.zone("active"), t.zone("draw")) == ({face: 1, "white-foot": 1}, {"brown": 2, "white": 1})
    assert (t.zone("roll"), t.legal()) == ({"light-gray": 4}, ["push", "pass"])
    t.act("push", "").act("use yellow-ability").act("pick draw brown", "")
    assert t.zone("roll") == {"light-gray": 4, "brown": 1}


@pytest.mark.rule("cubitos-11.14")
@pytest.mark.rule("cubitos-12.17")
def test_ledercheesen_copies_throw_a_die_each() -> None:
    t = table("ledercheesen", active="yellow-ability yellow-power", roll="2 light-gray", draw="3 white")
    t.act("push", "").act("use yellow-ability", "white-foot").act("use yellow-ability", "")
    assert (t.zone("draw"), t.zone("roll")) == ({"white": 1}, {"light-gray": 2, "white": 1})
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-2.10")
@pytest.mark.rule("cubitos-12.17")
def test_ledercheesen_may_be_declined() -> None:
    t = table("ledercheesen", active="2 yellow-ability", roll="2 light-gray", draw="3 white")
    t.act("push", "light-gray-coin").act("done")
    assert (t.zone("draw"), t.legal()) == ({"white": 3}, ["push", "pass"])


@pytest.mark.rule("cubitos-9.8")
@pytest.mark.rule("cubitos-12.17")
def test_ledercheesen_refills_an_empty_draw_zone_and_is_not_offered_without_dice() -> None:
    t = table("ledercheesen", active="yellow-ability", roll="2 light-gray", discard="2 white").act("push", "")
    t.act("use yellow-ability", "white-ability")
    assert (t.zone("draw"), t.zone("discard")) == ({"white": 1}, {})
    bare = table("ledercheesen", active="yellow-ability", roll="2 light-gray").act("push", "")
    assert bare.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-11.3")
@pytest.mark.rule("cubitos-12.17")
def test_ledercheesen_comes_after_immediate_abilities_and_may_bring_one() -> None:
    t = table(
        "ledercheesen", "dugout", active="yellow-ability", roll="orange white", draw="6 light-gray orange"
    )
    t.act("push", "orange-ability").act("done")
    t.act("use yellow-ability").act("pick draw orange", "orange-power")
    assert t.legal() == ["use orange-power", "done"]


@pytest.mark.rule("cubitos-3.14")
@pytest.mark.rule("cubitos-12.17")
def test_ledercheesen_does_nothing_after_a_bust() -> None:
    own = Seat(active="3 yellow-power", roll="light-gray", draw="3 white", more=ASKED_TO_MOVE)
    t = table("ledercheesen", seats=[own]).act("push", "")
    assert t.legal() == ["discard light-gray", "done"]
    t.act("done")
    assert (t.state.step, t.me.feet, len(t.notes(THROWS))) == (MOVING, 0, 1)


@pytest.mark.rule("cubitos-11.8")
@pytest.mark.rule("cubitos-12.17")
def test_ruling_31_ledercheesen_does_not_act_for_the_push_that_brought_it() -> None:
    t = table("ledercheesen", roll="yellow 2 light-gray", draw="3 white").act("push", "yellow-power")
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-11.11")
@pytest.mark.rule("cubitos-12.17")
@pytest.mark.parametrize(
    ("active", "first", "feet"),
    [
        ("yellow-power 6 light-gray-coin", None, 1),
        ("yellow-power 7 light-gray-blank", None, 2),
        ("yellow-power 2 red-blank", None, 0),
        ("yellow-power 2 light-gray-coin", "credit", 1),
        ("2 yellow-power 6 light-gray-coin", None, 4),
        ("yellow-ability 7 light-gray-coin", None, 0),
        ("yellow-ability yellow-power 6 light-gray-coin", None, 2),
    ],
)
def test_ledercheesen_power_gives_a_foot_for_every_four_active_dice(
    active: str, first: str | None, feet: int
) -> None:
    t = table("ledercheesen", active=active, first=first, more=ASKED_TO_MOVE).act("pass")
    assert (t.state.step, t.me.feet) == (MOVING, feet)


@pytest.mark.rule("cubitos-11.12")
@pytest.mark.rule("cubitos-12.17")
def test_ledercheesen_power_counts_dice_that_are_lost_at_the_end_of_step_4() -> None:
    own = Seat(active="yellow-power 3 brown-ability", more=ASKED_TO_MOVE)
    t = table("ledercheesen", "rich-dog", seats=[own]).act("pass")
    assert (t.me.feet, t.me.coins, t.zone("active")) == (1, 9, {"yellow-power": 1})
