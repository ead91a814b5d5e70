"""Changes of bars, and what the laws say of cubes, in the games of Cub'ano that have a heap of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cubarium.games.cubano.rules.board import HALF_EDGES, lay_bar
from tests.games.random_positions import Change, add, laws_after, put, with_seats


def with_bar(edge: int) -> Change:
    return lambda s: lay_bar(s, edge)


def without_bar(edge: int) -> Change:
    name, bit = ("row_bars", edge) if edge < HALF_EDGES else ("column_bars", edge - HALF_EDGES)
    return add(-(1 << bit), name)


def assert_lost_and_made_cubes_are_noticed(game: str, found: Iterable[Any], law: int) -> None:
    for s, seat in with_seats(found):
        for amount in (1, -1):
            assert laws_after(game, s, add(amount, "heap_cubes")) == law
            assert laws_after(game, s, add(amount, "seats", seat, "die")) == law


def assert_the_heap_may_have_no_cube_but_not_fewer(game: str, found: Iterable[Any], law: int) -> None:
    for s, seat in with_seats(found):
        die = "seats", seat, "die"
        assert laws_after(game, s, put(0, "heap_cubes"), add(s.heap_cubes, *die)) == 0
        assert laws_after(game, s, put(-1, "heap_cubes"), add(s.heap_cubes + 1, *die)) == law
