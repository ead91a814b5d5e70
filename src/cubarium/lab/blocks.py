"""Games in blocks of equal size, and the figures of each block.

The blocks of two packs under one seed have the same games by number, so that what luck does to a block it
does to both: their difference tells much more than two runs of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from cubarium.engine.errors import Malformed, short
from cubarium.sim.backends import Backend, Batch, Table, make_backend
from cubarium.sim.checksum import joined
from cubarium.sim.on_cluster import OnCluster
from cubarium.sim.runner import MAX_GAMES, SimReport, Tally

if TYPE_CHECKING:
    from cubarium.clusters.cluster import Cluster

BLOCKS = 64
BOUNDS = ("low_share", "high_share")
"""What columns end with that are ends of intervals: they say how many games there were, not how they went."""
POINTS = "points_per_"
"""What columns begin with that say what a component brings."""
WINS = ("win_share", "keeper_win_share")
"""Columns that say how often those win who hold or bought a component, to be held against an even share."""

TAKEN = ("bought_per_round", "bought_mean")
"""Columns that say how often something is bought that is offered to all."""
PRINTED = ("cost",)
"""Columns that repeat what is printed on a component: they say nothing of how games went."""
PART = "taken_share"
"""Which part of all that is bought of its kind a component is: a column of our own."""


class Figure(NamedTuple):
    """Names one number: the table it stands in, what its rows are, the row, and the column."""

    table: str
    kind: str
    row: str | int
    column: str

    @property
    def is_worth(self) -> bool:
        """Tell whether it says what a component is worth.

        Where statistics tell what a component brings in points, that is its worth. Otherwise it is the share
        of victories of those who hold or bought it.
        """
        return self.in_points or self.column in WINS

    @property
    def is_taken(self) -> bool:
        """Tell whether it says which part of all that is bought a component is."""
        return self.column == PART

    @property
    def in_points(self) -> bool:
        """Tell whether it says what a component brings in points."""
        return self.column.startswith(POINTS)


Figures = Mapping[Figure, float]
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Played:
    """What many games under one pack came to: the figures of each block, and what identifies the games."""

    blocks: tuple[Figures, ...]
    games: int
    moves: int
    checksum: str

    def values(self, figure: Figure) -> list[float]:
        """Return the figure of each block; none for one that some block does not have."""
        if not all(figure in block for block in self.blocks):
            return []
        return [block[figure] for block in self.blocks]

    @property
    def figures(self) -> list[Figure]:
        """Return the figures that all blocks have, in the order of the tables."""
        return [figure for figure in self.blocks[0] if self.values(figure)]


def wins_of(seat: int) -> Figure:
    """Return the figure that says how often a seat wins."""
    return Figure("seats", "seat", seat + 1, "won_share")


def block_size(games: int) -> int:
    """Return how many games a block has; what is left over when games are divided is not played."""
    if not BLOCKS <= games <= MAX_GAMES:
        raise Malformed(f"games: {short(games)} is not between {BLOCKS} and {MAX_GAMES}")
    return games // BLOCKS


def backend_of(table: Table, threads: int, cluster: Cluster | None) -> Backend:
    """Return what plays the games of a table, here or on a cluster."""
    return make_backend("", table, threads) if cluster is None else OnCluster(table, cluster)


def play_blocks(table: Table, backend: Backend, seed: int, games: int, progress: Progress) -> Played:
    """Play blocks of games and take the figures of each."""
    size = block_size(games)
    blocks, moves, sums = [], 0, []
    for first, batch in _batches(backend, seed, size, progress):
        tally = Tally(table, keep_rows=False)
        tally.add(batch, first)
        report = tally.report(seed, 0.0, backend.name)
        blocks.append(figures_of(report) | _of_games(table, batch))
        moves += report.moves
        sums.extend(tally.sums)
    return Played(tuple(blocks), size * BLOCKS, moves, joined(*sums))


def _batches(backend: Backend, seed: int, size: int, progress: Progress) -> Iterator[tuple[int, Batch]]:
    """Play as many blocks at once as the backend likes, and give them out one by one."""
    at_once = max(1, backend.chunk // size)
    for start in range(0, BLOCKS, at_once):
        count = min(at_once, BLOCKS - start)
        played = _play(backend, seed, start * size, count * size, progress)
        for block in range(count):
            yield (start + block) * size, _part(played, slice(block * size, (block + 1) * size))


def _play(backend: Backend, seed: int, first: int, count: int, progress: Progress) -> Batch:
    """Play games, in pieces where they are more than the backend takes."""
    import numpy as np

    pieces = []
    for start in range(first, first + count, backend.chunk):
        piece = min(backend.chunk, first + count - start)
        pieces.append(backend.play(seed, start, piece))
        progress(piece)
    if len(pieces) == 1:
        return pieces[0]
    names = ("states", "moves", "scores", "returns")
    return Batch(*(np.concatenate([getattr(piece, name) for piece in pieces]) for name in names))


def _part(batch: Batch, here: slice) -> Batch:
    return Batch(batch.states[here], batch.moves[here], batch.scores[here], batch.returns[here])


def figures_of(report: SimReport) -> dict[Figure, float]:
    """Return every figure of a report: seats, the whole game, and the game's own statistics.

    A row is named by its first cell if that is a name or a whole number, and by nothing otherwise.
    """
    found: dict[Figure, float] = {}
    if report.players > 1:
        found |= {wins_of(p): s.win_share for p, s in enumerate(report.seats)}
    for table, rows in report.statistics.items():
        for row in rows:
            (kind, first), *_ = row.items()
            name = (kind, first) if isinstance(first, str | int) else ("", "")
            for column, value in row.items():
                says_more = column not in PRINTED and not column.endswith(BOUNDS) and column != name[0]
                if _is_number(value) and says_more:
                    found[Figure(table, *name, column)] = float(value)
    return found | _parts(found)


def _parts(found: Figures) -> dict[Figure, float]:
    """Return which part of all purchases of its kind each component is.

    Where a game is shorter, all is bought less; parts tell what is preferred.
    """
    counts = {figure: value for figure, value in found.items() if figure.column in TAKEN}
    sums: dict[tuple[str, str], float] = {}
    for figure, value in counts.items():
        key = figure.table, figure.column
        sums[key] = sums.get(key, 0.0) + value
    return {
        figure._replace(column=PART): value / (sums[figure.table, figure.column] or 1.0)
        for figure, value in counts.items()
    }


def _of_games(table: Table, batch: Batch) -> dict[Figure, float]:
    """Return the figures that belong to no component: length, scores, ties, by how much is won."""
    found = {Figure("games", "", "", "moves_mean"): float(batch.moves.mean())}
    if table.spec.table.words.scores_add_up:
        for p in range(table.options.players):
            found[Figure("seats", "seat", p + 1, "score_mean")] = float(batch.scores[:, p].mean())
    if table.options.players > 1:
        best = (batch.returns == batch.returns.max(axis=1, keepdims=True)).sum(axis=1)
        found[Figure("games", "", "", "shared_share")] = float((best > 1).mean())
        if table.spec.table.words.scores_add_up:
            ordered = batch.scores.copy()
            ordered.sort(axis=1)
            found[Figure("games", "", "", "lead_mean")] = float((ordered[:, -1] - ordered[:, -2]).mean())
    return found


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
