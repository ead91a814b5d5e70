"""What pictures of all Cub'ano games tell beside the view: suites with their squares, colours by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cubarium.games.cubano.rules.board import COLOURS, NEIGHBOURS, NO_SQUARE, SQUARE_NAMES, SQUARES
from cubarium.games.cubano.table.words import SHARED, colour

LEAST = 2
"""A suite of one square needs no outline."""


def suites_of(colours: Sequence[int], shown: int) -> list[list[int]]:
    """Return the suites of a colour as their squares, the largest first."""
    left = {square for square in range(SQUARES) if colours[square] == shown}
    found = []
    while left:
        suite, border = set[int](), [min(left)]
        while border:
            square = border.pop()
            if square in left:
                left.remove(square)
                suite.add(square)
                border += [near for near in NEIGHBOURS[square] if near != NO_SQUARE]
        found.append(sorted(suite))
    return sorted(found, key=len, reverse=True)


def largest_suites(colours: Sequence[int]) -> list[list[int]]:
    """Return the largest suites of every colour, several if they are equal."""
    largest = []
    for number in range(1, len(COLOURS) + 1):
        suites = suites_of(colours, number)
        largest += [suite for suite in suites if len(suite) == len(suites[0]) >= LEAST]
    return largest


def suite_facts(colours: Sequence[int]) -> list[dict[str, Any]]:
    """Return the largest suites as a picture outlines them."""
    return [
        {"colour": COLOURS[colours[suite[0]] - 1], "squares": [SQUARE_NAMES[s] for s in suite]}
        for suite in largest_suites(colours)
    ]


def sizes_of(colours: Sequence[int], shown: int) -> list[int]:
    """Return how many squares each suite of a colour has, the largest first; colour 0 has none."""
    return [len(suite) for suite in suites_of(colours, shown)] if shown else []


def formed_squares(colours: Sequence[int], missing: Sequence[int]) -> list[str]:
    """Return the squares that are formed and free."""
    return [SQUARE_NAMES[s] for s in range(SQUARES) if not colours[s] and not missing[s]]


def suite_changes(longest: Callable[[Any, int], int], v: Any, after: Any) -> dict[int, tuple[int, int]]:
    """Return by seat how largest suites change, the viewer first; a first square goes without saying."""
    changes = {}
    for seat in dict.fromkeys((v.viewer, v.turn)):  # nobody else can gain or lose a square
        before, then = longest(v, seat), longest(after, seat)
        if before not in (0, then):
            changes[seat] = before, then
    return changes


def say_changes(
    changes: Mapping[int, tuple[int, int]], viewer: int, names: Sequence[str], language: str
) -> list[str]:
    """Say how largest suites change: that of somebody else by name, one's own without."""
    return [
        SHARED.say(language, "suite-change", before=before, after=after)
        if seat == viewer
        else f"{names[seat]} {before} → {after}"
        for seat, (before, after) in changes.items()
    ]


def count_changes(changes: Mapping[int, tuple[int, int]], viewer: int) -> dict[str, int]:
    """Return what the viewer's largest suite gains, and what that of somebody else loses."""
    return {
        "gain" if seat == viewer else "loss": abs(after - before) for seat, (before, after) in changes.items()
    }


def colour_pieces(values: Sequence[int], language: str) -> dict[str, Any]:
    """Return the colours with their names and values; `values` begin with one for no colour."""
    return {
        name: {"name": colour(number, language), "value": values[number]}
        for number, name in enumerate(COLOURS, 1)
    }
