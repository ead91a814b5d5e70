"""Which database the servers of tests are on: a file of SQLite, or PostgreSQL.

With CUBARIUM_TEST_DATABASE=postgresql all tests of this folder run on PostgreSQL; without it those do which
`conftest.py` runs on both.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from cubarium.server.storage.migrate import migrate
from cubarium.server.storage.store import FILE, address_of, open_engine
from tests.server.postgresql import Cluster

SQLITE, POSTGRESQL = "sqlite", "postgresql"
USUAL = os.environ.get("CUBARIUM_TEST_DATABASE", SQLITE)


class Databases:
    """The databases of folders: in a file there, or in a PostgreSQL under the name of the folder."""

    def __init__(self) -> None:
        self._cluster: Cluster | None = None
        self._made: set[str] = set()

    @property
    def are_files(self) -> bool:
        return self._cluster is None

    @contextmanager
    def within(self, cluster: Cluster) -> Iterator[None]:
        """Make databases in a PostgreSQL, and remove them in the end."""
        self._cluster = cluster
        try:
            yield
        finally:
            self._cluster = None
            for name in self._made:
                cluster.drop(name)
            self._made.clear()

    def of(self, folder: Path) -> str:
        """Return the address of a folder's database, which is made if it is not there."""
        return self._address(folder, new_file, is_empty=False)

    def empty(self, folder: Path) -> str:
        """Return the address of a folder's database, in which no table is yet if it is new."""
        return self._address(folder, bytes, is_empty=True)

    def _address(self, folder: Path, file: Callable[[], bytes], *, is_empty: bool) -> str:
        if self._cluster is None:
            if not (folder / FILE).exists():
                (folder / FILE).write_bytes(file())
            return address_of(folder)
        name = hashlib.sha256(os.fsencode(folder)).hexdigest()[:20]
        if name not in self._made:
            self._made.add(name)
            self._cluster.create(name, is_empty=is_empty)
        return self._cluster.address(name)


DATABASES = Databases()


@cache
def new_file() -> bytes:
    """Return the file of a database in which nothing is yet: migrations take longer than all else."""
    with TemporaryDirectory() as folder:
        engine = open_engine(address_of(Path(folder)))
        migrate(engine)
        engine.dispose()
        return (Path(folder) / FILE).read_bytes()
