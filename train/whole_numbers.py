"""From fractions to the whole numbers that games compute with, and what these may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubarium.engine.rules.network import FIRST_SHIFT, FULL, LAST_SHIFT, SECOND_SHIFT

MOST_FIRST = 3.9
MOST_OTHERS = 7.9
"""How great weights may be: beyond, they would not be small numbers any more."""
MOST_OF_FEATURE = 128
MOST_OF_SUM = 2**31


def whole_numbers(layers: Sequence[tuple[NDArray[Any], NDArray[Any]]]) -> NDArray[Any]:
    """Return the weights as `network.evaluate` reads them; a layer is biases, and weights by output."""
    (bias, weight), (bias_2, weight_2), (bias_3, weight_3) = layers
    parts = [
        bias * (FULL << FIRST_SHIFT),
        weight.T.ravel() * (FULL << FIRST_SHIFT),
        bias_2 * (FULL << SECOND_SHIFT),
        weight_2.ravel() * (1 << SECOND_SHIFT),
        bias_3 * (FULL << LAST_SHIFT),
        weight_3.ravel() * (1 << LAST_SHIFT),
    ]
    sums = [
        np.abs(parts[0]) + MOST_OF_FEATURE * np.abs(weight.T * (FULL << FIRST_SHIFT)).sum(axis=0),
        np.abs(parts[2]) + FULL * np.abs(weight_2 * (1 << SECOND_SHIFT)).sum(axis=1),
        np.abs(parts[4]) + FULL * np.abs(weight_3 * (1 << LAST_SHIFT)).sum(axis=1),
    ]
    if max(float(each.max()) for each in sums) >= MOST_OF_SUM:
        raise OverflowError("with these weights a sum could leave 32 bits")
    weights: NDArray[Any] = np.rint(np.concatenate(parts)).astype(np.int32)
    return weights


def value(layers: Sequence[tuple[NDArray[Any], NDArray[Any]]], x: NDArray[Any]) -> NDArray[Any]:
    """Return what the layers say of positions, in fractions: the network before it was rounded."""
    (bias, weight), (bias_2, weight_2), (bias_3, weight_3) = layers
    hidden = np.clip(x @ weight.T + bias, 0, 1)
    hidden = np.clip(hidden @ weight_2.T + bias_2, 0, 1)
    total = (hidden @ weight_3.T + bias_3)[:, 0]
    return np.asarray(0.5 + 0.5 * total / (1 + np.abs(total)))


def returns(shares: NDArray[Any], games: NDArray[Any], promised: NDArray[Any], trust: float) -> NDArray[Any]:
    """Return what to learn of each position: how the game ended, and what was promised on the way there.

    A position learns from what the next one written down of the same game promises, and from what that one
    learns, mixed by `trust` in the end (TD(λ)): less noise than the end alone, less error than the promise.
    """
    learned = shares.astype(np.float64)
    here = np.arange(len(games))
    last = np.flatnonzero(np.diff(games, append=-1) != 0)
    to_go = last[np.searchsorted(last, here)] - here
    for positions in range(1, int(to_go.max(initial=0)) + 1):
        at = np.flatnonzero(to_go == positions)
        learned[at] = (1 - trust) * promised[at + 1] + trust * learned[at + 1]
    return learned
