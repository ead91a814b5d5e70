"""A small network of whole numbers that says how likely a seat wins: the same bits on every backend.

A game describes a view to it by `features`, numbers from -128 to 127. Two layers of sums, each cut off below
and above, lead to one number. Weights are plain whole numbers in one row; `train/` makes them.
"""

from __future__ import annotations

from typing import Any

FIRST = 64
"""Numbers in the first layer."""
SECOND = 16
FULL = 127
"""What a number of a layer is at most."""
FIRST_SHIFT = 6
SECOND_SHIFT = 12
LAST_SHIFT = 12
SURE = 1 << 15
"""What certain victory counts."""
HALF = SURE // 2
ONE = FULL << LAST_SHIFT
"""The last sum at which victory is three times as likely as defeat."""


def count_weights(features: int) -> int:
    """Return how many weights a network over so many features has."""
    return (features + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1


def evaluate(x: Any, weights: Any, sums: Any) -> int:
    """Return the share of the victory that a position promises, in parts of `SURE`.

    `x` are the features, `sums` has room for the first layer. The weights of a layer come after its biases,
    those of one input side by side.
    """
    for j in range(FIRST):
        sums[j] = weights[j]
    at = FIRST
    for i in range(len(x)):
        value = x[i]
        if value != 0:
            for j in range(FIRST):
                sums[j] += value * weights[at + j]
        at += FIRST
    for j in range(FIRST):
        sums[j] = min(FULL, max(0, sums[j] >> FIRST_SHIFT))
    last = at + (FIRST + 1) * SECOND
    total = weights[last]
    for k in range(SECOND):
        first = at + SECOND + k * FIRST
        sum_of_second = weights[at + k]
        for j in range(FIRST):
            sum_of_second += sums[j] * weights[first + j]
        total += min(FULL, max(0, sum_of_second >> SECOND_SHIFT)) * weights[last + 1 + k]
    return int(HALF + HALF * total // (abs(total) + ONE))
