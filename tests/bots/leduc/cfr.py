"""Counterfactual regret minimisation on Leduc poker: it comes as near to an equilibrium as one waits for."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.bots.leduc.exploit import ALL_CHOICES, FIRST, Place, Table, Vector
from tests.bots.leduc.state import RANK_COUNT


class Solver:
    """Plays against itself, regrets what it did not do, and keeps the mean of all it did (CFR+)."""

    def __init__(self) -> None:
        """Begin without regrets."""
        self._regrets: list[Any] = [np.zeros((RANK_COUNT, len(place.legal))) for place in ALL_CHOICES]
        self._played: list[Any] = [np.zeros_like(rows) for rows in self._regrets]
        self._weight = 0

    def improve(self, times: int) -> None:
        """Go through the whole tree so many times; later times count more."""
        for _ in range(times):
            self._weight += 1
            self._walk(FIRST, [np.ones(RANK_COUNT), np.ones(RANK_COUNT)])

    def table(self) -> Table:
        """Return the mean of what was played."""
        return [_shares(rows) for rows in self._played]

    def _walk(self, place: Place, reach: list[Vector]) -> list[Vector]:
        """Return what a place is worth to each seat by its rank, given how likely either comes there."""
        if place.payoff is not None:
            return [place.payoff @ reach[1], -place.payoff.T @ reach[0]]
        if place.seat < 0:
            return _sum([self._walk(each, reach) for each in place.next])
        seat, shares = place.seat, _shares(self._regrets[place.number])
        worths = []
        for i, each in enumerate(place.next):
            reached = list(reach)
            reached[seat] = reach[seat] * shares[:, i]
            worths.append(self._walk(each, reached))
        mine = np.stack([worth[seat] for worth in worths], axis=1)
        mean = (mine * shares).sum(axis=1)
        regrets = self._regrets[place.number]
        regrets[:] = np.maximum(regrets + mine - mean[:, None], 0)
        self._played[place.number] += self._weight * shares * reach[seat][:, None]
        result = _sum(worths)
        result[seat] = mean
        return result


def _sum(worths: list[list[Vector]]) -> list[Vector]:
    return [np.sum([worth[seat] for worth in worths], axis=0) for seat in range(2)]


def _shares(rows: Vector) -> Vector:
    """Return each row as shares of its sum, even ones where it is empty."""
    total = rows.sum(axis=1, keepdims=True)
    return np.where(total > 0, rows / np.where(total > 0, total, 1), 1 / rows.shape[1])
