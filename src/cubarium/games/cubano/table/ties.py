"""What ranks players whose largest suites are equal: the next suites, one after the other (cubano-1.9)."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from cubarium.engine.contract import TieBreak
from cubarium.games.cubano.rules.suites import longest_suite, suites


def suites_from_the_largest(t: Any, colour: int) -> list[int]:
    """Return the sizes of all suites of a colour, the largest first."""
    sizes: list[int] = []
    for squares in range(longest_suite(t, colour), 0, -1):
        sizes += [squares] * (suites(t, colour, squares) - len(sizes))
    return sizes


def suites_that_decide(t: Any, above: int, below: int) -> TieBreak:
    """Say which suite of two colours ranks the first above the second, counted from the largest."""
    sizes = suites_from_the_largest(t, above), suites_from_the_largest(t, below)
    for number, (more, less) in enumerate(zip_longest(*sizes, fillvalue=0), 1):
        if more != less:
            return TieBreak("cubano-1.9", "tie-suite", {"suite": number, "more": more, "less": less})
    return TieBreak("cubano-1.9", "tie-shared")
