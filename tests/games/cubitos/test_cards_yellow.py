"""Yellow cards that act in the Run phase or force a Push (cubitos-12.16, 12.18 to 12.21)."""

from __future__ import annotations

import pytest

from cubarium.games.cubitos.state import MOVING, TOTALS
from tests.games.cubitos.table import Seat, table

ASKED_TO_MOVE = {"credit": 4}
"""Credits for a foot: step 5 asks, so that the table can be looked at after step 4."""
FACES = pytest.mark.parametrize("face", ["yellow-ability", "yellow-power"])

# The Big Cheese


@pytest.mark.rule("cubitos-8.2")
@pytest.mark.rule("cubitos-12.16")
@FACES
@pytest.mark.parametrize(
    ("fans", "choice", "after"),
    [
        (5, "second", {"fans": 5, "feet": 2, "credit": 4, "tokens": 0}),
        (5, "first", {"fans": 6, "feet": 0, "credit": 4 + 3, "tokens": 0}),
        (4, "first", {"fans": 5, "feet": 0, "credit": 4 + 2, "tokens": 1}),
        (13, "first", {"fans": 13, "feet": 0, "credit": 4 + 6, "tokens": 0}),
        (13, "second", {"fans": 13, "feet": 6, "credit": 4, "tokens": 0}),
        (2, "second", {"fans": 2, "feet": 1, "credit": 4, "tokens": 0}),
    ],
)
def test_the_big_cheese_gives_a_fan_or_half_the_fans_as_feet(
    face: str, fans: int, choice: str, after: dict[str, int]
) -> None:
    t = (
        table("the-big-cheese", active=face, more={**ASKED_TO_MOVE, "fans": fans})
        .act("pass")
        .act(f"use {face}")
    )
    assert t.legal() == ["choose first", "choose second"]
    t.act(f"choose {choice}")
    assert {name: getattr(t.me, name) for name in after} == after
    assert (t.state.step, t.zone("active")) == (MOVING, {face: 1})


@pytest.mark.rule("cubitos-11.12")
@pytest.mark.rule("cubitos-12.16")
@pytest.mark.parametrize(("fans", "left"), [(0, False), (1, False), (3, True)])
def test_the_big_cheese_fan_is_collected_where_feet_are_no_choice_or_it_was_left(
    fans: int, left: bool
) -> None:
    t = table("the-big-cheese", active="yellow-ability", more={**ASKED_TO_MOVE, "fans": fans}).act("pass")
    assert (t.state.step == TOTALS) == left
    if left:
        t.act("done")
    assert (t.state.step, t.me.fans, t.me.feet) == (MOVING, fans + 1, 0)


@pytest.mark.rule("cubitos-11.14")
@pytest.mark.rule("cubitos-12.16")
def test_the_big_cheese_copies_count_the_fan_of_the_first() -> None:
    own = Seat(active="yellow-ability yellow-power", more={**ASKED_TO_MOVE, "fans": 1})
    t = table("the-big-cheese", seats=[own]).act("pass")
    assert (t.me.fans, t.legal()) == (2, ["use yellow-power", "done"])
    t.act("use yellow-power").act("choose second")
    assert (t.me.fans, t.me.feet) == (2, 1)


@pytest.mark.rule("cubitos-12.16")
@pytest.mark.rule("cubitos-12.44")
def test_the_big_cheese_counts_the_fan_of_a_captain_bark_used_first() -> None:
    own = Seat(active="yellow-ability brown-ability white-foot red-blank", more={"fans": 1})
    t = table("the-big-cheese", "captain-bark", seats=[own]).act("pass")
    t.act("use brown-ability").act("use yellow-ability").act("choose second")
    assert (t.me.fans, t.me.feet) == (2, 1 + 1)


# Stinky Cheese


@pytest.mark.rule("cubitos-12.18")
@pytest.mark.parametrize(
    ("dice", "feet", "free"),
    [("yellow-ability", 2, 0), ("yellow-power", 2, 1), ("2 yellow-ability yellow-power", 6, 1)],
)
def test_stinky_cheese_gives_two_feet_and_the_power_exempts_grays(dice: str, feet: int, free: int) -> None:
    t = table("stinky-cheese", active=dice).act("pass")
    assert (t.me.feet, t.me.free_gray) == (feet, free)
    assert t.state.seats[1].free_gray == 0


@pytest.mark.rule("cubitos-3.5")
@pytest.mark.rule("cubitos-12.18")
def test_stinky_cheese_power_draws_grays_beyond_the_amount_in_the_next_draw_step() -> None:
    own = Seat(active="yellow-power", draw="10 white 2 light-gray dark-gray", roll="light-gray")
    t = table("stinky-cheese", seats=[own]).act("pass").act("done", "first-player-coin")
    for die in [*["white"] * 9, "light-gray", "light-gray"]:
        t.act(f"draw {die}")
    assert t.legal() == ["draw dark-gray", "done"]
    t.act("draw dark-gray", "")
    assert t.zone("roll") == {"light-gray": 3, "dark-gray": 1, "white": 9}
    assert (t.me.amount, t.me.free_gray, t.zone("draw")) == (9, 0, {"white": 1})


@pytest.mark.rule("cubitos-12.18")
def test_stinky_cheese_power_gives_nothing_after_a_bust() -> None:
    t = table("stinky-cheese", active="3 yellow-power", roll="white", more=ASKED_TO_MOVE)
    t.act("push", "").act("done")
    assert (t.state.step, t.me.feet, t.me.free_gray) == (MOVING, 0, 0)


# Bad Cheese


@pytest.mark.rule("cubitos-12.19")
def test_bad_cheese_gives_two_feet_and_stays() -> None:
    t = table("bad-cheese", active="2 yellow-ability").act("pass")
    assert (t.me.feet, t.me.coins) == (4, 0)
    assert (t.zone("active"), t.supply("yellow")) == ({"yellow-ability": 2}, 8)


@pytest.mark.rule("cubitos-9.3")
@pytest.mark.rule("cubitos-11.11")
@pytest.mark.rule("cubitos-12.19")
def test_bad_cheese_power_also_gives_three_coins_and_is_lost() -> None:
    t = table("bad-cheese", active="yellow-ability 2 yellow-power").act("pass")
    assert (t.me.feet, t.me.coins, t.me.lost_die) == (6, 6, 1)
    assert (t.zone("active"), t.supply("yellow")) == ({"yellow-ability": 1}, 9)


@pytest.mark.rule("cubitos-9.3")
@pytest.mark.rule("cubitos-12.19")
def test_bad_cheese_power_is_not_lost_in_a_bust() -> None:
    t = (
        table("bad-cheese", active="3 yellow-power", roll="white", more=ASKED_TO_MOVE)
        .act("push", "")
        .act("done")
    )
    assert (t.me.feet, t.me.coins, t.supply("yellow")) == (0, 0, 7)
    assert t.zone("discard") == {"yellow": 3}


# The Cheese Stands Alone


@pytest.mark.rule("cubitos-12.20")
@FACES
def test_the_cheese_stands_alone_forces_a_push_and_gives_three_feet(face: str) -> None:
    t = table("the-cheese-stands-alone", roll="yellow 3 white").act("push", face, "white-foot")
    assert (t.me.pushes, t.legal()) == (2, ["push", "pass"])
    assert t.act("pass").me.feet == 3 + 1


@pytest.mark.rule("cubitos-3.7")
@pytest.mark.rule("cubitos-12.20")
def test_the_cheese_stands_alone_forces_a_push_after_the_first_throw_too() -> None:
    t = table("the-cheese-stands-alone", draw="yellow 8 light-gray", stage="draw")
    t.act("draw yellow", "yellow-ability", "")
    assert (t.me.pushes, t.me.risk, t.me.busted, t.legal()) == (1, 0, 0, ["push", "pass"])


@pytest.mark.rule("cubitos-12.20")
def test_the_cheese_stands_alone_copies_of_one_throw_force_one_push_together() -> None:
    t = table("the-cheese-stands-alone", roll="3 yellow 3 white", more=ASKED_TO_MOVE)
    t.act("push", "2 yellow-ability yellow-power", "white-foot")
    assert (t.me.pushes, t.legal()) == (2, ["push", "pass"])
    assert t.act("pass").me.feet == 9 + 1


@pytest.mark.rule("cubitos-12.20")
def test_the_cheese_stands_alone_copies_of_different_throws_force_a_push_each() -> None:
    t = table("the-cheese-stands-alone", roll="2 yellow 3 white")
    t.act("push", "yellow-ability", "yellow-power", "white-foot")
    assert (t.me.pushes, t.legal()) == (3, ["push", "pass"])


@pytest.mark.rule("cubitos-9.8")
@pytest.mark.rule("cubitos-11.4")
@pytest.mark.rule("cubitos-12.20")
def test_the_cheese_stands_alone_waits_for_immediate_abilities_and_a_free_throw_forces_again() -> None:
    t = table("the-cheese-stands-alone", "dugout", roll="yellow orange 5 white", draw="3 yellow")
    t.act("push", "yellow-ability orange-ability")
    assert (t.me.pushes, t.legal()) == (1, ["use orange-ability", "done"])
    t.act("use orange-ability", "2 yellow-ability", "white-foot", "white-foot")
    assert (t.me.pushes, t.legal()) == (3, ["push", "pass"])
    assert t.zone("roll") == {"yellow": 1, "white": 3}


@pytest.mark.rule("cubitos-3.12")
@pytest.mark.rule("cubitos-12.20")
def test_ruling_33_the_cheese_stands_alone_leaves_no_pass() -> None:
    own = Seat(active="2 white-ability", roll="yellow 3 light-gray")
    t = table("the-cheese-stands-alone", "broken-cow", seats=[own])
    assert t.legal() == ["push", "pass", "use white-ability"]
    t.act("push").act("done", "yellow-ability")
    assert t.legal() == ["push", "use white-ability"]


@pytest.mark.rule("cubitos-3.14")
@pytest.mark.rule("cubitos-12.20")
def test_the_cheese_stands_alone_can_make_its_owner_bust() -> None:
    own = Seat(active="2 light-gray-coin", roll="yellow white", more=ASKED_TO_MOVE)
    t = table("the-cheese-stands-alone", seats=[own]).act("push", "yellow-ability", "")
    assert t.legal() == ["discard white", "done"]
    t.act("done")
    assert (t.me.busted, t.me.feet, t.zone("discard")) == (1, 0, {"light-gray": 2, "yellow": 1})


@pytest.mark.rule("cubitos-12.20")
def test_the_cheese_stands_alone_forces_nothing_without_a_die_in_roll() -> None:
    t = table("the-cheese-stands-alone", roll="yellow").act("push", "yellow-ability")
    assert (t.state.step, t.me.pushes, t.me.feet) == (MOVING, 1, 3)


@pytest.mark.rule("cubitos-12.20")
@pytest.mark.rule("cubitos-12.22")
def test_the_cheese_stands_alone_does_not_make_an_offer_to_return_to_roll_a_duty() -> None:
    t = table("the-cheese-stands-alone", "rock-on", active="green-ability", roll="yellow").act("push")
    t.act("done", "yellow-ability")
    assert (t.me.pushes, t.legal()) == (1, ["push", "pass"])


@pytest.mark.rule("cubitos-9.10")
@pytest.mark.rule("cubitos-12.20")
def test_ruling_23_the_cheese_stands_alone_forces_nothing_in_the_run_phase() -> None:
    own = Seat(active="red-ability", roll="yellow white light-gray")
    t = table("the-cheese-stands-alone", "jacques-couteau", seats=[own]).act("pass")
    t.act("pick roll yellow").act("pick roll white", "yellow-power")
    assert (t.state.step, t.me.pushes, t.me.forced, t.me.feet) == (MOVING, 0, 0, 3)
    assert t.zone("roll") == {"light-gray": 1, "white": 1}


# Cheese Boy


@pytest.mark.rule("cubitos-11.13")
@pytest.mark.rule("cubitos-12.21")
@FACES
@pytest.mark.parametrize(("brown", "feet"), [("brown-coin", 2), ("brown-blank", 2), ("", 0)])
def test_cheese_boy_gives_two_feet_with_a_brown_die_active(face: str, brown: str, feet: int) -> None:
    own = Seat(active=f"{face} {brown}", roll="light-gray", discard="brown orange", more=ASKED_TO_MOVE)
    t = table("cheese-boy", seats=[own]).act("pass")
    assert (t.state.step, t.me.feet, t.zone("roll")) == (MOVING, feet, {"light-gray": 1})


@pytest.mark.rule("cubitos-12.21")
@FACES
@pytest.mark.parametrize(("brown", "feet"), [("brown-coin", 2), ("", 0)])
def test_cheese_boy_may_lose_a_die_of_roll_with_an_orange_die_active(
    face: str, brown: str, feet: int
) -> None:
    own = Seat(
        active=f"{face} orange-blank {brown}", roll="white light-gray", draw="white", more=ASKED_TO_MOVE
    )
    t = table("cheese-boy", seats=[own]).act("pass")
    assert t.legal() == [f"use {face}", "done"]
    t.act(f"use {face}")
    assert t.legal() == ["pick roll light-gray", "pick roll white", "done"]
    t.act("pick roll white")
    assert (t.zone("roll"), t.supply("white"), t.me.feet) == ({"light-gray": 1}, 9, feet)
    assert t.state.step == MOVING


@pytest.mark.rule("cubitos-12.21")
@pytest.mark.parametrize("answers", [["done"], ["use yellow-ability", "done"]])
def test_cheese_boy_gives_feet_to_a_player_who_loses_no_die(answers: list[str]) -> None:
    own = Seat(active="yellow-ability orange-blank brown-coin", roll="white", more=ASKED_TO_MOVE)
    t = table("cheese-boy", seats=[own]).act("pass")
    for answer in answers:
        t.act(answer)
    assert (t.state.step, t.me.feet, t.me.lost_die) == (MOVING, 2, 0)


@pytest.mark.rule("cubitos-11.14")
@pytest.mark.rule("cubitos-12.21")
def test_cheese_boy_copies_do_everything_twice() -> None:
    own = Seat(active="2 yellow-ability orange-blank brown-coin", roll="3 white", more=ASKED_TO_MOVE)
    t = table("cheese-boy", seats=[own]).act("pass")
    for _ in range(2):
        t.act("use yellow-ability").act("pick roll white")
    assert (t.state.step, t.me.feet, t.zone("roll")) == (MOVING, 4, {"white": 1})


@pytest.mark.rule("cubitos-12.21")
def test_cheese_boy_with_an_empty_roll_zone_asks_nothing() -> None:
    own = Seat(active="yellow-ability orange-power", draw="white", more=ASKED_TO_MOVE)
    t = table("cheese-boy", seats=[own], first_place="roll").act("pass")
    assert (t.state.step, t.me.lost_die) == (MOVING, 0)
