"""How far skill decides: one stronger bot among weaker ones, in every seat under the same deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubarium.lab.blocks import Played, Progress, backend_of, play_blocks, wins_of
from cubarium.sim.backends import Table

if TYPE_CHECKING:
    from cubarium.clusters.cluster import Cluster


def shares_of_stronger(
    table: Table,
    stronger: str,
    weaker: str,
    seed: int,
    games: int,
    threads: int,
    cluster: Cluster | None,
    progress: Progress,
) -> list[float]:
    """Return for each block the share of victories of the stronger bot, the mean over all seats it had."""
    played: list[Played] = []
    for seat in range(table.options.players):
        bots = [stronger if p == seat else weaker for p in range(table.options.players)]
        met = Table(table.spec, table.components, table.options, bots)
        played.append(play_blocks(met, backend_of(met, threads, cluster), seed, games, progress))
    by_seat = [each.values(wins_of(seat)) for seat, each in enumerate(played)]
    return [sum(shares) / len(shares) for shares in zip(*by_seat, strict=True)]
