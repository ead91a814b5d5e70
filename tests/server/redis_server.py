"""A Redis of our own for tests, of Debian's package; `./cubarium test` installs it where it may."""

from __future__ import annotations

import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import redis

from tests.patience import wait_until

SETTINGS = ("--port", "0", "--save", "", "--appendonly", "no", "--loglevel", "warning")


class RedisServer:
    """A Redis at a socket of a folder that is gone with it."""

    def __init__(self) -> None:
        found = shutil.which("redis-server")
        assert found, "Redis is missing. On Debian or Ubuntu: apt install redis-server"
        self._program = found
        self._folder = Path(tempfile.mkdtemp(prefix="cubarium-redis-"))
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        """Return the address, as it is told to a server."""
        return f"unix://{self._folder}/redis.sock"

    @property
    def pid(self) -> int:
        """Return its process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = subprocess.Popen(
            [self._program, *SETTINGS, "--dir", self._folder, "--unixsocket", self._folder / "redis.sock"],
            stdout=subprocess.DEVNULL,
        )
        wait_until(self._answers, "Redis starts")

    def _answers(self) -> bool:
        try:
            with redis.Redis.from_url(self.address) as client:
                return bool(client.ping())
        except redis.ConnectionError:
            return False

    def stop(self) -> None:
        """Kill it."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()

    def hang(self) -> None:
        """Let it neither answer nor end."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it answer again."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def clear(self) -> None:
        """Stop it and remove its folder."""
        self.stop()
        shutil.rmtree(self._folder)
