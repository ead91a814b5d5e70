"""Chapter 3, step 1: drawing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cubarium.games.cubitos.events import (
    PASSES,
    REFILLS,
    THROWS,
)
from cubarium.games.cubitos.state import ROLLING
from tests.games.cubitos.table import Seat, Table, table

TO_DRAW = "19 light-gray dark-gray"
"""Dice among which their owner has to choose at the beginning of a round."""


def before_a_round(*seats: Seat, legs: int = 1) -> Table:
    """Seat 0 has only to decline a purchase, then a round begins with seat 1 as first player."""
    buyer = replace(seats[0], more={"credit": 3, **seats[0].more})
    return table(stage="buy", step="buying", players=len(seats), seats=[buyer, *seats[1:]], legs=legs)


def amounts(*seats: Seat, legs: int = 1) -> list[int]:
    t = before_a_round(*seats, legs=legs)
    t.act("done")
    assert (t.state.round_number, t.asked) == (2, 1)
    return [p.amount for p in t.state.seats[: len(seats)]]


@pytest.mark.rule("cubitos-3.1")
def test_the_player_chooses_which_dice_are_drawn_but_not_how_many() -> None:
    t = table(stage="draw", draw="red 2 blue 7 light-gray", more={"amount": 2}, discard="white")
    assert t.legal() == ["draw light-gray", "draw red", "draw blue"]
    t.act("draw red")
    assert t.legal() == ["draw light-gray", "draw blue"]
    t.act("draw blue", "red-ability")
    assert t.zone("draw") == {"light-gray": 7, "blue": 1}
    assert (t.zone("roll"), t.zone("active")) == ({"blue": 1}, {"red-ability": 1})


@pytest.mark.rule("cubitos-3.2")
def test_the_draw_amount_begins_at_nine_and_grows_with_tokens() -> None:
    assert amounts(Seat(), Seat(draw=TO_DRAW)) == [9, 9]
    popular, famous = {"tokens": 1, "fans": 3}, {"tokens": 3, "fans": 7}
    assert amounts(Seat(more=popular), Seat(draw=TO_DRAW, more=famous)) == [10, 12]


@pytest.mark.rule("cubitos-3.2")
def test_each_red_line_behind_the_leader_is_one_die_more() -> None:
    zone_1, zone_2, zone_8 = Seat(cell=(28, 7)), Seat(cell=(25, 0)), Seat(cell=(13, 6))
    behind = Seat(draw=TO_DRAW)
    assert amounts(zone_1, behind) == [9, 10]
    assert amounts(zone_8, behind, zone_2) == [9, 17, 15]


@pytest.mark.rule("cubitos-3.2")
def test_a_completed_lap_is_nine_lines_and_finish_is_the_start_of_the_next_lap() -> None:
    on_start = Seat(more={"laps": 1})
    assert amounts(on_start, Seat(draw=TO_DRAW), legs=3) == [9, 18]
    assert amounts(on_start, Seat(draw=TO_DRAW, cell=(13, 6)), legs=3) == [9, 10]
    assert amounts(Seat(cell=(28, 7), more={"laps": 1}), Seat(draw=TO_DRAW, cell=(13, 6)), legs=3) == [9, 11]


@pytest.mark.rule("cubitos-3.3")
def test_leftover_dice_count_and_the_first_player_die_does_not() -> None:
    t = table(stage="draw", roll="7 light-gray", draw="2 red 2 blue", first_place="roll")
    t.act("draw red").act("draw blue", "")
    assert (t.notes(THROWS)[-1].a, t.zone("draw")) == (10, {"red": 1, "blue": 1})


@pytest.mark.rule("cubitos-3.3")
def test_who_has_enough_left_over_draws_nothing_and_puts_nothing_back() -> None:
    t = before_a_round(Seat(), Seat(roll="11 light-gray", draw="red blue"))
    t.act("done", "")
    assert t.asked == 1
    assert (t.zone("roll", 1), t.zone("draw", 1)) == ({"light-gray": 11}, {"blue": 1, "red": 1})
    assert t.notes(THROWS)[-1].a == 12


@pytest.mark.rule("cubitos-3.4")
def test_an_empty_draw_zone_is_filled_from_the_discard_and_the_draw_goes_on() -> None:
    t = before_a_round(Seat(), Seat(roll="5 light-gray", draw="2 light-gray", discard="red blue white"))
    t.act("done")
    assert t.legal() == ["draw red", "draw blue", "draw white"]
    assert (t.zone("roll", 1), t.zone("discard", 1)) == ({"light-gray": 7}, {})
    t.act("draw red").act("draw white", "")
    assert t.zone("draw", 1) == {"blue": 1}


@pytest.mark.rule("cubitos-3.4")
def test_the_discard_stays_while_a_die_is_left_to_draw() -> None:
    t = table(stage="draw", roll="7 light-gray", draw="light-gray red blue", discard="3 white")
    t.act("draw red").act("draw blue", "")
    assert (t.zone("draw"), t.zone("discard")) == ({"light-gray": 1}, {"white": 3})
    assert t.notes(REFILLS) == []


@pytest.mark.rule("cubitos-3.4")
def test_with_both_zones_empty_the_draw_stops_short() -> None:
    t = before_a_round(Seat(), Seat(draw="2 light-gray", discard="red"))
    t.act("done", "")
    assert t.zone("roll", 1) == {"light-gray": 2, "red": 1}
    assert t.notes(THROWS)[-1].a == 4  # with the first-player die


@pytest.mark.rule("cubitos-3.5")
@pytest.mark.parametrize(
    ("mark", "exempt", "counted"),
    [("free_gray", "dark-gray", "white"), ("free_white_green", "white", "dark-gray")],
)
def test_exempt_dice_never_count(mark: str, exempt: str, counted: str) -> None:
    t = table(stage="draw", roll=f"5 {exempt}", draw=f"2 {exempt} 3 {counted}", more={"amount": 2, mark: 1})
    for _ in range(2):
        assert "done" not in t.legal()
        t.act(f"draw {counted}")
    assert t.legal() == [f"draw {exempt}", "done"]
    t.act(f"draw {exempt}")
    t.act("done", "")
    assert t.zone("roll") == {exempt: 6, counted: 2}


@pytest.mark.rule("cubitos-3.5")
def test_green_dice_are_exempt_with_the_white_ones_and_light_gray_with_dark_ones() -> None:
    punch = table(stage="draw", draw="2 green red", roll="red", more={"amount": 1, "free_white_green": 1})
    assert punch.legal() == ["draw green", "done"]
    stinky = table(stage="draw", draw="light-gray red", roll="red", more={"amount": 1, "free_gray": 1})
    assert stinky.legal() == ["draw light-gray", "done"]


@pytest.mark.rule("cubitos-3.5")
def test_ruling_4_nobody_has_to_draw_exempt_dice() -> None:
    t = table(stage="draw", roll="blue", draw="2 light-gray", discard="3 red", more={"free_gray": 1})
    assert t.legal() == ["draw light-gray", "done"]
    t.act("done", "")
    assert t.legal() == ["push", "pass"]
    assert (t.zone("draw"), t.zone("discard")) == ({"light-gray": 2}, {"red": 3})


@pytest.mark.rule("cubitos-3.5", "cubitos-3.4")
def test_who_draws_the_last_exempt_die_while_dice_are_owed_refills_and_goes_on() -> None:
    t = table(stage="draw", draw="light-gray", discard="3 red blue", more={"free_gray": 1, "amount": 3})
    t.act("draw light-gray")
    assert t.legal() == ["draw red", "draw blue"]


@pytest.mark.rule("cubitos-3.5", "cubitos-3.4")
@pytest.mark.parametrize(("mark", "exempt"), [("free_gray", "light-gray"), ("free_white_green", "white")])
def test_who_owes_no_die_does_not_refill_for_exempt_dice(mark: str, exempt: str) -> None:
    t = table(stage="draw", draw="red blue", discard=f"3 {exempt}", more={mark: 1, "amount": 2})
    t.act("draw red", "")  # the blue one is drawn too: it leaves no choice
    assert (t.zone("roll"), t.zone("discard")) == ({"red": 1, "blue": 1}, {exempt: 3})
    assert (t.legal(), t.notes(REFILLS)) == (["push", "pass"], [])


@pytest.mark.rule("cubitos-3.6")
def test_champion_may_replace_the_draw() -> None:
    champion = Seat(draw="10 light-gray red", discard="2 blue", roll="white", more={"may_draw_all": 1})
    t = table(stage="draw", seats=[champion])
    assert t.legal() == ["draw-all", "done"]
    t.act("draw-all", "")
    assert t.zone("roll") == {"light-gray": 10, "red": 1, "blue": 2, "white": 1}
    assert (t.zone("draw"), t.zone("discard"), t.me.may_draw_all) == ({}, {}, 0)
    usual = table(stage="draw", seats=[champion])
    assert usual.act("done").legal() == ["draw light-gray", "draw red"]


@pytest.mark.rule("cubitos-3.7")
def test_ruling_5_without_dice_there_is_no_throw_and_the_player_passes() -> None:
    t = before_a_round(Seat(), Seat(draw=TO_DRAW))
    t.act("done").act("draw dark-gray", "").act("pass")
    assert [note.seat for note in t.notes(THROWS)] == [1]
    assert [note.seat for note in t.notes(PASSES)] == [1, 0]
    assert t.state.step != ROLLING
