"""Processes beside the server, which live as long as it does at most.

All that such a process does begins with what it hears over a pipe, its own life too: whenever the server is
killed, from the first moment on, there is somebody who notices that nobody is there and ends without a word.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any, NoReturn

from cubarium.server.tables.packs import Packs

# It finds modules where the server does, and nothing of ours is read before.
BEGIN = (
    "import sys; sys.path[:] = sys.argv[3:]; "
    "from cubarium.server.tables.beside import live; live(int(sys.argv[1]), int(sys.argv[2]))"
)


ENDS_THE_SERVER = {signal.SIGINT, signal.SIGTERM}
"""What a terminal tells a whole group, and systemd a whole service; those beside the server end with it."""
TELL_SECONDS = 0.25
"""So often a process tells how far it is."""


class Beside:
    """A process, as the server sees it."""

    def __init__(self, life: Callable[[Talk, Packs], NoReturn], packs: Packs) -> None:
        """Start it; `life` is what it does with its end of the pipe."""
        self._pipe, theirs = Pipe()
        lifeline, self._held = Pipe(duplex=False)  # only we hold the end whose closing is felt
        ends = theirs.fileno(), lifeline.fileno()
        # They are the server's alone, even before the process can ignore them.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDS_THE_SERVER)
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-c", BEGIN, *map(str, ends), *map(str, sys.path)],
                stdin=subprocess.DEVNULL,
                pass_fds=ends,
            )
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            theirs.close()
            lifeline.close()
        with suppress(OSError):  # one that has ended already is found out by who asks it
            self._pipe.send((life, packs))

    @property
    def pid(self) -> int:
        """Return the number of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Tell whether it can be asked."""
        return self._process.poll() is None

    def begin(self, work: object) -> None:
        """Let it do something."""
        self._pipe.send(work)

    def end(self) -> None:
        """End the process, whatever it does; who waits for it is told."""
        self._process.kill()
        self._process.wait()


# --- in the process ---------------------------------------------------------------------------------------


class Talk:
    """The end of the pipe in the process: when nobody is at the other one any more, the process ends."""

    def __init__(self, pipe: Connection) -> None:
        """Talk over a pipe."""
        self._pipe = pipe

    def recv(self) -> Any:
        """Return what the server says next; this waits."""
        try:
            said = self._pipe.recv_bytes()
        except (EOFError, OSError):  # closed; or something that we have said was never read
            sys.exit()
        return pickle.loads(said)

    def send(self, message: object) -> None:
        """Tell the server something."""
        told = pickle.dumps(message)
        try:
            self._pipe.send_bytes(told)
        except OSError:
            sys.exit()


class Pace:
    """Keeps a process from telling too often how far it is."""

    def __init__(self) -> None:
        """Tell the first time."""
        self._told_at = -TELL_SECONDS

    def is_due(self) -> bool:
        """Tell whether it is time to tell again."""
        now = time.monotonic()
        if now - self._told_at < TELL_SECONDS:
            return False
        self._told_at = now
        return True


def live(pipe: int, lifeline: int) -> None:
    """Live as the server says: not end by a signal before it, nor stay when it was killed."""
    for number in ENDS_THE_SERVER:
        signal.signal(number, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS_THE_SERVER)
    threading.Thread(target=_end_with, args=(Connection(lifeline, writable=False),), daemon=True).start()
    talk = Talk(Connection(pipe))
    life, packs = talk.recv()
    life(talk, packs)


def _end_with(lifeline: Connection) -> None:
    lifeline.poll(None)  # even while the process thinks, and hears and says nothing
    os._exit(1)
