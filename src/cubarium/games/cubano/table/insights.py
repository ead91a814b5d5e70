"""What pictures of all Cub'ano games tell beside the view: suites with their squares, colours by name."""

from __future__ import annotations

from collections.abc import Sequence
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


def suite_change(name: str, before: int, after: int, language: str) -> str:
    """Return how a largest suite changes: that of somebody else by name, one's own without."""
    if not name:
        return SHARED.say(language, "suite-change", before=before, after=after)
    return f"{name} {before} → {after}"


def colour_pieces(values: Sequence[int], language: str) -> dict[str, Any]:
    """Return the colours with their names and values; `values` begin with one for no colour."""
    return {
        name: {"name": colour(number, language), "value": values[number]}
        for number, name in enumerate(COLOURS, 1)
    }
