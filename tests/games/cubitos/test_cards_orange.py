"""Orange cards (cubitos-12.8 to 12.14); Batter Beaver has a file of its own."""

from __future__ import annotations

import pytest

from cubarium.games.cubitos.state import MOVING, TOTALS
from tests.games.cubitos.table import Seat, table

ASKED_TO_MOVE = {"credit": 4}
"""Credits for a foot: step 5 asks, so that the table can be looked at after step 4."""
FACES = pytest.mark.parametrize("face", ["orange-ability", "orange-power"])

# Dugout


@pytest.mark.rule("cubitos-9.8")
@pytest.mark.rule("cubitos-12.8")
@FACES
def test_ruling_34_dugout_throws_three_dice_of_the_draw_zone_alone(face: str) -> None:
    t = table("dugout", roll="orange brown", draw="4 light-gray white").act("push", face)
    assert t.legal() == [f"use {face}", "done"]
    t.act(f"use {face}")
    assert t.legal() == ["pick draw light-gray", "pick draw white"]
    t.act("pick draw white", "white-foot light-gray-coin")
    assert t.zone("active") == {"light-gray-coin": 1, face: 1, "white-foot": 1}
    assert t.zone("roll") == {"light-gray": 1, "brown": 1}
    assert t.zone("draw") == {"light-gray": 2}
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-9.8")
@pytest.mark.rule("cubitos-12.8")
@pytest.mark.parametrize(
    ("draw", "discard", "hits"),
    [
        ("light-gray", "2 white", {"light-gray-coin": 1, "white-foot": 2}),
        ("", "white", {"white-foot": 1}),
        ("brown", "", {"brown-coin": 1}),
    ],
)
def test_dugout_refills_the_draw_zone_and_throws_fewer_dice_where_there_are_fewer(
    draw: str, discard: str, hits: dict[str, int]
) -> None:
    t = table("dugout", roll="orange brown", draw=draw, discard=discard).act("push", "orange-ability")
    t.act("use orange-ability", " ".join(f"{count} {face}" for face, count in hits.items()))
    assert t.zone("active") == {**hits, "orange-ability": 1}
    assert (t.zone("discard"), t.zone("roll")) == ({}, {"brown": 1})


@pytest.mark.rule("cubitos-9.8")
def test_ruling_49_a_short_draw_zone_is_refilled_before_the_dice_are_chosen() -> None:
    t = table("dugout", roll="orange brown", draw="light-gray", discard="5 white")
    t.act("push", "orange-ability").act("use orange-ability")
    assert t.legal() == ["pick draw light-gray", "pick draw white"]
    t.act("pick draw white").act("pick draw white").act("pick draw white", "3 white-foot")
    assert (t.zone("draw"), t.zone("discard")) == ({"light-gray": 1, "white": 2}, {})


@pytest.mark.rule("cubitos-12.8")
def test_dugout_without_dice_in_draw_and_discard_is_not_offered() -> None:
    t = table("dugout", roll="orange brown").act("push", "orange-ability")
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-11.3")
@pytest.mark.rule("cubitos-12.8")
def test_dugout_that_is_declined_is_gone() -> None:
    t = table("dugout", roll="orange 2 brown", draw="5 white").act("push", "orange-power").act("done")
    assert (t.legal(), t.zone("draw")) == (["push", "pass"], {"white": 5})
    t.act("push", "brown-coin")
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-11.3")
@pytest.mark.rule("cubitos-11.14")
@pytest.mark.rule("cubitos-12.8")
def test_ruling_29_dugouts_are_used_one_by_one_and_new_ones_join() -> None:
    t = table("dugout", roll="2 orange brown", draw="9 light-gray orange")
    t.act("push", "orange-ability orange-power").act("use orange-power")
    t.act("pick draw orange", "orange-ability")
    assert t.legal() == ["use orange-ability", "done"]
    t.act("use orange-ability", "light-gray-coin").act("use orange-ability", "")
    assert t.zone("active") == {"light-gray-coin": 1, "orange-ability": 2, "orange-power": 1}
    assert (t.zone("roll"), t.zone("draw")) == ({"light-gray": 7, "brown": 1}, {"light-gray": 1})
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-3.9")
@pytest.mark.rule("cubitos-12.8")
def test_dugout_cannot_bust_and_brings_no_risk() -> None:
    t = table("dugout", active="light-gray-coin", roll="orange brown", draw="3 white")
    t.act("push", "orange-ability").act("use orange-ability", "")
    assert (t.me.busted, t.me.risk, t.zone("roll")) == (0, 0, {"brown": 1, "white": 3})
    t.act("push", "")
    assert (t.me.busted, t.legal()) == (0, ["push", "pass"])


# Reliever Beaver


@pytest.mark.rule("cubitos-12.9")
def test_reliever_beaver_loses_a_die_of_roll_in_the_run_phase() -> None:
    t = table("reliever-beaver", active="light-gray-coin", roll="orange white light-gray", more=ASKED_TO_MOVE)
    t.act("push", "orange-ability")
    assert t.legal() == ["push", "pass"], "the ability face is not immediate"
    t.act("pass").act("use orange-ability")
    assert t.legal() == ["pick roll light-gray", "pick roll white", "done"]
    t.act("pick roll white")
    assert (t.zone("roll"), t.supply("white"), t.me.lost_die) == ({"light-gray": 1}, 10, 1)
    assert t.state.step == MOVING, "once is all"


@pytest.mark.rule("cubitos-11.1")
@pytest.mark.rule("cubitos-11.11")
@pytest.mark.rule("cubitos-12.9")
def test_reliever_beaver_power_acts_at_once_and_again_in_the_run_phase() -> None:
    t = table("reliever-beaver", roll="orange 2 white light-gray", more=ASKED_TO_MOVE)
    t.act("push", "orange-power").act("use orange-power").act("pick roll white")
    assert (t.zone("roll"), t.supply("white")) == ({"light-gray": 1, "white": 1}, 9)
    t.act("pass").act("use orange-power").act("pick roll white")
    assert (t.zone("roll"), t.supply("white")) == ({"light-gray": 1}, 10)
    assert t.state.step == MOVING


@pytest.mark.rule("cubitos-2.10")
@pytest.mark.rule("cubitos-12.9")
@pytest.mark.parametrize("answers", [["done"], ["use orange-power", "done"]])
def test_reliever_beaver_may_be_declined_each_time(answers: list[str]) -> None:
    t = table("reliever-beaver", roll="orange white", more=ASKED_TO_MOVE).act("push", "orange-power")
    for answer in [*answers, "pass", *answers]:
        t.act(answer)
    assert (t.zone("roll"), t.me.lost_die, t.state.step) == ({"white": 1}, 0, MOVING)


@pytest.mark.rule("cubitos-1.10")
@pytest.mark.rule("cubitos-12.9")
@pytest.mark.parametrize("place", ["aside", "roll"])
def test_reliever_beaver_does_nothing_without_an_own_die_in_roll(place: str) -> None:
    t = table("reliever-beaver", active="2 orange-power", more=ASKED_TO_MOVE, first_place=place).act("pass")
    assert t.state.step == MOVING


@pytest.mark.rule("cubitos-11.14")
@pytest.mark.rule("cubitos-12.9")
def test_reliever_beaver_copies_lose_a_die_each() -> None:
    t = table("reliever-beaver", active="2 orange-ability", roll="3 light-gray", more=ASKED_TO_MOVE).act(
        "pass"
    )
    for _ in range(2):
        t.act("use orange-ability").act("pick roll light-gray")
    assert (t.zone("roll"), t.state.step) == ({"light-gray": 1}, MOVING)


@pytest.mark.rule("cubitos-3.15")
@pytest.mark.rule("cubitos-12.9")
def test_reliever_beaver_is_missing_after_a_bust() -> None:
    t = table("reliever-beaver", active="3 orange-power", roll="2 white", more=ASKED_TO_MOVE)
    t.act("push", "").act("done")
    assert (t.state.step, t.zone("roll"), t.zone("discard")) == (MOVING, {"white": 2}, {"orange": 3})


# Benchwarmer


@pytest.mark.rule("cubitos-9.1")
@pytest.mark.rule("cubitos-12.10")
@FACES
@pytest.mark.parametrize(
    "other",
    ["draw light-gray", "roll white", "discard brown", "active light-gray-coin", "active orange-power"],
)
def test_benchwarmer_loses_itself_and_another_die_of_any_zone(face: str, other: str) -> None:
    active = f"{face} orange-power light-gray-coin"
    t = table(
        "benchwarmer", active=active, draw="light-gray", roll="white", discard="brown", more=ASKED_TO_MOVE
    )
    t.act("pass").act(f"use {face}")
    kind = other.split()[1].removesuffix("-coin").removesuffix("-power")
    supply = {name: t.supply(name) for name in ("orange", kind)}
    assert t.zone("active")["light-gray-coin"] == 1
    assert supply["orange"] == 9, "it is lost first"
    assert "done" not in t.legal()
    t.act(f"pick {other}")
    assert t.supply(kind) == supply[kind] + 1
    zone, die = other.split()
    assert die not in t.zone(zone)


@pytest.mark.rule("cubitos-2.10")
@pytest.mark.rule("cubitos-12.10")
def test_benchwarmer_may_be_declined_and_then_nothing_is_lost() -> None:
    t = table("benchwarmer", active="orange-ability", roll="white", more=ASKED_TO_MOVE).act("pass")
    assert t.legal() == ["use orange-ability", "done"]
    t.act("done")
    assert (t.me.lost_die, t.zone("active"), t.state.step) == (0, {"orange-ability": 1}, MOVING)


@pytest.mark.rule("cubitos-9.4")
@pytest.mark.rule("cubitos-12.10")
def test_ruling_20_benchwarmer_is_lost_alone_where_there_is_no_other_die() -> None:
    t = table("benchwarmer", active="orange-power", first="foot", more=ASKED_TO_MOVE).act("pass")
    t.act("use orange-power")
    assert (t.zone("active"), t.supply("orange"), t.state.step) == ({}, 10, MOVING)


@pytest.mark.rule("cubitos-9.1")
@pytest.mark.rule("cubitos-11.14")
@pytest.mark.rule("cubitos-12.10")
def test_ruling_44_benchwarmers_lose_their_dice_one_after_the_other_from_any_zones() -> None:
    t = table("benchwarmer", active="2 orange-ability", draw="white", roll="brown", more=ASKED_TO_MOVE)
    t.act("pass").act("use orange-ability").act("pick roll brown").act("use orange-ability")
    assert (t.zone("active"), t.zone("roll"), t.zone("draw")) == ({}, {}, {})
    assert t.supply("orange") == t.supply("brown") == t.supply("white") == 10


# Mr. Bats


@pytest.mark.rule("cubitos-12.12")
@FACES
@pytest.mark.parametrize(
    ("fans", "choice", "coins", "feet"),
    [(5, "second", 0, 2), (5, "first", 2, 0), (2, "second", 0, 1), (13, "second", 0, 6)],
)
def test_mr_bats_gives_two_coins_or_half_the_fans_as_feet(
    face: str, fans: int, choice: str, coins: int, feet: int
) -> None:
    t = table("mr-bats", active=face, more={**ASKED_TO_MOVE, "fans": fans}).act("pass").act(f"use {face}")
    assert t.legal() == ["choose first", "choose second"]
    t.act(f"choose {choice}")
    assert (t.me.coins, t.me.feet, t.me.fans) == (coins, feet, fans)
    assert t.zone("active") == {face: 1}


@pytest.mark.rule("cubitos-11.12")
@pytest.mark.rule("cubitos-12.12")
@pytest.mark.parametrize(("fans", "left"), [(0, False), (1, False), (5, True)])
def test_mr_bats_coins_are_collected_where_feet_are_no_choice_or_it_was_left(fans: int, left: bool) -> None:
    t = table("mr-bats", active="orange-ability orange-power", more={**ASKED_TO_MOVE, "fans": fans}).act(
        "pass"
    )
    assert (t.state.step == TOTALS) == left
    if left:
        t.act("done")
    assert (t.state.step, t.me.coins, t.me.feet) == (MOVING, 4, 0)


@pytest.mark.rule("cubitos-11.14")
@pytest.mark.rule("cubitos-12.12")
def test_mr_bats_copies_choose_each_by_itself() -> None:
    t = table("mr-bats", active="2 orange-ability", more={**ASKED_TO_MOVE, "fans": 4}).act("pass")
    t.act("use orange-ability").act("choose first").act("use orange-ability").act("choose second")
    assert (t.me.coins, t.me.feet) == (2, 2)


@pytest.mark.rule("cubitos-12.12")
@pytest.mark.rule("cubitos-12.16")
def test_mr_bats_counts_a_fan_of_the_big_cheese() -> None:
    own = Seat(active="orange-ability yellow-ability", more={**ASKED_TO_MOVE, "fans": 1})
    t = table("mr-bats", "the-big-cheese", seats=[own]).act("pass")
    t.act("use orange-ability").act("choose second")
    assert (t.me.fans, t.me.feet, t.me.coins) == (2, 1, 0)


@pytest.mark.rule("cubitos-12.12")
@pytest.mark.rule("cubitos-12.44")
def test_mr_bats_counts_the_fan_of_a_captain_bark_used_first() -> None:
    own = Seat(active="orange-ability brown-ability white-foot red-blank", more={"fans": 1})
    t = table("mr-bats", "captain-bark", seats=[own]).act("pass")
    t.act("use brown-ability").act("use orange-ability").act("choose second")
    assert (t.me.fans, t.me.feet, t.me.coins) == (2, 1 + 1, 0)


# The Babe


@pytest.mark.rule("cubitos-12.13")
def test_the_babe_gives_five_coins_and_stays() -> None:
    t = table("the-babe", active="2 orange-ability", more={"fans": 2}).act("pass")
    assert (t.me.coins, t.me.fans, t.me.credit) == (10, 2, 0)
    assert (t.zone("active"), t.supply("orange")) == ({"orange-ability": 2}, 8)


@pytest.mark.rule("cubitos-9.3")
@pytest.mark.rule("cubitos-11.11")
@pytest.mark.rule("cubitos-12.13")
def test_the_babe_power_also_gives_a_fan_with_its_rewards_and_is_lost() -> None:
    t = table("the-babe", active="orange-ability 2 orange-power", more={"fans": 2}).act("pass")
    assert (t.me.coins, t.me.fans) == (15, 4)
    assert (t.me.credit, t.me.tokens) == (1 + 2, 1)
    assert (t.zone("active"), t.supply("orange"), t.me.lost_die) == ({"orange-ability": 1}, 9, 1)


@pytest.mark.rule("cubitos-8.3")
@pytest.mark.rule("cubitos-12.13")
def test_the_babe_power_at_the_end_of_the_fan_track_gives_six_credits() -> None:
    t = table("the-babe", active="orange-power", more={"fans": 13}).act("pass")
    assert (t.me.fans, t.me.credit, t.me.tokens, t.me.coins) == (13, 6, 0, 5)


@pytest.mark.rule("cubitos-9.3")
@pytest.mark.rule("cubitos-12.13")
def test_the_babe_power_is_not_lost_in_a_bust() -> None:
    t = (
        table("the-babe", active="3 orange-power", roll="white", more=ASKED_TO_MOVE)
        .act("push", "")
        .act("done")
    )
    assert (t.me.coins, t.me.fans, t.supply("orange"), t.zone("discard")) == (0, 1, 7, {"orange": 3})


# Pinch Eater


@pytest.mark.rule("cubitos-12.14")
@FACES
@pytest.mark.parametrize("shown", ["white-ability", "white-foot", "white-blank"])
def test_pinch_eater_sets_a_die_of_roll_on_any_face(face: str, shown: str) -> None:
    t = table("pinch-eater", roll="orange white light-gray", draw="brown").act("push", face)
    assert t.legal() == [f"use {face}", "done"]
    t.act(f"use {face}")
    assert t.legal() == ["pick roll light-gray", "pick roll white"]
    t.act("pick roll white")
    assert t.legal() == ["set white-ability", "set white-foot", "set white-blank"]
    t.act(f"set {shown}")
    assert (t.zone("active"), t.zone("roll")) == ({face: 1, shown: 1}, {"light-gray": 1})
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-11.3")
@pytest.mark.rule("cubitos-12.14")
def test_pinch_eater_may_set_an_immediate_ability_and_use_it() -> None:
    t = table("pinch-eater", roll="2 orange 3 light-gray").act("push", "orange-ability")
    t.act("use orange-ability").act("pick roll orange").act("set orange-power")
    assert t.legal() == ["use orange-power", "done"]
    t.act("use orange-power").act("set light-gray-coin")
    assert t.zone("active") == {"light-gray-coin": 1, "orange-ability": 1, "orange-power": 1}
    assert t.zone("roll") == {"light-gray": 2}


@pytest.mark.rule("cubitos-11.14")
@pytest.mark.rule("cubitos-12.14")
def test_pinch_eater_copies_set_a_die_each_or_are_declined() -> None:
    t = table("pinch-eater", roll="2 orange 3 light-gray").act("push", "2 orange-ability")
    t.act("use orange-ability").act("set light-gray-coin").act("done")
    assert (t.zone("active"), t.zone("roll")) == (
        {"light-gray-coin": 1, "orange-ability": 2},
        {"light-gray": 2},
    )
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-1.10")
@pytest.mark.rule("cubitos-12.14")
def test_pinch_eater_does_nothing_with_an_empty_roll_zone_or_the_first_player_die_alone() -> None:
    own = Seat(roll="orange", more=ASKED_TO_MOVE)
    assert table("pinch-eater", seats=[own]).act("push", "orange-power").state.step == MOVING
    t = table("pinch-eater", seats=[own], first_place="roll").act("push", "orange-power")
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-12.14")
@pytest.mark.rule("cubitos-12.20")
def test_pinch_eater_may_set_a_cheese_that_forces_a_push() -> None:
    t = table("pinch-eater", "the-cheese-stands-alone", roll="orange yellow white").act(
        "push", "orange-ability"
    )
    t.act("use orange-ability").act("pick roll yellow").act("set yellow-ability", "white-foot")
    assert (t.me.pushes, t.zone("active")["white-foot"]) == (2, 1)
