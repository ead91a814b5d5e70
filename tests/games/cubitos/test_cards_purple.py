"""Purple cards (cubitos-12.36 to 12.42): feet, and the die on loan of Cubasaurus."""

from __future__ import annotations

import pytest

from cubarium.games.cubitos.events import GAINS_FEET
from cubarium.games.cubitos.state import MOVE
from tests.games.cubitos.table import GRAND_FINALE, TABLES, Seat, table

EVERY_COLOUR = (
    "light-gray-coin red-blank orange-blank yellow-blank green-blank blue-blank purple-ability brown-blank"
    " white-blank"
)
EVERY_DIE = (
    "20 light-gray 12 dark-gray 10 red 10 orange 10 yellow 10 green 10 blue 8 purple 10 brown 10 white"
)


# Rollosaurus


@pytest.mark.rule("cubitos-12.36")
@pytest.mark.parametrize(("active", "feet"), [("purple-ability", 4), ("2 purple-ability purple-blank", 8)])
def test_rollosaurus_gives_four_feet_for_each_symbol(active: str, feet: int) -> None:
    t = table("rollosaurus", active=active, roll="light-gray").act("pass")
    assert (t.me.stage, t.me.feet, t.me.coins) == (MOVE, feet, 0)


@pytest.mark.rule("cubitos-12.36")
def test_rollosaurus_gives_nothing_after_a_bust() -> None:
    t = table("rollosaurus", active="purple-ability 2 light-gray-coin", roll="light-gray")
    t.act("push", "").act("done", "")
    assert (t.state.round_number, t.notes(GAINS_FEET)) == (2, [])
    assert t.zone("discard") == {"purple": 1, "light-gray": 2}


# Dancing Dino


@pytest.mark.rule("cubitos-12.37", "cubitos-11.13")
@pytest.mark.parametrize(
    ("others", "feet"),
    [
        ("", 2),
        ("red-blank", 4),
        ("2 red-blank", 4),
        ("orange-blank", 3),
        ("red-blank orange-ability", 5),
        ("brown-blank yellow-blank white-blank", 2),
    ],
)
def test_dancing_dino_gives_more_with_a_red_and_with_an_orange_die(others: str, feet: int) -> None:
    t = table("dancing-dino", active=f"purple-ability {others}", roll="light-gray").act("pass")
    assert t.me.feet == feet


@pytest.mark.rule("cubitos-12.37", "cubitos-11.14")
def test_dancing_dino_repeats_its_full_effect_for_each_copy() -> None:
    t = table("dancing-dino", active="2 purple-ability red-blank orange-blank", roll="light-gray")
    assert t.act("pass").me.feet == 10


@pytest.mark.rule("cubitos-12.37")
def test_dancing_dino_looks_at_the_active_dice_alone() -> None:
    t = table("dancing-dino", active="purple-ability", roll="red", draw="orange", discard="red orange")
    assert t.act("pass").me.feet == 2


@pytest.mark.rule("cubitos-12.37", "cubitos-11.13")
@pytest.mark.parametrize(("first", "feet"), [("use purple-ability", 4 + 2), ("done", 2 + 2)])
def test_dancing_dino_may_be_used_before_the_red_die_is_paid(first: str, feet: int) -> None:
    t = table("dancing-dino", active="purple-ability red-ability", roll="red", options={"soldier_pays": 1})
    assert t.act("pass").legal() == ["use purple-ability", "done"]
    t.act(first).act("use red-ability")
    assert (t.me.feet, t.me.coins, t.zone("active")) == (feet, 3, {"purple-ability": 1})


# Cubasaurus


@pytest.mark.rule("cubitos-12.38", "cubitos-9.6", "cubitos-9.7")
def test_cubasaurus_takes_any_die_on_any_face_and_gives_it_back() -> None:
    t = table("cubasaurus", roll="purple light-gray").act("push", "purple-ability")
    assert t.legal() == ["use purple-ability", "done"]
    kinds = [
        "light-gray",
        "dark-gray",
        "red",
        "orange",
        "yellow",
        "green",
        "blue",
        "purple",
        "brown",
        "white",
    ]
    assert t.act("use purple-ability").legal() == [f"take {kind}" for kind in kinds]
    faces = ["ability", "power", "foot", "blank"]
    assert t.act("take green").legal() == [f"set green-{face}" for face in faces]
    t.act("set green-foot")
    assert t.zone("active") == {"purple-ability": 1, "green-foot": 1}
    assert (t.supply("green"), t.zone("loan"), t.legal()) == (9, {"active green-foot": 1}, ["push", "pass"])
    assert t.act("pass").me.feet == 1
    t.act("done", "")
    assert (t.supply("green"), t.zone("loan"), t.zone("discard")) == (10, {}, {})


@pytest.mark.rule("cubitos-12.38", "cubitos-9.3")
@pytest.mark.parametrize("answer", ["done", "use purple-ability"])
def test_cubasaurus_is_lost_in_the_run_phase_whether_used_or_declined(answer: str) -> None:
    t = (
        table("cubasaurus", roll="purple 2 light-gray")
        .act("push", "purple-ability light-gray-coin")
        .act(answer)
    )
    if answer != "done":
        t.act("take light-gray").act("set light-gray-blank")
    assert t.supply("purple") == 9
    t.act("pass", "")
    assert (t.supply("purple"), t.zone("discard"), t.zone("roll")) == (
        10,
        {"light-gray": 1},
        {"light-gray": 1},
    )


@pytest.mark.rule("cubitos-12.38", "cubitos-9.7", "cubitos-9.3")
def test_cubasaurus_stays_after_a_bust_and_its_loan_goes_back_from_discard() -> None:
    t = table("cubasaurus", active="2 light-gray-coin", roll="purple light-gray")
    t.act("push", "purple-ability").act("use purple-ability").act("take red").act("set red-power")
    t.act("push", "")
    assert t.zone("discard") == {"light-gray": 2, "purple": 1, "red": 1}
    t.act("done", "")
    assert (t.supply("red"), t.supply("purple"), t.me.fans) == (10, 9, 1)
    assert (t.zone("discard"), t.zone("loan")) == ({"light-gray": 2, "purple": 1}, {})


@pytest.mark.rule("cubitos-12.38", "cubitos-11.3")
def test_ruling_29_an_immediate_symbol_taken_by_cubasaurus_joins_the_list() -> None:
    t = table("cubasaurus", "muggles", roll="2 purple light-gray", draw="3 dark-gray white")
    t.act("push", "2 purple-ability").act("use purple-ability").act("take brown").act("set brown-ability")
    assert t.legal() == ["use purple-ability", "use brown-ability", "done"]
    t.act("use brown-ability").act("pick draw white", "white-foot")
    assert t.zone("active") == {"purple-ability": 2, "brown-ability": 1, "white-foot": 1}
    assert t.legal() == ["use purple-ability", "done"]
    t.act("use purple-ability").act("take blue").act("set blue-coin")
    assert (t.legal(), t.zone("loan")) == (
        ["push", "pass"],
        {"active brown-ability": 1, "active blue-coin": 1},
    )


@pytest.mark.rule("cubitos-12.38", "cubitos-11.3")
def test_cubasaurus_declined_once_is_declined_for_good() -> None:
    t = table("cubasaurus", roll="2 purple light-gray").act("push", "2 purple-ability").act("done")
    assert (t.legal(), t.zone("loan")) == (["push", "pass"], {})


@pytest.mark.rule("cubitos-12.38", "cubitos-9.5")
def test_cubasaurus_finds_nothing_in_an_empty_supply_and_is_lost_all_the_same() -> None:
    own = Seat(active="7 light-gray-coin", roll="2 purple light-gray")
    t = table("cubasaurus", seats=(own, Seat(draw=EVERY_DIE)))
    assert t.act("push", "purple-ability").legal() == ["push", "pass"]
    t.act("pass").act("done")
    assert (t.supply("purple"), t.zone("roll")) == (1, {"purple": 1, "light-gray": 1})


@pytest.mark.rule("cubitos-12.38", "cubitos-2.7")
def test_two_cubasaurus_at_once_do_not_take_the_same_last_die() -> None:
    first = Seat(roll="purple 2 light-gray", discard="9 red")
    second = Seat(roll="purple 2 light-gray", more={"stage": "decide", "thrown": 1})
    t = table("cubasaurus", seats=(first, second), options={"order": 1})
    for seat in (0, 1):
        t.act("push", "purple-ability", seat=seat).act("use purple-ability", seat=seat)
    t.act("take red", seat=0)
    assert "take red" not in t.legal(1)
    t.act("set red-ability", seat=0)
    assert (t.supply("red"), t.zone("loan")) == (0, {"active red-ability": 1})


# Dice on loan


@pytest.mark.rule("cubitos-9.7", "cubitos-12.38")
def test_a_borrowed_die_that_is_lost_with_its_use_is_not_given_back_twice() -> None:
    t = table("cubasaurus", "rich-dog", roll="purple light-gray", draw="brown").act("push", "purple-ability")
    t.act("use purple-ability").act("take brown").act("set brown-ability").act("pass")
    assert (t.me.coins, t.supply("brown")) == (3, 9)
    t.act("done", "")
    assert (t.zone("draw"), t.supply("brown"), t.zone("loan")) == ({"brown": 1}, 9, {})


# A loss with nothing to lose


@pytest.mark.rule("cubitos-9.4")
def test_ruling_20_a_loss_is_dropped_where_there_is_no_die() -> None:
    t = table("benchwarmer", active="orange-ability").act("pass")
    t.act("use orange-ability", "")
    assert (t.state.round_number, t.supply("orange"), t.zone("discard")) == (2, 10, {})


# Wikiwiki Dinosaur


@pytest.mark.rule("cubitos-12.39")
@pytest.mark.parametrize(
    ("active", "first", "feet"),
    [
        ("purple-ability", None, 1),
        ("purple-ability light-gray-coin dark-gray-coin", None, 2),
        ("purple-ability 2 dark-gray-coin", None, 2),
        ("purple-ability 2 red-blank 2 white-blank", None, 3),
        ("purple-ability light-gray-coin", "coin", 3),
        ("purple-ability light-gray-coin", "foot", 3 + 1),
        (EVERY_COLOUR, None, 9),
        (EVERY_COLOUR, "coin", 10),
        (f"{EVERY_COLOUR} purple-ability", "coin", 20),
    ],
)
def test_wikiwiki_dinosaur_gives_a_foot_for_every_colour(active: str, first: str | None, feet: int) -> None:
    t = table("wikiwiki-dinosaur", active=active, roll="light-gray", first=first).act("pass")
    assert t.me.feet == feet


@pytest.mark.rule("cubitos-12.39", "cubitos-11.12")
def test_wikiwiki_dinosaur_counts_before_any_die_is_lost() -> None:
    t = table("wikiwiki-dinosaur", "mr-dog", active="purple-ability brown-ability", roll="light-gray").act(
        "pass"
    )
    assert (t.me.feet, t.zone("active")) == (2, {"purple-ability": 1})


# You Bet Jurassican


@pytest.mark.rule("cubitos-12.40", "cubitos-11.12")
@pytest.mark.parametrize(
    ("others", "feet"),
    [
        ("", 2),
        ("brown-blank", 4),
        ("2 brown-coin", 4),
        ("yellow-blank", 3),
        ("brown-blank yellow-ability", 5),
        ("brown-ability", 4),  # lost with its use, but after the dinosaur has looked
        ("red-blank orange-blank", 2),
    ],
)
def test_you_bet_jurassican_gives_more_with_a_brown_and_with_a_yellow_die(others: str, feet: int) -> None:
    t = table("you-bet-jurassican", active=f"purple-ability {others}", roll="light-gray").act("pass")
    assert t.me.feet == feet


@pytest.mark.rule("cubitos-12.40", "cubitos-11.14")
def test_you_bet_jurassican_repeats_its_full_effect_for_each_copy() -> None:
    t = table("you-bet-jurassican", active="2 purple-ability brown-ability yellow-blank", roll="light-gray")
    assert t.act("pass").me.feet == 10


# Shimmy Shimmy Dino


@pytest.mark.rule("cubitos-12.41")
@pytest.mark.parametrize(
    ("active", "first", "feet"),
    [
        ("purple-ability red-blank", "coin", 0),
        ("purple-ability 2 light-gray-coin dark-gray-blank", None, 3),
        ("purple-ability light-gray-coin 2 white-blank", "coin", 3),
        ("2 purple-ability light-gray-coin dark-gray-coin white-foot", None, 2 * 3 + 1),
    ],
)
def test_shimmy_shimmy_dino_counts_gray_and_white_dice(active: str, first: str | None, feet: int) -> None:
    t = table("shimmy-shimmy-dino", active=active, roll="light-gray", first=first, more={"credit": 4}).act(
        "pass"
    )
    assert (t.me.stage, t.me.feet) == (MOVE, feet)


# Pronto Bronto


@pytest.mark.rule("cubitos-12.42")
@pytest.mark.parametrize(
    ("cell", "feet"),
    [
        (None, 4),
        ((21, 6), 4),
        ((33, 4), 3),
        ((27, 0), 3),
        ((13, 0), 2),
        ((5, 0), 2),
        ((1, 6), 1),
        ((5, 10), 0),
    ],
)
def test_pronto_bronto_gives_half_the_lines_to_the_finish(cell: tuple[int, int] | None, feet: int) -> None:
    t = table("pronto-bronto", active="purple-ability", roll="light-gray", cell=cell, more={"credit": 4})
    t.act("pass")
    assert (t.me.stage, t.me.feet) == (MOVE, feet)


@pytest.mark.rule("cubitos-12.42")
def test_pronto_bronto_counts_from_one_place_for_all_copies() -> None:
    """The example of the rulebook: five lines, two dinosaurs, four feet."""
    t = table("pronto-bronto", active="2 purple-ability", roll="light-gray", cell=(13, 0)).act("pass")
    assert t.me.feet == 4
    assert t.act("step left").me.feet == 3


@pytest.mark.rule("cubitos-12.42")
def test_pronto_bronto_counts_to_the_end_of_this_lap_only() -> None:
    t = table(
        "pronto-bronto", active="purple-ability", roll="light-gray", cell=(13, 0), legs=3, more={"laps": 1}
    )
    assert t.act("pass").me.feet == 2


@pytest.mark.rule("cubitos-12.42", "cubitos-10.4")
def test_pronto_bronto_has_no_effect_in_rounds_that_break_a_tie() -> None:
    tied = {"laps": 1, "credit": 4}
    seats = (Seat(active="purple-ability", roll="light-gray", more=tied), Seat(more=tied))
    t = table("pronto-bronto", seats=seats, tie_break=1).act("pass")
    assert (t.me.stage, t.me.feet) == (MOVE, 0)


@pytest.mark.rule("cubitos-12.42", "cubitos-10.6")
@pytest.mark.parametrize(("place", "feet"), [("START_CELL", 4), ("FINISH_CELL", 0)])
def test_pronto_bronto_counts_to_the_finish_of_the_board_in_the_grand_finale(place: str, feet: int) -> None:
    cell = TABLES[place][3]
    more = {"cell": cell, "began": cell, "credit": 4}
    t = table(
        "pronto-bronto", circuit=GRAND_FINALE, legs=2, active="purple-ability", roll="light-gray", more=more
    )
    assert t.act("pass").me.feet == feet
