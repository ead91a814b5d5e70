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


@dataclass(frozen=True)
class Change:
    """How one figure differs between the packs."""

    figure: Figure
    before: float
    after: float
    difference: Estimate
    is_flagged: bool
    size: float
    """How far it moved: what a component is worth, against what is usual for its kind; any other figure,
    against half its interval."""


def compare(base: Played, changed: Played, players: int) -> list[Change]:
    """Return every figure that both have, those flagged first, among them what components are worth."""
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
    for figure, difference, flag in zip(pairs, differences, flags, strict=True):
        half = (difference.high - difference.low) / 2
        unit = _usual(before, figure, players) if figure.is_worth else half
        size = abs(difference.mean) / unit if unit else abs(difference.mean)
        after = before[figure] + difference.mean
        found.append(Change(figure, before[figure], after, difference, flag, size))
    return sorted(found, key=lambda change: (not change.is_flagged, not change.figure.is_worth, -change.size))


def _usual(before: Mapping[Figure, float], figure: Figure, players: int) -> float:
    """Return what is usual for what a component is worth: an even share, or the mean points of its kind."""
    if not figure.in_points:
        return 1 / players
    kind = [abs(before[f]) for f in before if (f.table, f.column) == (figure.table, figure.column)]
    return fmean(kind)
