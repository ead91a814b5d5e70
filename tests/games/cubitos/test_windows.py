"""Chapter 11: when abilities act."""

from __future__ import annotations

import pytest

from cubarium.games.cubitos.data.schema import FACES
from cubarium.games.cubitos.events import GAINS_CREDITS, THROWS
from cubarium.games.cubitos.state import ABILITIES, AFTER_MOVES, BUYING, CLEARING, MOVING, ROLLING, TOTALS
from tests.games.cubitos.table import Seat, cell_at, table

RICH = {"credit": 4}
"""Enough to be asked in step 5."""


# Windows and uses


@pytest.mark.rule("cubitos-11.1")
def test_using_one_part_of_a_card_does_not_use_up_the_other() -> None:
    t = table("muggles", roll="brown light-gray", draw="3 light-gray", more=RICH)
    t.act("push", "brown-ability").act("use brown-ability", "").act("pass")
    assert (t.state.step, t.me.coins, t.supply("brown")) == (MOVING, 2, 10)


@pytest.mark.rule("cubitos-11.2")
def test_a_used_symbol_stays_active_and_serves_once() -> None:
    t = table("fast-cat", active="light-gray-coin", roll="white light-gray", draw="2 red", discard="2 blue")
    t.act("push", "white-ability").act("use white-ability", "")
    assert t.legal() == ["push", "pass"]
    assert t.zone("active") == {"light-gray-coin": 1, "white-ability": 1}
    run = table("reliever-beaver", active="orange-ability", roll="2 red", more=RICH)
    run.act("pass").act("use orange-ability").act("pick roll red")
    assert (run.state.step, run.zone("active")) == (MOVING, {"orange-ability": 1})


@pytest.mark.rule("cubitos-11.2")
def test_parts_that_act_each_time_act_at_every_push() -> None:
    t = table("reckless-cheese", active="yellow-ability", roll="2 light-gray", cell=(21, 6))
    t.act("push", "").act("step right").act("push", "").act("step right")
    assert t.me.cell == cell_at(0, 25, 6)


# Immediate


@pytest.mark.rule("cubitos-11.3")
def test_ruling_29_immediate_abilities_are_one_list_in_the_players_order() -> None:
    t = table("dugout", "fast-cat", roll="orange white light-gray", draw="orange 2 red", discard="4 blue")
    t.act("push", "orange-ability white-ability")
    assert t.legal() == ["use orange-ability", "use white-ability", "done"]
    t.act("use orange-ability", "orange-ability")  # a new one joins
    assert t.legal() == ["use orange-ability", "use white-ability", "done"]
    t.act("use white-ability", "")
    assert t.legal() == ["use orange-ability", "done"]


@pytest.mark.rule("cubitos-11.3")
def test_declined_immediate_abilities_are_gone() -> None:
    t = table("dugout", roll="2 orange light-gray", draw="4 red")
    t.act("push", "2 orange-ability").act("done")
    assert t.legal() == ["push", "pass"]
    t.act("push", "")
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-11.3")
def test_a_die_set_on_a_face_may_be_used_at_once() -> None:
    t = table("pinch-eater", "fast-cat", roll="orange white", draw="3 red")
    t.act("push", "orange-ability").act("use orange-ability").act("set white-ability")
    assert t.legal() == ["use white-ability", "done"]


@pytest.mark.rule("cubitos-11.4")
def test_a_forced_push_is_no_immediate_ability_and_waits_for_them() -> None:
    t = table("the-cheese-stands-alone", "dugout", roll="yellow orange light-gray", draw="3 red")
    t.act("push", "yellow-ability orange-ability")
    assert t.legal() == ["use orange-ability", "done"]
    assert (t.me.forced, t.me.pushes) == (1, 1)
    t.act("use orange-ability", "", "light-gray-coin")
    assert (t.me.forced, t.me.pushes) == (0, 2)


# Active


@pytest.mark.rule("cubitos-11.5")
def test_ruling_30_broken_cow_serves_at_four_moments() -> None:
    cats = [Seat(active="2 white-ability", roll="2 light-gray")]
    deciding = table("broken-cow", seats=cats)
    assert deciding.legal() == ["push", "pass", "use white-ability"]
    assert deciding.act("push").legal() == ["use white-ability", "done"]
    run = table("broken-cow", seats=cats)
    assert (run.act("pass").state.step, run.legal()) == (ABILITIES, ["use white-ability", "done"])
    assert (run.act("done").state.step, run.legal()) == (TOTALS, ["use white-ability", "done"])


@pytest.mark.rule("cubitos-11.6", "cubitos-3.13")
@pytest.mark.parametrize("card", ["rock-on", "pineapple-rocks", "up-to-11", "pina-cubelada"])
def test_what_serves_before_a_push_is_offered_then_and_may_be_declined(card: str) -> None:
    t = table(card, active="green-ability 2 light-gray-coin", roll="2 light-gray")
    assert t.legal() == ["push", "pass"]
    assert t.act("push").legal() == ["use green-ability", "done"]
    t.act("done", "light-gray-coin")
    assert t.zone("active") == {"green-ability": 1, "light-gray-coin": 3}


@pytest.mark.rule("cubitos-11.7")
def test_ruling_8_every_wizard_pays_for_every_push_even_for_one_that_busts() -> None:
    t = table("wizard", active="2 brown-ability", roll="light-gray red", more={"credit": 4})
    t.act("push", "light-gray-coin")
    assert t.me.credit == 6
    t.act("push", "")
    assert (t.me.busted, t.me.credit) == (1, 8)


@pytest.mark.rule("cubitos-11.7")
def test_a_wizard_that_comes_with_the_push_is_not_paid_for_it() -> None:
    t = table("wizard", roll="brown light-gray")
    t.act("push", "brown-ability")
    assert t.me.credit == 0


@pytest.mark.rule("cubitos-11.7")
def test_wizards_are_paid_whatever_is_used_before_the_throw() -> None:
    rocks = table("wizard", "pineapple-rocks", active="brown-ability green-power", roll="light-gray")
    rocks.act("push").act("use green-power", "light-gray-coin")  # the Wizard itself goes along
    assert (rocks.zone("roll"), rocks.me.credit) == ({"green": 1, "brown": 1}, 1)
    cow = table("wizard", "broken-cow", active="2 brown-ability 2 white-ability", roll="light-gray red")
    cow.act("push").act("use white-ability").act("take blue").act("set blue-coin", "light-gray-coin")
    assert cow.me.credit == 2


@pytest.mark.rule("cubitos-11.8")
def test_every_cheese_that_was_active_acts_after_the_push() -> None:
    t = table("reckless-cheese", active="yellow-ability yellow-power", roll="2 light-gray", cell=(21, 6))
    t.act("push", "").act("step right").act("step right")
    assert (t.me.cell, t.legal()) == (cell_at(0, 25, 6), ["push", "pass"])


@pytest.mark.rule("cubitos-11.8")
def test_ruling_31_a_cheese_does_not_act_for_its_own_push_and_a_saved_push_counts() -> None:
    new = table("reckless-cheese", roll="yellow light-gray", cell=(21, 6))
    assert new.act("push", "yellow-ability").legal() == ["push", "pass"]
    saved = table(
        *("reckless-cheese", "keep-on-rollin"),
        active="yellow-ability green-ability light-gray-coin",
        roll="light-gray",
        cell=(21, 6),
    )
    saved.act("push", "").act("use green-ability")
    assert "step right" in saved.legal()
    shielded = table(
        *("ledercheesen", "pina-cubelada"),
        active="yellow-ability green-ability light-gray-coin",
        roll="light-gray",
        draw="2 red",
    )
    shielded.act("push").act("use green-ability", "")
    assert shielded.legal() == ["use yellow-ability", "done"]


@pytest.mark.rule("cubitos-11.8")
@pytest.mark.parametrize("cheese", ["reckless-cheese", "ledercheesen"])
def test_no_cheese_acts_after_a_bust(cheese: str) -> None:
    t = table(cheese, active="3 yellow-ability", roll="2 light-gray", draw="2 red", cell=(21, 6), more=RICH)
    t.act("push", "").act("done")
    assert (t.state.step, t.me.cell, len(t.notes(THROWS))) == (MOVING, cell_at(0, 21, 6), 1)


@pytest.mark.rule("cubitos-11.9")
def test_bust_responses_are_used_one_after_the_other_and_declining_means_to_bust() -> None:
    t = table("rolling-stoned", active="green-ability green-power blue-coin", roll="2 light-gray")
    t.act("push", "")
    assert t.legal() == ["use green-ability", "use green-power", "done"]
    t.act("use green-ability", "")
    assert (t.me.busted, t.legal()) == (0, ["use green-power", "done"])
    t.act("use green-power", "light-gray-coin")
    assert (t.me.busted, t.legal()) == (0, ["push", "pass"])
    declined = table("rolling-stoned", active="green-ability 2 blue-coin", roll="light-gray")
    declined.act("push", "").act("done")
    assert declined.me.busted == 1


# Run


@pytest.mark.rule("cubitos-11.10")
def test_run_abilities_do_not_serve_in_the_roll_phase() -> None:
    t = table("benchwarmer", active="orange-ability", roll="light-gray", discard="red")
    assert (t.state.step, t.legal()) == (ROLLING, ["push", "pass"])
    assert t.act("pass").state.step == TOTALS


@pytest.mark.rule("cubitos-11.10")
def test_bob_and_batter_beaver_have_moments_of_their_own() -> None:
    mine = Seat(active="blue-ability orange-ability", discard="red", cell=(21, 6), more=RICH)
    t = table("bob", "batter-beaver", seats=[mine, Seat(draw="9 light-gray dark-gray")])
    assert (t.act("pass").state.step, t.legal()) == (MOVING, ["convert", "done"])
    t.act("done").act("bob 1")
    assert (t.state.step, t.me.credit) == (BUYING, 4 + 1)
    t.act("done")
    assert t.state.step == CLEARING
    assert "pick discard red" in t.legal()


@pytest.mark.rule("cubitos-11.10", "cubitos-11.12")
def test_the_late_credits_of_schmutz_may_be_declined_with_batter_beaver() -> None:
    cats = Seat(active="white-ability orange-ability", discard="red blue", cell=(23, 10), more={"credit": 3})
    t = table("schmutz", "batter-beaver", seats=[cats])
    t.act("pass").act("step right").act("pick discard red")
    assert (t.state.step, t.me.credit) == (AFTER_MOVES, 3)
    t.act("done")
    assert (t.state.step, t.me.credit) == (BUYING, 3)


@pytest.mark.rule("cubitos-11.10")
def test_ruling_32_after_step_4_no_run_ability_serves_and_credits_of_spaces_count_for_batter_beaver() -> None:
    beaver = Seat(active="orange-ability dark-gray-foot", discard="red", cell=(23, 6), more={"credit": 3})
    t = table("batter-beaver", seats=[beaver, Seat(draw="9 light-gray dark-gray")])
    t.act("pass").act("step right").act("claim")
    assert (t.state.step, t.me.credit) == (BUYING, 4)
    t.act("done")
    assert (t.state.step, t.legal()) == (
        CLEARING,
        ["pick discard red", "pick active dark-gray-foot", "pick active orange-ability"],
    )
    late = table("benchwarmer", active="orange-ability dark-gray-foot", cell=(23, 6), discard="red")
    late.act("pass").act("done")
    assert (late.state.step, [a for a in late.legal() if a.startswith("use")]) == (MOVING, [])


@pytest.mark.rule("cubitos-11.11")
def test_a_power_face_does_what_the_ability_face_does() -> None:
    for active in ("blue-ability", "blue-power"):
        t = table("undercover-fish", active=active, cell=(21, 6))
        t.act("pass")
        assert (t.state.step, t.me.water) == (MOVING, 2)


@pytest.mark.rule("cubitos-11.11")
def test_a_power_text_belongs_to_the_use() -> None:
    t = table("pineapple-rocks", active="green-power light-gray-coin white-foot", roll="red")
    t.act("push").act("use green-power")
    assert t.legal() == ["pick active light-gray-coin", "pick active white-foot"]
    babe = table("the-babe", active="orange-ability orange-power", more=RICH)
    babe.act("pass")
    assert (babe.me.coins, babe.me.fans, babe.zone("active")) == (10, 1, {"orange-ability": 1})


@pytest.mark.rule("cubitos-11.11")
def test_three_colours_have_no_power_face() -> None:
    symbols = {kind for kind, faces in FACES.items() if "ability" in faces}
    assert symbols - {kind for kind, faces in FACES.items() if "power" in faces} == {
        "purple",
        "brown",
        "white",
    }


# What the table collects


@pytest.mark.rule("cubitos-11.12")
def test_gains_that_look_at_dice_are_collected_before_a_die_is_lost() -> None:
    t = table(
        *("you-bet-jurassican", "rich-dog", "dope-cat"),
        active="purple-ability brown-ability white-ability",
        more=RICH,
    )
    t.act("pass")
    assert (t.state.step, t.me.feet, t.me.coins) == (MOVING, 2 + 2, 2 + 3)
    assert t.zone("active") == {"purple-ability": 1, "white-ability": 1}


@pytest.mark.rule("cubitos-11.12")
def test_a_gain_that_looks_at_dice_may_be_taken_earlier_by_hand() -> None:
    t = table("benchwarmer", "dancing-dino", active="orange-ability purple-ability red-blank", more=RICH)
    t.act("pass")
    assert t.legal() == ["use orange-ability", "use purple-ability", "done"]
    t.act("use purple-ability")
    assert t.me.feet == 2 + 2 + 1
    t.act("use orange-ability").act("pick active red-blank")
    assert (t.state.step, t.me.feet) == (MOVING, 5)


@pytest.mark.rule("cubitos-11.12")
def test_captain_bark_comes_before_the_dice_it_needs_are_gone() -> None:
    t = table("captain-bark", active="2 brown-ability white-foot red-blank", more=RICH)
    t.act("pass")
    assert (t.me.fans, t.me.credit, t.supply("brown")) == (2, 4 + 4, 10)


@pytest.mark.rule("cubitos-11.12")
def test_with_batter_beaver_the_credits_of_wizards_and_of_the_first_player_die_are_offered() -> None:
    wizard = table("wizard", "batter-beaver", active="2 brown-ability orange-ability", roll="2 light-gray")
    wizard.act("push")
    assert wizard.legal() == ["use brown-ability", "done"]
    wizard.act("done", "light-gray-coin")
    assert wizard.notes(GAINS_CREDITS) == []
    die = table("batter-beaver", active="orange-ability", first="credit", more=RICH)
    die.act("pass")
    assert die.legal() == ["use first-player-credit", "done"]
    die.act("done")
    assert (die.state.step, die.me.credit) == (MOVING, 4)


@pytest.mark.rule("cubitos-11.13")
def test_a_condition_looks_at_colours_and_one_die_serves_many() -> None:
    t = table("dancing-dino", active="2 purple-ability red-blank orange-ability", more=RICH)
    t.act("pass")
    assert t.me.feet == 2 * (2 + 2 + 1)
    none = table("dancing-dino", active="2 purple-ability", roll="red", discard="orange", more=RICH)
    none.act("pass")
    assert none.me.feet == 2 * 2


@pytest.mark.rule("cubitos-11.14")
def test_every_copy_has_the_full_effect() -> None:
    t = table("smelly-cat", "rollosaurus", active="3 white-ability 2 purple-ability", more=RICH)
    t.act("pass")
    assert t.me.feet == 3 * 2 + 2 * 4
