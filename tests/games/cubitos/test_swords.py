"""The comparison of swords (cubitos-4.3 to 4.6); what the red cards give is in test_cards_red.py."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cubarium.engine.backends.binding import interpreted
from cubarium.engine.chance import seeded
from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.games.cubitos.data.schema import CARDS
from cubarium.games.cubitos.data.values import PAIR_NAMES
from cubarium.games.cubitos.state import MOVING, NOBODY
from tests.games.cubitos.table import SPEC, Seat, Table, table

ASKED_TO_MOVE = {"credit": 4}
"""Credits for a foot: step 5 asks, so that the table can be looked at after step 4."""
COUNT_TWO = ("jacques-couteau", "el-bandito")
FOR_THE_MOST = ("mr-soldier", "punch-guy", "supah-general", "champion", "crabby")


def compared(*cards: str, swords: tuple[str, ...], holder: int = 0) -> Table:
    """Let everybody have these active dice and compare swords."""
    seats = [Seat(active=dice, more=ASKED_TO_MOVE) for dice in swords]
    return table(*cards, seats=seats, players=len(swords), holder=holder).act("pass")


@pytest.mark.rule("cubitos-4.3")
@pytest.mark.parametrize("card", (*FOR_THE_MOST, *COUNT_TWO))
def test_swords_are_symbols_on_active_red_dice_and_two_cards_count_a_power_twice(card: str) -> None:
    own = Seat(active="red-power red-ability red-blank", roll="red", more=ASKED_TO_MOVE)
    t = table(card, seats=[own, Seat(draw="red", discard="red")]).act("pass")
    assert [t.state.seats[seat].swords for seat in range(2)] == [3 if card in COUNT_TWO else 2, 0]


@pytest.mark.rule("cubitos-4.3")
def test_a_sword_that_comes_before_the_comparison_counts() -> None:
    cats = Seat(active="2 white-ability", more=ASKED_TO_MOVE)
    t = table("mr-soldier", "broken-cow", seats=[cats, Seat(active="red-ability")]).act("pass")
    t.act("use white-ability").act("take red").act("set red-ability")
    assert (t.me.swords, t.state.most, t.me.coins) == (1, 0, 3)


@pytest.mark.rule("cubitos-4.3")
@pytest.mark.rule("cubitos-4.5")
def test_swords_given_away_after_the_comparison_still_count() -> None:
    t = compared("crabby", swords=("red-power", "light-gray-coin")).act("pick active red-power")
    assert t.zone("active") == {}
    assert (t.state.most, t.me.swords, t.state.seats[1].swords) == (0, 1, 0)


@pytest.mark.rule("cubitos-4.3")
@pytest.mark.rule("cubitos-3.15")
def test_swords_of_a_player_who_busts_do_not_count() -> None:
    own = Seat(active="2 red-power light-gray-coin", roll="light-gray", more=ASKED_TO_MOVE)
    t = table("mr-soldier", seats=[own, Seat(active="red-ability")])
    t.act("push", "").act("done")
    assert (t.me.swords, t.state.most) == (0, 1)
    assert (t.me.coins, t.state.seats[1].coins) == (0, 3)


@pytest.mark.rule("cubitos-4.4")
@pytest.mark.parametrize("card", FOR_THE_MOST)
def test_nobody_has_the_most_without_a_sword(card: str) -> None:
    t = compared(card, swords=("red-blank", "light-gray-coin"))
    assert t.state.most == NOBODY
    assert t.state.step == MOVING
    assert (t.me.coins, t.me.feet, t.me.free_white_green, t.me.may_draw_all) == (0, 0, 0, 0)


@pytest.mark.rule("cubitos-4.4")
@pytest.mark.parametrize(
    ("holder", "swords", "most"),
    [
        (0, (1, 1, 1), 0),
        (1, (1, 1, 1), 1),
        (2, (1, 1, 1), 2),
        (0, (0, 1, 1), 1),
        (2, (0, 1, 1), 2),
        (2, (2, 2, 0), 0),
        (1, (2, 1, 2), 2),
        (0, (1, 1, 2), 2),
    ],
)
def test_a_tie_for_the_most_goes_to_the_earliest_from_the_holder_of_the_die(
    holder: int, swords: tuple[int, ...], most: int
) -> None:
    dice = tuple(f"{count} red-ability" if count else "" for count in swords)
    t = compared("mr-soldier", swords=dice, holder=holder)
    assert t.state.most == most
    assert [t.state.seats[seat].coins for seat in range(3)] == [3 * (seat == most) for seat in range(3)]


@pytest.mark.rule("cubitos-4.6")
@pytest.mark.rule("cubitos-11.14")
def test_ruling_10_a_red_card_acts_once_however_many_swords_there_are() -> None:
    three = ("2 red-ability red-power", "")
    soldier, bandit = compared("mr-soldier", swords=three), compared("el-bandito", swords=three)
    assert (soldier.me.coins, soldier.me.feet) == (3, 2)
    assert bandit.me.feet == 1
    crab = compared("crabby", swords=three).act("pick active red-ability")
    assert crab.state.step == MOVING
    assert crab.zone("active") == {"red-ability": 1, "red-power": 1}


@pytest.mark.rule("cubitos-4.4")
@pytest.mark.parametrize(
    ("tie_break", "swords", "most"),
    [
        ("first-player", ("red-ability", "red-ability", ""), 0),
        ("none", ("red-ability", "red-ability", ""), -1),
        ("none", ("red-ability", "red-ability", "red-ability red-power"), 2),
        ("none", ("red-ability", "red-ability red-power", "red-ability"), 1),
        ("none", ("", "", ""), -1),
    ],
)
def test_a_pack_may_leave_the_tie_break_out(tie_break: str, swords: tuple[str, ...], most: int) -> None:
    pack = changed_pack("supah-general", tie_break=tie_break)
    state = table("supah-general", players=3).state
    for seat, active in enumerate(swords):
        for pair in active.split():
            state.seats[seat].active[PAIR_NAMES.index(pair)] += 1
    interpreted(SPEC, pack).functions["compare_swords"](state, seeded(1))
    assert state.most == most


@pytest.mark.rule("cubitos-12.3", "cubitos-12.7")
@pytest.mark.parametrize("unit", ["coins", "feet", "credits"])
@pytest.mark.parametrize(("card", "count"), [("supah-general", 5), ("el-bandito", 1)])
def test_a_pack_may_say_what_is_gained(card: str, count: int, unit: str) -> None:
    state = table(card, active="red-ability", more={"fans": 5, "swords": 1}).state
    red = interpreted(SPEC, changed_pack(card, unit=unit)).functions["use_red"]
    red(state, 0, CARDS.index(card), seeded(1))
    p = state.seats[0]
    assert {"coins": p.coins, "feet": p.feet, "credits": p.credit} == {
        "coins": 0,
        "feet": 0,
        "credits": 0,
        unit: count,
    }


def changed_pack(card: str, **values: str) -> Pack:
    """Return the built-in pack with other values of a card."""
    pack = built_in_pack(SPEC.components.schema)
    cards = {**pack.tables["card"], card: {**pack.tables["card"][card], **values}}
    return replace(pack, tables={**pack.tables, "card": cards}, digest=repr((card, values)))
