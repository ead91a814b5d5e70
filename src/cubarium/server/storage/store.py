"""The store: one thread writes, and commits everything that waits at once.

A caller awaits `write(job)`; when it returns, the job is on disk. Jobs that come while the disk is busy
share the next commit, so that hundreds of tables cost few syncs. A job that fails fails alone. A job may be
run more than once, and counts once.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from math import inf
from pathlib import Path
from queue import SimpleQueue
from time import monotonic, sleep
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url

from cubarium.server.storage.link import Unreachable, link_to
from cubarium.server.storage.private import private_file

Result = TypeVar("Result")
Job = Callable[[Connection], Any]

FILE = "cubarium.sqlite"
MOST_AT_ONCE = 256
READERS = 2
BUSY_SECONDS = 10
LONGEST_TROUBLE = 10.0
"""Seconds for which a job is tried again while its database is out of reach."""
LAST_TROUBLE = 1.0
"""The same once the server ends: all that still waits together."""
PAUSE_SECONDS = 0.1


def address_of(folder: Path) -> str:
    """Return the address of the embedded database in a folder."""
    return f"sqlite:///{folder / FILE}"


def open_engine(address: str) -> Engine:
    """Open a database; SQLite is set to survive a crash at any moment."""
    url = make_url(address)
    if url.get_backend_name() == "postgresql":
        from cubarium.server.storage.postgresql import open_postgresql

        return open_postgresql(url)
    if url.database:
        private_file(Path(url.database))
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin)
    return engine


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
        self._link = link_to(engine)
        self.is_shared = self._link.is_shared
        """Whether other servers may be on the same database."""
        self._reading = engine.execution_options(**self._link.reading)
        self._jobs: SimpleQueue[tuple[Job, Future[Any]] | None] = SimpleQueue()
        self._is_closed = False
        self._gives_up_at = inf
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    @property
    def waiting(self) -> int:
        """Return how many jobs wait to be written."""
        return self._jobs.qsize()

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
        until = monotonic() + LONGEST_TROUBLE
        while True:
            try:
                with self._reading.connect() as connection, self._link.in_time(connection):
                    return job(connection)
            except Exception as error:
                is_too_slow = self._link.was_too_slow(error)
                if not is_too_slow and not self._link.may_pass(error):
                    raise
                if is_too_slow or monotonic() > min(until, self._gives_up_at):
                    raise _unreachable(error) from error
            sleep(PAUSE_SECONDS)

    def hurry(self) -> None:
        """Wait for a database that is out of reach hardly longer: the server ends."""
        self._gives_up_at = monotonic() + LAST_TROUBLE

    def close(self) -> None:
        """Finish what waits, then close."""
        self._is_closed = True
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._link.close()
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
        until = monotonic() + LONGEST_TROUBLE
        while batch:
            results: list[Any] = []
            try:
                self._transact([job for job, _ in batch], results)
            except Exception as error:  # noqa: BLE001 - it belongs to the caller of the job
                is_alone = len(results) < len(batch)
                if self._link.may_pass(error):
                    if monotonic() < min(until, self._gives_up_at):
                        sleep(PAUSE_SECONDS)
                        continue
                    error, is_alone = _unreachable(error), False
                elif self._link.was_too_slow(error):
                    error = _unreachable(error)
                failed = [batch[len(results)]] if is_alone else batch
                for _, done in failed:
                    done.set_exception(error)
                batch = [one for one in batch if one not in failed]
                continue
            for (_, done), result in zip(batch, results, strict=True):
                done.set_result(result)
            return

    def _transact(self, jobs: list[Job], results: list[Any]) -> None:
        """Do jobs in one transaction, and keep the result of each that is done; raise what went wrong."""
        connecting = self.engine.connect().execution_options(writes=True)
        with connecting as connection, self._link.in_time(connection):
            transaction = connection.begin()
            for job in jobs:
                results.append(job(connection))
            self._link.note(connection)
            try:
                transaction.commit()
            except Exception as error:
                if not self._link.is_done(error):
                    raise


def _unreachable(error: Exception) -> Unreachable:
    told = Unreachable("storage-away")
    told.__cause__ = error
    return told
