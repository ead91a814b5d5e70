"""Intervals and probabilities of Student's t, and Holm's correction for looking at many figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import exp, inf, lgamma, log, log1p, sqrt

COVERED = 0.95
STEPS = 300
TINY = 1e-300
EXACT, PRECISION = 1e-15, 1e-12


@dataclass(frozen=True)
class Estimate:
    """A mean of blocks, and the interval that holds the true one in 95 of 100 runs."""

    mean: float
    low: float
    high: float
    p: float
    """How often a run would show a mean at least so far from 0 if the true one were 0."""

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """Estimate from one value for each block."""
        n = len(values)
        mean = sum(values) / n
        if n == 1 or max(values) == min(values):
            return cls(mean, mean, mean, 1.0 if mean == 0 else 0.0)
        error = sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)
        half = t_quantile(n - 1) * error
        return cls(mean, mean - half, mean + half, two_sided(mean / error, n - 1))

    @classmethod
    def of_shares(cls, values: Sequence[float], games: int) -> Estimate:
        """Estimate a share from that of each block.

        What came in none of the games, or in all, may still come otherwise: seldom enough to be missed by as
        many games in 5 of 100 runs.
        """
        found = cls.of(values)
        missed = 1 - (1 - COVERED) ** (1 / games)
        if found.low == found.high == 0:
            return replace(found, high=missed)
        if found.low == found.high == 1:
            return replace(found, low=1 - missed)
        return found.within(0, 1)

    def within(self, low: float, high: float = inf) -> Estimate:
        """Return it with an interval that leaves out what cannot be."""
        return replace(self, low=max(low, self.low), high=min(high, self.high))


def two_sided(t: float, freedom: int) -> float:
    """Return how often Student's t with so many degrees of freedom is at least so far from 0."""
    return _beta_share(freedom / (freedom + t * t), freedom / 2, 0.5)


@cache
def t_quantile(freedom: int, covered: float = COVERED) -> float:
    """Return the t between which and its opposite so large a share lies."""
    low, high = 0.0, 1.0
    while two_sided(high, freedom) > 1 - covered:
        high *= 2
    while high - low > PRECISION * high:
        middle = (low + high) / 2
        if two_sided(middle, freedom) > 1 - covered:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def holm(chances: Sequence[float], family: float) -> list[bool]:
    """Tell which are flagged: in this share of all runs at most, one of them is nothing but luck.

    The smallest probability is held against the family's share divided by their number, the next against
    the share divided by one less, and so on until one is too large.
    """
    flagged = [False] * len(chances)
    for place, i in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[i] > family / (len(chances) - place):
            break
        flagged[i] = True
    return flagged


def _beta_share(x: float, a: float, b: float) -> float:
    """Return the regularised incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):  # where the fraction below converges slowly
        return 1.0 - _beta_share(1 - x, b, a)
    d = 1 / ((1 - (a + b) * x / (a + 1)) or TINY)
    c, value = 1.0, d
    for m in range(1, STEPS):
        for part in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / ((1 + part * d) or TINY)
            c = (1 + part / c) or TINY
            value *= c * d
        if abs(c * d - 1) < EXACT:
            break
    return value * exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
