"""Intervals that hold the true value in 95 of 100 simulations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

Interval = tuple[float, float]
Z95 = 1.959963984540054


def share_interval(wins: float, squares: float, games: int) -> Interval:
    """Return the 95 % interval of a win share, by Wilson's method.

    Shared victories count in parts, which lowers the variance below that of a coin; the number of games
    is scaled so that the interval has the width the parts really give.
    """
    share = wins / games
    coin = share * (1 - share)
    true = squares / games - share * share
    if coin > 0 and true <= 0:
        return share, share  # every game gave the same part: nothing is left to chance
    n = games * coin / true if coin > 0 else games
    centre = (share + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
    half = Z95 / (1 + Z95**2 / n) * sqrt(coin / n + Z95**2 / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)


def mean_interval(mean: float, deviation: float, count: int) -> Interval:
    """Return the 95 % interval of a mean."""
    half = Z95 * deviation / sqrt(count) if count else 0.0
    return mean - half, mean + half


@dataclass(frozen=True)
class Distribution:
    """Whole numbers and how often each came, with what one wants to know of them."""

    counts: Mapping[int, int]
    mean: float
    interval: Interval
    deviation: float
    low: int
    quartiles: tuple[int, int, int]
    high: int

    @classmethod
    def of(cls, counts: Mapping[int, int]) -> Distribution:
        """Sum up what was counted."""
        ordered = dict(sorted(counts.items()))  # so that sums come out alike whatever came first
        n = sum(ordered.values())
        mean = sum(value * times for value, times in ordered.items()) / n
        deviation = sqrt(sum((value - mean) ** 2 * times for value, times in ordered.items()) / n)
        low, first, middle, third, high = (_quantile(ordered, n, q) for q in (0.0, 0.25, 0.5, 0.75, 1.0))
        interval = mean_interval(mean, deviation, n)
        return cls(ordered, mean, interval, deviation, low, (first, middle, third), high)


def _quantile(ordered: Mapping[int, int], n: int, part: float) -> int:
    reached, value = 0, 0
    for value, times in ordered.items():  # noqa: B007 - the last value is the answer for part 1
        reached += times
        if reached >= part * n and reached > 0:
            break
    return value
