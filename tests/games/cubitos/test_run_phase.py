"""Chapter 4: abilities, swords and totals."""

from __future__ import annotations

import pytest

from cubarium.games.cubitos.events import GAINS_COINS, GAINS_FEET
from cubarium.games.cubitos.state import ABILITIES, MOVING, TOTALS
from tests.games.cubitos.table import Seat, Table, table

RICH = {"credit": 4}
"""Enough to be asked in step 5."""


def after_roll_phase(*cards: str, seats: list[Seat], first: int = 0) -> Table:
    """Let seat 0 pass, the last to do so."""
    return table(*cards, players=len(seats), seats=seats, holder=first).act("pass")


# Three parts


@pytest.mark.rule("cubitos-4.1")
def test_abilities_are_offered_before_and_after_the_swords_are_compared() -> None:
    t = table("benchwarmer", active="orange-ability red-ability", discard="white", more=RICH)
    t.act("pass")
    assert (t.state.step, t.legal(), t.state.most) == (ABILITIES, ["use orange-ability", "done"], -1)
    t.act("done")
    assert (t.state.step, t.legal(), t.state.most) == (TOTALS, ["use orange-ability", "done"], 0)
    t.act("done")
    assert t.state.step == MOVING


@pytest.mark.rule("cubitos-4.1")
def test_without_a_sword_all_is_offered_at_the_end() -> None:
    t = table("benchwarmer", active="orange-ability red-blank", discard="white")
    assert t.act("pass").state.step == TOTALS


@pytest.mark.rule("cubitos-4.1")
@pytest.mark.parametrize(
    ("cards", "active"),
    [
        (("chilly-mcchillster",), "blue-ability"),
        (("punk-fruit",), "green-ability"),
        (("broken-cow",), "2 white-ability"),
    ],
)
def test_a_sword_that_may_still_come_keeps_the_first_part(cards: tuple[str], active: str) -> None:
    t = table(*cards, active=active, roll="red")
    assert t.act("pass").state.step == ABILITIES


@pytest.mark.rule("cubitos-4.1")
def test_a_sword_thrown_in_the_first_part_counts() -> None:
    t = table("chilly-mcchillster", active="blue-ability", roll="red", more=RICH)
    t.act("pass").act("use blue-ability", "red-ability")
    assert (t.state.most, t.me.coins, t.me.feet) == (0, 3, 2)


@pytest.mark.rule("cubitos-4.1", "cubitos-9.3")
def test_what_is_mandatory_is_carried_out_at_the_end() -> None:
    t = table("wizard", active="2 brown-ability brown-coin", more=RICH)
    t.act("pass")
    assert (t.state.step, t.supply("brown")) == (MOVING, 9)
    assert t.zone("active") == {"brown-coin": 1}


# Numbers


@pytest.mark.rule("cubitos-4.2")
def test_coins_feet_and_credits_on_dice_are_collected() -> None:
    t = table(
        active="2 light-gray-coin dark-gray-coin dark-gray-foot blue-coin brown-coin green-foot white-foot"
    )
    t.act("pass")
    assert (t.me.coins, t.me.feet, t.me.credit) == (1 + 1 + 1 + 2 + 3, 3, 0)


@pytest.mark.rule("cubitos-4.2")
@pytest.mark.parametrize(
    ("face", "coins", "feet", "credit"), [("coin", 2, 0, 4), ("foot", 0, 1, 4), ("credit", 0, 0, 5)]
)
def test_the_first_player_die_is_collected(face: str, coins: int, feet: int, credit: int) -> None:
    t = table(first=face, roll="light-gray", more=RICH)
    t.act("pass")
    assert (t.me.coins, t.me.feet, t.me.credit) == (coins, feet, credit)


@pytest.mark.rule("cubitos-4.2")
def test_each_number_is_collected_once_though_step_4_has_two_parts() -> None:
    t = table("punch-guy", active="red-ability light-gray-coin dark-gray-foot", first="coin")
    t.act("pass")
    assert (t.me.coins, t.me.feet) == (3, 1)
    assert [note.a for note in t.notes(GAINS_COINS)] == [3]


# Swords


@pytest.mark.rule("cubitos-4.3")
@pytest.mark.parametrize(
    ("card", "swords"),
    [("mr-soldier", 3), ("punch-guy", 3), ("crabby", 3), ("jacques-couteau", 4), ("el-bandito", 4)],
)
def test_active_red_symbols_are_swords_and_some_powers_are_two(card: str, swords: int) -> None:
    mine = Seat(active="2 red-ability red-power red-blank", discard="3 red", more=RICH)
    t = after_roll_phase(card, seats=[mine, Seat()])
    assert (t.me.swords, t.state.seats[1].swords) == (swords, 0)


@pytest.mark.rule("cubitos-4.3")
def test_swords_are_counted_once() -> None:
    t = table("benchwarmer", active="orange-ability 2 red-ability", more=RICH)
    t.act("pass").act("done").act("use orange-ability")
    assert t.zone("active") == {"red-ability": 1}
    assert t.me.swords == 2


@pytest.mark.rule("cubitos-4.4")
def test_the_most_swords_are_more_than_those_of_every_other_player() -> None:
    seats = [Seat(active="red-ability", more=RICH), Seat(active="2 red-ability", more=RICH), Seat(more=RICH)]
    t = after_roll_phase("mr-soldier", seats=seats)
    assert t.state.most == 1
    assert [p.coins for p in t.state.seats[:3]] == [0, 3, 0]


@pytest.mark.rule("cubitos-4.4")
def test_nobody_has_the_most_without_a_sword() -> None:
    t = after_roll_phase("mr-soldier", seats=[Seat(active="red-blank", more=RICH), Seat()])
    assert (t.state.most, t.me.coins) == (-1, 0)


@pytest.mark.rule("cubitos-4.4")
@pytest.mark.parametrize(("first", "most"), [(0, 1), (1, 1), (2, 2)])
def test_a_tie_goes_to_the_earliest_in_turn_order(first: int, most: int) -> None:
    level = Seat(active="2 red-ability", more=RICH)
    t = after_roll_phase(
        "mr-soldier", seats=[Seat(active="red-ability", more=RICH), level, level], first=first
    )
    assert t.state.most == most
    assert [p.coins for p in t.state.seats[:3]] == [3 if seat == most else 0 for seat in range(3)]


@pytest.mark.rule("cubitos-4.5")
def test_the_most_stays_the_most_though_the_sword_is_lost() -> None:
    t = table("benchwarmer", "punch-guy", active="orange-ability red-ability", more=RICH)
    t.act("pass").act("done").act("use orange-ability")
    assert (t.state.step, t.zone("active")) == (MOVING, {})
    assert (t.state.most, t.me.free_white_green) == (0, 1)


@pytest.mark.rule("cubitos-4.6")
def test_ruling_10_a_red_card_acts_once_however_many_swords_there_are() -> None:
    t = table("mr-soldier", active="2 red-ability red-power", more=RICH)
    t.act("pass")
    assert (t.me.coins, t.me.feet) == (3, 2)


@pytest.mark.rule("cubitos-4.6")
def test_a_card_for_everybody_with_a_sword_acts_once_for_each_of_them() -> None:
    seats = [Seat(active="2 red-ability", more=RICH), Seat(active="red-ability", more=RICH), Seat(more=RICH)]
    t = after_roll_phase("el-bandito", seats=seats)
    assert [p.feet for p in t.state.seats[:3]] == [2, 1, 0]
    assert [(note.seat, note.a) for note in t.notes(GAINS_FEET)] == [(0, 2), (1, 1)]


# Totals


@pytest.mark.rule("cubitos-4.7")
def test_everything_is_added_up_before_the_movement() -> None:
    t = table(
        *("bahama-llama", "smelly-cat", "rollosaurus"),
        active="light-gray-coin dark-gray-foot 2 blue-ability white-ability purple-ability",
        cell=(23, 6),
    )
    t.act("pass")
    assert t.state.step == MOVING
    assert (t.me.coins, t.me.feet, t.me.water) == (1 + 6, 1 + 2 + 4, 2)


@pytest.mark.rule("cubitos-4.7", "cubitos-11.12")
def test_ruling_11_the_table_collects_plain_gains_but_asks_about_credits_with_batter_beaver() -> None:
    plain = table("mr-dog", active="brown-ability", more=RICH)
    plain.act("pass")
    assert (plain.state.step, plain.me.credit) == (MOVING, 6)
    asked = table(
        "mr-dog", "batter-beaver", active="2 brown-ability orange-ability", discard="red", more=RICH
    )
    asked.act("pass")
    assert asked.legal() == ["use brown-ability", "done"]
    asked.act("use brown-ability")
    assert (asked.state.step, asked.me.credit) == (MOVING, 8), "only the first credit has a price"


@pytest.mark.rule("cubitos-4.7", "cubitos-9.3")
def test_ruling_48_a_die_that_is_lost_gives_its_gain_unless_batter_beaver_makes_credits_unwelcome() -> None:
    dog = table("rich-dog", active="2 brown-ability", more=RICH)
    dog.act("pass")
    assert (dog.me.coins, dog.supply("brown"), dog.zone("active")) == (6, 10, {})
    refused = table(
        "mr-dog", "batter-beaver", active="brown-ability orange-ability", discard="red", more=RICH
    )
    refused.act("pass").act("done")
    assert (refused.me.credit, refused.supply("brown"), refused.me.gained_credit) == (4, 10, 0)
