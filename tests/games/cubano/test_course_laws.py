"""Cub'ano Course: real positions keep the laws of conservation, and what is lost or made is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from cubarium.games.cubano.course.rules.conservation import COVERED_LAW, CUBE_LAW
from cubarium.games.cubano.course.state import GOAL
from cubarium.games.cubano.rules.board import COLOURS, SQUARES
from tests.games import random_positions
from tests.games.cubano.laws_of_pieces import (
    assert_lost_and_made_cubes_are_noticed,
    assert_the_heap_may_have_no_cube_but_not_fewer,
)
from tests.games.random_positions import (
    add,
    assert_laws_are_told_apart,
    assert_no_position_breaks_a_law,
    positions,
    put,
    with_seats,
)

GAME = "cubano-course"
laws_after = partial(random_positions.laws_after, GAME)


def seats() -> Iterator[tuple[Any, int]]:
    """Return some positions, each with both seats."""
    return with_seats(positions(GAME, 2))


def test_no_position_of_a_game_breaks_a_law() -> None:
    assert_no_position_breaks_a_law(GAME)


def test_laws_are_told_apart() -> None:
    assert_laws_are_told_apart(CUBE_LAW, COVERED_LAW)
    for s, seat in seats():
        changes = add(1, "heap_cubes"), add(1, "seats", seat, "covered")
        assert laws_after(s, *changes) == CUBE_LAW | COVERED_LAW


@pytest.mark.rule("cubano-1.3")
def test_a_cube_that_was_lost_or_made_is_noticed() -> None:
    assert_lost_and_made_cubes_are_noticed(GAME, positions(GAME, 2), CUBE_LAW)


@pytest.mark.rule("cubano-1.3")
def test_the_heap_may_have_no_cube_but_not_fewer() -> None:
    assert_the_heap_may_have_no_cube_but_not_fewer(GAME, positions(GAME, 2), CUBE_LAW)


@pytest.mark.rule("cubano-4.8")
@pytest.mark.parametrize("amount", [1, -1])
def test_a_wrong_count_of_covered_squares_is_noticed(amount: int) -> None:
    for s, seat in seats():
        assert laws_after(s, add(amount, "seats", seat, "covered")) == COVERED_LAW


@pytest.mark.rule("cubano-4.8")
def test_a_cube_that_appears_vanishes_or_changes_hands_is_noticed() -> None:
    for s in positions(GAME, 8):
        own, other = (p.colour for p in s.seats)
        free = next(colour for colour in range(1, len(COLOURS) + 1) if colour not in (own, other))
        for square in range(SQUARES):
            before = s.colours[square]
            for colour in {0, own, other, free} - {before}:
                expected = CUBE_LAW if 0 in (colour, before) else 0
                if {colour, before} & {own, other} - {0}:
                    expected |= COVERED_LAW
                assert laws_after(s, put(colour, "colours", square)) == expected


@pytest.mark.rule("cubano-4.8")
def test_a_player_may_cover_half_the_board_but_not_more() -> None:
    begun = [(s, seat) for s, seat in seats() if s.seats[seat].colour != 0]
    assert len(begun) > 20
    for s, seat in begun:
        for covered, expected in ((GOAL, 0), (GOAL + 1, COVERED_LAW)):
            own = s.seats[seat].colour
            cubes = [put(own if square < covered else 0, "colours", square) for square in range(SQUARES)]
            dice = s.seats[0].die + s.seats[1].die
            counts = [put(0, "seats", 1 - seat, "covered"), put(covered, "seats", seat, "covered")]
            heap = put(SQUARES - covered - dice, "heap_cubes")
            assert laws_after(s, *cubes, *counts, heap) == expected
