"""Two packs against each other: every figure's change with its interval, and which of them are flagged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean

from cubarium.lab.blocks import Figure, Played
from cubarium.lab.intervals import Estimate, holm

FAMILY = 0.01
"""In this part of all runs at most something is flagged although nothing has changed."""


@dataclass(frozen=True)
class Change:
    """How one figure differs between the packs."""

    figure: Figure
    before: float
    after: float
    difference: Estimate
    is_flagged: bool
    size: float
    """How far it moved: what a component is worth and which part of all purchases it is, against an even
    share or the mean of its kind; any other figure, against half its interval."""

    @property
    def is_of_component(self) -> bool:
        """Tell whether it is what a component is worth, or how often it is taken."""
        return self.figure.is_worth or self.figure.is_taken


def compare(base: Played, changed: Played, players: int) -> list[Change]:
    """Return every figure that both have, those flagged first, what concerns components before all else."""
    pairs = {figure: (base.values(figure), changed.values(figure)) for figure in base.figures}
    # What is missing on one side, or the same in every block of both, shows nothing.
    pairs = {figure: pair for figure, pair in pairs.items() if pair[1] and len({*pair[0], *pair[1]}) > 1}
    before = {figure: fmean(old) for figure, (old, _) in pairs.items()}
    differences = [Estimate.of([b - a for a, b in zip(*pair, strict=True)]) for pair in pairs.values()]
    flags = holm([difference.p for difference in differences], FAMILY)
    found = []
    for figure, difference, flag in zip(pairs, differences, flags, strict=True):
        size = abs(difference.mean) / (_usual(figure, before, difference, players) or 1.0)
        after = fmean(pairs[figure][1])
        found.append(Change(figure, before[figure], after, difference, flag, size))
    return sorted(found, key=lambda change: (not change.is_flagged, not change.is_of_component, -change.size))


def _usual(figure: Figure, before: Mapping[Figure, float], difference: Estimate, players: int) -> float:
    """Return what the change of a figure is measured by."""
    kind = [f for f in before if (f.table, f.column) == (figure.table, figure.column)]
    if figure.is_taken:
        return 1 / len(kind)
    if figure.in_points:
        return fmean(abs(before[f]) for f in kind)
    return 1 / players if figure.is_worth else (difference.high - difference.low) / 2
