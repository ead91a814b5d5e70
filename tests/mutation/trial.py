"""Running the tests of a game against a copy of the source in which one thing is wrong."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from queue import Queue

from tests.mutation.games import game_of
from tests.mutation.mutations import Mutation

CAUGHT, TIMEOUT, BROKEN, SURVIVED = "caught", "timeout", "broken", "survived"
COPIED = ("src", "tests", "docs/rules", "pyproject.toml")
NOT_COPIED = shutil.ignore_patterns("__pycache__", ".hypothesis", "site", "browser")
WITHOUT = ("-pno:cacheprovider", "-pno:schemathesis", "-pno:anyio")
"""What these tests need not: to load the second takes longer than all else before the first test."""
PYTEST = ("-m", "pytest", "-x", "-q", "--tb=line", *WITHOUT, "--hypothesis-seed=0")
LIMIT_FACTOR, LIMIT_SLACK_S = 5.0, 30.0
IMPORT_LIMIT_S = 120.0
LAST_LINES = 15


class NotReadyError(Exception):
    """The tests cannot judge: they fail without any mutation, or test another source."""


@dataclass(frozen=True)
class Result:
    """What became of a mutation, after how long, and which test failed."""

    mutation: Mutation
    verdict: str
    seconds: float
    test: str = ""


@dataclass(frozen=True)
class Run:
    """A process that has ended; its status is None if it took too long."""

    status: int | None
    seconds: float
    output: str


class Copy:
    """A copy of the source and of its tests, in which one file at a time is changed."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            if (root / name).is_dir():
                shutil.copytree(root / name, folder / name, ignore=NOT_COPIED)
            elif (root / name).exists():
                shutil.copy(root / name, folder / name)

    def python(self, arguments: Iterable[str], limit_s: float | None) -> Run:
        """Run Python on the copy."""
        # Variables of a pytest that runs this program are not for the one started here.
        own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        path = [str(self.folder / "src"), str(self.folder), *filter(None, [own.get("PYTHONPATH")])]
        environment = {**own, "PYTHONPATH": os.pathsep.join(path), "OPENBLAS_NUM_THREADS": "1"}
        log, began = self.folder / "output.txt", time.monotonic()
        shutil.rmtree(self.folder / ".hypothesis", ignore_errors=True)  # no example of another mutation
        with log.open("wb") as output:
            try:
                status: int | None = subprocess.run(
                    [sys.executable, *arguments],
                    cwd=self.folder,
                    env=environment,
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    timeout=limit_s,
                    check=False,
                ).returncode
            except subprocess.TimeoutExpired:
                status = None
        return Run(status, time.monotonic() - began, log.read_text(encoding="utf-8", errors="replace"))

    def imports(self, file: str) -> bool:
        """Tell whether a file of the copy can be imported, and is what gets imported by its name."""
        module = ".".join(Path(file).with_suffix("").parts[1:]).removesuffix(".__init__")
        code = f"import os, {module} as m; assert os.path.samefile(m.__file__, {file!r}), m.__file__"
        return self.python(["-c", code], IMPORT_LIMIT_S).status == 0

    @contextmanager
    def mutated(self, mutation: Mutation) -> Iterator[None]:
        """Hold the copy with a mutation, and put things right afterwards."""
        path = self.folder / mutation.file
        source = path.read_bytes()
        # Python takes a file of equal size and time for the one it has compiled already.
        compiled = Path(cache_from_source(str(path)))
        try:
            path.write_bytes(mutation.applied(source))
            compiled.unlink(missing_ok=True)
            yield
        finally:
            path.write_bytes(source)
            compiled.unlink(missing_ok=True)


class Trial:
    """Copies that judge mutations side by side."""

    def __init__(
        self, root: Path, folder: Path, jobs: int, pytest_arguments: Callable[[str], list[str]]
    ) -> None:
        self.jobs, self.pytest_arguments = jobs, pytest_arguments
        self.copies: Queue[Copy] = Queue()
        for number in range(jobs):
            self.copies.put(Copy(root, folder / str(number)))

    @contextmanager
    def copy(self) -> Iterator[Copy]:
        """Hold a copy that nobody else uses meanwhile."""
        copy = self.copies.get()
        try:
            yield copy
        finally:
            self.copies.put(copy)

    def baseline(self, files: Mapping[str, str]) -> dict[str, float]:
        """Return how many seconds the tests of each game take unmutated; one file of each is given."""
        with ThreadPoolExecutor(self.jobs) as pool:
            return dict(zip(files, pool.map(self._unmutated, files, files.values()), strict=True))

    def _unmutated(self, game: str, file: str) -> float:
        with self.copy() as copy:
            if not copy.imports(file):
                raise NotReadyError(f"{file} is not imported from the copy:\n{_output_of(copy)}")
            run = copy.python([*PYTEST, *self.pytest_arguments(game)], None)
            if run.status != 0:
                raise NotReadyError(f"The tests of {game} fail without any mutation:\n{_output_of(copy)}")
            return run.seconds

    def results(self, mutations: Iterable[Mutation], baseline: Mapping[str, float]) -> Iterator[Result]:
        """Yield what becomes of each mutation, the first to be judged first."""
        with ThreadPoolExecutor(self.jobs) as pool:
            futures = [pool.submit(self._judge, m, baseline[game_of(m.file)]) for m in mutations]
            try:
                for future in as_completed(futures):
                    yield future.result()
            finally:
                for future in futures:
                    future.cancel()

    def _judge(self, mutation: Mutation, usual_s: float) -> Result:
        with self.copy() as copy, copy.mutated(mutation):
            limit_s = LIMIT_FACTOR * usual_s + LIMIT_SLACK_S
            run = copy.python([*PYTEST, *self.pytest_arguments(game_of(mutation.file))], limit_s)
            if run.status is None:
                return Result(mutation, TIMEOUT, run.seconds)
            if run.status == 0:
                return Result(mutation, SURVIVED, run.seconds)
            failed = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", run.output, re.MULTILINE)
            verdict = CAUGHT if copy.imports(mutation.file) else BROKEN
            return Result(mutation, verdict, run.seconds, failed[1] if failed else "")


def _output_of(copy: Copy) -> str:
    lines = (copy.folder / "output.txt").read_text(encoding="utf-8", errors="replace").splitlines()
    return "\n".join(lines[-LAST_LINES:])
