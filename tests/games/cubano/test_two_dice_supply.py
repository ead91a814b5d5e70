"""Chapter 2 of Cub'ano, entry, phases, supply and placing."""

from __future__ import annotations

import pytest

from cubarium.engine.errors import Malformed
from cubarium.engine.match import Match
from cubarium.games.cubano.rules.board import COLOURS
from cubarium.games.cubano.two_dice import SPEC
from tests.games.cubano.two_dice_table import new_game, table


@pytest.mark.rule("cubano-2.1")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_may_play(players: int) -> None:
    with pytest.raises(Malformed):
        Match(SPEC, {"players": players})


@pytest.mark.rule("cubano-2.2", "cubano-1.3")
@pytest.mark.parametrize(("players", "cubes"), [(2, 60), (4, 56), (6, 52)])
def test_the_heaps_hold_all_bars_and_the_cubes_that_are_no_dice(players: int, cubes: int) -> None:
    t = new_game(players)
    assert t.heap == (112, cubes)
    assert [t.state.seats[p].has_dice for p in range(6)] == [int(p < players) for p in range(6)]
    assert not any(t.state.colours) and not t.state.row_bars and not t.state.column_bars


@pytest.mark.rule("cubano-1.10")
def test_ruling_8_the_starter_is_drawn_and_play_goes_clockwise() -> None:
    t = new_game(3)
    seats = []
    for _ in range(4):
        seats.append(t.asked)
        t.throw("brown", "red")
    assert seats == [0, 1, 2, 0]
    starters = {Match(SPEC, {"players": 3}, seed=seed).actors()[0] for seed in range(20)}
    assert starters == {0, 1, 2}


@pytest.mark.rule("cubano-1.11")
def test_every_seat_sees_everything() -> None:
    t = table(reserves=[(3, 1)], cubes=["a1", "b1"])
    views = [t.match.view(seat) for seat in (-1, 0, 1, 2)]
    for view in views:
        view.viewer = 0
        assert view == views[0]


# Entry


@pytest.mark.rule("cubano-2.3", "cubano-2.4", "cubano-2.5")
def test_a_double_of_a_free_colour_gives_it_and_ends_the_turn() -> None:
    t = new_game(2).throw("green", "green")
    assert (t.status(0), t.state.seats[0].colour, t.reserve(0)) == ("active", 5, (0, 0))
    assert t.legal() == ["throw"]
    assert t.asked == 1


@pytest.mark.rule("cubano-2.6")
def test_other_throws_of_a_waiting_player_have_no_effect() -> None:
    t = new_game(2).throw("green", "blue")
    assert (t.status(0), t.heap, t.asked) == ("waiting", (112, 60), 1)


@pytest.mark.rule("cubano-2.4")
def test_a_colour_that_is_owned_lets_nobody_enter() -> None:
    t = new_game(2).throw("green", "green").throw("green", "green")
    assert t.status(1) == "waiting"


def five_entered(**options: int) -> list[str]:
    t = new_game(6, **options)
    for colour in COLOURS[:5]:
        t.throw(colour, colour)
    return [t.status(p) for p in range(6)]


@pytest.mark.rule("cubano-2.7")
def test_the_entry_of_the_fifth_gives_the_last_colour_to_the_sixth() -> None:
    assert five_entered() == ["active"] * 6


@pytest.mark.rule("cubano-2.8")
def test_a_rigorous_sixth_throws_for_a_double() -> None:
    assert five_entered(rigorous_sixth=1) == ["active"] * 5 + ["waiting"]


@pytest.mark.rule("cubano-2.7")
def test_five_players_give_nothing() -> None:
    t = new_game(5)
    for colour in COLOURS[:4]:
        t.throw(colour, colour)
    assert t.status(4) == "waiting"


@pytest.mark.rule("cubano-2.9")
def test_ruling_29_a_waiting_player_enters_in_the_second_phase_and_gives_up_in_the_third() -> None:
    t = table(phase=2, waiting=[0], reserves=[(0, 0)]).throw("brown", "brown")
    assert t.status(0) == "active"
    t = table(phase=2, turn=1, waiting=[0], heap=(0, 1)).throw("red", "blue")
    assert (t.status(0), t.heap) == ("expelled", (0, 2))


# Phases


@pytest.mark.rule("cubano-2.10", "cubano-2.11")
def test_the_second_phase_starts_with_the_player_after_the_last_bars() -> None:
    t = table(phase=1, heap=(5, 20), reserves=[(0, 0), (9, 1)])
    t.throw("red", "green")
    assert (t.state.phase, t.asked, t.reserve(0)) == (2, 1, (5, 0))


@pytest.mark.rule("cubano-2.10")
def test_there_are_no_claims_in_the_first_phase() -> None:
    t = table(phase=1, reserves=[(9, 3)]).throw("red", "red")
    assert (t.asked, t.reserve(0), t.reserve(1)) == (1, (17, 3), (0, 0))


@pytest.mark.rule("cubano-2.12")
def test_the_third_phase_starts_with_the_player_after_the_last_cubes() -> None:
    t = table(phase=2, heap=(0, 1), reserves=[(2, 1), (8, 0)], cubes=["a1 b1"])
    t.throw("brown", "blue").act("draw cube")
    assert (t.state.phase, t.asked, t.reserve(0)) == (3, 1, (2, 2))


@pytest.mark.rule("cubano-2.13")
def test_without_cubes_the_third_phase_follows_the_first() -> None:
    t = table(phase=1, heap=(3, 0), cubes=["a1 b1", "a8 b8"]).throw("red", "blue")
    assert (t.state.phase, t.reserve(0)) == (3, (3, 0))


# Supply


@pytest.mark.rule("cubano-1.4", "cubano-2.16")
@pytest.mark.parametrize(
    ("first", "second", "bars"),
    [("red", "orange", 5), ("green", "blue", 11), ("blue", "green", 11), ("red", "yellow", 6)],
)
def test_two_other_colours_bring_their_values(first: str, second: str, bars: int) -> None:
    t = table(phase=1).throw(first, second)
    assert t.reserve(0) == (bars, 0)


@pytest.mark.rule("cubano-1.5", "cubano-2.17")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_double_of_another_colour_brings_eight_bars_never_two_or_twelve(turn: int) -> None:
    for colour in ("brown", "blue"):
        if colour != COLOURS[turn]:
            assert table(phase=1, turn=turn).throw(colour, colour).reserve(turn) == (8, 0)


@pytest.mark.rule("cubano-2.16", "cubano-2.17")
def test_no_throw_without_the_own_colour_brings_more_than_eleven_bars() -> None:
    brought = {table(phase=1).throw(one, two).reserve(0)[0] for one in COLOURS[1:] for two in COLOURS[1:]}
    assert brought == {5, 6, 7, 8, 9, 10, 11}


@pytest.mark.rule("cubano-2.18")
@pytest.mark.parametrize(("draw", "reserve"), [("draw cube", (5, 1)), ("draw bars", (9, 0))])
def test_ruling_1_the_value_of_the_other_die_comes_besides(draw: str, reserve: tuple[int, int]) -> None:
    assert table(phase=1).throw("green", "brown").act(draw).reserve(0) == reserve


@pytest.mark.rule("cubano-2.19")
@pytest.mark.parametrize(
    ("draws", "reserve"),
    [
        (["draw cube", "draw cube"], (0, 2)),
        (["draw cube", "draw bars"], (4, 1)),
        (["draw bars", "draw cube"], (4, 1)),
        (["draw bars", "draw bars"], (8, 0)),
    ],
)
def test_an_own_double_draws_twice(draws: list[str], reserve: tuple[int, int]) -> None:
    t = table(phase=1).throw("brown", "brown").act(*draws)
    assert (t.reserve(0), t.asked) == (reserve, 1)


@pytest.mark.rule("cubano-2.20")
def test_in_the_second_phase_own_dice_draw_cubes_only() -> None:
    t = table().throw("brown", "blue")
    assert (t.reserve(0), t.asked) == ((0, 1), 1)  # the only operation there is
    t = table().throw("brown", "brown")
    assert (t.reserve(0), t.asked) == ((0, 2), 1)


@pytest.mark.rule("cubano-2.20")
def test_ruling_17_other_colours_bring_nothing_in_the_second_phase() -> None:
    t = table().throw("green", "blue")
    assert (t.reserve(0), t.asked) == ((0, 0), 1)


@pytest.mark.rule("cubano-2.21")
def test_ruling_7_a_short_heap_gives_what_is_left_and_the_other_kind_if_wished() -> None:
    t = table(phase=1, heap=(3, 20)).throw("brown", "brown").act("draw bars")
    assert t.legal() == ["draw cube", "done"]
    assert t.refused("draw bars") == "cubano-2.21"
    assert t.act("done").reserve(0) == (3, 0)
    t = table(phase=1, heap=(5, 20)).throw("brown", "brown").act("draw bars")
    assert t.legal() == ["draw cube", "draw bars"]
    assert t.act("draw bars").reserve(0) == (5, 0)
    t = table(phase=1, heap=(7, 20)).throw("green", "blue")
    assert t.reserve(0) == (7, 0)


# Operations and placing


@pytest.mark.rule("cubano-2.14")
def test_ruling_2_placing_brings_no_bars() -> None:
    t = table(phase=1, reserves=[(2, 1)]).throw("brown", "blue").act("place", "fill a1")
    assert (t.reserve(0), t.colour("a1"), t.asked) == ((0, 0), "brown", 1)


@pytest.mark.rule("cubano-2.14")
def test_without_the_own_colour_nothing_is_placed() -> None:
    t = table(reserves=[(9, 9)]).throw("green", "blue")
    assert t.asked == 1


@pytest.mark.rule("cubano-2.15")
def test_an_operation_is_compulsory_and_passes_if_there_is_none() -> None:
    t = table(reserves=[(2, 1)]).throw("brown", "blue")
    assert t.legal() == ["draw cube", "place", "bar"]
    assert t.refused("done") == "cubano-2.15"
    t = table(phase=3, cubes=["a1 b1"], reserves=[(0, 1), (8, 0)]).throw("brown", "blue")
    assert (t.asked, t.events("cannot-operate")) == (1, [{"seat": 0}])


@pytest.mark.rule("cubano-2.22")
def test_ruling_4_a_square_may_be_formed_and_left_free() -> None:
    for phase in (1, 2, 3):
        t = table(phase=phase, reserves=[(4, 1), (8, 0)], cubes=["a1 b1"])
        t.throw("brown", "blue").act("place", "form d4")
        assert (t.reserve(0), t.colour("d4"), t.is_formed("d4")) == ((0, 1), "none", True)


@pytest.mark.rule("cubano-2.22", "cubano-2.26")
def test_a_formed_square_takes_a_cube_with_the_own_colour_on_top() -> None:
    t = table(reserves=[(4, 1)]).throw("brown", "blue").act("place", "fill d4")
    assert (t.reserve(0), t.colour("d4"), t.state.seats[0].squares) == ((0, 0), "brown", 1)
    assert t.events("fills") == [{"seat": 0, "square": 27, "bars": 4}]


@pytest.mark.rule("cubano-2.23")
def test_ruling_6_a_formed_square_takes_a_cube_alone_and_a_bar_is_laid_alone() -> None:
    t = table(reserves=[(0, 1)], formed="c3").throw("brown", "blue").act("place")
    assert t.legal() == ["fill c3"]
    assert t.refused("form c3") == "cubano-2.23"
    t.act("fill c3")
    assert t.colour("c3") == "brown"
    t = table(reserves=[(1, 0)]).throw("brown", "blue").act("bar", "lay a1-b1")
    assert t.reserve(0) == (0, 0)
    t = table(reserves=[(0, 1)]).throw("brown", "blue")
    assert t.reserve(0) == (0, 2)  # a cube without a formed square cannot be placed, so one is drawn


@pytest.mark.rule("cubano-2.24")
def test_ruling_5_a_square_is_completed_or_not_begun() -> None:
    t = table(reserves=[(2, 1)], formed="c3").throw("brown", "blue").act("place")
    assert t.refused("fill d4") == t.refused("form d4") == "cubano-2.24"
    assert "form a1" in t.legal() and "form a2" not in t.legal()
    assert table(reserves=[(1, 0)]).throw("brown", "blue").refused("place") == "cubano-2.24"


@pytest.mark.rule("cubano-2.25")
def test_a_single_bar_goes_on_any_free_edge() -> None:
    t = table(reserves=[(5, 5)], bars="a1-b1").throw("brown", "brown").act("bar")
    assert len(t.legal()) == 111
    assert t.refused("lay a1-b1") == "cubano-2.25"
    t.act("lay d4-d5")
    assert (t.reserve(0), t.asked) == ((4, 5), 1)
    assert table().throw("brown", "brown").reserve(0) == (0, 2)


@pytest.mark.rule("cubano-2.26")
def test_a_square_with_a_cube_takes_no_other() -> None:
    t = table(reserves=[(5, 5)], cubes=["", "c3"]).throw("brown", "blue").act("place")
    assert t.refused("fill c3") == t.refused("form c3") == "cubano-2.26"
    t = table(reserves=[(5, 0)]).throw("brown", "blue").act("place")
    assert t.refused("fill a1") == "cubano-2.26"


@pytest.mark.rule("cubano-2.27")
def test_squares_formed_along_the_way_stay_free_for_everybody() -> None:
    t = table(reserves=[(1, 1), (0, 1)], bars="a1-a2 b1-b2 b1-c1").throw("brown", "blue")
    t.act("place", "fill a1")
    assert (t.is_formed("b1"), t.colour("b1")) == (True, "none")
    t.throw("red", "blue").act("place", "fill b1")
    assert t.colour("b1") == "red"


@pytest.mark.rule("cubano-2.28")
def test_ruling_3_a_double_places_any_number_of_squares() -> None:
    t = table(reserves=[(8, 3)]).throw("brown", "brown").act("place")
    assert t.refused("done") == "cubano-2.14"
    t.act("fill a1", "form h1", "fill h1", "fill a8")
    assert (t.reserve(0), t.state.seats[0].squares) == ((2, 0), 3)
    assert t.act("done").asked == 1


@pytest.mark.rule("cubano-2.28")
def test_a_double_ends_when_nothing_more_can_be_placed() -> None:
    t = table(reserves=[(2, 1)]).throw("brown", "brown").act("place", "fill a1")
    assert (t.asked, t.state.placed) == (1, 0)


@pytest.mark.rule("cubano-2.29")
def test_a_share_draws_a_unit_and_places_one_cube() -> None:
    t = table(phase=1, reserves=[(2, 0)]).throw("brown", "brown")
    assert t.refused("share bars") == "cubano-2.29"
    t.act("share cube")
    assert t.refused("form a1") == t.refused("done") == "cubano-2.29"
    t.act("fill a1")
    assert (t.reserve(0), t.asked) == ((0, 0), 1)
    t = table(phase=1, reserves=[(0, 1)]).throw("brown", "brown")
    assert t.refused("share cube") == "cubano-2.29"
    assert t.act("share bars", "fill d4").reserve(0) == (0, 0)
    t = table(phase=2, reserves=[(2, 1)]).throw("brown", "brown")
    assert t.refused("share bars") == "cubano-2.21"
    assert t.act("share cube", "fill a1").reserve(0) == (0, 1)
    t = table(phase=3, heap=(3, 0), reserves=[(1, 1)], cubes=["a1"]).throw("brown", "brown")
    assert t.act("share bars", "fill d4").reserve(0) == (0, 0)


@pytest.mark.rule("cubano-2.29", "cubano-2.31")
def test_one_die_neither_shares_nor_leaves() -> None:
    t = table(phase=1, reserves=[(9, 3)]).throw("brown", "blue")
    assert (t.refused("share cube"), t.refused("exit")) == ("cubano-2.29", "cubano-2.31")


@pytest.mark.rule("cubano-2.30")
def test_what_is_laid_stays() -> None:
    before = table(reserves=[(9, 3)], cubes=["a1"], bars="d4-d5")
    t = before.throw("brown", "brown").act("place", "fill a2", "fill a3", "done")
    assert (t.colour("a1"), t.is_formed("a1")) == ("brown", True)
    rows, columns = t.state.row_bars, t.state.column_bars
    for colours in (("red", "blue"), ("green", "blue"), ("brown", "green")):
        t.throw(*colours)
        while t.legal() != ["throw"]:
            t.act(t.legal()[0])
        assert (t.state.row_bars & rows, t.state.column_bars & columns) == (rows, columns)
