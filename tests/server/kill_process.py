"""The server as a process of its own, to be killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 60.0


class Server:
    """The process of the server, and those it starts: all in a group of their own."""

    def __init__(self, folder: Path, port: int, database: str = "", redis: str = "") -> None:
        """Keep the data in a folder, or in a PostgreSQL; other servers there are told by a Redis."""
        self.folder = folder
        self.database = database
        self.redis = redis
        self.port = port
        self.output = folder / f"output-{port}.txt"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it."""
        command = [sys.executable, "-m", "cubarium", "serve", "--port", str(self.port), "--bot-pause", "0"]
        place = ["--database", self.database] if self.database else ["--data", str(self.folder)]
        if self.redis:
            place += ["--redis", self.redis]
        found = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
        with self.output.open("ab") as output:
            self._process = subprocess.Popen(
                [*command, *place],
                env={**os.environ, "PYTHONPATH": found},
                stdout=output,
                stderr=output,
                start_new_session=True,
            )

    async def is_up(self) -> None:
        """Wait until it takes connections."""
        assert self._process is not None
        until = monotonic() + START_SECONDS
        while monotonic() < until and self._process.poll() is None:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return
        raise RuntimeError(f"the server does not start: {self.output.read_text()[-2000:]}")

    def end(self, how: signal.Signals) -> tuple[int, int]:
        """Send a signal and wait; return the id of its group and how it ended."""
        process, self._process = self._process, None
        assert process is not None
        os.kill(process.pid, how)
        return process.pid, process.wait(timeout=30)

    def clear(self) -> None:
        """Leave nothing behind, whatever happened."""
        if self._process is not None:
            group, _ = self.end(signal.SIGKILL)
            end_group(group)


def members_of(group: int) -> list[str]:
    """Return the living processes of a group that we made."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pgid=,stat=,pid=,args="], capture_output=True, text=True, check=True
    )
    rows = [line.split(None, 3) for line in listed.stdout.splitlines()]
    return [" ".join(row[2:]) for row in rows if row[0] == str(group) and not row[1].startswith("Z")]


def end_group(group: int) -> None:
    """End what is left of a group that we made."""
    if members_of(group):
        os.killpg(group, signal.SIGKILL)


def free_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
