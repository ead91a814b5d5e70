"""Brown cards (cubitos-12.43 to 12.49), each lost with its use; and credits under an active Batter Beaver."""

from __future__ import annotations

import pytest

from cubarium.games.cubitos.events import GAINS_COINS
from cubarium.games.cubitos.state import BUY, MOVE
from tests.games.cubitos.table import Seat, table

DOGS = ("rich-dog", "captain-bark", "wizard", "dapper-doggie", "dr-livingstone", "mr-dog", "muggles")


# What all of them share


@pytest.mark.rule("cubitos-9.3")
@pytest.mark.parametrize("dog", DOGS)
def test_every_brown_symbol_is_lost_and_no_brown_coin(dog: str) -> None:
    t = table(dog, active="2 brown-ability brown-coin brown-blank", roll="light-gray", more={"credit": 4})
    t.act("pass")
    assert (t.me.stage, t.zone("active"), t.supply("brown")) == (MOVE, {"brown-coin": 1, "brown-blank": 1}, 8)


@pytest.mark.rule("cubitos-9.3")
@pytest.mark.parametrize("dog", DOGS)
def test_no_brown_symbol_is_lost_after_a_bust(dog: str) -> None:
    t = table(dog, active="brown-ability 2 light-gray-coin", roll="light-gray").act("push", "")
    t.act("done", "")
    assert (t.state.round_number, t.supply("brown"), t.notes(GAINS_COINS)) == (2, 9, [])
    assert t.zone("discard") == {"brown": 1, "light-gray": 2}


@pytest.mark.rule("cubitos-4.7", "cubitos-9.3")
@pytest.mark.parametrize(
    ("dog", "coins", "credits", "feet"),
    [("rich-dog", 3, 0, 0), ("mr-dog", 0, 2, 0), ("dr-livingstone", 0, 0, 2)],
)
def test_ruling_48_a_brown_die_gives_its_gain_even_if_nobody_asks_for_it(
    dog: str, coins: int, credits: int, feet: int
) -> None:
    t = table(dog, "cat-tastrophy", active="brown-ability white-ability dark-gray-foot", roll="light-gray")
    assert t.act("pass").legal() == ["use brown-ability", "use white-ability", "done"]
    t.act("done")
    assert (t.me.stage, t.me.coins, t.me.credit, t.me.feet) == (MOVE, coins, credits, 1 + feet)
    assert t.supply("brown") == 10


@pytest.mark.rule("cubitos-9.3", "cubitos-11.10")
def test_a_brown_die_used_by_hand_is_lost_at_once() -> None:
    t = table("rich-dog", "cat-tastrophy", active="2 brown-ability white-ability", roll="light-gray").act(
        "pass"
    )
    t.act("use brown-ability")
    assert (t.me.coins, t.zone("active")) == (3, {"brown-ability": 1, "white-ability": 1})
    t.act("use brown-ability")
    assert (t.me.coins, t.zone("active"), t.legal()) == (
        6,
        {"white-ability": 1},
        ["use white-ability", "done"],
    )


@pytest.mark.rule("cubitos-9.1")
def test_a_brown_die_that_was_lost_may_be_bought_back_in_the_same_round() -> None:
    t = table("rich-dog", seats=(Seat(active="brown-ability"), Seat(draw="9 brown"))).act("pass")
    assert (t.me.stage, t.supply("brown"), t.legal()) == (BUY, 1, ["buy brown", "done"])
    assert t.act("buy brown", "").zone("discard") == {"brown": 1}


# Rich Dog, Dr. Livingstone, Mr. Dog


@pytest.mark.rule("cubitos-12.43")
@pytest.mark.parametrize(
    ("active", "coins"), [("brown-ability", 3), ("2 brown-ability", 6), ("brown-coin", 3)]
)
def test_rich_dog_gives_three_coins(active: str, coins: int) -> None:
    t = table("rich-dog", active=active, roll="light-gray", more={"credit": 4}).act("pass")
    assert (t.me.stage, t.me.coins, t.me.credit, t.me.feet) == (MOVE, coins, 4, 0)


@pytest.mark.rule("cubitos-12.47")
@pytest.mark.parametrize(("active", "feet"), [("brown-ability", 2), ("2 brown-ability", 4)])
def test_dr_livingstone_gives_two_feet(active: str, feet: int) -> None:
    t = table("dr-livingstone", active=active, roll="light-gray").act("pass")
    assert (t.me.stage, t.me.feet, t.me.coins, t.me.credit) == (MOVE, feet, 0, 0)


@pytest.mark.rule("cubitos-12.48")
@pytest.mark.parametrize(("active", "credits"), [("brown-ability", 2), ("2 brown-ability", 4)])
def test_mr_dog_gives_two_credits(active: str, credits: int) -> None:
    t = table("mr-dog", active=active, roll="light-gray", more={"credit": 4}).act("pass")
    assert (t.me.stage, t.me.credit, t.me.coins, t.me.feet) == (MOVE, 4 + credits, 0, 0)


# Captain Bark


@pytest.mark.rule("cubitos-12.44", "cubitos-11.13")
@pytest.mark.parametrize(
    ("active", "credits", "fans"),
    [
        ("brown-ability", 2, 0),
        ("brown-ability white-blank", 2, 0),
        ("brown-ability red-blank", 2, 0),
        ("brown-ability white-blank red-blank", 2, 1),
        ("2 brown-ability white-blank red-blank", 4, 2),
    ],
)
def test_captain_bark_gives_credits_and_a_fan_with_white_and_red(
    active: str, credits: int, fans: int
) -> None:
    t = table("captain-bark", active=active, roll="light-gray", more={"credit": 4}).act("pass")
    assert (t.me.stage, t.me.credit, t.me.fans) == (MOVE, 4 + credits, fans)


@pytest.mark.rule("cubitos-12.44", "cubitos-8.2")
def test_captain_bark_takes_the_token_of_the_fan_space_but_not_its_credits() -> None:
    t = table(
        "captain-bark",
        active="brown-ability white-blank red-blank",
        roll="light-gray",
        more={"credit": 4, "fans": 2},
    ).act("pass")
    assert t.act("use brown-ability").legal() == ["choose first", "choose second"]
    t.act("choose first")
    assert (t.me.fans, t.me.tokens, t.me.credit) == (3, 1, 6)


@pytest.mark.rule("cubitos-12.44", "cubitos-11.12")
@pytest.mark.parametrize("answers", [["done"], ["use brown-ability", "choose second"]])
def test_ruling_52_the_fan_of_captain_bark_may_be_declined_for_its_token(answers: list[str]) -> None:
    t = table(
        "captain-bark",
        active="brown-ability white-blank red-blank",
        roll="light-gray",
        more={"credit": 4, "fans": 2},
    ).act("pass")
    for answer in answers:
        t.act(answer)
    assert (t.me.stage, t.me.fans, t.me.tokens, t.me.credit) == (MOVE, 2, 0, 6)
    assert t.supply("brown") == 10


@pytest.mark.rule("cubitos-12.44")
def test_two_captain_barks_are_asked_about_if_the_second_fan_brings_a_token() -> None:
    dice = "2 brown-ability white-blank red-blank"
    t = table("captain-bark", active=dice, roll="light-gray", more={"fans": 1}).act("pass")
    t.act("use brown-ability")
    assert (t.me.fans, t.legal()) == (2, ["use brown-ability", "done"])
    t.act("use brown-ability").act("choose second")
    assert (t.me.fans, t.me.credit) == (2, 4)


@pytest.mark.rule("cubitos-12.44", "cubitos-8.3")
def test_ruling_18_captain_bark_gives_no_credits_for_a_fan_beyond_the_track() -> None:
    t = table(
        "captain-bark",
        active="brown-ability white-blank red-blank",
        roll="light-gray",
        more={"credit": 4, "fans": 13},
    ).act("pass")
    assert (t.me.fans, t.me.tokens, t.me.credit) == (13, 0, 6)


# Wizard


@pytest.mark.rule("cubitos-12.45", "cubitos-11.7")
@pytest.mark.parametrize(("active", "credits"), [("brown-ability", 1), ("2 brown-ability brown-coin", 2)])
def test_wizard_pays_at_every_push(active: str, credits: int) -> None:
    t = table("wizard", active=active, roll="4 light-gray").act("push", "light-gray-coin")
    assert t.me.credit == credits
    assert t.act("push", "light-gray-coin").me.credit == 2 * credits


@pytest.mark.rule("cubitos-12.45", "cubitos-11.7")
def test_wizard_pays_neither_for_the_first_throw_nor_for_the_push_that_brings_it() -> None:
    t = table("wizard", stage="draw", roll="2 brown", draw="brown red", more={"amount": 3})
    t.act("draw brown", "brown-ability")
    assert (t.zone("active"), t.me.credit, t.legal()) == ({"brown-ability": 1}, 0, ["push", "pass"])
    assert t.act("push", "brown-ability").me.credit == 1
    assert t.act("push", "").me.credit == 3


@pytest.mark.rule("cubitos-12.45", "cubitos-3.13")
def test_ruling_8_wizard_pays_for_a_push_that_busts() -> None:
    t = table("wizard", active="brown-ability 2 light-gray-coin", roll="light-gray").act("push", "")
    assert (t.me.busted, t.me.credit) == (1, 1)


@pytest.mark.rule("cubitos-12.45", "cubitos-3.16")
def test_ruling_9_credits_of_wizards_are_kept_after_a_bust() -> None:
    t = (
        table("wizard", active="2 brown-ability light-gray-coin", roll="light-gray")
        .act("push", "")
        .act("done", "")
    )
    assert (t.state.round_number, t.me.credit, t.me.fans) == (2, 2, 1)
    assert t.zone("discard") == {"brown": 2, "light-gray": 1}


@pytest.mark.rule("cubitos-12.45")
def test_wizard_is_lost_in_the_run_phase_without_a_gain() -> None:
    t = table("wizard", active="brown-ability light-gray-coin", roll="light-gray").act("pass", "")
    assert (t.state.round_number, t.me.credit, t.supply("brown")) == (2, 0, 10)
    assert t.zone("discard") == {"light-gray": 1}


@pytest.mark.rule("cubitos-11.7", "cubitos-3.13")
def test_wizard_pays_though_another_card_asks_before_the_throw() -> None:
    t = table(
        "wizard", "pineapple-rocks", active="brown-ability green-power light-gray-coin", roll="3 light-gray"
    )
    t.act("push").act("use green-power").act("pick active light-gray-coin", "light-gray-coin")
    assert t.me.credit == 1


@pytest.mark.rule("cubitos-11.7")
@pytest.mark.parametrize("beaver", ["orange-blank", "orange-ability"])
def test_wizard_pays_though_it_leaves_active_before_the_throw(beaver: str) -> None:
    t = table(
        "wizard",
        "pineapple-rocks",
        "batter-beaver",
        active=f"brown-ability green-power {beaver}",
        roll="light-gray",
    )
    t.act("push").act("use green-power")
    assert t.act("pick active brown-ability").legal() == ["use brown-ability", "done"]
    t.act("use brown-ability", "light-gray-coin")
    assert (t.me.credit, t.zone("active")["light-gray-coin"]) == (1, 1)


# Dapper Doggie


@pytest.mark.rule("cubitos-12.46")
@pytest.mark.parametrize(
    ("active", "coins", "feet"),
    [
        ("brown-ability 2 light-gray-coin dark-gray-foot", 4, 2),
        ("2 brown-ability 3 light-gray-coin", 9, 0),  # the example of the rulebook
        ("2 brown-ability dark-gray-coin dark-gray-foot", 3, 3),
        ("brown-ability light-gray-blank blue-coin white-foot brown-coin", 2 + 3, 1),
        ("2 brown-ability", 0, 0),
    ],
)
def test_dapper_doggie_collects_the_grays_once_more(active: str, coins: int, feet: int) -> None:
    t = table("dapper-doggie", active=active, roll="light-gray", more={"credit": 4}).act("pass")
    assert (t.me.stage, t.me.coins, t.me.feet) == (MOVE, coins, feet)


@pytest.mark.rule("cubitos-12.46")
def test_dapper_doggie_collects_grays_that_come_in_the_run_phase() -> None:
    t = table("dapper-doggie", "broken-cow", active="brown-ability 2 white-ability", roll="light-gray").act(
        "pass"
    )
    t.act("use white-ability").act("take dark-gray").act("set dark-gray-foot")
    assert (t.me.stage, t.me.feet, t.supply("brown")) == (MOVE, 2, 10)


# Muggles


@pytest.mark.rule("cubitos-12.49", "cubitos-9.8")
def test_muggles_throws_two_dice_freely_gives_two_coins_and_is_lost() -> None:
    t = table("muggles", active="dark-gray-foot", roll="brown light-gray", draw="3 light-gray white")
    t.act("push", "brown-ability").act("use brown-ability").act("pick draw white", "white-foot")
    assert t.zone("active") == {"dark-gray-foot": 1, "brown-ability": 1, "white-foot": 1}
    assert (t.zone("roll"), t.zone("draw")) == ({"light-gray": 2}, {"light-gray": 2})
    t.act("pass")
    assert (t.me.coins, t.me.feet, t.supply("brown")) == (2, 2, 10)


@pytest.mark.rule("cubitos-12.49", "cubitos-9.3")
def test_muggles_declined_gives_its_coins_and_is_lost_all_the_same() -> None:
    t = table("muggles", roll="brown light-gray dark-gray", draw="2 white").act(
        "push", "brown-ability dark-gray-foot"
    )
    t.act("done").act("pass")
    assert (t.me.coins, t.zone("draw"), t.supply("brown")) == (2, {"white": 2}, 10)


@pytest.mark.rule("cubitos-12.49", "cubitos-11.14")
def test_muggles_twice_throws_two_dice_each_and_refills_draw() -> None:
    t = table("muggles", roll="2 brown light-gray", draw="3 light-gray", discard="2 red")
    t.act("push", "2 brown-ability").act("use brown-ability", "light-gray-coin")
    assert t.legal() == ["use brown-ability", "done"]
    t.act("use brown-ability").act("pick draw light-gray", "red-blank")
    assert (t.zone("roll"), t.zone("draw"), t.legal()) == (
        {"light-gray": 3, "red": 1},
        {"red": 1},
        ["push", "pass"],
    )


@pytest.mark.rule("cubitos-12.49", "cubitos-3.9")
def test_muggles_cannot_bust() -> None:
    t = table("muggles", active="3 light-gray-coin", roll="brown light-gray", draw="2 light-gray")
    t.act("push", "brown-ability").act("use brown-ability", "")
    assert (t.me.busted, t.zone("roll"), t.legal()) == (0, {"light-gray": 3}, ["push", "pass"])


@pytest.mark.rule("cubitos-12.49")
def test_muggles_asks_nobody_where_there_is_no_die_to_throw() -> None:
    t = table("muggles", roll="brown light-gray").act("push", "brown-ability")
    assert t.legal() == ["push", "pass"]
