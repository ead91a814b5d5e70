"""The order of Run abilities belongs to the player (cubitos-11.12), and a die on loan is that die (9.7)."""

from __future__ import annotations

import pytest

from cubarium.games.cubitos.state import ABILITIES, MOVE
from tests.games.cubitos.order_search import Counts, faults
from tests.games.cubitos.table import Seat, Table, table

TO_DRAW = Seat()
RICH = {"credit": 4}
"""Enough to be asked before the next round begins."""


def owned(t: Table, kind: str) -> int:
    return sum(t.zone(zone).get(kind, 0) for zone in ("draw", "roll", "discard")) + sum(
        count for pair, count in t.zone("active").items() if pair.startswith(kind)
    )


def end_of_round(t: Table) -> Table:
    while t.state.round_number == 1:
        t.act("done")
    return t


@pytest.mark.rule("cubitos-11.12", "cubitos-11.10", "cubitos-4.1")
def test_no_order_is_better_than_what_the_table_does_or_the_player_is_asked() -> None:
    counts = Counts()
    assert faults(12, 600, counts) == []
    assert counts.asked > 50 and counts.orders > 2 * counts.positions


@pytest.mark.rule("cubitos-11.12", "cubitos-12.56")
def test_credits_for_a_lost_die_come_before_the_move() -> None:
    t = table("schmutz", "muggles", active="2 white-ability brown-ability", roll="light-gray").act("pass")
    assert (t.me.stage, t.me.coins, t.me.feet, t.me.credit) == (MOVE, 2, 2, 6)


@pytest.mark.rule("cubitos-11.12", "cubitos-12.52", "cubitos-12.10")
def test_feet_without_a_gray_die_may_be_taken_before_a_gray_die_is_lost() -> None:
    def fresh() -> Table:
        me = Seat(active="white-ability orange-ability", roll="light-gray")
        others = Seat(draw="27 light-gray 12 dark-gray")
        return table("fat-cat", "benchwarmer", seats=[me, others]).act("pass")

    t = fresh()
    assert t.legal() == ["use orange-ability", "use white-ability", "done"]
    t.act("use white-ability").act("use orange-ability").act("pick roll light-gray")
    assert (t.me.stage, t.me.feet, t.zone("discard"), t.supply("light-gray")) == (MOVE, 3, {}, 1)
    t = fresh().act("use orange-ability").act("pick roll light-gray")
    assert t.act("use white-ability").zone("discard") == {"light-gray": 1}


@pytest.mark.rule("cubitos-11.12", "cubitos-12.51", "cubitos-12.44")
def test_a_die_that_only_the_next_fan_allows_is_offered() -> None:
    me = Seat(active="white-ability brown-ability red-blank", roll="light-gray", more={"fans": 3})
    others = Seat(draw="27 light-gray 12 dark-gray")
    t = table("cat-tastrophy", "captain-bark", "crabby", seats=[me, others]).act("pass")
    assert t.me.fans == 4  # the cat had nothing to gain before
    assert "use white-ability" in t.legal()
    t.act("use white-ability").act("take red")
    assert owned(t, "red") == 2


@pytest.mark.rule("cubitos-11.12", "cubitos-12.16", "cubitos-12.11")
def test_fans_that_waited_for_a_price_allow_feet_for_the_next_one() -> None:
    me = Seat(active="2 yellow-ability yellow-power")
    t = table("batter-beaver", "the-big-cheese", seats=[me, TO_DRAW]).act("pass")
    assert (t.me.fans, t.legal()) == (2, ["use yellow-power", "done"])
    t.act("use yellow-power").act("choose second")
    assert (t.me.stage, t.me.fans, t.me.feet) == (MOVE, 2, 1)


@pytest.mark.rule("cubitos-11.12", "cubitos-12.51", "cubitos-12.43")
def test_a_die_that_has_just_been_lost_may_be_gained() -> None:
    other = "27 light-gray 12 dark-gray 10 red 10 orange 10 yellow 10 green 10 blue 10 purple 9 brown 9 white"
    me = Seat(active="white-ability brown-ability", roll="light-gray", more={"fans": 13})
    t = table("cat-tastrophy", "rich-dog", seats=[me, Seat(draw=other)]).act("pass")
    assert (t.me.coins, t.legal()) == (3, ["use white-ability", "done"])
    assert owned(t.act("use white-ability").act("take brown"), "brown") == 1


@pytest.mark.rule("cubitos-11.12", "cubitos-8.2")
def test_the_player_says_which_fans_are_paid() -> None:
    def fresh() -> Table:
        me = Seat(active="blue-power orange-power", more={"fans": 4})
        return table("llama-rama", "the-babe", seats=[me, TO_DRAW]).act("pass")

    found = set()
    for first, second in (("blue", "orange"), ("orange", "blue")):
        t = fresh().act(f"use {first}-power")
        if t.me.stage != MOVE:
            t.act(f"use {second}-power" if f"use {second}-power" in t.legal() else "done")
        assert (t.me.stage, t.me.coins, t.me.fans) == (MOVE, 8, 6)
        found.add(t.me.credit)
    assert len(found) == 2


# Two of a card that punishes credits


@pytest.mark.rule("cubitos-12.11")
def test_one_that_is_lost_to_the_other_no_longer_acts() -> None:
    def cleared() -> Table:
        me = Seat(
            active="2 orange-ability light-gray-coin", roll="white", more={"gained_credit": 1, "credit": 4}
        )
        return table("batter-beaver", seats=[me, TO_DRAW], stage="buy", step="buying").act("done")

    t = cleared()
    assert "done" not in t.legal()
    t.act("pick active orange-ability")
    assert "done" in t.legal()  # the other one is lost and need not act
    t.act("done")
    assert (owned(t, "orange"), owned(t, "white")) == (1, 1)
    t = cleared().act("pick active orange-ability").act("pick roll white")  # the first has lost itself
    assert (owned(t, "orange"), owned(t, "white")) == (1, 0)
    t = cleared().act("pick roll white")
    assert "done" not in t.legal()  # both still act


# Dice on loan


@pytest.mark.rule("cubitos-9.7", "cubitos-12.10")
@pytest.mark.parametrize("zone", ["draw", "roll", "discard"])
def test_a_borrowed_die_that_is_lost_to_another_card_costs_no_own_die(zone: str) -> None:
    me = Seat(
        active="orange-ability purple-blank light-gray-coin",
        loan="active purple-blank",
        **{zone: "purple"},  # type: ignore[arg-type]
    )
    t = table("benchwarmer", seats=[me, TO_DRAW]).act("pass")
    t.act("use orange-ability").act("pick active purple-blank")
    assert t.zone("loan") == {}
    assert (owned(end_of_round(t), "purple"), t.supply("purple")) == (1, 9)


@pytest.mark.rule("cubitos-9.7", "cubitos-9.1")
def test_an_own_die_that_is_lost_leaves_the_borrowed_one_to_go_back() -> None:
    me = Seat(active="orange-ability purple-blank", discard="purple", loan="active purple-blank")
    t = table("benchwarmer", seats=[me, TO_DRAW]).act("pass")
    t.act("use orange-ability").act("pick discard purple")
    assert (owned(end_of_round(t), "purple"), t.supply("purple")) == (0, 10)


@pytest.mark.rule("cubitos-9.7", "cubitos-9.9")
@pytest.mark.parametrize(
    ("shows", "place"), [("purple-ability", "active purple-ability"), ("", "roll purple")]
)
def test_a_borrowed_die_is_followed_through_a_throw(shows: str, place: str) -> None:
    me = Seat(
        active="red-ability purple-blank light-gray-coin",
        roll="purple",
        loan="active purple-blank",
        more=RICH,
    )
    t = table("jacques-couteau", "rollosaurus", seats=[me, TO_DRAW]).act("pass")
    while t.state.step == ABILITIES:
        t.act("done")
    t.act("pick active purple-blank").act("pick active light-gray-coin", shows)
    assert t.zone("loan") == {place: 1}
    t.act("done").act("done", "")
    assert (t.zone("roll").get("purple"), t.zone("draw"), t.supply("purple")) == (1, {}, 9)


@pytest.mark.rule("cubitos-9.7", "cubitos-12.6")
def test_a_borrowed_die_that_is_given_away_is_gone() -> None:
    me = Seat(active="red-ability purple-blank", discard="purple", loan="active purple-blank", more=RICH)
    t = table("crabby", seats=[me, TO_DRAW]).act("pass")
    while t.state.step == ABILITIES:
        t.act("done")
    t.act("pick active purple-blank")
    assert (t.zone("loan"), t.zone("discard", 1)) == ({}, {"purple": 1})
    assert owned(end_of_round(t), "purple") == 1


@pytest.mark.rule("cubitos-9.7")
def test_ten_dice_may_be_on_loan_and_no_more() -> None:
    loan = ", ".join(["active blue-blank"] * 9)
    me = Seat(active="4 white-ability 9 blue-blank", roll="light-gray", loan=loan)
    t = table("broken-cow", seats=[me, TO_DRAW], options={})
    t.act("use white-ability").act("take red").act("set red-blank")
    assert "use white-ability" not in t.legal()


@pytest.mark.rule("cubitos-11.5", "cubitos-11.9", "cubitos-12.54")
def test_ruling_30_a_green_die_may_be_borrowed_between_a_failed_throw_and_the_bust() -> None:
    active = "2 white-ability light-gray-coin"
    t = table("broken-cow", "keep-on-rollin", active=active, roll="2 light-gray").act("push").act("done", "")
    assert t.legal() == ["use white-ability", "done"]
    t.act("use white-ability").act("take green").act("set green-ability")
    assert t.legal() == ["use green-ability", "done"]
    t.act("use green-ability")
    assert (t.me.busted, t.legal(), t.zone("loan"), t.supply("green")) == (0, ["push", "pass"], {}, 10)


@pytest.mark.rule("cubitos-11.5")
def test_nothing_is_asked_before_a_bust_that_no_green_die_answers() -> None:
    active = "2 white-ability light-gray-coin"
    t = table("broken-cow", "rock-on", active=active, roll="2 light-gray").act("push").act("done", "")
    assert t.me.busted == 1
