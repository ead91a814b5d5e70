"""Work on a Ray cluster of two processes: the numbers of one machine, and nothing lost with a process."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from cubarium.arena.plan import make_contest
from cubarium.arena.results import ResultsFile
from cubarium.arena.run import run
from cubarium.clusters import cluster as clusters
from cubarium.clusters.cluster import Cluster, cluster_on
from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.errors import CubariumError, Malformed
from cubarium.engine.options import read_options
from cubarium.engine.registry import load_game
from cubarium.lab.laboratory import Plan, data_of, experiment
from cubarium.sim.runner import SimReport, simulate
from tests.thorough import usual_first


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Begin one cluster for all tests: it takes some seconds."""
    with cluster_on("ray") as begun:
        yield begun


def told(report: SimReport) -> dict[str, Any]:
    """Return all of a report but how long it took, and where."""
    return {name: value for name, value in asdict(report).items() if name not in ("seconds", "backend")}


@pytest.mark.parametrize("backend", usual_first("compiled", "interpreted"))
def test_a_simulation_is_the_same_on_a_cluster(backend: str, cluster: Cluster) -> None:
    spec, games = load_game("cubano-course"), 60 if backend == "interpreted" else 10_000
    here = simulate(spec, {}, ["greedy", "random"], games, 5, backend=backend)
    there = simulate(spec, {}, ["greedy", "random"], games, 5, backend=backend, cluster=cluster)
    assert told(there) == told(here)
    assert there.backend == "ray"


def test_an_experiment_is_the_same_on_a_cluster(cluster: Cluster) -> None:
    spec, plan = load_game("cubano-course"), Plan(games=640, own_chance=True, sample=0, threads=1)
    pack = built_in_pack(spec.components.schema)
    here, there = (experiment(spec, {}, ["raptor"], pack, plan, cluster=place) for place in (None, cluster))
    assert data_of(there) == data_of(here)
    assert there.base.played == here.base.played


def test_an_arena_is_the_same_on_a_cluster(cluster: Cluster, tmp_path: Path) -> None:
    spec = load_game("cubano-course")
    options = read_options(spec, 2, "", None, [])
    contest = make_contest(spec, ["greedy", "random", "hatchling"], 2, 8, 3, options=options)
    found = []
    for name, there in (("here", None), ("there", cluster)):
        with ResultsFile(tmp_path / f"{name}.jsonl") as file:
            file.begin([contest])
            counted: list[int] = []
            (results,) = run([contest], file, 1, counted.append, there)
            assert sum(counted) == len(results) == 24
            found.append([(result.meeting, result.returns, result.moves) for result in results])
    assert found[0] == found[1]


def slow_square(number: int) -> tuple[int, int]:
    time.sleep(0.05)
    return number * number, os.getpid()


@pytest.mark.parametrize("way", usual_first("in_order", "as_completed"))
def test_a_process_that_is_killed_loses_nothing(way: str, cluster: Cluster) -> None:
    tasks = range(40)
    found, killed = [], set[int]()
    for square, process in getattr(cluster, way)(slow_square, tasks):
        found.append(square)
        if len(found) in (5, 15) and process not in killed:
            os.kill(process, signal.SIGKILL)
            killed.add(process)
    assert killed
    assert sorted(found) == [number * number for number in tasks]
    assert way == "as_completed" or found == sorted(found)


def fail(number: int) -> int:
    if number == 3:
        raise Malformed("three is too many")
    return number


@pytest.mark.parametrize("way", ["in_order", "as_completed"])
def test_what_is_wrong_with_a_task_is_told_here(way: str, cluster: Cluster) -> None:
    with pytest.raises(Malformed, match="three is too many"):
        list(getattr(cluster, way)(fail, range(6)))


def test_a_cluster_with_another_cubarium_is_refused(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    import ray

    monkeypatch.setattr(clusters, "identity", lambda: "9.9 (another)")
    with pytest.raises(CubariumError, match=r"another Cubarium, .*; this one is 9\.9"):
        Cluster(ray)


def test_a_machine_that_comes_later_with_another_cubarium_is_refused(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "identity", lambda: "9.9 (another)")
    with pytest.raises(CubariumError, match=r"another Cubarium, .*; this one is 9\.9"):
        list(cluster.in_order(slow_square, [3]))


@pytest.mark.parametrize("place", ["", "dask", "ray:", "ray x"])
def test_other_places_are_refused(place: str) -> None:
    with pytest.raises(Malformed, match="is no place to work on"), cluster_on(place):
        pass
