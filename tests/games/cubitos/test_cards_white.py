"""White cards (cubitos-12.50 to 12.56)."""

from __future__ import annotations

import pytest

from cubarium.games.cubitos.data.schema import KINDS
from cubarium.games.cubitos.events import GAINS_CREDITS
from cubarium.games.cubitos.state import ABILITIES, BUY, MOVE, ROLLING, TOTALS
from tests.games.cubitos.table import Seat, Table, table

ALL_GRAY = "27 light-gray 12 dark-gray"
ALL_COLOURS = "10 red 10 orange 10 yellow 10 green 10 blue 10 purple 10 brown 8 white"


# Smelly Cat


@pytest.mark.rule("cubitos-12.50")
@pytest.mark.parametrize(
    ("active", "feet"),
    [("white-ability", 2), ("2 white-ability", 4), ("white-ability white-foot white-blank", 3)],
)
def test_smelly_cat_gives_two_feet(active: str, feet: int) -> None:
    t = table("smelly-cat", active=active, roll="light-gray").act("pass")
    assert (t.me.stage, t.me.feet, t.me.coins) == (MOVE, feet, 0)


@pytest.mark.rule("cubitos-12.50")
def test_smelly_cat_gives_nothing_after_a_bust() -> None:
    t = table("smelly-cat", active="white-ability 2 light-gray-coin", roll="light-gray", more={"credit": 4})
    t.act("push", "").act("done")
    assert (t.me.stage, t.me.feet, t.zone("discard")) == (MOVE, 0, {"light-gray": 2, "white": 1})


# Cat Tastrophy


@pytest.mark.rule("cubitos-12.51", "cubitos-9.6")
@pytest.mark.parametrize(
    ("fans", "kinds"),
    [
        (0, ["light-gray", "dark-gray"]),
        (4, ["light-gray", "dark-gray", "green", "brown"]),
        (5, ["light-gray", "dark-gray", "red", "green", "brown"]),
        (13, list(KINDS)),
    ],
)
def test_cat_tastrophy_offers_what_costs_no_more_than_the_fans(fans: int, kinds: list[str]) -> None:
    t = table("cat-tastrophy", active="white-ability", roll="light-gray", more={"fans": fans}).act("pass")
    t.act("use white-ability")
    assert t.legal() == [*(f"take {kind}" for kind in kinds), "done"]


@pytest.mark.rule("cubitos-12.51", "cubitos-9.5", "cubitos-6.3")
def test_cat_tastrophy_twice_puts_two_dice_into_discard_and_leaves_both_purchases() -> None:
    more = {"fans": 4, "credit": 7}
    t = table("cat-tastrophy", active="2 white-ability", roll="light-gray", more=more).act("pass")
    for kind in ("green", "green"):
        t.act("use white-ability").act(f"take {kind}")
    assert (t.zone("discard"), t.supply("green"), t.me.stage) == ({"green": 2}, 8, MOVE)
    t.act("done").act("buy green").act("buy brown", "")
    assert t.zone("discard") == {"green": 3, "brown": 1, "white": 2}


@pytest.mark.rule("cubitos-12.51", "cubitos-2.10")
def test_cat_tastrophy_may_be_declined() -> None:
    t = table("cat-tastrophy", active="2 white-ability", roll="light-gray").act("pass")
    assert t.legal() == ["use white-ability", "done"]
    t.act("use white-ability").act("done").act("done", "")
    assert (t.state.round_number, t.zone("discard")) == (2, {"white": 2})


@pytest.mark.rule("cubitos-12.51")
def test_cat_tastrophy_does_nothing_where_no_die_is_cheap_enough() -> None:
    own = Seat(active="white-ability white-foot", roll="light-gray", more={"fans": 2})
    t = table("cat-tastrophy", seats=(own, Seat(draw=ALL_GRAY))).act("pass")
    assert (t.me.stage, t.me.feet) == (MOVE, 1)


@pytest.mark.rule("cubitos-12.51")
def test_cat_tastrophy_counts_a_fan_of_captain_bark_that_was_taken_before() -> None:
    active = "white-ability brown-ability red-blank"
    t = table("cat-tastrophy", "captain-bark", active=active, roll="light-gray", more={"fans": 3}).act("pass")
    t.act("use brown-ability").act("use white-ability")
    assert t.legal() == ["take light-gray", "take dark-gray", "take green", "take brown", "done"]


# Fat Cat


@pytest.mark.rule("cubitos-12.52")
@pytest.mark.parametrize("kind", ["light-gray", "dark-gray"])
def test_fat_cat_gives_three_feet_and_a_gray_die_of_choice(kind: str) -> None:
    t = table("fat-cat", active="white-ability", roll="light-gray").act("pass")
    assert t.act("use white-ability").legal() == ["take light-gray", "take dark-gray"]
    t.act(f"take {kind}")
    assert (t.me.stage, t.me.feet, t.me.coins, t.zone("discard")) == (MOVE, 3, 1, {kind: 1})


@pytest.mark.rule("cubitos-12.52", "cubitos-2.10")
def test_fat_cat_declined_gives_its_coin_alone() -> None:
    t = table("fat-cat", active="2 white-ability dark-gray-foot", roll="light-gray").act("pass")
    t.act("use white-ability").act("take dark-gray").act("done")
    assert (t.me.stage, t.me.feet, t.me.coins, t.zone("discard")) == (MOVE, 1 + 3, 2, {"dark-gray": 1})


@pytest.mark.rule("cubitos-12.52", "cubitos-9.5")
def test_fat_cat_asks_nobody_where_no_gray_die_comes_with_the_feet() -> None:
    t = table("fat-cat", seats=(Seat(active="2 white-ability", roll="light-gray"), Seat(draw=ALL_GRAY))).act(
        "pass"
    )
    assert (t.me.stage, t.me.feet, t.me.coins, t.zone("discard")) == (MOVE, 6, 2, {})


@pytest.mark.rule("cubitos-12.52", "cubitos-2.7")
def test_fat_cat_takes_the_last_gray_die_and_then_none() -> None:
    own = Seat(active="2 white-ability", roll="light-gray")
    t = table("fat-cat", seats=(own, Seat(draw="27 light-gray 11 dark-gray"))).act("pass")
    t.act("use white-ability")
    assert (t.me.stage, t.me.feet, t.me.coins, t.zone("discard")) == (MOVE, 6, 2, {"dark-gray": 1})


# Dope Cat


@pytest.mark.rule("cubitos-12.53", "cubitos-11.13", "cubitos-11.12")
@pytest.mark.parametrize(
    ("active", "coins"),
    [
        ("white-ability", 0),
        ("white-ability brown-blank", 2),
        ("white-ability 2 green-blank", 3),
        ("white-ability brown-blank green-foot", 5),
        ("2 white-ability brown-blank green-blank", 10),
        ("white-ability red-blank blue-blank", 0),
        ("white-ability brown-ability", 2 + 3),  # Rich Dog is lost after the cat has looked
    ],
)
def test_dope_cat_gives_coins_with_a_brown_and_with_a_green_die(active: str, coins: int) -> None:
    t = table("dope-cat", active=active, roll="brown green", more={"credit": 4})
    cats = t.supply("white")
    assert (t.act("pass").me.stage, t.me.coins, t.supply("white")) == (MOVE, coins, cats)


# Broken Cow


def borrow(t: Table, pair: str) -> Table:
    """Use two cats for a die that shows this face."""
    return t.act("use white-ability").act(f"take {pair.rpartition('-')[0]}").act(f"set {pair}")


@pytest.mark.rule("cubitos-12.54", "cubitos-11.5")
def test_ruling_30_broken_cow_may_be_used_at_four_moments() -> None:
    t = table("broken-cow", "rock-on", active="8 white-ability green-ability", roll="2 light-gray")
    assert t.legal() == ["push", "pass", "use white-ability"]
    borrow(t, "blue-blank").act("push")
    assert t.legal() == ["use green-ability", "use white-ability", "done"]
    borrow(t, "red-ability").act("done", "light-gray-coin").act("pass")
    assert (t.state.step, t.legal()) == (ABILITIES, ["use white-ability", "done"])
    borrow(t, "red-ability").act("done")
    assert (t.state.step, t.me.swords, t.legal()) == (TOTALS, 2, ["use white-ability", "done"])
    borrow(t, "white-foot")
    assert (t.me.stage, t.me.feet, t.me.coins) == (MOVE, 1 + 2, 1 + 3)
    assert t.zone("loan") == {"active red-ability": 2, "active blue-blank": 1, "active white-foot": 1}


@pytest.mark.rule("cubitos-12.54")
@pytest.mark.parametrize("active", ["white-ability", "white-ability 2 white-foot white-blank"])
def test_broken_cow_needs_two_symbols(active: str) -> None:
    t = table("broken-cow", active=active, roll="light-gray")
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-12.54", "cubitos-11.2")
@pytest.mark.parametrize(("cats", "again"), [(2, []), (3, []), (4, ["use white-ability"])])
def test_broken_cow_uses_each_cat_once(cats: int, again: list[str]) -> None:
    t = borrow(table("broken-cow", active=f"{cats} white-ability", roll="light-gray"), "red-blank")
    assert (t.legal(), t.zone("used")) == (["push", "pass", *again], {"white-ability": 2})


@pytest.mark.rule("cubitos-12.54")
def test_broken_cow_may_borrow_a_cat_for_the_next_pair() -> None:
    t = borrow(table("broken-cow", active="3 white-ability", roll="light-gray"), "white-ability")
    assert t.legal() == ["push", "pass", "use white-ability"]


@pytest.mark.rule("cubitos-12.54", "cubitos-9.7")
def test_broken_cow_takes_any_die_on_any_face_and_gives_it_back() -> None:
    t = table("broken-cow", active="2 white-ability", roll="light-gray").act("use white-ability")
    assert t.legal() == [f"take {kind}" for kind in KINDS]
    assert t.act("take purple").legal() == ["set purple-ability", "set purple-blank"]
    t.act("set purple-ability").act("pass")
    assert (t.me.feet, t.supply("purple")) == (4, 9)
    t.act("done", "")
    assert (t.supply("purple"), t.zone("discard"), t.zone("loan")) == (10, {"white": 2}, {})


@pytest.mark.rule("cubitos-12.54", "cubitos-9.7")
def test_broken_cow_gives_its_loan_back_after_a_bust() -> None:
    t = borrow(table("broken-cow", active="2 white-ability", roll="light-gray"), "purple-ability").act(
        "push", ""
    )
    assert t.zone("discard") == {"white": 2, "purple": 1}
    t.act("done", "")
    assert (t.supply("purple"), t.zone("discard"), t.zone("loan")) == (10, {"white": 2}, {})


@pytest.mark.rule("cubitos-12.54", "cubitos-9.7")
@pytest.mark.parametrize(
    ("own", "roll", "discard"),
    [("", {"light-gray": 1}, {"white": 2}), ("green", {"light-gray": 1}, {"white": 2, "green": 1})],
)
def test_a_loan_that_went_to_roll_goes_back_from_there_wherever_its_like_lies(
    own: str, roll: dict[str, int], discard: dict[str, int]
) -> None:
    t = table("broken-cow", "rock-on", active="2 white-ability", roll="light-gray", discard=own)
    borrow(t, "green-ability").act("push").act("use green-ability", "")
    assert (t.me.busted, t.zone("roll")) == (1, {"light-gray": 1, "green": 1})
    t.act("done", "")
    assert (t.zone("roll"), t.zone("discard"), t.supply("green")) == (roll, discard, 10 - len(own.split()))


@pytest.mark.rule("cubitos-12.54", "cubitos-11.3", "cubitos-9.10")
def test_broken_cow_may_use_the_immediate_symbol_it_sets_even_in_the_run_phase() -> None:
    t = table("broken-cow", "muggles", active="2 white-ability", roll="light-gray", draw="2 white").act(
        "pass"
    )
    borrow(t.act("done"), "brown-ability")
    assert t.legal() == ["use brown-ability", "done"]
    t.act("use brown-ability", "white-foot")
    assert (t.me.stage, t.me.feet, t.me.coins) == (MOVE, 1, 2)
    t.act("done", "")
    assert (t.supply("brown"), t.zone("loan"), t.zone("roll")) == (10, {}, {"light-gray": 1, "white": 1})


@pytest.mark.rule("cubitos-11.7", "cubitos-12.54")
def test_broken_cow_used_before_the_throw_takes_nothing_from_wizards() -> None:
    t = table("broken-cow", "wizard", active="2 white-ability 2 brown-ability", roll="2 light-gray").act(
        "push"
    )
    t.act("use white-ability").act("take brown").act("set brown-ability", "light-gray-coin")
    assert (t.state.step, t.me.credit) == (ROLLING, 2)


@pytest.mark.rule("cubitos-12.54", "cubitos-9.5")
def test_broken_cow_finds_nothing_in_an_empty_supply() -> None:
    own = Seat(active="2 white-ability", roll="light-gray")
    t = table("broken-cow", seats=(own, Seat(draw=f"{ALL_GRAY} {ALL_COLOURS}")))
    assert t.legal() == ["push", "pass"]


# Fast Cat


@pytest.mark.rule("cubitos-12.55", "cubitos-9.8")
def test_fast_cat_throws_two_dice_of_choice_freely() -> None:
    t = table("fast-cat", active="3 light-gray-coin", roll="white light-gray", draw="3 light-gray 2 red")
    t.act("push", "white-ability").act("use white-ability").act("pick draw red").act(
        "pick draw red", "red-blank"
    )
    assert (t.zone("roll"), t.zone("draw"), t.me.busted) == (
        {"light-gray": 1, "red": 2},
        {"light-gray": 3},
        0,
    )
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-12.55", "cubitos-2.10")
def test_fast_cat_may_be_declined() -> None:
    t = table("fast-cat", roll="white light-gray", draw="2 white").act("push", "white-ability").act("done")
    assert (t.legal(), t.zone("draw")) == (["push", "pass"], {"white": 2})


@pytest.mark.rule("cubitos-12.55", "cubitos-11.3")
def test_fast_cat_that_comes_up_in_its_own_throw_joins_the_list() -> None:
    t = table("fast-cat", roll="2 white light-gray", draw="2 white", discard="light-gray")
    t.act("push", "2 white-ability").act("use white-ability", "white-ability")
    assert (t.legal(), t.zone("roll")) == (["use white-ability", "done"], {"light-gray": 1, "white": 1})
    t.act("use white-ability", "light-gray-coin")
    assert (t.zone("active"), t.zone("draw"), t.zone("discard")) == (
        {"light-gray-coin": 1, "white-ability": 3},
        {},
        {},
    )
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-12.55", "cubitos-9.8")
def test_fast_cat_refills_a_short_draw_before_its_dice_are_chosen() -> None:
    t = table("fast-cat", roll="white light-gray", draw="red", discard="light-gray blue")
    t.act("push", "white-ability").act("use white-ability")
    assert t.legal() == ["pick draw light-gray", "pick draw red", "pick draw blue"]
    t.act("pick draw blue").act("pick draw light-gray", "blue-coin")
    assert (t.zone("roll"), t.zone("draw")) == ({"light-gray": 2}, {"red": 1})


@pytest.mark.rule("cubitos-12.55")
def test_fast_cat_asks_nobody_where_there_is_no_die_to_throw() -> None:
    t = table("fast-cat", roll="white light-gray").act("push", "white-ability")
    assert t.legal() == ["push", "pass"]


@pytest.mark.rule("cubitos-12.55")
def test_fast_cat_gives_nothing_in_the_run_phase() -> None:
    t = table("fast-cat", active="2 white-ability dark-gray-foot", roll="light-gray", draw="3 white").act(
        "pass"
    )
    assert (t.me.stage, t.me.feet, t.me.coins) == (MOVE, 1, 0)


# Schmutz


@pytest.mark.rule("cubitos-12.56")
@pytest.mark.parametrize("cats", [1, 2])
def test_schmutz_gives_a_foot_and_no_credit_where_no_die_was_lost(cats: int) -> None:
    t = table("schmutz", active=f"{cats} white-ability", roll="light-gray").act("pass")
    assert (t.me.stage, t.me.feet) == (MOVE, cats)
    t.act("done", "")
    assert (t.state.round_number, t.me.credit) == (2, 0)


@pytest.mark.rule("cubitos-12.56")
def test_schmutz_gives_three_credits_at_once_where_a_die_was_lost_in_the_roll_phase() -> None:
    t = table("schmutz", "keep-on-rollin", active="2 white-ability green-ability", roll="light-gray")
    t.act("push", "").act("use green-ability").act("pass")
    assert (t.me.stage, t.me.feet, t.me.credit) == (MOVE, 2, 6)
    t.act("done")
    assert (t.me.stage, t.me.credit) == (BUY, 6)


@pytest.mark.rule("cubitos-12.56", "cubitos-5.14", "cubitos-11.10")
def test_schmutz_is_paid_before_the_moves_for_a_die_that_is_lost_with_its_use() -> None:
    t = table("schmutz", "rich-dog", active="2 white-ability brown-ability", roll="light-gray").act("pass")
    assert (t.me.stage, t.me.feet, t.me.coins, t.me.credit) == (MOVE, 2, 3, 6)
    t.act("done")
    assert (t.me.stage, t.me.coins, t.me.credit) == (BUY, 3, 6)
    t.act("done", "")
    assert t.me.credit == 6


@pytest.mark.rule("cubitos-12.56", "cubitos-5.14")
def test_schmutz_is_paid_for_a_die_lost_on_a_space() -> None:
    t = table("schmutz", active="white-ability", roll="light-gray", cell=(23, 10)).act("pass")
    t.act("step right").act("pick roll light-gray")
    assert (t.me.stage, t.me.credit) == (BUY, 3)


@pytest.mark.rule("cubitos-12.56", "cubitos-5.14")
def test_schmutz_is_paid_for_a_die_lost_by_bob() -> None:
    t = table("schmutz", "bob", active="white-ability blue-ability", roll="light-gray", cell=(23, 10)).act(
        "pass"
    )
    t.act("done").act("bob 2").act("pick roll light-gray")
    assert (t.me.stage, t.me.credit) == (BUY, 3)


@pytest.mark.rule("cubitos-12.56", "cubitos-9.1")
def test_ruling_19_a_gift_is_not_lost_and_a_loan_goes_back_too_late_for_schmutz() -> None:
    t = table(
        "schmutz", "crabby", active="white-ability red-ability", roll="light-gray", loan="active red-ability"
    ).act("pass")
    t.act("done").act("pick roll light-gray")
    assert (t.me.stage, t.me.feet, t.zone("discard", 1)) == (MOVE, 1, {"light-gray": 1})
    t.act("done", "")
    assert (t.state.round_number, t.me.credit, t.supply("red"), t.zone("discard")) == (2, 0, 10, {"white": 1})


@pytest.mark.rule("cubitos-12.56", "cubitos-12.38")
def test_schmutz_is_paid_for_cubasaurus_but_not_after_a_bust() -> None:
    t = table(
        "schmutz", "cubasaurus", active="white-ability purple-ability light-gray-coin", roll="2 light-gray"
    )
    t.act("pass").act("done")
    assert (t.me.stage, t.me.credit) == (BUY, 3)
    t = table(
        "schmutz", "cubasaurus", active="white-ability purple-ability light-gray-coin", roll="2 light-gray"
    )
    t.act("push", "").act("done", "")
    assert (t.state.round_number, t.me.credit, t.notes(GAINS_CREDITS)) == (2, 0, [])
