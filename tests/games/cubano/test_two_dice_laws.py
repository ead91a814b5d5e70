"""Cub'ano 2 dice: real positions keep the laws of conservation, and what is lost or made is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from cubarium.games.cubano.rules.board import EDGES, HALF_EDGES, SIDES, SQUARES, has_bar
from cubarium.games.cubano.two_dice.rules.conservation import BAR_LAW, BOARD_LAW, CUBE_LAW
from cubarium.games.cubano.two_dice.state import DICE
from tests.games import random_positions
from tests.games.cubano.laws_of_pieces import with_bar
from tests.games.random_positions import (
    add,
    assert_laws_are_told_apart,
    assert_no_position_breaks_a_law,
    at,
    positions,
    put,
    with_seats,
)

GAME = "cubano-2-dice"
laws_after = partial(random_positions.laws_after, GAME)
EVERY = 97


def some_positions() -> tuple[Any, ...]:
    return positions(GAME, EVERY)[::10]


def seats() -> Iterator[tuple[Any, int]]:
    """Return some positions, each with every seat that plays."""
    return with_seats(some_positions())


def test_no_position_of_a_game_breaks_a_law() -> None:
    assert_no_position_breaks_a_law(GAME, EVERY)


def test_the_positions_that_are_changed_are_of_all_tables_and_phases() -> None:
    assert {s.players for s in some_positions()} == {2, 3, 4, 5, 6}
    assert {s.phase for s in some_positions()} == {1, 2, 3}
    assert any(s.heap_bars == 0 for s in some_positions())
    assert any(s.heap_cubes == 0 for s in some_positions())


def test_laws_are_told_apart() -> None:
    assert_laws_are_told_apart(BAR_LAW, CUBE_LAW, BOARD_LAW)
    for s in some_positions():
        changes = add(1, "heap_bars"), add(1, "heap_cubes"), add(1, "missing", 0)
        assert laws_after(s, *changes) == BAR_LAW | CUBE_LAW | BOARD_LAW


@pytest.mark.parametrize(
    ("thing", "law"),
    [
        pytest.param("bars", BAR_LAW, marks=pytest.mark.rule("cubano-1.2")),
        pytest.param("cubes", CUBE_LAW, marks=pytest.mark.rule("cubano-1.3")),
    ],
)
def test_what_was_lost_or_made_is_noticed_and_so_is_what_is_less_than_nothing(thing: str, law: int) -> None:
    for s, seat in seats():
        heap, own = (f"heap_{thing}",), ("seats", seat, thing)
        for one, other in ((heap, own), (own, heap)):
            held = at(s, *one)
            assert laws_after(s, add(1, *one)) == laws_after(s, add(-1, *one)) == law
            assert laws_after(s, put(0, *one), add(held, *other)) == 0
            assert laws_after(s, put(-1, *one), add(held + 1, *other)) == law


@pytest.mark.rule("cubano-1.3")
def test_dice_are_cubes() -> None:
    for s, seat in seats():
        dice = "seats", seat, "has_dice"
        changed = add(-1, *dice) if at(s, *dice) else add(1, *dice)
        more = DICE if at(s, *dice) else -DICE
        assert laws_after(s, changed) == CUBE_LAW
        assert laws_after(s, changed, add(more, "heap_cubes")) == (CUBE_LAW if s.heap_cubes + more < 0 else 0)


@pytest.mark.rule("cubano-1.2", "cubano-1.6")
def test_a_bar_that_was_laid_or_taken_up_without_its_count_is_noticed() -> None:
    for s in some_positions():
        for edge in (0, HALF_EDGES - 1, HALF_EDGES, EDGES - 1, 20, 90):
            name, bit = ("row_bars", edge) if edge < HALF_EDGES else ("column_bars", edge - HALF_EDGES)
            if has_bar(s, edge):
                assert laws_after(s, add(-(1 << bit), name)) == BAR_LAW | BOARD_LAW
                assert laws_after(s, add(-(1 << bit), name), add(1, "heap_bars")) == BOARD_LAW
            else:
                assert laws_after(s, with_bar(edge)) == BAR_LAW | BOARD_LAW


@pytest.mark.rule("cubano-1.6")
def test_a_wrong_count_of_missing_sides_is_noticed() -> None:
    for s in some_positions()[::4]:
        for square in range(SQUARES):
            assert laws_after(s, add(1, "missing", square)) == BOARD_LAW
            assert laws_after(s, add(-1, "missing", square)) == BOARD_LAW


@pytest.mark.rule("cubano-1.6")
def test_a_wrong_count_of_empty_squares_is_noticed() -> None:
    for s in some_positions():
        for sides in range(SIDES + 1):
            assert laws_after(s, add(1, "empty", sides)) == BOARD_LAW
            assert laws_after(s, add(-1, "empty", sides)) == BOARD_LAW


@pytest.mark.rule("cubano-1.8")
def test_a_wrong_count_of_own_squares_is_noticed() -> None:
    for s, seat in seats():
        assert laws_after(s, add(1, "seats", seat, "squares")) == BOARD_LAW
        assert laws_after(s, add(-1, "seats", seat, "squares")) == BOARD_LAW


@pytest.mark.rule("cubano-2.26")
def test_a_cube_in_no_formed_square_is_noticed_though_all_counts_fit() -> None:
    for s in some_positions():
        square = next((q for q in range(SQUARES) if s.missing[q] != 0), None)
        unseen = next(c for c in range(1, 8) if all(p.colour != c for p in s.seats))
        if square is not None and s.heap_cubes > 0:
            counts = add(-1, "empty", s.missing[square]), add(-1, "heap_cubes")
            assert laws_after(s, put(unseen, "colours", square), *counts) == BOARD_LAW


@pytest.mark.rule("cubano-1.8")
def test_a_cube_may_stand_in_any_formed_square_if_all_counts_fit() -> None:
    found = 0
    for s, seat in seats():
        square = next((q for q in range(SQUARES) if s.missing[q] == s.colours[q] == 0), None)
        if square is not None and s.heap_cubes > 0 and s.seats[seat].colour != 0:
            found += 1
            cube = put(s.seats[seat].colour, "colours", square), add(-1, "heap_cubes")
            assert laws_after(s, *cube) == BOARD_LAW
            assert laws_after(s, *cube, add(-1, "empty", 0)) == BOARD_LAW
            assert laws_after(s, *cube, add(-1, "empty", 0), add(1, "seats", seat, "squares")) == 0
    assert found > 5
