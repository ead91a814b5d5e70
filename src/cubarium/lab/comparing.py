"""Two packs against each other: every figure's change with its interval, and which of them are flagged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean

from cubarium.lab.blocks import Figure, Played
from cubarium.lab.intervals import Estimate, holm

FAMILY = 0.01
"""In this part of all runs at most something is flagged although nothing has changed."""

PRINTED = ("cost",)
"""Columns that repeat what is printed on a component."""

Means = Mapping[Figure, float]


@dataclass(frozen=True)
class Change:
    """How one figure differs between the packs."""

    figure: Figure
    before: float
    after: float
    difference: Estimate
    is_flagged: bool
    size: float
    """How far it moved: what a component is worth, against an even share or the mean of its kind; how often
    it is taken, as a part of all that is taken of its kind; any other figure, against half its interval."""

    @property
    def is_of_component(self) -> bool:
        """Tell whether it is what a component is worth, or how often it is taken."""
        return self.figure.is_worth or self.figure.is_taken


def compare(base: Played, changed: Played, players: int) -> list[Change]:
    """Return every figure that both have, those flagged first, what concerns components before all else."""
    pairs = {
        figure: (base.values(figure), changed.values(figure))
        for figure in base.figures
        if figure.column not in PRINTED
    }
    # What is missing on one side, or the same in every block of both, shows nothing.
    pairs = {figure: pair for figure, pair in pairs.items() if pair[1] and len({*pair[0], *pair[1]}) > 1}
    before = {figure: fmean(old) for figure, (old, _) in pairs.items()}
    differences = [Estimate.of([b - a for a, b in zip(*pair, strict=True)]) for pair in pairs.values()]
    flags = holm([difference.p for difference in differences], FAMILY)
    found = []
    after = {
        figure: before[figure] + difference.mean
        for figure, difference in zip(pairs, differences, strict=True)
    }
    for figure, difference, flag in zip(pairs, differences, flags, strict=True):
        size = _size(figure, before, after, difference, players)
        found.append(Change(figure, before[figure], after[figure], difference, flag, size))
    return sorted(found, key=lambda change: (not change.is_flagged, not change.is_of_component, -change.size))


def _size(figure: Figure, before: Means, after: Means, difference: Estimate, players: int) -> float:
    """Return how far a figure moved."""
    kind = [f for f in before if (f.table, f.column) == (figure.table, figure.column)]
    if figure.is_taken:
        # Parts of all that is taken, so that a shorter game in which all is taken less moves none of them.
        sums = [sum(means[f] for f in kind) or 1.0 for means in (before, after)]
        return abs(after[figure] / sums[1] - before[figure] / sums[0]) * len(kind)
    if figure.in_points:
        usual = fmean(abs(before[f]) for f in kind)
    elif figure.is_worth:
        usual = 1 / players
    else:
        usual = (difference.high - difference.low) / 2
    return abs(difference.mean) / (usual or 1.0)
