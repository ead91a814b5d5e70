"""The process of an agent: lines go in and come out, each until a deadline, and nothing is left behind.

Nothing here trusts the program: it may be slow, silent, loud, or gone. No shell reads its command, and its
processes are a group of their own, so that those it has started end with it.
"""

from __future__ import annotations

import os
import selectors
import shlex
import signal
import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

from cubarium.engine.errors import CubariumError

LONGEST_LINE = 65_536
"""Bytes an agent may write in a line."""
LAST_WORDS = 2_000
"""Bytes that are kept of what it last wrote to its standard error."""
CHUNK = 65_536
GRACE = 1.0
"""Seconds a process has to end by itself once its input is closed, and again once it is told to."""
LOOK = 0.5
"""Seconds after which a silent program is looked at: it may have ended."""
SHOWN = 60


class AgentFault(CubariumError):
    """Report an agent that cannot be played with any more; `reason` is one plain sentence."""

    def __init__(self, reason: str, last_words: str = "") -> None:
        """Keep the sentence, and show beside it what the agent last said to its standard error."""
        lines = "".join(f"\n  {line}" for line in last_words.splitlines())
        super().__init__(f"{reason} Its last words were:{lines}" if lines else reason)
        self.reason = reason


class AgentProcess:
    """A program that is talked to in lines."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the program; no shell reads the command."""
        self.command = shlex.join(command)[:SHOWN]
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as problem:
            why = getattr(problem, "strerror", None) or problem
            raise AgentFault(f"The agent {self.command!r} cannot be started: {why}.") from problem
        self.pid = self._process.pid
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._in, self._out, self._err = (
            pipe.fileno() for pipe in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._said = bytearray()
        self._last_words = b""
        self._listens_to_errors = True
        self.close = weakref.finalize(self, _end, self._process)
        """End the program: this also happens when nobody holds it any more, and when Python ends."""

    def say(self, line: bytes, until: float) -> None:
        """Write a line; raises for an agent that does not read it in time."""
        self._must_be_there()
        left = memoryview(line)
        while left:
            if self._in in self._ready(self._in, selectors.EVENT_WRITE, until):
                try:
                    left = left[os.write(self._in, left) :]
                except BrokenPipeError:
                    raise self._gone() from None

    def hear(self, until: float) -> bytes:
        """Return the next line without its end."""
        self._must_be_there()
        while (end := self._said.find(b"\n")) < 0:
            if len(self._said) > LONGEST_LINE:
                raise self.fault(f"wrote a line of more than {LONGEST_LINE} bytes")
            if self._out in self._ready(self._out, selectors.EVENT_READ, until):
                more = os.read(self._out, CHUNK)
                if not more:
                    raise self._gone()
                self._said += more
        line = bytes(self._said[:end])
        del self._said[: end + 1]
        if len(line) > LONGEST_LINE:
            raise self.fault(f"wrote a line of more than {LONGEST_LINE} bytes")
        return line

    def interrupt(self) -> None:
        """Kill the program at once; who waits for its answer meanwhile is told that it is gone."""
        if self.close.alive:
            _signal(self._process, signal.SIGKILL)

    def _must_be_there(self) -> None:
        """Refuse to talk through pipes that are closed: others may have their numbers by now."""
        if not self.close.alive:
            raise AgentFault(f"The agent {self.command!r} was ended before.")

    def fault(self, what: str) -> AgentFault:
        """End the program, and return the error that says what it did."""
        with suppress(OSError):
            self._hear_errors()
        self.close()
        words = self._last_words.decode(errors="replace").strip()
        return AgentFault(f"The agent {self.command!r} {what}.", words)

    def _gone(self) -> AgentFault:
        half = " in the middle of a line" if self._said else ""
        with suppress(subprocess.TimeoutExpired):
            status = self._process.wait(GRACE)
            how = f"by signal {-status}" if status < 0 else f"with exit status {status}"
            return self.fault(f"has ended{half}, {how}")
        return self.fault(f"has closed its input or output{half}")

    def _ready(self, pipe: int, event: int, until: float) -> set[int]:
        """Wait for a pipe and for what is said to standard error, which is taken at once."""
        left = until - monotonic()
        if left <= 0:
            raise self._late()
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            if self._listens_to_errors:
                selector.register(self._err, selectors.EVENT_READ)
            found = {key.fd for key, _ in selector.select(min(left, LOOK))}
        if not found and self._process.poll() is not None:
            raise self._gone()  # though somebody it has started holds its pipes open
        if self._err in found:
            self._hear_errors()
        return found

    def _hear_errors(self) -> None:
        """Take what is there of standard error, once around the pipe at most."""
        with suppress(BlockingIOError):
            more = os.read(self._err, CHUNK)
            self._listens_to_errors = bool(more)
            self._last_words = (self._last_words + more)[-LAST_WORDS:]

    def _late(self) -> AgentFault:
        half = " and has written half a line" if self._said else ""
        return self.fault(f"did not answer in time{half}")


def _end(process: subprocess.Popen[bytes]) -> None:
    """Close the input of a program, then ask it to end, then end it, with all it has started."""
    assert process.stdin and process.stdout and process.stderr
    with suppress(OSError):
        process.stdin.close()
    for number in (signal.SIGTERM, signal.SIGKILL):
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE)
            break
        _signal(process, number)
    process.wait()
    _signal(process, signal.SIGKILL)  # those it has started and left
    process.stdout.close()
    process.stderr.close()


def _signal(process: subprocess.Popen[bytes], number: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)
