"""The puzzle: real positions keep the laws, and what lies where the picture has nothing is noticed."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from cubarium.games.cubano.puzzle.rules.conservation import BAR_LAW, CUBE_LAW, MOVE_LAW
from cubarium.games.cubano.rules.board import (
    EDGE_SQUARES,
    EDGES,
    HALF_EDGES,
    SIDES_TO_CLOSE,
    SQUARE_EDGES,
    SQUARES,
    has_bar,
)
from tests.games import random_positions
from tests.games.cubano.laws_of_pieces import with_bar, without_bar
from tests.games.random_positions import (
    Change,
    assert_laws_are_told_apart,
    assert_no_position_breaks_a_law,
    positions,
    put,
)

GAME = "cubano-puzzle"
laws_after = partial(random_positions.laws_after, GAME)
EVERY = 4


def some_positions() -> tuple[Any, ...]:
    return positions(GAME, EVERY)[::20]


def bars_around(square: int) -> list[Change]:
    return [with_bar(SQUARE_EDGES[square][i]) for i in range(SIDES_TO_CLOSE[square])]


def is_free(s: Any, edge: int) -> bool:
    """Tell whether the picture has no bar on an edge."""
    return all(s.picture[square] == 0 for square in EDGE_SQUARES[edge])


def test_no_position_of_a_game_breaks_a_law() -> None:
    assert_no_position_breaks_a_law(GAME, EVERY)


def test_laws_are_told_apart() -> None:
    assert_laws_are_told_apart(BAR_LAW, CUBE_LAW, MOVE_LAW)
    found = 0
    for s in some_positions():
        edge = next((edge for edge in range(EDGES) if is_free(s, edge)), None)
        if edge is not None:
            found += 1
            astray = with_bar(edge), put(1, "colours", EDGE_SQUARES[edge][0])
            assert laws_after(s, *astray) == BAR_LAW | CUBE_LAW
            assert laws_after(s, *astray, put(-1, "moves")) == BAR_LAW | CUBE_LAW | MOVE_LAW
    assert found > 5


@pytest.mark.rule("cubano-7.5")
def test_a_bar_on_an_edge_that_must_stay_free_is_noticed() -> None:
    free = set()
    for s in some_positions():
        for edge in range(EDGES):
            expected = BAR_LAW if is_free(s, edge) else 0
            free |= {edge} if expected else set()
            assert laws_after(s, with_bar(edge)) == expected
    assert min(free) < HALF_EDGES <= max(free)


@pytest.mark.rule("cubano-7.7", "cubano-7.8")
def test_a_cube_stands_in_formed_squares_of_the_picture_only() -> None:
    for s in some_positions():
        for square in range(SQUARES):
            formed = all(has_bar(s, edge) for edge in SQUARE_EDGES[square] if edge >= 0)
            right = formed and s.picture[square] != 0
            assert laws_after(s, put(6, "colours", square)) == (0 if right else CUBE_LAW)
            assert laws_after(s, put(0, "colours", square)) == 0


@pytest.mark.rule("cubano-7.7")
def test_each_bar_around_a_cube_is_needed() -> None:
    for s in some_positions()[::3]:
        for square in range(0, SQUARES, 3):
            if s.picture[square] != 0:
                built = *bars_around(square), put(1, "colours", square)
                assert laws_after(s, *built) == 0
                for i in range(SIDES_TO_CLOSE[square]):
                    assert laws_after(s, *built, without_bar(SQUARE_EDGES[square][i])) == CUBE_LAW


@pytest.mark.rule("cubano-7.8")
def test_a_cube_in_a_formed_square_that_must_stay_empty_is_noticed() -> None:
    found = 0
    for s in some_positions():
        for square in range(SQUARES):
            edges = [edge for edge in SQUARE_EDGES[square] if edge >= 0]
            if s.picture[square] == 0 and not any(is_free(s, edge) for edge in edges):
                found += 1
                assert laws_after(s, *bars_around(square)) == 0
                assert laws_after(s, *bars_around(square), put(1, "colours", square)) == CUBE_LAW
    assert found > 5


@pytest.mark.rule("cubano-7.11")
def test_there_are_no_fewer_moves_than_none_and_no_more_than_the_limit() -> None:
    for s in some_positions():
        for moves in (0, 1, s.move_limit):
            assert laws_after(s, put(moves, "moves")) == 0
        for moves in (-1, s.move_limit + 1):
            assert laws_after(s, put(moves, "moves")) == MOVE_LAW
