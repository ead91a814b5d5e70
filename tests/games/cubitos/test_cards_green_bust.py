"""Chapter 12: the green cards that answer a bust, each on its own and with what a bust would leave.

Three active dice put a Push at risk. Most tests begin with three and throw misses only.
"""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.games.cubitos.events import BUSTS, THROWS
from cubarium.games.cubitos.state import ASIDE
from tests.games.cubitos.table import Table, table

Dice = dict[str, Any]
BOTH_FACES = pytest.mark.parametrize("face", ["ability", "power"])


def has_busted(t: Table) -> bool:
    return bool(t.notes(BUSTS))


# Keep On Rollin'


@BOTH_FACES
@pytest.mark.rule("cubitos-12.24")
@pytest.mark.rule("cubitos-11.9")
def test_keep_on_rollin_is_lost_instead_of_a_bust(face: str) -> None:
    t = table("keep-on-rollin", active=f"green-{face} 2 light-gray-coin", roll="light-gray").act("push", "")
    assert t.legal() == [f"use green-{face}", "done"]
    t.act(f"use green-{face}")
    assert not has_busted(t)
    assert t.zone("active") == {"light-gray-coin": 2}
    assert t.supply("green") == 10
    assert t.me.lost_die == 1
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-12.24")
@pytest.mark.rule("cubitos-11.9")
def test_keep_on_rollin_may_be_declined_and_goes_to_discard_then() -> None:
    t = table("keep-on-rollin", active="green-ability 2 light-gray-coin", roll="light-gray")
    t.act("push", "").act("done")
    assert has_busted(t)
    assert t.zone("discard") == {"light-gray": 2, "green": 1}
    assert t.me.lost_die == 0


@pytest.mark.rule("cubitos-12.24")
def test_keep_on_rollin_does_not_save_with_its_foot() -> None:
    t = table("keep-on-rollin", active="green-foot 2 light-gray-coin", roll="light-gray")
    assert has_busted(t.act("push", ""))


@pytest.mark.rule("cubitos-12.24")
@pytest.mark.rule("cubitos-3.8")
def test_keep_on_rollin_leaves_the_next_push_at_risk_with_two_active_dice() -> None:
    t = table("keep-on-rollin", active="green-ability 2 light-gray-coin", roll="light-gray")
    t.act("push", "").act("use green-ability").act("push", "")
    assert has_busted(t)


@pytest.mark.rule("cubitos-12.24")
def test_keep_on_rollin_twice_saves_twice() -> None:
    t = table("keep-on-rollin", active="2 green-ability light-gray-coin", roll="light-gray")
    for _ in range(2):
        t.act("push", "").act("use green-ability")
    assert not has_busted(t)
    assert t.zone("active") == {"light-gray-coin": 1}
    assert has_busted(t.act("push", ""))


@pytest.mark.rule("cubitos-12.24")
@pytest.mark.rule("cubitos-3.10")
def test_keep_on_rollin_is_not_asked_for_where_nothing_is_risked() -> None:
    t = table("keep-on-rollin", active="green-ability light-gray-coin", roll="light-gray").act("push", "")
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-11.8")
def test_keep_on_rollin_lets_what_follows_a_push_without_bust_happen() -> None:
    t = table("keep-on-rollin", "reckless-cheese", active="green-ability 2 yellow-ability", roll="light-gray")
    t.act("push", "").act("use green-ability").act("exit 1")
    assert "done" in t.legal()  # the second cheese
    assert t.act("done").legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-3.14")
@pytest.mark.rule("cubitos-11.8")
@pytest.mark.parametrize("yellow", ["reckless-cheese", "ledercheesen"])
def test_keep_on_rollin_declined_leaves_nothing_of_the_push_for_the_run_phase(yellow: str) -> None:
    dice: Dice = {"active": "green-ability 2 yellow-ability", "roll": "2 light-gray", "more": {"credit": 4}}
    t = table("keep-on-rollin", yellow, **dice).act("push", "").act("done").act("done")
    assert t.legal() == ["convert", "done"]  # step 5
    assert len(t.notes(THROWS)) == 1


# Rolling Stoned


@BOTH_FACES
@pytest.mark.rule("cubitos-12.27")
@pytest.mark.rule("cubitos-9.9")
def test_rolling_stoned_throws_the_grays_of_all_zones_and_a_hit_saves(face: str) -> None:
    active = f"green-{face} light-gray-coin dark-gray-foot"
    dice: Dice = {
        "draw": "light-gray",
        "roll": "white light-gray",
        "discard": "dark-gray red",
        "active": active,
    }
    t = table("rolling-stoned", **dice).act("push", "")
    assert t.legal() == [f"use green-{face}", "done"]
    t.act(f"use green-{face}", "dark-gray-coin")
    assert t.notes(THROWS)[-1].a == 5
    assert not has_busted(t)
    assert t.zone("active") == {"dark-gray-coin": 1, f"green-{face}": 1}
    assert t.zone("roll") == {"light-gray": 3, "dark-gray": 1, "white": 1}
    assert t.zone("draw") == {}
    assert t.zone("discard") == {"red": 1}
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-9.9")
def test_ruling_22_misses_of_rolling_stoned_stay_in_roll_and_are_thrown_by_the_next_push() -> None:
    dice: Dice = {"draw": "2 light-gray", "roll": "white", "active": "green-ability 2 light-gray-coin"}
    t = table("rolling-stoned", **dice).act("push", "").act("use green-ability", "light-gray-coin")
    t.act("push", "3 light-gray-coin")
    assert t.zone("active") == {"light-gray-coin": 4, "green-ability": 1}


@pytest.mark.rule("cubitos-9.9")
def test_rolling_stoned_lets_a_used_die_be_used_again() -> None:
    active = "green-ability 2 light-gray-coin"
    t = table("rolling-stoned", active=active, used="light-gray-coin", roll="white", more={"credit": 4})
    t.act("push", "").act("use green-ability", "2 light-gray-coin").act("pass")
    assert t.me.coins == 2


@pytest.mark.rule("cubitos-12.27")
def test_rolling_stoned_without_a_hit_does_not_save_and_leaves_the_grays_in_roll() -> None:
    dice: Dice = {
        "draw": "light-gray",
        "roll": "white",
        "active": "green-ability light-gray-coin dark-gray-foot",
    }
    t = table("rolling-stoned", **dice).act("push", "").act("use green-ability", "")
    assert has_busted(t)
    assert t.zone("discard") == {"green": 1}
    assert t.legal() == ["discard light-gray", "discard dark-gray", "discard white", "done"]


@pytest.mark.rule("cubitos-12.27")
@pytest.mark.rule("cubitos-11.9")
def test_rolling_stoned_twice_allows_a_second_throw_after_a_first_without_a_hit() -> None:
    dice: Dice = {"roll": "2 light-gray", "active": "green-ability green-power dark-gray-foot"}
    t = table("rolling-stoned", **dice).act("push", "").act("use green-ability", "")
    assert t.legal() == ["use green-power", "done"]
    t.act("use green-power", "light-gray-coin")
    assert not has_busted(t)
    assert t.zone("active") == {"light-gray-coin": 1, "green-ability": 1, "green-power": 1}


@pytest.mark.rule("cubitos-12.27")
@pytest.mark.rule("cubitos-11.2")
def test_rolling_stoned_saves_once_with_each_die() -> None:
    dice: Dice = {"roll": "2 light-gray", "active": "green-ability 2 light-gray-coin"}
    t = table("rolling-stoned", **dice).act("push", "").act("use green-ability", "light-gray-coin")
    assert has_busted(t.act("push", ""))  # with two active dice: the risk was taken before


@pytest.mark.rule("cubitos-12.27")
def test_rolling_stoned_cannot_save_a_player_without_gray_dice() -> None:
    t = table("rolling-stoned", active="green-ability 2 white-foot", roll="white").act("push", "")
    assert has_busted(t.act("use green-ability"))


@pytest.mark.rule("cubitos-12.27")
def test_rolling_stoned_may_be_declined_and_needs_a_symbol_and_a_risk() -> None:
    declined = table("rolling-stoned", active="green-ability 2 light-gray-coin", roll="light-gray")
    assert has_busted(declined.act("push", "").act("done"))
    assert declined.zone("discard") == {"light-gray": 2, "green": 1}
    foot = table("rolling-stoned", active="green-foot 2 light-gray-coin", roll="light-gray")
    assert has_busted(foot.act("push", ""))
    safe = table("rolling-stoned", active="green-ability light-gray-coin", roll="light-gray")
    assert safe.act("push", "").legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-1.10")
def test_ruling_7_rolling_stoned_does_not_throw_the_first_player_die() -> None:
    dice: Dice = {"roll": "light-gray", "active": "green-ability 2 white-foot", "first_place": "roll"}
    t = table("rolling-stoned", **dice).act("push", "")
    t.act("use green-ability", "light-gray-coin")
    assert t.notes(THROWS)[-1].a == 1


@pytest.mark.rule("cubitos-11.8")
def test_ruling_31_a_push_saved_by_rolling_stoned_counts_as_one_without_bust() -> None:
    active = "green-ability yellow-ability light-gray-coin"
    t = table("rolling-stoned", "reckless-cheese", active=active, roll="light-gray").act("push", "")
    assert "exit 1" in t.act("use green-ability", "light-gray-coin").legal()


# Punk Fruit: the bust


@BOTH_FACES
@pytest.mark.rule("cubitos-12.28")
@pytest.mark.rule("cubitos-3.14")
def test_punk_fruit_keeps_green_and_gray_dice_active_in_a_bust(face: str) -> None:
    kept = {f"green-{face}": 1, "green-foot": 1, "light-gray-coin": 1, "dark-gray-foot": 1}
    active = " ".join([*kept, "red-ability", "white-foot"])
    t = table("punk-fruit", active=active, roll="2 light-gray", more={"fans": 3}).act("push", "")
    assert t.legal() == [f"use green-{face}", "done"]
    t.act(f"use green-{face}")
    assert has_busted(t)
    assert t.zone("active") == kept
    assert t.zone("discard") == {"red": 1, "white": 1}
    assert t.legal() == ["discard light-gray", "done"]
    t.act("done")
    assert (t.me.fans, t.me.credit) == (4, 2)
    assert (t.me.coins, t.me.feet) == (1, 2)  # the dice that stayed are collected in step 4


@pytest.mark.rule("cubitos-12.28")
@pytest.mark.rule("cubitos-11.9")
def test_punk_fruit_may_be_declined_and_one_copy_is_enough() -> None:
    dice: Dice = {"active": "2 green-ability light-gray-coin", "roll": "2 light-gray"}
    declined = table("punk-fruit", **dice).act("push", "").act("done")
    assert declined.zone("discard") == {"light-gray": 1, "green": 2}
    one = table("punk-fruit", **dice).act("push", "").act("use green-ability")
    assert one.legal() == ["discard light-gray", "done"]
    assert one.zone("active") == {"light-gray-coin": 1, "green-ability": 2}


@pytest.mark.rule("cubitos-12.28")
def test_punk_fruit_keeps_nothing_with_a_foot_alone() -> None:
    t = table("punk-fruit", active="green-foot 2 light-gray-coin", roll="light-gray").act("push", "")
    assert t.zone("discard") == {"light-gray": 2, "green": 1}


@pytest.mark.rule("cubitos-12.28")
def test_ruling_38_punk_fruit_may_still_throw_in_the_run_phase_after_it_kept_dice() -> None:
    t = table("punk-fruit", active="green-ability 2 light-gray-coin", roll="light-gray").act("push", "")
    t.act("use green-ability").act("done")
    assert t.legal() == ["use green-ability", "done"]
    assert t.act("use green-ability").legal() == ["pick roll light-gray", "done"]


@pytest.mark.rule("cubitos-12.28")
def test_ruling_39_punk_fruit_does_not_keep_the_first_player_die() -> None:
    t = table("punk-fruit", active="green-ability light-gray-coin", roll="light-gray", first="coin")
    t.act("push", "").act("use green-ability")
    assert t.match.state.first_place == ASIDE


# Punk Fruit: the Run phase
RAINBOW = "light-gray dark-gray red orange yellow green blue purple brown white"


@BOTH_FACES
@pytest.mark.rule("cubitos-12.28")
@pytest.mark.rule("cubitos-9.9")
def test_punk_fruit_throws_dice_of_different_colours_from_draw_and_roll(face: str) -> None:
    active = f"green-{face}"
    t = table("punk-fruit", active=active, draw="2 white light-gray", roll="red light-gray", discard="brown")
    t.act("pass").act(f"use green-{face}")
    others = ["pick roll light-gray", "pick roll red", "done"]
    assert t.legal() == ["pick draw light-gray", "pick draw white", *others]
    assert t.act("pick draw white").legal() == ["pick draw light-gray", *others]
    t.act("pick roll red").act("done", "white-foot")
    assert t.notes(THROWS)[-1].a == 2
    assert t.zone("active") == {f"green-{face}": 1, "white-foot": 1}
    assert t.zone("roll") == {"light-gray": 1, "red": 1}
    assert t.zone("draw") == {"light-gray": 1, "white": 1}
    assert t.me.feet == 1


@pytest.mark.rule("cubitos-12.28")
def test_ruling_47_punk_fruit_throws_up_to_nine_dice_grays_being_one_colour() -> None:
    t = table("punk-fruit", active="green-ability", draw=RAINBOW, first_place="roll", first_face="blank")
    t.act("pass").act("use green-ability").act("pick draw light-gray")
    assert "pick draw dark-gray" not in t.legal()
    for colour in ("red", "orange", "yellow", "green", "blue", "purple", "brown"):
        t.act(f"pick draw {colour}")
    assert t.legal() == ["pick draw white", "pick roll first-player", "done"]
    t.act("pick roll first-player", "purple-ability first-player-coin")  # the ninth: they are thrown
    assert t.notes(THROWS)[-1].a == 9
    assert t.zone("draw") == {"dark-gray": 1, "white": 1}
    assert (t.me.coins, t.me.feet) == (2, 4)


@pytest.mark.rule("cubitos-12.28")
@pytest.mark.rule("cubitos-2.9")
def test_punk_fruit_may_throw_none_or_not_be_used_at_all() -> None:
    t = table("punk-fruit", active="green-ability", draw="white", more={"credit": 4}).act("pass")
    assert t.legal() == ["use green-ability", "done"]
    t.act("use green-ability").act("done")
    assert t.legal() == ["convert", "done"]
    assert not t.notes(THROWS)
    refused = table("punk-fruit", active="green-ability", draw="white", more={"credit": 4}).act("pass")
    assert refused.act("done").legal() == ["use green-ability", "done"]  # 4a is over, 4c begins
    assert refused.act("done").legal() == ["convert", "done"]


@pytest.mark.rule("cubitos-12.28")
@pytest.mark.rule("cubitos-11.14")
def test_punk_fruit_twice_throws_twice() -> None:
    t = table("punk-fruit", active="green-ability green-power", draw="2 white").act("pass")
    t.act("use green-ability").act("pick draw white", "white-foot")
    assert t.legal() == ["use green-power", "done"]
    t.act("use green-power").act("pick draw white", "white-foot")
    assert t.me.feet == 2


@pytest.mark.rule("cubitos-12.28")
def test_ruling_40_punk_fruit_does_not_refill_the_draw_zone() -> None:
    dice: Dice = {"active": "green-ability", "roll": "red", "discard": "3 white", "more": {"credit": 4}}
    t = table("punk-fruit", **dice).act("pass").act("use green-ability")
    assert t.legal() == ["pick roll red", "done"]
    nothing = table("punk-fruit", **dice | {"roll": ""}).act("pass")
    assert nothing.legal() == ["convert", "done"]  # no die to throw, no question


@pytest.mark.rule("cubitos-12.28")
@pytest.mark.rule("cubitos-4.3")
def test_punk_fruit_brings_a_sword_before_swords_are_compared() -> None:
    t = table("punk-fruit", "mr-soldier", active="green-ability", draw="red").act("pass")
    t.act("use green-ability").act("pick draw red", "red-ability")
    assert t.state.most == 0
    assert (t.me.coins, t.me.feet) == (3, 2)


@pytest.mark.rule("cubitos-12.28")
@pytest.mark.rule("cubitos-9.8")
def test_punk_fruit_opens_the_window_for_immediate_abilities() -> None:
    t = table("punk-fruit", "fast-cat", active="green-ability", draw="white 2 dark-gray").act("pass")
    t.act("use green-ability").act("pick draw white").act("done", "white-ability")
    assert t.legal() == ["use white-ability", "done"]
    t.act("use white-ability", "2 dark-gray-foot")
    assert t.me.feet == 2
