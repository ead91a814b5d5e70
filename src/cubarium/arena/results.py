"""The file of an arena: what is played, then a line for each game that is over.

Lines are written whole and in one go. If the last one is cut, as a killed process may leave it, it is taken
as not played; any other line that cannot be read is a damaged file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from cubarium.arena.plan import Contest, Meeting, contest_from_json, contest_to_json
from cubarium.arena.play import Result, Thought
from cubarium.engine.errors import CubariumError, Malformed

FORM = 2
"""The form of the file; another one cannot be gone on with."""


class ResultsFile:
    """Results that are already there, and a place for more."""

    def __init__(self, path: Path) -> None:
        """Open the file for ourselves alone, and make it if it is not there."""
        self.path = path
        self.contests: list[Contest] = []
        self.results: dict[Meeting, Result] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
            flock(self._file, LOCK_EX | LOCK_NB)
        except BlockingIOError as problem:
            self._file.close()
            raise CubariumError(f"{path}: another arena writes its results there") from problem
        except OSError as problem:
            raise CubariumError(f"{path}: cannot be read and written: {problem.strerror}") from problem
        try:
            self._read()
        except BaseException:
            self._file.close()
            raise

    def _read(self) -> None:
        whole, newline, _ = self._file.read().rpartition(b"\n")
        for number, line in enumerate(whole.split(b"\n") if newline else [], 1):
            try:
                stored = json.loads(line)
                if number == 1:
                    self.contests = _head(stored)
                else:
                    result = _from_json(stored)
                    self.results[result.meeting] = result
            except (ValueError, KeyError, TypeError, AttributeError) as problem:
                raise Malformed(f"{self.path}: line {number} is not one of an arena") from problem
        self._file.seek(len(whole) + len(newline))
        self._file.truncate()

    def begin(self, contests: Sequence[Contest]) -> None:
        """Write down what is played."""
        self.contests = list(contests)
        self._write([{"arena": FORM, "contests": [contest_to_json(contest) for contest in contests]}])

    def add(self, results: Iterable[Result]) -> None:
        """Write results down, so that a kill after this call does not cost them."""
        new = {result.meeting: result for result in results}
        self._write([_to_json(result) for result in new.values()])
        self.results.update(new)

    def _write(self, entries: Sequence[Any]) -> None:
        lines = (json.dumps(entry, separators=(",", ":")) + "\n" for entry in entries)
        try:
            self._file.write("".join(lines).encode())
            self._file.flush()
        except OSError as problem:
            raise CubariumError(f"{self.path}: results cannot be written: {problem.strerror}") from problem

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _head(stored: Any) -> list[Contest]:
    if stored["arena"] != FORM:
        raise ValueError(stored["arena"])
    return [contest_from_json(contest) for contest in stored["contests"]]


def _to_json(result: Result) -> dict[str, Any]:
    thoughts = [[t.choices, round(t.seconds, 6), t.late] for t in result.thoughts]
    return {
        **result.meeting._asdict(),
        "returns": list(result.returns),
        "moves": result.moves,
        "thoughts": thoughts,
    }


def _from_json(stored: Any) -> Result:
    meeting = Meeting(**{name: stored[name] for name in Meeting._fields})
    thoughts = tuple(Thought(*numbers) for numbers in stored["thoughts"])
    return Result(meeting, tuple(stored["returns"]), stored["moves"], thoughts)
