"""Bars are laid so that a board fits what a sketch says of it: sides missing, bars laid, squares formed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cubarium.engine.sketch.luck import Luck
from cubarium.games.cubano.rules.board import (
    EDGE_SQUARES,
    EDGES,
    RIM,
    SIDES_TO_CLOSE,
    SQUARE_EDGES,
    SQUARES,
    has_bar,
    lay_bar,
)

PATIENCE = 500
"""How many steps may bring nothing before the search is given up."""
BOLD = 12
"""One step of so many is taken although it leads away."""
Range = tuple[int, int]


@dataclass
class Wanted:
    """What a board shall be like; by default all is allowed."""

    missing: list[Range] = field(default_factory=lambda: [(0, SIDES_TO_CLOSE[q]) for q in range(SQUARES)])
    """By square, how few and how many sides may be missing."""
    laid: Range = (0, EDGES)
    counts: Mapping[int, int] = field(default_factory=dict)
    """How many squares miss so many sides."""
    counted: frozenset[int] = frozenset(range(SQUARES))
    """The squares these counts are about."""
    fixed: frozenset[int] = frozenset()
    """Edges that stay as they are."""


def said_edges(known: Any) -> frozenset[int]:
    """Return the edges of which a sketch says whether a bar lies there."""
    return frozenset(e for e in range(EDGES) if has_bar(known, e))


def fit_bars(t: Any, wanted: Wanted, luck: Luck) -> bool:
    """Lay and take away bars until the board is as wanted; tell whether it has become so."""
    board = _Board(t, wanted)
    free = [e for e in range(EDGES) if e not in wanted.fixed]
    fewest, since = board.faults, 0
    while board.faults and since < PATIENCE:
        since = 0 if board.faults < fewest else since + 1
        fewest = min(fewest, board.faults)
        edge = board.promising(free, luck)
        if edge == RIM:
            return False
        before = board.faults
        board.flip(edge)
        if board.faults > before and luck.below(BOLD):
            board.flip(edge)
    board.write(t)
    return board.faults == 0


class _Board:
    """A board on which bars come and go, with the number of its faults."""

    def __init__(self, t: Any, wanted: Wanted) -> None:
        self.wanted = wanted
        self.bars = [has_bar(t, e) for e in range(EDGES)]
        self.missing = [sum(not self.bars[e] for e in SQUARE_EDGES[q] if e != RIM) for q in range(SQUARES)]
        self.laid = sum(self.bars)
        self.counts = dict.fromkeys(wanted.counts, 0)
        for q in wanted.counted:
            if self.missing[q] in self.counts:
                self.counts[self.missing[q]] += 1
        self.bad = {q for q in range(SQUARES) if self._fault(q)}
        self.faults = sum(self._fault(q) for q in self.bad) + self._faults_of_counts()

    def _fault(self, square: int) -> int:
        low, high = self.wanted.missing[square]
        return max(0, low - self.missing[square], self.missing[square] - high)

    def _faults_of_counts(self) -> int:
        low, high = self.wanted.laid
        told = sum(abs(self.counts[m] - n) for m, n in self.wanted.counts.items())
        return max(0, low - self.laid, self.laid - high) + told

    def flip(self, edge: int) -> None:
        """Lay a bar on an edge, or take it away."""
        self.faults -= self._faults_of_counts()
        step = 1 if self.bars[edge] else -1
        self.bars[edge] = not self.bars[edge]
        self.laid -= step
        for q in EDGE_SQUARES[edge]:
            self.faults -= self._fault(q)
            if q in self.wanted.counted and self.missing[q] in self.counts:
                self.counts[self.missing[q]] -= 1
            self.missing[q] += step
            if q in self.wanted.counted and self.missing[q] in self.counts:
                self.counts[self.missing[q]] += 1
            self.faults += self._fault(q)
            (self.bad.add if self._fault(q) else self.bad.discard)(q)
        self.faults += self._faults_of_counts()

    def promising(self, free: list[int], luck: Luck) -> int:
        """Return an edge to change: one of a square that is wrong, or any that brings the number nearer."""
        if self.bad and luck.below(BOLD):
            square = luck.pick(sorted(self.bad))
            too_many = self.missing[square] > self.wanted.missing[square][1]
            fixed = self.wanted.fixed
            edges = [
                e for e in SQUARE_EDGES[square] if e != RIM and e not in fixed and self.bars[e] != too_many
            ]
            return luck.pick(edges) if edges else RIM
        low, high = self.wanted.laid
        if not low <= self.laid <= high and not self.counts:
            edges = [e for e in free if self.bars[e] == (self.laid > high)]
            return luck.pick(edges) if edges else RIM
        return luck.pick(free) if free else RIM

    def write(self, t: Any) -> None:
        """Lay the bars on a table."""
        t.row_bars = t.column_bars = 0
        for edge in range(EDGES):
            if self.bars[edge]:
                lay_bar(t, edge)
