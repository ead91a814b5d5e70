"""Work on a Ray cluster: `ray` begins one on this machine, `ray:ADDRESS` takes part in one that runs.

Ray gives a task to another process where the one that had it is gone; what a task returns depends on its
arguments alone, so that nothing is lost by it and nothing counts twice. Every machine of a cluster needs the
same Cubarium, which is looked at before anything is done.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import Any, TypeVar

from cubarium.engine.backends.identity import identity
from cubarium.engine.errors import CubariumError, Malformed, short

Task = TypeVar("Task")
Found = TypeVar("Found")
NAME = "ray"
TASKS_AHEAD = 3
"""So many tasks wait for each process, so that none stands idle while results are taken in."""


class Cluster:
    """Processes that take tasks."""

    def __init__(self, ray: Any) -> None:
        """Take part in what Ray has begun."""
        self._ray = ray
        self.processes = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._check_machines()

    def _check_machines(self) -> None:
        """Refuse machines on which another Cubarium is installed: their games would be others."""
        nodes = [node["NodeID"] for node in self._ray.nodes() if node["Alive"]]
        strategies = import_module("ray.util.scheduling_strategies")
        asked = [
            self._ray.remote(_told_identity)
            .options(scheduling_strategy=strategies.NodeAffinitySchedulingStrategy(node, soft=False))
            .remote()
            for node in nodes
        ]
        for told in sorted(self._taken(asked)):
            _check_identity(told, identity())

    def in_order(self, work: Callable[[Task], Found], tasks: Iterable[Task]) -> Iterator[Found]:
        """Yield what work finds for each task, in the order of the tasks."""
        begin = self._beginning(work)
        waiting: deque[Any] = deque()
        for task in tasks:
            waiting.append(begin(task))
            if len(waiting) > TASKS_AHEAD * self.processes:
                yield from self._taken([waiting.popleft()])
        while waiting:
            yield from self._taken([waiting.popleft()])

    def as_completed(self, work: Callable[[Task], Found], tasks: Iterable[Task]) -> Iterator[Found]:
        """Yield what work finds, whichever task is over first."""
        begin = self._beginning(work)
        left, waiting = iter(tasks), list[Any]()
        while True:
            while len(waiting) < TASKS_AHEAD * self.processes and (task := next(left, None)) is not None:
                waiting.append(begin(task))
            if not waiting:
                return
            done, waiting = self._ray.wait(waiting)
            yield from self._taken(done)

    def _beginning(self, work: Callable[[Task], Found]) -> Callable[[Task], Any]:
        """Return what begins a task, on a machine that may have come since they were looked at."""
        remote = self._ray.remote(_do).options(max_retries=-1)
        return partial(remote.remote, identity(), work)

    def _taken(self, asked: list[Any]) -> Iterator[Any]:
        errors = import_module("ray.exceptions")
        try:
            yield from self._ray.get(asked)
        except errors.RayTaskError as problem:
            cause = problem.cause
            raise cause if isinstance(cause, CubariumError) else problem from problem
        except errors.RayError as problem:
            raise CubariumError(f"the cluster cannot go on: {str(problem).strip()[:200]}") from problem


def _told_identity() -> str:
    return identity()


def _do(ours: str, work: Callable[[Task], Found], task: Task) -> Found:
    _check_identity(identity(), ours)
    return work(task)


def _check_identity(theirs: str, ours: str) -> None:
    if theirs != ours:
        raise CubariumError(f"the cluster has another Cubarium, {theirs}; this one is {ours}")


@contextmanager
def cluster_on(place: str) -> Iterator[Cluster]:
    """Take part in a cluster, and leave it in the end; one of this machine ends with that.

    Raises:
        CubariumError: if Ray is not installed, or there is no cluster at the address.
    """
    name, colon, address = place.partition(":")
    if name != NAME or (colon and not address):
        raise Malformed(f"{short(place)} is no place to work on: {NAME}, or {NAME}:ADDRESS")
    try:
        ray: Any = import_module("ray")
    except ImportError as problem:
        raise CubariumError('working on a cluster needs Ray: pip install "cubarium[ray]"') from problem
    try:
        ray.init(address or "local", include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as problem:
        raise CubariumError(f"there is no cluster at {short(address)}: {str(problem)[:200]}") from problem
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()
