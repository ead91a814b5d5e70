"""Many games on a cluster: pieces of a batch are tasks, and every process compiles once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from cubarium.bots.registry import has_policy
from cubarium.clusters.cluster import Cluster
from cubarium.engine.components.pack import Pack
from cubarium.engine.errors import CubariumError
from cubarium.engine.options import checked_options
from cubarium.engine.record import to_json
from cubarium.engine.registry import load_game
from cubarium.sim.backends import Backend, Batch, Compiled, Interpreted, Table

COMPILED_PIECE, INTERPRETED_PIECE = 4096, 25
"""So many games are a task: they take about a second."""
PIECES_AT_ONCE = 8
"""So many tasks for each process are asked for at once, so that progress can be shown."""


class Piece(NamedTuple):
    """Some of the games of a seed, with all that a process must know to play them."""

    game: str
    components: Pack
    options: Mapping[str, int]
    bots: tuple[str, ...]
    is_compiled: bool
    seed: int
    first: int
    games: int


class OnCluster:
    """The games of any backend of the processor, played by the processes of a cluster."""

    name = "ray"

    def __init__(self, table: Table, cluster: Cluster, backend: str = "") -> None:
        """Compile here first: processes of this machine find it in the cache."""
        if backend not in ("", "compiled", "interpreted"):
            raise CubariumError(f"a cluster plays compiled or interpreted games, not on {backend[:40]!r}")
        can_compile = all(map(has_policy, table.bots))
        if backend == "compiled" and not can_compile:
            Compiled(table, threads=1)  # says which bot cannot
        self._is_compiled = can_compile and backend != "interpreted"
        if self._is_compiled:
            Compiled(table, threads=1)
        self._table, self._cluster = table, cluster
        self._piece = COMPILED_PIECE if self._is_compiled else INTERPRETED_PIECE
        self.chunk = self._piece * PIECES_AT_ONCE * cluster.processes

    def play(self, seed: int, first: int, count: int) -> Batch:
        """Share the games among the processes, and put them together in their order."""
        import numpy as np

        table = self._table
        head = (table.spec.id, table.components, to_json(table.options), tuple(table.bots), self._is_compiled)
        pieces = [
            Piece(*head, seed, start, min(self._piece, first + count - start))
            for start in range(first, first + count, self._piece)
        ]
        found = list(self._cluster.in_order(play_piece, pieces))
        return Batch(
            np.concatenate([batch.states for batch in found]),
            np.concatenate([batch.moves for batch in found]),
            np.concatenate([batch.scores for batch in found]),
            np.concatenate([batch.returns for batch in found]),
        )


def play_piece(piece: Piece) -> Batch:
    """Play some games in a process of the cluster."""
    options = tuple(sorted(piece.options.items()))
    backend = _backend(piece.game, piece.components, options, piece.bots, piece.is_compiled)
    return backend.play(piece.seed, piece.first, piece.games)


@lru_cache(maxsize=8)
def _backend(
    game: str,
    components: Pack,
    options: tuple[tuple[str, int], ...],
    bots: tuple[str, ...],
    is_compiled: bool,
) -> Backend:
    spec = load_game(game)
    table = Table(spec, components, checked_options(spec, dict(options)), bots)
    return Compiled(table, threads=1) if is_compiled else Interpreted(table)
