"""The store: one thread writes, and commits everything that waits at once.

A caller awaits `write(job)`; when it returns, the job is on disk. Jobs that come while the disk is busy
share the next commit, so that hundreds of tables cost few syncs. A job that fails fails alone.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

Result = TypeVar("Result")
Job = Callable[[Connection], Any]

FILE = "cubarium.sqlite"
MOST_AT_ONCE = 256
READERS = 2
BUSY_SECONDS = 10


def address_of(folder: Path) -> str:
    """Return the address of the embedded database in a folder."""
    return f"sqlite:///{folder / FILE}"


def open_engine(address: str) -> Engine:
    """Open a database; SQLite is set to survive a crash at any moment."""
    engine = create_engine(address, connect_args={"timeout": BUSY_SECONDS} if _is_sqlite(address) else {})
    if _is_sqlite(address):
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin)
    return engine


def _is_sqlite(address: str) -> bool:
    return address.startswith("sqlite")


def _set_up_sqlite(connection: sqlite3.Connection, _: Any) -> None:
    # The driver begins transactions late; `_begin` does it instead.
    connection.isolation_level = None
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(
        "BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN"
    )


class Store:
    """A database that is written to by one thread."""

    def __init__(self, engine: Engine) -> None:
        """Start the writing thread."""
        self.engine = engine
        self._jobs: SimpleQueue[tuple[Job, Future[Any]] | None] = SimpleQueue()
        self._is_closed = False
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def write(self, job: Callable[[Connection], Result]) -> Result:
        """Run a job that writes; once this returns, what it wrote is on disk."""
        if self._is_closed:
            raise RuntimeError("the store is closed")
        done: Future[Result] = Future()
        self._jobs.put((job, done))
        # A caller that goes away does not take back what was asked.
        return await asyncio.shield(asyncio.wrap_future(done))

    async def read(self, job: Callable[[Connection], Result]) -> Result:
        """Run a job that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[Connection], Result]) -> Result:
        with self.engine.begin() as connection:
            return job(connection)

    def close(self) -> None:
        """Finish what waits, then close."""
        self._is_closed = True
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _write_all(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            ends = False
            while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    ends = True
                    break
                batch.append(more)
            self._commit(batch)
            if ends:
                return

    def _commit(self, batch: list[tuple[Job, Future[Any]]]) -> None:
        """Do all jobs in one transaction; where one fails, do the others again without it."""
        while batch:
            at: int | None = None
            try:
                with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                    results = []
                    for at, (job, _) in enumerate(batch):  # noqa: B007 - it tells which one failed
                        results.append(job(connection))
                    at = None
            except Exception as error:  # noqa: BLE001 - it belongs to the caller of the job
                failed = batch if at is None else [batch[at]]
                for _, done in failed:
                    done.set_exception(error)
                batch = [one for one in batch if one not in failed]
                continue
            for (_, done), result in zip(batch, results, strict=True):
                done.set_result(result)
            return
