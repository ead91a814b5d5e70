"""Starting processes, noticing that they die, and ending them."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any, TypeVar

KEPT = Path(__file__).with_name("kept.py")
LOOK_SECONDS = 0.1
GRACE_SECONDS = 15.0
KILL_SECONDS = 60.0
LAST_BYTES = 2000
Answer = TypeVar("Answer")


class ProcessDied(Exception):
    """A process that others wait for has ended."""


class Process:
    """A process of ours, with the errors it has written."""

    def __init__(self, name: str, started: subprocess.Popen[bytes], errors: IO[bytes]) -> None:
        """Take a process that has just been started."""
        self.name = name
        self.pid = started.pid
        self._started = started
        self._errors = errors

    @property
    def is_over(self) -> bool:
        """Tell whether it has ended."""
        return self._started.poll() is not None

    def death(self) -> ProcessDied:
        """Return how it has ended, with its last words."""
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - LAST_BYTES))
        said = self._errors.read().decode(errors="replace").strip()
        return ProcessDied(f"{self.name} has ended with {self._started.returncode}.\n{said}".strip())

    def end(self) -> None:
        """End it, by force if it takes too long."""
        if self._started.stdin is not None:
            self._started.stdin.close()
        if not self.is_over:
            self._started.terminate()
        try:
            self._started.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            self._started.kill()
            self._started.wait(KILL_SECONDS)


@contextmanager
def running(name: str, command: list[str], env: dict[str, str], cwd: Path | None = None) -> Iterator[Process]:
    """Run a process until the block is left, however that happens.

    It has a group of its own, so that Ctrl-C reaches this process alone, which then ends it; and it is kept
    by a pipe that ends with us.
    """
    with TemporaryFile() as errors:
        started = subprocess.Popen(
            [sys.executable, str(KEPT), *command],
            env={**os.environ, **env},
            cwd=cwd,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            process_group=0,
        )
        process = Process(name, started, errors)
        try:
            yield process
        finally:
            process.end()


async def while_alive(
    processes: Sequence[Process], work: Coroutine[Any, Any, Answer], longest: float
) -> Answer:
    """Do what needs some processes; raise if one ends first, or if it takes too long."""
    task = asyncio.create_task(work)
    try:
        async with asyncio.timeout(longest):
            while not task.done():
                await asyncio.wait({task}, timeout=LOOK_SECONDS)
                for process in processes:
                    if process.is_over:  # what else went wrong followed from that
                        raise process.death()
        return task.result()
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
