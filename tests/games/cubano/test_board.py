"""The board and the suites all Cub'ano games share, against an independent search."""

from __future__ import annotations

import random
from itertools import pairwise
from types import SimpleNamespace

import pytest

from cubarium.games.cubano.rules import board
from cubarium.games.cubano.rules.suites import longest_suite, squares_shown, suites, suites_compared


def where(name: str) -> tuple[int, int]:
    return "abcdefgh".index(name[0]), int(name[1]) - 1


def are_beside(one: str, other: str) -> bool:
    (x, y), (u, w) = where(one), where(other)
    return abs(x - u) + abs(y - w) == 1


def no_bars() -> SimpleNamespace:
    return SimpleNamespace(row_bars=0, column_bars=0)


@pytest.mark.rule("cubano-1.1")
def test_squares_are_a_letter_and_a_digit() -> None:
    assert len(set(board.SQUARE_NAMES)) == 64
    assert (board.SQUARE_NAMES[0], board.SQUARE_NAMES[7], board.SQUARE_NAMES[63]) == ("a1", "h1", "h8")
    assert all(where(name) == (i % 8, i // 8) for i, name in enumerate(board.SQUARE_NAMES))


@pytest.mark.rule("cubano-1.2")
def test_there_is_one_edge_between_any_two_neighbours() -> None:
    pairs = {(a, b) for a in board.SQUARE_NAMES for b in board.SQUARE_NAMES if a < b and are_beside(a, b)}
    assert {tuple(sorted(name.split("-"))) for name in board.EDGE_NAMES} == pairs
    assert len(board.EDGE_NAMES) == len(pairs) == board.EDGES == 112


def test_edges_and_neighbours_of_a_square_belong_together() -> None:
    for square, name in enumerate(board.SQUARE_NAMES):
        near = [n for n in board.NEIGHBOURS[square] if n != board.NO_SQUARE]
        assert {board.SQUARE_NAMES[n] for n in near} == {m for m in board.SQUARE_NAMES if are_beside(name, m)}
        edges = [e for e in board.SQUARE_EDGES[square] if e != board.RIM]
        assert [sum(board.EDGE_SQUARES[e]) - square for e in edges] == near
        assert board.SQUARE_EDGES[square][: len(edges)] == tuple(edges)


@pytest.mark.rule("cubano-1.6")
@pytest.mark.parametrize(("square", "sides"), [("a1", 2), ("h8", 2), ("a4", 3), ("d1", 3), ("d4", 4)])
def test_the_rim_closes_a_side_and_bars_the_others(square: str, sides: int) -> None:
    s, number = no_bars(), board.SQUARE_NAMES.index(square)
    for left in range(sides, 0, -1):
        assert board.sides_missing(s, number) == left
        edge = board.SQUARE_EDGES[number][left - 1]
        assert not board.has_bar(s, edge)
        board.lay_bar(s, edge)
        assert board.has_bar(s, edge)
    assert board.sides_missing(s, number) == 0
    assert s.row_bars.bit_count() + s.column_bars.bit_count() == sides


@pytest.mark.rule("cubano-1.2", "cubano-1.6")
def test_all_bars_form_all_squares() -> None:
    s = no_bars()
    for edge in range(board.EDGES):
        board.lay_bar(s, edge)
    assert [board.sides_missing(s, square) for square in range(64)] == [0] * 64


# Suites


def painted(rows: str) -> SimpleNamespace:
    """Read a board from rows of digits, the row of digit 1 first; a dot is an empty square."""
    cells = [0 if c == "." else int(c) for row in rows.split() for c in row.ljust(8, ".")]
    return SimpleNamespace(colours=cells + [0] * (64 - len(cells)))


def searched(s: SimpleNamespace, colour: int) -> list[int]:
    """Return the lengths of the suites of a colour, longest first, found by walking from square to square."""
    left = {q for q in range(64) if s.colours[q] == colour}
    lengths = []
    while left:
        reached, border = set(), {left.pop()}
        while border:
            reached |= border
            border = {n for q in border for n in left if are_beside(*(board.SQUARE_NAMES[i] for i in (q, n)))}
            left -= border
        lengths.append(len(reached))
    return sorted(lengths, reverse=True)


@pytest.mark.parametrize("seed", range(40))
def test_suites_agree_with_an_independent_search(seed: int) -> None:
    luck = random.Random(seed)
    faces = luck.choice([(0, 1), (1, 2), (1, 1, 2), (0, 1, 2, 3)])
    s = SimpleNamespace(colours=[luck.choice(faces) for _ in range(64)])
    found = {colour: searched(s, colour) for colour in (1, 2, 4)}
    for colour, lengths in found.items():
        assert longest_suite(s, colour) == max(lengths, default=0)
        assert squares_shown(s, colour) == sum(lengths)
        assert [suites(s, colour, n) for n in range(1, 65)] == [
            sum(length >= n for length in lengths) for n in range(1, 65)
        ]
    for one, mine in found.items():
        for other, theirs in found.items():
            assert suites_compared(s, one, other) == (mine > theirs) - (mine < theirs)


@pytest.mark.rule("cubano-1.7")
def test_a_suite_is_joined_by_sides_not_by_corners() -> None:
    assert longest_suite(painted("1. .1"), 1) == 1
    assert longest_suite(painted("11 .1"), 1) == 3


@pytest.mark.rule("cubano-1.7")
def test_a_suite_does_not_leap_over_the_rim_and_crosses_the_middle() -> None:
    assert longest_suite(painted(".......1 1"), 1) == 1
    assert longest_suite(painted(". . . 1 1"), 1) == 2
    assert longest_suite(painted("\n".join(["11111111"] * 8)), 1) == 64


def test_ruling_32_a_suite_may_have_any_shape() -> None:
    assert longest_suite(painted(".1 111 .1"), 1) == 5


@pytest.mark.rule("cubano-1.8")
def test_one_suite_of_eight_beats_two_of_seven() -> None:
    s = painted("11111111 . 2222222 . 2222222")
    assert suites_compared(s, 1, 2) == 1
    assert suites_compared(s, 2, 1) == -1


@pytest.mark.rule("cubano-1.9")
def test_ruling_30_equal_suites_are_compared_from_the_longest_on() -> None:
    for rows in ("11.22.2", "11.1.22 . 22.2", "11.1.22 . 2.2"):
        assert longest_suite(painted(rows), 1) == longest_suite(painted(rows), 2)
        assert suites_compared(painted(rows), 1, 2) == -1
    assert suites_compared(painted("11.1 . 22.2"), 1, 2) == 0


def test_ranking_is_an_order() -> None:
    luck = random.Random(7)
    s = SimpleNamespace(colours=[luck.randrange(1, 7) for _ in range(64)])
    order = sorted(range(1, 7), key=lambda colour: searched(s, colour))
    assert all(suites_compared(s, low, high) <= 0 for low, high in pairwise(order))
