"""Chapter 9: losing and gaining dice, dice on loan, free throws."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.games.cubitos.data.schema import COLOURS
from cubarium.games.cubitos.events import LOSES_DIE, PUSHES, REFILLS, THROWS
from cubarium.games.cubitos.state import BUYING, MOVING, ROLLING, TOTALS
from tests.games.cubitos.table import Seat, table

RICH = {"credit": 4}
"""Enough to be asked in step 5."""
TO_DRAW = Seat(draw="9 light-gray dark-gray")
"""Asked at the beginning of the next round."""


# Losing


@pytest.mark.rule("cubitos-9.1")
@pytest.mark.parametrize("zone", ["draw", "roll", "discard", "active"])
def test_a_die_may_be_lost_from_each_zone_and_is_in_the_supply_at_once(zone: str) -> None:
    face = "red-ability" if zone == "active" else "red"
    dice: dict[str, Any] = {zone: face}
    runner = Seat(**dice, cell=(23, 10), more={"feet": 1, "credit": 5})
    t = table(stage="move", step="moving", seats=[runner, Seat(discard="9 red")])
    t.act("step right").act("done").act(f"pick {zone} {face}")
    assert (t.zone(zone), t.supply("red"), t.state.step) == ({}, 1, BUYING)
    assert "buy red" in t.legal()


@pytest.mark.rule("cubitos-9.1")
def test_an_effect_may_name_the_zone() -> None:
    t = table("reliever-beaver", active="orange-ability", draw="red", roll="blue white", discard="green")
    t.act("pass").act("use orange-ability")
    assert t.legal() == ["pick roll blue", "pick roll white", "done"]


@pytest.mark.rule("cubitos-9.1")
def test_ruling_19_a_gift_is_not_lost_and_a_loan_goes_back_too_late_for_schmutz() -> None:
    giver = Seat(active="red-ability white-ability", discard="blue", more=RICH)
    gift = table("crabby", "schmutz", seats=[giver, Seat()])
    gift.act("pass").act("done").act("pick discard blue")
    assert gift.zone("discard", 1) == {"blue": 1}
    gift.act("done").act("done")
    assert (gift.me.credit, gift.me.lost_die, gift.notes(LOSES_DIE)) == (4, 0, [])
    borrower = Seat(active="white-ability dark-gray-coin", loan="active dark-gray-coin", more=RICH)
    loan = table("schmutz", seats=[borrower, TO_DRAW])
    loan.act("pass").act("done").act("done")
    assert (loan.state.round_number, loan.supply("dark-gray"), loan.me.credit) == (2, 11, 4)


@pytest.mark.rule("cubitos-9.2")
def test_a_lost_active_die_takes_its_unused_face_along() -> None:
    t = table("benchwarmer", "dancing-dino", active="orange-ability purple-ability dark-gray-foot", more=RICH)
    t.act("pass").act("use orange-ability").act("pick active purple-ability")
    assert (t.state.step, t.me.feet) == (MOVING, 1)


@pytest.mark.rule("cubitos-9.2")
def test_what_a_lost_die_gave_before_stays() -> None:
    t = table("benchwarmer", active="orange-ability white-foot purple-ability", more=RICH)
    t.act("pass").act("use orange-ability").act("pick active purple-ability")
    assert (t.state.step, t.me.feet, t.zone("active")) == (MOVING, 5, {"white-foot": 1})


@pytest.mark.rule("cubitos-9.3")
def test_a_mandatory_loss_happens_even_if_the_benefit_was_declined() -> None:
    t = table("cubasaurus", roll="purple light-gray", more=RICH)
    t.act("push", "purple-ability").act("done").act("pass")
    assert (t.state.step, t.zone("active"), t.supply("purple")) == (MOVING, {}, 10)


@pytest.mark.rule("cubitos-9.3")
def test_a_mandatory_loss_comes_with_the_use() -> None:
    t = table("mr-dog", "batter-beaver", active="brown-ability orange-ability", first="credit", more=RICH)
    t.act("pass")
    assert (t.state.step, t.supply("brown")) == (TOTALS, 9)
    t.act("use brown-ability")
    assert (t.state.step, t.supply("brown")) == (MOVING, 10)


@pytest.mark.rule("cubitos-9.3")
def test_a_symbol_that_left_the_active_zone_costs_nothing() -> None:
    bust = table("wizard", active="brown-ability 2 light-gray-coin", roll="red", more=RICH)
    bust.act("push", "").act("done")
    assert (bust.state.step, bust.zone("discard")) == (MOVING, {"brown": 1, "light-gray": 2})
    again = table("jacques-couteau", "rich-dog", active="red-ability brown-ability", more=RICH)
    again.act("pass").act("done").act("pick active brown-ability", "brown-coin")
    assert (again.state.step, again.me.coins, again.supply("brown")) == (MOVING, 3, 9)


@pytest.mark.rule("cubitos-9.4")
def test_ruling_20_a_loss_without_a_die_is_dropped() -> None:
    t = table("benchwarmer", active="orange-ability", more=RICH)
    t.act("pass").act("use orange-ability")
    assert (t.state.step, t.zone("active"), t.supply("orange")) == (MOVING, {}, 10)


@pytest.mark.rule("cubitos-9.1", "cubitos-12.10")
def test_ruling_44_several_losses_are_chosen_one_after_the_other_from_any_zone() -> None:
    t = table(
        stage="move", step="moving", cell=(7, 0), draw="red", discard="blue", more={"feet": 1, "credit": 3}
    )
    t.act("step left").act("pick draw red").act("pick discard blue")
    assert (t.zone("draw"), t.zone("discard"), t.state.step) == ({}, {}, BUYING)


# Gaining


@pytest.mark.rule("cubitos-9.5")
def test_a_gained_die_goes_to_the_discard() -> None:
    t = table("llama-shaman", active="blue-ability", more=RICH)
    t.act("pass").act("use blue-ability")
    assert (t.zone("discard"), t.supply("red"), t.me.feet) == ({"red": 1}, 9, 2)


@pytest.mark.rule("cubitos-9.5")
def test_without_a_die_in_the_supply_the_rest_of_the_effect_happens() -> None:
    t = table("llama-shaman", seats=[Seat(active="blue-ability", more=RICH), Seat(discard="10 red")])
    t.act("pass")
    assert (t.state.step, t.me.feet, t.zone("discard")) == (MOVING, 2, {})


@pytest.mark.rule("cubitos-9.6")
def test_any_die_is_any_colour_or_gray_there_is() -> None:
    others = Seat(discard="10 blue 28 light-gray")
    t = table("cubasaurus", seats=[Seat(roll="purple red"), others])
    t.act("push", "purple-ability").act("use purple-ability")
    assert t.legal() == ["take dark-gray", *(f"take {c}" for c in COLOURS if c != "blue")]


# Loans


@pytest.mark.rule("cubitos-9.7")
def test_a_die_on_loan_is_active_on_a_face_of_choice_until_the_round_is_cleared_up() -> None:
    t = table("cubasaurus", seats=[Seat(roll="purple red", more={"credit": 4}), TO_DRAW])
    t.act("push", "purple-ability").act("use purple-ability").act("take brown")
    assert t.legal() == ["set brown-ability", "set brown-coin", "set brown-blank"]
    t.act("set brown-coin")
    assert (t.zone("active")["brown-coin"], t.zone("loan"), t.supply("brown")) == (
        1,
        {"active brown-coin": 1},
        9,
    )
    t.act("pass")
    assert t.me.coins == 3
    t.act("done").act("done")
    assert (t.state.round_number, t.supply("brown"), t.zone("loan")) == (2, 10, {})


@pytest.mark.rule("cubitos-9.7")
@pytest.mark.parametrize("place", ["draw", "roll", "discard", "active"])
def test_ruling_21_the_die_on_loan_goes_back_and_no_other(place: str) -> None:
    own = {zone: "white" for zone in ("draw", "roll", "discard")} | {"active": "white-foot"}
    lent = f"{place} {own[place]}"
    dice = {**own, place: f"2 {own[place]}"}
    borrower = Seat(**dice, loan=lent, more={"credit": 3})  # type: ignore[arg-type] # all of them are words
    t = table(stage="buy", step="buying", seats=[borrower, TO_DRAW])
    before = t.supply("white")
    t.act("done")
    zones = {zone: t.zone(zone).get("white", 0) for zone in ("discard", "roll", "draw")}
    assert zones == {"discard": 2, "roll": 1, "draw": 1}
    assert (t.supply("white"), t.zone("loan")) == (before + 1, {})


# Free throws


@pytest.mark.rule("cubitos-9.8")
def test_a_free_throw_throws_just_the_chosen_dice() -> None:
    t = table("fast-cat", roll="white 2 light-gray", draw="2 red 2 blue")
    t.act("push", "white-ability").act("use white-ability")
    assert t.legal() == ["pick draw red", "pick draw blue"]
    t.act("pick draw red").act("pick draw blue", "blue-coin")
    assert t.notes(THROWS)[-1].a == 2
    assert t.zone("active") == {"white-ability": 1, "blue-coin": 1}
    assert (t.zone("roll"), t.zone("draw")) == ({"light-gray": 2, "red": 1}, {"red": 1, "blue": 1})
    assert (len(t.notes(PUSHES)), t.me.pushes) == (1, 1)


@pytest.mark.rule("cubitos-9.8", "cubitos-3.4")
def test_a_free_throw_refills_the_draw_zone_only_when_it_is_short() -> None:
    t = table("dugout", roll="orange light-gray", draw="red", discard="2 blue 2 white")
    t.act("push", "orange-ability").act("use orange-ability")
    assert len(t.notes(REFILLS)) == 1
    assert (len(t.legal()), t.zone("picked"), t.zone("draw")) == (3, {}, {"red": 1, "blue": 2, "white": 2})
    t.act("pick draw blue").act("pick draw white").act("pick draw blue", "")
    assert (t.zone("draw"), t.zone("discard")) == ({"red": 1, "white": 1}, {})
    full = table("dugout", roll="orange light-gray", draw="3 red", discard="2 blue")
    full.act("push", "orange-ability").act("use orange-ability", "")
    assert (full.zone("discard"), full.notes(REFILLS)) == ({"blue": 2}, [])


@pytest.mark.rule("cubitos-9.8")
@pytest.mark.parametrize(("draw", "discard"), [("red blue white", "2 green"), ("red", "blue white")])
def test_a_free_throw_of_all_the_dice_there_are_is_made_without_a_question(draw: str, discard: str) -> None:
    t = table("dugout", roll="orange light-gray", draw=draw, discard=discard)
    t.act("push", "orange-ability").act("use orange-ability", "blue-coin")
    assert t.notes(THROWS)[-1].a == 3
    assert (t.zone("draw"), t.zone("picked"), t.legal()) == ({}, {}, ["push", "pass"])
    assert t.zone("roll") == {"light-gray": 1, "red": 1, "white": 1}


@pytest.mark.rule("cubitos-9.8")
def test_a_free_throw_has_fewer_dice_only_when_there_are_no_more() -> None:
    t = table("dugout", roll="orange light-gray", draw="red", discard="blue")
    t.act("push", "orange-ability").act("use orange-ability", "red-ability")
    assert t.notes(THROWS)[-1].a == 2
    assert (t.zone("roll"), t.zone("active")) == (
        {"light-gray": 1, "blue": 1},
        {"orange-ability": 1, "red-ability": 1},
    )


@pytest.mark.rule("cubitos-9.8")
def test_immediate_abilities_of_a_free_throw_may_be_used() -> None:
    t = table("dugout", roll="orange light-gray", draw="orange 2 red", discard="2 white")
    t.act("push", "orange-ability").act("use orange-ability", "orange-power")
    assert t.legal() == ["use orange-power", "done"]
    t.act("use orange-power", "white-foot")
    assert t.zone("active") == {"orange-ability": 1, "orange-power": 1, "white-foot": 1}


@pytest.mark.rule("cubitos-9.9")
def test_ruling_22_misses_of_other_zones_stay_in_the_roll_zone() -> None:
    t = table("jacques-couteau", active="red-ability white-foot", discard="blue", more=RICH)
    t.act("pass").act("pick discard blue", "")  # the white die is the only other one
    assert (t.zone("roll"), t.zone("discard"), t.zone("active")) == (
        {"blue": 1, "white": 1},
        {},
        {"red-ability": 1},
    )


@pytest.mark.rule("cubitos-9.9")
def test_an_active_die_thrown_again_may_be_used_again() -> None:
    t = table("jacques-couteau", active="red-ability dark-gray-foot white-foot", more=RICH)
    t.act("pass")
    assert t.me.feet == 2
    t.act("pick active dark-gray-foot", "dark-gray-coin white-foot")
    assert (t.state.step, t.me.feet, t.me.coins) == (MOVING, 3, 1)


@pytest.mark.rule("cubitos-9.10")
def test_ruling_23_a_forced_push_in_the_run_phase_does_nothing() -> None:
    t = table(
        "the-cheese-stands-alone", "chilly-mcchillster", active="blue-ability", roll="yellow red", more=RICH
    )
    t.act("pass").act("use blue-ability", "yellow-ability", "")
    assert (t.state.step, t.me.forced, t.me.pushes) == (MOVING, 0, 0)
    assert t.state.step != ROLLING
    assert t.me.feet == 3
