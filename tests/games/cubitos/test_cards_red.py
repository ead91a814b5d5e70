"""Red cards: what they give when swords are compared (cubitos-12.1 to 12.7)."""

from __future__ import annotations

import pytest

from cubarium.games.cubitos.state import BUYING, MOVING, SWORDS
from tests.games.cubitos.table import Seat, Table, table

ASKED_TO_MOVE = {"credit": 4}
"""Credits for a foot: step 5 asks, so that the table can be looked at after step 4."""


def compared(*cards: str, swords: tuple[str, ...]) -> Table:
    """Let everybody have these active dice and compare swords."""
    seats = [Seat(active=dice, more=ASKED_TO_MOVE) for dice in swords]
    return table(*cards, seats=seats, players=len(swords)).act("pass")


def next_draw(t: Table) -> Table:
    """End the round after step 4 and go to the next Draw step of seat 0."""
    while t.state.round_number == 1 and t.state.step < BUYING:
        t.act("done")
    t.act("done", "first-player-coin")
    return t.act("pass") if t.asked == 1 else t


# Mr. Soldier


@pytest.mark.rule("cubitos-12.1")
@pytest.mark.parametrize("face", ["red-ability", "red-power"])
def test_mr_soldier_gives_3_coins_and_2_feet_to_the_most_swords_alone(face: str) -> None:
    t = compared("mr-soldier", swords=(f"red-ability {face}", "red-power"))
    assert (t.me.coins, t.me.feet) == (3, 2)
    assert (t.state.seats[1].coins, t.state.seats[1].feet) == (0, 0)


@pytest.mark.rule("cubitos-12.1")
def test_ruling_36_mr_soldier_costs_no_die_unless_the_option_says_so() -> None:
    t = compared("mr-soldier", swords=("red-ability", ""))
    assert t.zone("active") == {"red-ability": 1}
    assert t.supply("red") == 9


@pytest.mark.rule("cubitos-12.1")
def test_mr_soldier_with_a_price_is_taken_for_one_active_red_die() -> None:
    t = table("mr-soldier", active="2 red-power", options={"soldier_pays": 1}).act("pass")
    assert t.legal() == ["use red-ability", "done"]
    t.act("use red-ability")
    assert (t.me.coins, t.me.feet, t.me.lost_die) == (3, 2, 1)
    assert t.zone("active") == {"red-power": 1}
    assert t.supply("red") == 9
    assert t.state.most == 0


@pytest.mark.rule("cubitos-12.1")
@pytest.mark.parametrize(
    ("dice", "left"),
    [
        ("red-power red-ability red-blank", {"red-power": 1, "red-ability": 1}),
        ("red-power red-ability", {"red-power": 1}),
    ],
)
def test_mr_soldier_takes_the_die_that_shows_least(dice: str, left: dict[str, int]) -> None:
    t = table("mr-soldier", active=dice, options={"soldier_pays": 1}).act("pass").act("use red-ability")
    assert t.zone("active") == left


@pytest.mark.rule("cubitos-12.1")
def test_mr_soldier_with_a_price_may_be_declined() -> None:
    t = table("mr-soldier", active="red-ability", more=ASKED_TO_MOVE, options={"soldier_pays": 1})
    t.act("pass").act("done")
    assert (t.me.coins, t.me.feet, t.me.lost_die) == (0, 0, 0)
    assert t.zone("active") == {"red-ability": 1}


@pytest.mark.rule("cubitos-11.12")
@pytest.mark.rule("cubitos-12.1")
@pytest.mark.parametrize(("first", "feet"), [("use purple-ability", 2 + 2 + 2), ("done", 2 + 2)])
def test_mr_soldier_with_a_price_lets_gains_that_need_the_die_come_first(first: str, feet: int) -> None:
    t = table("mr-soldier", "dancing-dino", active="purple-ability red-ability", options={"soldier_pays": 1})
    t.act("pass").act(first).act("use red-ability")
    assert (t.me.feet, t.zone("active")) == (feet, {"purple-ability": 1})


# Punch Guy


@pytest.mark.rule("cubitos-3.5")
@pytest.mark.rule("cubitos-12.2")
def test_punch_guy_draws_white_and_green_dice_beyond_the_amount_in_the_next_draw_step() -> None:
    own = Seat(active="red-power", draw="12 light-gray 3 white 2 green", more=ASKED_TO_MOVE)
    t = table("punch-guy", seats=[own, Seat(active="red-blank", draw="white")])
    t = next_draw(t.act("pass"))
    assert t.state.seats[1].free_white_green == 0
    for die in [*["light-gray"] * 9, "white", "white", "green"]:
        t.act(f"draw {die}")
    assert t.legal() == ["draw green", "draw white", "done"]
    t.act("draw green").act("draw white", "3 white-foot")
    assert (t.me.amount, t.zone("draw")) == (9, {"light-gray": 3})
    assert t.zone("roll") == {"light-gray": 9, "green": 2}
    assert t.me.free_white_green == 0


@pytest.mark.rule("cubitos-12.2")
def test_punch_guy_counts_every_other_colour() -> None:
    own = Seat(active="red-ability", draw="9 light-gray 2 purple 2 white", more=ASKED_TO_MOVE)
    t = next_draw(table("punch-guy", seats=[own, Seat()]).act("pass"))
    for die in [*["light-gray"] * 7, "purple", "purple"]:
        t.act(f"draw {die}")
    assert t.legal() == ["draw white", "done"]


@pytest.mark.rule("cubitos-12.2")
def test_punch_guy_dice_bust_as_usual() -> None:
    own = Seat(active="red-ability", draw="9 light-gray 2 white", more=ASKED_TO_MOVE)
    t = next_draw(table("punch-guy", seats=[own, Seat()]).act("pass"))
    for _ in range(9):
        t.act("draw light-gray")
    t.act("draw white").act("draw white", "9 light-gray-coin").act("push", "")
    assert t.legal() == ["discard white", "done"]


@pytest.mark.rule("cubitos-3.5")
@pytest.mark.rule("cubitos-12.2")
def test_ruling_4_punch_guy_dice_need_not_be_drawn_even_to_refill_the_draw_zone() -> None:
    own = Seat(active="red-ability", draw="2 white", discard="9 light-gray", more=ASKED_TO_MOVE)
    t = next_draw(table("punch-guy", seats=[own, Seat()]).act("pass"))
    assert t.legal() == ["draw white", "done"]
    t.act("done")
    assert t.zone("draw") == {"white": 2}


# Supah General


@pytest.mark.rule("cubitos-12.3")
@pytest.mark.parametrize(("fans", "coins"), [(5, 5), (13, 13), (0, 0)])
def test_supah_general_gives_a_coin_for_each_fan(fans: int, coins: int) -> None:
    own = Seat(active="2 red-ability", more={**ASKED_TO_MOVE, "fans": fans})
    t = table("supah-general", seats=[own, Seat(active="red-power", more={"fans": 7})]).act("pass")
    assert (t.me.coins, t.state.seats[1].coins) == (coins, 0)
    assert t.me.fans == fans


@pytest.mark.rule("cubitos-11.12")
@pytest.mark.rule("cubitos-12.3")
def test_supah_general_counts_a_fan_that_was_no_choice() -> None:
    t = table("supah-general", "the-big-cheese", active="red-ability yellow-ability", more=ASKED_TO_MOVE)
    t.act("pass")
    assert (t.me.fans, t.me.coins) == (1, 1)


@pytest.mark.rule("cubitos-12.3")
@pytest.mark.rule("cubitos-12.44")
def test_supah_general_counts_the_fan_of_a_captain_bark_used_first() -> None:
    dice = "red-ability brown-ability white-ability"
    t = table("supah-general", "captain-bark", "smelly-cat", active=dice, more={"fans": 2})
    t.act("pass").act("use brown-ability").act("choose first")
    assert (t.me.fans, t.me.coins) == (3, 3)


# Jacques Couteau


@pytest.mark.rule("cubitos-12.4")
@pytest.mark.rule("cubitos-9.9")
def test_jacques_couteau_throws_two_dice_of_any_zones_for_each_opponent_with_fewer() -> None:
    own = Seat(draw="white red", roll="light-gray", discard="brown", active="red-ability light-gray-coin")
    t = table("jacques-couteau", seats=[own], players=3).act("pass")
    dice = ["draw white", "roll light-gray", "discard brown", "active light-gray-coin"]
    assert t.legal() == [*(f"pick {die}" for die in dice), "done"]
    t.act("pick draw white")
    assert t.legal() == [f"pick {die}" for die in dice[1:]]
    t.act("pick active light-gray-coin", "white-foot light-gray-coin")
    assert t.legal() == [*(f"pick {die}" for die in dice[1:]), "pick active white-foot", "done"]
    t.act("pick roll light-gray").act("pick discard brown", "brown-coin")
    assert t.zone("active") == {"red-ability": 1, "light-gray-coin": 1, "white-foot": 1, "brown-coin": 1}
    assert t.zone("roll") == {"light-gray": 1}
    assert (t.me.coins, t.me.feet) == (1 + 1 + 3, 1), "the coin thrown again is collected again"


@pytest.mark.rule("cubitos-9.9")
@pytest.mark.rule("cubitos-12.4")
def test_ruling_22_misses_of_jacques_couteau_stay_in_roll_and_nobody_busts() -> None:
    own = Seat(draw="white", discard="brown", active="red-ability 3 light-gray-coin", more=ASKED_TO_MOVE)
    t = table("jacques-couteau", seats=[own, Seat()]).act("pass")
    t.act("pick draw white").act("pick discard brown", "")
    assert t.zone("roll") == {"brown": 1, "white": 1}
    assert (t.me.busted, t.zone("active")) == (0, {"red-ability": 1, "light-gray-coin": 3})


@pytest.mark.rule("cubitos-9.9")
def test_ruling_51_a_gray_die_that_has_paid_pays_again_for_its_new_face() -> None:
    own = Seat(active="red-ability light-gray-coin", more={"credit": 4})
    t = table("jacques-couteau", seats=[own, Seat()]).act("pass")
    assert t.me.coins == 1
    t.act("pick active light-gray-coin", "light-gray-coin")
    assert (t.me.coins, t.zone("active")["light-gray-coin"]) == (2, 1)


@pytest.mark.rule("cubitos-11.12")
def test_a_credit_waits_while_a_throw_may_still_bring_what_gives_it_a_price() -> None:
    own = Seat(active="red-ability", draw="orange", more={"credit": 4})
    t = table("jacques-couteau", "batter-beaver", seats=[own, Seat()], first="credit").act("pass")
    assert t.me.credit == 4
    t.act("pick draw orange", "orange-ability")
    assert "use first-player-credit" in t.legal()
    t.act("done")
    assert (t.me.credit, t.me.gained_credit) == (4, 0)
    t = table("jacques-couteau", "batter-beaver", seats=[own, Seat()], first="credit").act("pass")
    t.act("pick draw orange", "")
    assert (t.me.credit, t.state.step) == (5, MOVING), "without the beaver nobody is asked"


@pytest.mark.rule("cubitos-4.3")
@pytest.mark.rule("cubitos-12.4")
def test_jacques_couteau_serves_every_sword_and_a_power_is_two() -> None:
    seats = [
        Seat(active=dice, draw="2 white", more=ASKED_TO_MOVE) for dice in ("red-power", "red-ability", "")
    ]
    t = table("jacques-couteau", seats=seats, players=3).act("pass")
    asked = []
    while t.state.step == SWORDS:
        asked.append(t.asked)
        t.act("done")
    assert asked == [0, 0, 1]


@pytest.mark.rule("cubitos-12.4")
def test_jacques_couteau_knows_that_equally_many_is_not_fewer() -> None:
    seats = [Seat(active=dice, draw="2 white", more=ASKED_TO_MOVE) for dice in ("2 red-ability", "red-power")]
    t = table("jacques-couteau", seats=seats).act("pass")
    assert t.state.step == MOVING


@pytest.mark.rule("cubitos-2.9")
@pytest.mark.rule("cubitos-12.4")
def test_jacques_couteau_throws_one_die_where_there_is_no_other_and_none_where_there_is_none() -> None:
    t = table("jacques-couteau", active="red-ability", draw="white 4 red").act("pass")
    t.act("pick draw white", "white-foot")
    assert (t.zone("active"), t.me.feet) == ({"red-ability": 1, "white-foot": 1}, 1)
    bare = table("jacques-couteau", active="red-ability", draw="4 red", more=ASKED_TO_MOVE).act("pass")
    assert bare.state.step == MOVING


@pytest.mark.rule("cubitos-1.10")
@pytest.mark.rule("cubitos-12.4")
def test_jacques_couteau_cannot_throw_the_first_player_die() -> None:
    t = table("jacques-couteau", active="red-ability", draw="2 white", first="foot").act("pass")
    assert t.legal() == ["pick draw white", "done"]


@pytest.mark.rule("cubitos-12.4")
@pytest.mark.rule("cubitos-11.3")
def test_jacques_couteau_may_bring_an_immediate_ability() -> None:
    own = Seat(active="red-ability", roll="orange white", draw="3 light-gray", more=ASKED_TO_MOVE)
    t = table("jacques-couteau", "dugout", seats=[own]).act("pass")
    t.act("pick roll orange").act("pick roll white", "orange-ability")
    assert t.legal() == ["use orange-ability", "done"]
    t.act("use orange-ability", "2 light-gray-coin")
    assert t.zone("active") == {"light-gray-coin": 2, "red-ability": 1, "orange-ability": 1}


# Champion


@pytest.mark.rule("cubitos-3.6")
@pytest.mark.rule("cubitos-12.5")
def test_champion_moves_all_dice_to_roll_whatever_the_amount() -> None:
    own = Seat(active="red-ability dark-gray-blank", roll="white", draw="8 light-gray", discard="5 brown")
    own.more = ASKED_TO_MOVE
    t = table("champion", seats=[own, Seat(active="red-blank")])
    t = next_draw(t.act("pass"))
    assert t.legal() == ["draw-all", "done"]
    t.act("draw-all", "")
    everything = {"light-gray": 8, "dark-gray": 1, "red": 1, "brown": 5, "white": 1}
    assert (t.zone("roll"), t.zone("draw"), t.zone("discard")) == (everything, {}, {})
    assert t.me.may_draw_all == 0
    assert t.state.seats[1].may_draw_all == 0


@pytest.mark.rule("cubitos-12.5")
def test_ruling_35_champion_finds_no_active_die_in_the_draw_step() -> None:
    own = Seat(active="red-power 2 light-gray-coin", more=ASKED_TO_MOVE)
    t = next_draw(table("champion", seats=[own, Seat()]).act("pass"))
    assert (t.zone("active"), t.zone("discard")) == ({}, {"light-gray": 2, "red": 1})
    t.act("draw-all", "")
    assert t.zone("roll") == {"light-gray": 2, "red": 1}


@pytest.mark.rule("cubitos-12.5")
def test_champion_is_all_or_the_usual_draw() -> None:
    own = Seat(active="red-ability", draw="12 light-gray", more=ASKED_TO_MOVE)
    t = next_draw(table("champion", seats=[own, Seat()]).act("pass"))
    t.act("done", "")
    assert (t.zone("roll"), t.zone("draw")) == ({"light-gray": 9}, {"light-gray": 3})
    assert (t.zone("discard"), t.me.may_draw_all) == ({"red": 1}, 0)


# Crabby


@pytest.mark.rule("cubitos-12.6")
@pytest.mark.parametrize("die", ["draw white", "roll light-gray", "discard brown", "active red-ability"])
def test_crabby_gives_a_die_of_any_zone_to_the_discard_of_the_fewest(die: str) -> None:
    own = Seat(draw="white", roll="light-gray", discard="brown", active="2 red-ability", more=ASKED_TO_MOVE)
    t = table("crabby", seats=[own, Seat(active="red-power"), Seat()], players=3).act("pass")
    assert t.legal() == [
        "pick draw white",
        "pick roll light-gray",
        "pick discard brown",
        "pick active red-ability",
        "done",
    ]
    zone, kind = die.split()
    before = t.zone(zone)
    t.act(f"pick {die}")
    assert sum(t.zone(zone).values()) == sum(before.values()) - 1
    assert t.zone("discard", seat=2) == {kind.removesuffix("-ability"): 1}
    assert t.zone("discard", seat=1) == {}
    assert (t.state.seats[2].bought, t.state.seats[2].bought_colours) == (0, 0)


@pytest.mark.rule("cubitos-12.6")
def test_crabby_lets_the_giver_choose_among_the_fewest() -> None:
    swords = ("2 red-ability white-foot", "red-ability", "red-power", "red-ability red-power")
    t = compared("crabby", swords=swords).act("pick active white-foot")
    assert t.legal() == ["give 2", "give 3"]
    t.act("give 3")
    assert [t.zone("discard", seat) for seat in range(4)] == [{}, {}, {"white": 1}, {}]


@pytest.mark.rule("cubitos-12.6")
@pytest.mark.rule("cubitos-2.10")
def test_crabby_may_be_declined() -> None:
    t = compared("crabby", swords=("red-ability", "")).act("done")
    assert (t.zone("active"), t.zone("discard", seat=1)) == ({"red-ability": 1}, {})
    assert t.state.step == MOVING


@pytest.mark.rule("cubitos-1.10")
@pytest.mark.rule("cubitos-12.6")
def test_crabby_cannot_give_the_first_player_die() -> None:
    t = table("crabby", active="red-ability", first="foot").act("pass")
    assert t.legal() == ["pick active red-ability", "done"]


@pytest.mark.rule("cubitos-9.1")
@pytest.mark.rule("cubitos-12.6")
def test_ruling_19_a_die_crabby_gives_away_is_not_lost() -> None:
    t = table("crabby", "schmutz", active="red-ability white-ability light-gray-coin", more=ASKED_TO_MOVE)
    t.act("pass").act("done").act("pick active red-ability").act("done")
    assert t.state.step == BUYING
    assert (t.me.lost_die, t.me.credit, t.supply("red")) == (0, 4, 9)


@pytest.mark.rule("cubitos-9.2")
@pytest.mark.rule("cubitos-12.6")
def test_crabby_gives_a_die_whose_gain_was_collected() -> None:
    t = compared("crabby", swords=("red-ability white-foot", "")).act("pick active white-foot")
    assert (t.me.feet, t.zone("active")) == (1, {"red-ability": 1})


@pytest.mark.rule("cubitos-11.12")
@pytest.mark.rule("cubitos-12.6")
@pytest.mark.parametrize(("first", "coins"), [("use brown-ability", 3), ("done", 0)])
def test_crabby_lets_gains_be_taken_before_a_die_is_given(first: str, coins: int) -> None:
    t = compared("crabby", "rich-dog", swords=("red-ability brown-ability", "")).act(first)
    t.act("pick active brown-ability" if first == "done" else "pick active red-ability")
    assert t.me.coins == coins


# El Bandito


@pytest.mark.rule("cubitos-4.3")
@pytest.mark.rule("cubitos-12.7")
@pytest.mark.parametrize(
    ("swords", "feet"),
    [
        (("red-ability", "red-ability", "", ""), [2, 2, 0, 0]),
        (("red-power", "red-ability", ""), [2, 1, 0]),
        (("2 red-ability", "red-power", "red-blank"), [1, 1, 0]),
        (("red-power red-ability", "red-power", "red-ability", ""), [3, 2, 1, 0]),
    ],
)
def test_el_bandito_gives_a_foot_for_each_opponent_with_fewer(
    swords: tuple[str, ...], feet: list[int]
) -> None:
    t = compared("el-bandito", swords=swords)
    assert [t.state.seats[seat].feet for seat in range(len(swords))] == feet
