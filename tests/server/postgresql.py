"""A PostgreSQL of our own for tests: started when one is needed, with a database for each server.

Debian's package `postgresql` has what this needs. `./cubarium test` installs it where it may.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql

from cubarium.server.storage.migrate import migrate
from cubarium.server.storage.store import open_engine
from tests.patience import wait_until

OWNER = "postgres"
"""PostgreSQL does not run as root: where we are root, this user of Debian's package runs it."""
TEMPLATE = "template_of_ours"
SETTINGS = {
    "listen_addresses": "",
    "max_connections": 60,
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}
CARELESS = {"fsync": "off", "full_page_writes": "off"}
"""Where nobody pulls the plug, waiting for the disk would take most of the time."""


def programs() -> Path:
    """Return the folder of the newest PostgreSQL of this machine."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = [file.parent for file in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    assert folders, "PostgreSQL is missing. On Debian or Ubuntu: apt install postgresql"
    return max(folders, key=lambda folder: int(folder.parent.name))


class Cluster:
    """A PostgreSQL server on a folder that is gone with it."""

    def __init__(self, *, is_careful: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="cubarium-pg-"))
        self._settings = {**SETTINGS, **({} if is_careful else CARELESS)}
        self._process: subprocess.Popen[bytes] | None = None
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            shutil.chown(self.folder, OWNER, OWNER)
            self._user = {"user": OWNER, "group": OWNER, "extra_groups": []}
        made = [str(programs() / "initdb"), "--no-sync", "--auth=trust", "--encoding=UTF8", "--no-locale"]
        subprocess.run(
            [*made, "--username=cubarium", f"--pgdata={self._data}"],
            cwd=self.folder,
            check=True,
            capture_output=True,
            **self._user,
        )
        self.start()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def address(self, database: str) -> str:
        """Return the address of a database, as it is told to a server."""
        return f"postgresql://cubarium@/{database}?host={self.folder}"

    @property
    def pid(self) -> int:
        """Return the process that all others of it end with."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [f"--{name}={value}" for name, value in self._settings.items()]
        with (self.folder / "output.txt").open("ab") as output:
            self._process = subprocess.Popen(
                [programs() / "postgres", "-D", self._data, "-k", self.folder, *settings],
                cwd=self.folder,
                stdout=output,
                stderr=output,
                **self._user,
            )
        wait_until(self._answers, "PostgreSQL starts")

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self.folder / "output.txt").read_text()[-2000:]
        try:
            self._connect().close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop it at once, as `pg_ctl stop -m immediate` does: whoever comes next recovers from its log."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait(timeout=60)

    def restart(self) -> None:
        """Stop it at once and start it again."""
        self.stop()
        self.start()

    def clear(self) -> None:
        """Leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder)

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """Let whatever serves a connection stand still meanwhile."""
        stopped = [self.pid]
        os.kill(self.pid, signal.SIGSTOP)  # first, so that no more come
        try:
            listed = subprocess.run(
                ["ps", "-o", "pid=", "--ppid", str(self.pid)], capture_output=True, text=True, check=True
            )
            for process in map(int, listed.stdout.split()):
                with suppress(ProcessLookupError):  # one may have ended by itself
                    os.kill(process, signal.SIGSTOP)
                    stopped.append(process)
            yield
        finally:
            for process in reversed(stopped):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def _connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(
            dbname="postgres", user="cubarium", host=str(self.folder), autocommit=True, connect_timeout=5
        )

    def create(self, name: str, *, is_empty: bool = False) -> str:
        """Make a database, with our tables or without any; return its address."""
        template = "template0" if is_empty else self._template
        with self._connect() as connection:
            connection.execute(
                sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(*map(sql.Identifier, (name, template)))
            )
        return self.address(name)

    def drop(self, name: str) -> None:
        """Remove a database, whoever still uses it."""
        with self._connect() as connection:
            connection.execute(
                sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(name))
            )

    @cached_property
    def _template(self) -> str:
        engine = open_engine(self.create(TEMPLATE, is_empty=True))
        migrate(engine)
        engine.dispose()
        return TEMPLATE
