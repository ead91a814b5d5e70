"""Many games, and what they say: wins by seat with intervals, scores, length, how components pay."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cubarium.bots.registry import has_policy
from cubarium.engine.components.pack import Pack, built_in_pack
from cubarium.engine.contract import GameSpec
from cubarium.engine.errors import CubariumError, Malformed, short
from cubarium.engine.options import checked_options
from cubarium.engine.record import to_json
from cubarium.engine.rules.playout import MOVE_LIMIT
from cubarium.sim.backends import Backend, Batch, Table, make_backend
from cubarium.sim.checksum import checksum, joined
from cubarium.sim.on_cluster import OnCluster
from cubarium.sim.stats import Distribution, Interval, share_interval

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from cubarium.clusters.cluster import Cluster

MAX_GAMES = 10**12


@dataclass(frozen=True)
class SeatReport:
    """What one seat got; a shared victory counts its share."""

    bot: str
    wins: float
    win_share: float
    win_interval: Interval
    score: Distribution


@dataclass(frozen=True)
class SimReport:
    """Everything a simulation found."""

    game: str
    options: Mapping[str, int]
    components: str
    seed: int
    players: int
    games: int
    moves: int
    seconds: float
    backend: str
    checksum: str
    shared_wins: int
    seats: tuple[SeatReport, ...]
    length: Distribution
    statistics: Mapping[str, Sequence[Mapping[str, Any]]]
    rows: Mapping[str, Any] | None = field(repr=False, default=None)
    """One row for each game, when asked for: a mapping of column name to array."""

    @property
    def moves_per_second(self) -> float:
        """Return the speed, compilation left out."""
        return self.moves / self.seconds if self.seconds > 0 else 0.0


Progress = Callable[[int, int], None]


def set_table(
    spec: GameSpec, options: Mapping[str, int], seats: Sequence[str], components: Pack | None = None
) -> Table:
    """Check the options and the bots, and set the table; one bot name stands for every seat."""
    checked = checked_options(spec, {**spec.settings.simulated, **options})
    names = list(seats) or ["random"]
    if len(names) == 1:
        names *= checked.players
    if len(names) != checked.players:
        raise Malformed(f"{len(names)} bots for {checked.players} players")
    for name in names:
        has_policy(name)  # so that a wrong name is told before anything is compiled
    return Table(spec, components or built_in_pack(spec.components.schema), checked, names)


def simulate(  # noqa: PLR0913 - what is not asked for has a default
    spec: GameSpec,
    options: Mapping[str, int],
    seats: Sequence[str],
    games: int,
    seed: int,
    *,
    backend: str = "",
    components: Pack | None = None,
    threads: int = 0,
    keep_rows: bool = False,
    progress: Progress = lambda games, moves: None,
    ready: Callable[[], None] = lambda: None,
    cluster: Cluster | None = None,
) -> SimReport:
    """Play many games and report, here or on a cluster; `ready` is called once compilation is over."""
    if not 1 <= games <= MAX_GAMES:
        raise Malformed(f"games: {short(games)} is not between 1 and {MAX_GAMES}")
    if not 0 <= seed < 1 << 64:
        raise Malformed(f"seed: {short(seed)} is not between 0 and 2^64 - 1")
    table = set_table(spec, options, seats, components)
    runner: Backend = (
        make_backend(backend, table, threads) if cluster is None else OnCluster(table, cluster, backend)
    )
    ready()
    tally = Tally(table, keep_rows)
    seconds = 0.0
    first = 0
    while first < games:
        count = min(runner.chunk, games - first)
        started = time.perf_counter()
        batch = runner.play(seed, first, count)
        seconds += time.perf_counter() - started
        tally.add(batch, first)
        first += count
        progress(count, int(batch.moves.sum()))
    return tally.report(seed, seconds, runner.name)


class Tally:
    """Adds up batches of finished games; its size does not grow with their number."""

    def __init__(self, table: Table, keep_rows: bool) -> None:
        """Start with nothing."""
        import numpy as np

        self.table = table
        self.players = table.options.players
        self.games = self.moves = self.shared = 0
        self.sums: list[int] = []
        self.wins = np.zeros(self.players)
        self.win_squares = np.zeros(self.players)
        self.scores: list[Counter[int]] = [Counter() for _ in range(self.players)]
        self.lengths: Counter[int] = Counter()
        self.rows: list[NDArray[Any]] | None = [] if keep_rows else None
        self.statistics = table.spec.table.statistics(
            table.spec.components.values(table.components), self.players
        )

    def add(self, batch: Batch, first: int) -> None:
        """Take in one batch."""
        import numpy as np

        if batch.moves.max() >= MOVE_LIMIT:
            raise CubariumError(f"game {first + int(batch.moves.argmax())} does not end")
        winners = batch.returns == batch.returns.max(axis=1, keepdims=True)
        count = winners.sum(axis=1)
        share = winners / count[:, None]
        self.wins += share.sum(axis=0)
        self.win_squares += (share**2).sum(axis=0)
        self.shared += int((count > 1).sum())
        self.games += len(batch.states)
        self.moves += int(batch.moves.sum())
        self.sums.append(checksum(batch.states, first))
        for p in range(self.players):
            _count_into(self.scores[p], batch.scores[:, p])
        _count_into(self.lengths, batch.moves)
        self.statistics.add(batch.states, share)
        if self.rows is not None:
            numbers = np.arange(first, first + len(batch.states))
            self.rows.append(np.column_stack((numbers, batch.moves, batch.scores, batch.returns)))

    def report(self, seed: int, seconds: float, backend: str) -> SimReport:
        """Sum up."""
        return SimReport(
            game=self.table.spec.id,
            options=to_json(self.table.options),
            components=self.table.components.digest[:16],
            seed=seed,
            players=self.players,
            games=self.games,
            moves=self.moves,
            seconds=seconds,
            backend=backend,
            checksum=joined(*self.sums),
            shared_wins=self.shared,
            seats=tuple(self._seat(p) for p in range(self.players)),
            length=Distribution.of(self.lengths),
            statistics=self.statistics.report(),
            rows=self._rows(),
        )

    def _seat(self, p: int) -> SeatReport:
        wins = float(self.wins[p])
        return SeatReport(
            bot=self.table.bots[p],
            wins=wins,
            win_share=wins / self.games,
            win_interval=share_interval(wins, float(self.win_squares[p]), self.games),
            score=Distribution.of(self.scores[p]),
        )

    def _rows(self) -> Mapping[str, Any] | None:
        if self.rows is None:
            return None
        import numpy as np

        seats = range(1, self.players + 1)
        names = ["game", "moves", *(f"score_{p}" for p in seats), *(f"return_{p}" for p in seats)]
        return dict(zip(names, np.concatenate(self.rows).T, strict=True))


def _count_into(counts: Counter[int], values: NDArray[Any]) -> None:
    import numpy as np

    found, how_often = np.unique(values, return_counts=True)
    for value, times in zip(found.tolist(), how_often.tolist(), strict=True):
        counts[value] += times
