"""How sure a win share is, when games come in blocks that share their luck."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Interval = tuple[float, float]
Z95 = 1.959963984540054
PRIOR = (0.0, 0.0, 1.0, 1.0)
"""Two deals lost and two won are added before the spread is taken (Agresti and Coull): else a few deals that
went alike would seem to leave nothing to chance."""


def deal_interval(deals: Sequence[float]) -> Interval:
    """Return the 95 % interval of a win share from the mean share of each deal.

    The games of one deal share its luck, so that a deal is one observation, however many rotations it has.
    """
    values = (*deals, *PRIOR)
    mean = sum(values) / len(values)
    half = Z95 * sqrt(sum((value - mean) ** 2 for value in values)) / len(values)
    return max(0.0, mean - half), min(1.0, mean + half)
