"""Chapter 3: set-up, the throw and its three cases, laying, shortage and the end."""

from __future__ import annotations

import pytest

from cubarium.games.cubano.rules.board import COLOURS, EDGE_NAMES, SQUARE_NAMES
from tests.games.cubano.one_die_table import BUILT_IN, SPEC, named, new_game, random_game, table

RED_IN_TWO = {"a1": "red", "b1": "red", "d1": "red"}
CORNER = ("a1-a2", "a1-b1")
"""The two edges of a corner square; three squares are open while they are free."""
APART = ("a1-a2", "c1-c2", "e1-e2", "g1-g2", "a7-a8")
"""Edges without a square in common: while one is free, two squares are open."""


# Set-up


@pytest.mark.rule("cubano-3.1", "cubano-1.3")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_board_is_empty_and_each_player_has_a_die(players: int) -> None:
    t = new_game(players)
    assert (t.state["heap_bars"], t.state["heap_cubes"]) == (112, 64 - players)
    assert t.dice == [1] * players
    assert set(t.state["colours"]) == {"none"}
    assert t.state["row_bars"] == t.state["column_bars"] == []


@pytest.mark.rule("cubano-3.2", "cubano-1.10")
def test_colours_are_chosen_in_turn_order_from_the_starter_on() -> None:
    t = new_game(3, starter=1)
    assert t.legal() == [f"colour {name}" for name in COLOURS]
    t.act("colour green")
    assert (t.asked, t.refused("colour green")) == (2, "cubano-3.2")
    t.act("colour red")
    assert t.legal() == ["colour brown", "colour orange", "colour yellow", "colour blue"]
    t.act("colour blue")
    assert [seat["colour"] for seat in t.state["seats"][:3]] == ["blue", "green", "red"]
    assert (t.asked, t.legal()) == (1, ["throw"])


@pytest.mark.rule("cubano-3.2")
def test_the_sixth_player_gets_the_last_colour() -> None:
    t = new_game(6, starter=2).act(*(f"colour {name}" for name in COLOURS[:5]))
    assert t.state["seats"][1]["colour"] == "blue"
    assert (t.asked, t.legal()) == (2, ["throw"])


# The throw


@pytest.mark.rule("cubano-3.3")
def test_a_throw_is_followed_by_laying_and_the_next_turn() -> None:
    t = table(turn=1).throw("blue")
    assert (t.asked, t.state["phase"], t.state["shown"]) == (1, "lay", "blue")
    t.lay("d4-d5", "d4-e4", "f4-f5", "f4-g4", "b7-b8", "b7-c7")
    assert (t.asked, t.state["phase"], t.state["shown"]) == (2, "throw", "none")


def test_a_throw_uses_the_luck_of_its_seat_alone() -> None:
    t = table(turn=1).act("throw")
    assert [used > 0 for used in t.match._chance.counters] == [False, True, *[False] * 5]


@pytest.mark.rule("cubano-3.4", "cubano-1.4")
@pytest.mark.parametrize(("colour", "bars"), [("yellow", 4), ("green", 5), ("blue", 6)])
def test_a_free_colour_brings_its_value_in_bars(colour: str, bars: int) -> None:
    t = table().throw(colour)
    assert (t.asked, t.state["to_lay"], t.state["heap_bars"]) == (0, bars, 112 - bars)


@pytest.mark.rule("cubano-3.5", "cubano-1.5")
@pytest.mark.parametrize("colour", ["brown", "blue"])
def test_the_own_colour_brings_four_bars_and_another_throw_each_time(colour: str) -> None:
    t = table(colours=(colour, "red"))
    for row in "456":
        t.throw(colour)
        assert t.state["to_lay"] == 4
        t.lay(*(f"{letter}{row}-{letter}{int(row) + 1}" for letter in "aceg"))
        assert (t.asked, t.legal()) == (0, ["throw"])


# The colour of another player


@pytest.mark.rule("cubano-3.6", "cubano-3.7")
def test_the_owner_of_the_colour_is_asked_first_and_may_flip_any_square_of_the_thrower() -> None:
    t = table(turn=1, squares={**RED_IN_TWO, "h8": "orange"}).throw("brown")
    assert t.asked == 0
    assert t.legal() == ["flip a1", "flip b1", "flip d1", "renounce"]
    t.act("flip b1")
    assert [t.colour(square) for square in ("a1", "b1", "d1", "h8")] == ["red", "brown", "red", "orange"]
    assert (t.asked, t.state["phase"], t.state["to_lay"]) == (1, "lay", 1)


@pytest.mark.rule("cubano-3.7")
def test_a_flip_may_be_renounced() -> None:
    t = table(turn=1, squares=RED_IN_TWO).throw("orange").act("renounce")
    assert [t.colour(square) for square in RED_IN_TWO] == ["red"] * 3
    assert (t.asked, t.state["to_lay"]) == (1, 3)


@pytest.mark.rule("cubano-3.7")
def test_a_square_that_was_flipped_may_be_flipped_again() -> None:
    t = table(colours=("brown", "red"), turn=1, squares=RED_IN_TWO).throw("brown").act("flip d1")
    t.lay("e5-e6").throw("red").act("flip d1")
    assert t.colour("d1") == "red"


@pytest.mark.rule("cubano-3.6")
@pytest.mark.parametrize(("shown", "bars"), [("brown", 1), ("orange", 3)])
def test_ruling_34_the_thrower_lays_bars_after_the_flip(shown: str, bars: int) -> None:
    t = table(turn=1, squares=RED_IN_TWO).throw(shown).act("flip d1")
    assert (t.asked, t.state["phase"], t.state["to_lay"]) == (1, "lay", bars)


@pytest.mark.rule("cubano-3.6")
def test_a_claim_lapses_once_a_bar_is_laid() -> None:
    t = table(turn=1, squares=RED_IN_TWO).throw("orange").act("renounce").lay("e5-e6")
    assert t.refused("flip a1") == "cubano-3.6"


@pytest.mark.rule("cubano-3.6")
def test_ruling_36_flips_begin_with_the_second_lap_of_the_table() -> None:
    t = new_game(2, starter=1).act("colour brown", "colour red")
    t.throw("brown").lay("a1-a2", "a1-b1", "h7-h8", "g8-h8")  # the own colour, which does not end the lap
    t.throw("red").lay("d4-d5", "e4-e5")
    assert (t.state["lap"], t.colour("a1"), t.asked) == (1, "brown", 0)
    t.throw("brown").lay("a4-a5")
    assert (t.state["lap"], t.asked) == (2, 1)
    assert t.throw("red").legal() == ["flip a1", "flip h8", "renounce"]


@pytest.mark.rule("cubano-3.6")
def test_who_has_no_square_owes_nothing() -> None:
    t = table(turn=0, squares=RED_IN_TWO).throw("red")
    assert (t.asked, t.state["phase"], t.state["to_lay"]) == (0, "lay", 2)
    t.lay("e5-e6", "f5-f6")
    assert t.asked == 1


# Laying


@pytest.mark.rule("cubano-3.8", "cubano-1.2")
def test_a_bar_goes_on_any_free_edge() -> None:
    t = table(bars=("c4-d4",)).throw("yellow")
    assert t.legal() == [f"lay {edge}" for edge in EDGE_NAMES if edge != "c4-d4"]
    assert t.refused("lay c4-d4") == "cubano-3.8"


@pytest.mark.rule("cubano-3.8")
def test_ruling_39_all_bars_are_laid_even_where_they_help_others() -> None:
    t = table(bars=("a1-a2",)).throw("green").lay("c3-c4", "d3-d4", "e3-e4", "f3-f4")
    assert t.state["to_lay"] == 1
    assert all(move.startswith("lay ") for move in t.legal())
    assert t.refused("throw") == "cubano-3.3"
    assert t.lay("c5-c6").asked == 1


@pytest.mark.rule("cubano-3.9", "cubano-1.6")
def test_a_square_that_is_formed_gets_a_cube_at_once() -> None:
    t = table(bars=("a1-a2",)).throw("yellow").lay("a1-b1")
    assert (t.colour("a1"), t.state["heap_cubes"]) == ("brown", 60)
    assert t.asked == 0


@pytest.mark.rule("cubano-3.9")
def test_one_bar_can_form_two_squares() -> None:
    bars = ("a1-a2", "b1-b2", "b1-c1")
    t = table(bars=bars).throw("yellow").lay("a1-b1")
    assert (t.colour("a1"), t.colour("b1"), t.state["heap_cubes"]) == ("brown", "brown", 59)


@pytest.mark.rule("cubano-3.9")
def test_ruling_35_nobody_has_to_form_squares() -> None:
    t = table(bars=("a1-a2",)).throw("yellow")
    t.lay("d4-d5", "f4-f5", "d7-d8", "f7-f8")
    assert (t.colour("a1"), t.asked) == ("none", 1)


# Shortage and the end


@pytest.mark.rule("cubano-3.10")
def test_ruling_38_the_own_die_is_used_first_then_that_of_the_player_before() -> None:
    t = table(colours=("brown", "red", "orange", "yellow"), free=APART[:2], turn=1)
    assert (t.state["heap_cubes"], t.dice) == (0, [1, 1, 1, 1])
    t.throw("brown").lay("a1-a2")
    assert t.dice == [0, 0, 1, 1]
    assert (t.colour("a1"), t.colour("a2")) == ("red", "red")


@pytest.mark.rule("cubano-3.10")
def test_the_dice_of_others_are_taken_going_back_from_the_one_who_lays() -> None:
    t = table(colours=("brown", "red", "orange", "yellow"), free=APART[:2], turn=0).throw("blue")
    used = [note["owner"] for note in named(t.match.moves[-1].notes, "uses-die")]
    assert used == [0, 3, 2, 1]


@pytest.mark.rule("cubano-3.11")
def test_ruling_37_no_second_throw_without_a_die() -> None:
    t = table(free=APART[:5]).throw("brown").lay(*APART[:4])
    assert (t.state["heap_cubes"], t.dice, t.asked) == (0, [0, 1, 1], 1)


@pytest.mark.rule("cubano-3.11")
def test_players_without_a_die_are_passed_over() -> None:
    six = ("red", "brown", "orange", "yellow", "green", "blue")
    t = table(colours=six, free=APART[:2], dice=(1, 0, 0, 1, 1, 1)).throw("brown").lay("a1-a2")
    assert (t.dice, t.asked) == ([0, 0, 0, 1, 1, 0], 3)
    assert [note["seat"] for note in named(t.match.notes(), "no-die")] == [1, 2]


@pytest.mark.rule("cubano-3.11")
def test_a_player_without_a_die_may_still_flip() -> None:
    t = table(free=("a1-a2",), squares={"h8": "red"}, dice=(0, 1, 1), turn=1).throw("brown")
    assert (t.asked, t.legal()) == (0, ["flip h8", "renounce"])


@pytest.mark.rule("cubano-3.12")
@pytest.mark.parametrize("shown", ["blue", "green", "red"])
def test_the_last_bars_close_all_squares_that_are_left(shown: str) -> None:
    t = table(colours=("brown", "orange"), free=CORNER, dice=(1, 1), squares={"h8": "orange"}).throw(shown)
    assert t.match.is_over
    assert (t.state["heap_bars"], t.state["heap_cubes"], t.dice) == (0, 0, [0, 0])
    assert [t.colour(square) for square in ("a1", "a2", "b1")] == ["brown"] * 3


@pytest.mark.rule("cubano-3.12")
def test_a_game_ends_with_all_squares_occupied() -> None:
    for players in (2, 6):
        *_, match = random_game(players, players)
        state = match.to_json()
        assert "none" not in state["colours"]
        assert len(state["row_bars"]) + len(state["column_bars"]) == 112


# Victory


@pytest.mark.rule("cubano-3.13", "cubano-1.8", "cubano-1.9")
def test_the_largest_suite_wins() -> None:
    squares = dict.fromkeys(("a8", "b8", "c8"), "brown") | dict.fromkeys(("e8", "f8", "h8"), "orange")
    t = table(colours=("brown", "orange", "red"), free=CORNER, squares=squares, turn=2).throw("blue")
    assert t.match.scores()[:2] == [3, 2]
    assert t.match.winners() == [2]
    assert t.match.returns() == [0, -2, 2]
    assert [note["points"] for note in named(t.match.notes(), "wins")] == [58]


@pytest.mark.rule("cubano-1.9")
def test_equal_largest_suites_are_decided_by_the_next() -> None:
    squares = dict.fromkeys(("a8", "b8"), "brown") | dict.fromkeys(("e8", "f8", "h8"), "orange")
    t = table(colours=("brown", "orange", "red"), free=CORNER, squares=squares, turn=2).throw("blue")
    assert t.match.scores()[:2] == [2, 2]
    assert t.match.returns() == [-2, 0, 2]


@pytest.mark.rule("cubano-3.13")
def test_a_victory_can_be_shared() -> None:
    brown = {name: "brown" for name in SQUARE_NAMES if name[0] in "abcd" and name not in ("a1", "a2", "b1")}
    t = table(colours=("brown", "red"), free=CORNER, squares=brown).throw("blue")
    assert (t.match.scores(), t.match.returns(), t.match.winners()) == ([32, 32], [0, 0], [0, 1])
    assert [note["seat"] for note in named(t.match.notes(), "shares")] == [0, 1]


def test_amounts_come_from_the_component_file() -> None:
    tables = SPEC.components.values(BUILT_IN)
    assert tables["COLOUR_BARS"] == (0, 1, 2, 3, 4, 5, 6)
    assert (tables["STANDARD"], tables["FLIP_LAP"]) == (4, 2)
    assert tables["HOUSE_VALUES"] == ()
