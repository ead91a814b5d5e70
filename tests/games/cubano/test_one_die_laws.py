"""Cub'ano 1 die: real positions keep the laws of conservation, and what is lost or made is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from cubarium.games.cubano.one_die.rules.conservation import BAR_LAW, CUBE_LAW, FORMED_LAW
from cubarium.games.cubano.rules.board import (
    EDGE_SQUARES,
    EDGES,
    HALF_EDGES,
    SQUARES,
    has_bar,
)
from tests.games import random_positions
from tests.games.cubano.laws_of_pieces import (
    assert_lost_and_made_cubes_are_noticed,
    assert_the_heap_may_have_no_cube_but_not_fewer,
    with_bar,
    without_bar,
)
from tests.games.random_positions import (
    add,
    assert_laws_are_told_apart,
    assert_no_position_breaks_a_law,
    at,
    positions,
    put,
    with_seats,
)

GAME = "cubano-1-die"
laws_after = partial(random_positions.laws_after, GAME)
EVERY = 4


def some_positions() -> tuple[Any, ...]:
    return positions(GAME, EVERY)[::6]


def seats() -> Iterator[tuple[Any, int]]:
    """Return some positions, each with every seat that plays."""
    return with_seats(some_positions())


def some_edges(laid: bool) -> Iterator[tuple[Any, int]]:
    """Yield some positions, each with the edges of both directions that have a bar, or none."""
    for s in some_positions():
        for edge in (*range(0, HALF_EDGES, 9), *range(HALF_EDGES, EDGES, 9)):
            if has_bar(s, edge) == laid:
                yield s, edge


def test_no_position_of_a_game_breaks_a_law() -> None:
    assert_no_position_breaks_a_law(GAME, EVERY)


def test_laws_are_told_apart() -> None:
    assert_laws_are_told_apart(BAR_LAW, CUBE_LAW, FORMED_LAW)
    for s in some_positions():
        changes = add(1, "heap_bars"), add(1, "heap_cubes"), add(1, "missing", 0)
        assert laws_after(s, *changes) == BAR_LAW | CUBE_LAW | FORMED_LAW


@pytest.mark.rule("cubano-1.2")
@pytest.mark.parametrize("amount", [1, -1])
@pytest.mark.parametrize("name", ["heap_bars", "to_lay"])
def test_a_bar_that_was_lost_or_made_is_noticed(name: str, amount: int) -> None:
    for s in some_positions():
        assert laws_after(s, add(amount, name)) == BAR_LAW


@pytest.mark.rule("cubano-1.2")
@pytest.mark.parametrize(("one", "other"), [("heap_bars", "to_lay"), ("to_lay", "heap_bars")])
def test_there_may_be_no_bars_in_a_place_but_not_fewer(one: str, other: str) -> None:
    for s in some_positions():
        assert laws_after(s, put(0, one), add(at(s, one), other)) == 0
        assert laws_after(s, put(-1, one), add(at(s, one) + 1, other)) == BAR_LAW


@pytest.mark.rule("cubano-1.2")
def test_a_bar_that_was_laid_or_taken_up_without_its_count_is_noticed() -> None:
    for s, edge in some_edges(laid=False):
        assert laws_after(s, with_bar(edge)) == BAR_LAW | FORMED_LAW
        assert s.heap_bars == 0 or laws_after(s, with_bar(edge), add(-1, "heap_bars")) == FORMED_LAW
    for s, edge in some_edges(laid=True):
        assert laws_after(s, without_bar(edge)) == BAR_LAW | FORMED_LAW
        assert laws_after(s, without_bar(edge), add(1, "heap_bars")) == FORMED_LAW


@pytest.mark.rule("cubano-3.9")
def test_a_bar_beside_squares_that_are_not_formed_may_be_taken_up() -> None:
    found = 0
    for s, edge in some_edges(laid=True):
        one, other = EDGE_SQUARES[edge]
        if s.missing[one] and s.missing[other]:
            found += 1
            counts = add(1, "missing", one), add(1, "missing", other), add(1, "heap_bars")
            assert laws_after(s, without_bar(edge), *counts) == 0
    assert found > 5


@pytest.mark.rule("cubano-1.3")
def test_a_cube_that_was_lost_or_made_is_noticed() -> None:
    assert_lost_and_made_cubes_are_noticed(GAME, some_positions(), CUBE_LAW)


@pytest.mark.rule("cubano-1.3")
def test_the_heap_may_have_no_cube_but_not_fewer() -> None:
    assert_the_heap_may_have_no_cube_but_not_fewer(GAME, some_positions(), CUBE_LAW)


@pytest.mark.rule("cubano-3.9")
def test_a_square_whose_cube_does_not_fit_its_bars_is_noticed() -> None:
    for s in some_positions()[::4]:
        for square in range(SQUARES):
            filled = s.colours[square] != 0
            wrong = put(0 if filled else 1, "colours", square)
            assert laws_after(s, wrong) == CUBE_LAW | FORMED_LAW
            assert laws_after(s, wrong, add(1 if filled else -1, "heap_cubes")) == FORMED_LAW


@pytest.mark.rule("cubano-3.9")
def test_a_wrong_count_of_missing_bars_is_noticed() -> None:
    for s in some_positions()[::4]:
        for square in range(SQUARES):
            assert laws_after(s, add(1, "missing", square)) == FORMED_LAW
            assert laws_after(s, add(-1, "missing", square)) == FORMED_LAW
