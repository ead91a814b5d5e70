"""What is PostgreSQL's own: how it is reached, which troubles pass, and what became of a lost answer.

Every commit of a store leaves its number in the store's row of `writer`. Where the connection is lost while a
commit is under way, that row tells whether it took place; nothing is acknowledged or denied on a guess.
"""

from __future__ import annotations

import os
import secrets
import socket
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from threading import Timer
from time import monotonic, sleep
from types import MappingProxyType

from sqlalchemy import URL, Connection, Engine, bindparam, create_engine
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError

from cubarium.engine.errors import CubariumError
from cubarium.server.storage.link import Link, Uncertain
from cubarium.server.storage.schema import writer

DRIVER = "postgresql+psycopg"
PACKAGE = "psycopg[binary]>=3.2"
SETTINGS = {
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "60s",
    "synchronous_commit": "on",  # what is acknowledged is on disk, whatever the server is set to
}
NETWORK = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
LONGEST_TRANSACTION = 30.0
"""Seconds after which a connection is cut off: a server whose disk hangs does not end a statement itself."""
LONGEST_ASKING = 60.0
"""Seconds in which we want to know what became of a commit."""
PAUSE_SECONDS = 0.1
PASSING = ("08", "40", "57P")
"""How the states begin in which the connection is lost, one of two that waited for each other was stopped, or
the server stops or starts."""
TOO_SLOW = "57014"
"""The state in which a statement was ended because it took too long."""

_stored = insert(writer).values(name=bindparam("this_name"), batch=bindparam("this_batch"))
NOTE = _stored.on_conflict_do_update(index_elements=["name"], set_={"batch": _stored.excluded.batch})
# Waits for a commit that is still under way, and changes no number that is there.
ASK = _stored.on_conflict_do_update(index_elements=["name"], set_={"name": _stored.excluded.name}).returning(
    writer.c.batch
)
FORGET = writer.delete().where(writer.c.name == bindparam("this_name"))


def open_postgresql(url: URL) -> Engine:
    """Open a database that another process keeps.

    Raises:
        CubariumError: if the package that speaks with it is not installed.
    """
    options = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
    given = {**NETWORK, "options": options, "application_name": "cubarium"}
    try:
        return create_engine(url.set(drivername=DRIVER), connect_args=given)
    except ImportError as error:
        raise CubariumError(
            f"PostgreSQL needs a package that is not installed: {sys.executable} -m pip install '{PACKAGE}'"
        ) from error


class PostgresqlLink(Link):
    """The way to a database that may restart, hang, or be out of reach."""

    is_shared = True
    reading = MappingProxyType({"isolation_level": "REPEATABLE READ", "postgresql_readonly": True})

    def __init__(self, engine: Engine) -> None:
        """Take a name by which the commits of one store are known."""
        self._engine = engine
        self._name = secrets.token_urlsafe(12)
        self._batch = 0

    def in_time(self, connection: Connection) -> AbstractContextManager[None]:
        """Cut the connection off when its work takes far too long."""
        return _cut_off_in_time(connection)

    def may_pass(self, error: Exception) -> bool:
        """Tell whether the server was out of reach, or others were in the way."""
        from psycopg import OperationalError

        if not isinstance(error, DBAPIError) or not isinstance(error.orig, OperationalError):
            return False
        return error.orig.sqlstate is None or error.orig.sqlstate.startswith(PASSING)

    def was_too_slow(self, error: Exception) -> bool:
        """Tell whether a statement was ended: what it waited for may hold up others as long."""
        from psycopg import OperationalError

        driver = error.orig if isinstance(error, DBAPIError) else None
        return isinstance(driver, OperationalError) and driver.sqlstate == TOO_SLOW

    def note(self, connection: Connection) -> None:
        """Leave the number of the transaction in it."""
        self._batch += 1
        connection.execute(NOTE, {"this_name": self._name, "this_batch": self._batch})

    def is_done(self, error: Exception) -> bool:
        """Ask for the number of the last transaction that took place, as soon as anybody answers."""
        if not isinstance(error, DBAPIError) or not error.connection_invalidated:
            return False  # the server itself has said that it failed
        until = monotonic() + LONGEST_ASKING
        while True:
            try:
                with self._engine.connect() as connection, self.in_time(connection), connection.begin():
                    asked = {"this_name": self._name, "this_batch": 0}
                    return bool(connection.execute(ASK, asked).scalar_one() == self._batch)
            except DBAPIError as trouble:
                if monotonic() > until:
                    raise Uncertain("storage-unsure") from trouble
            sleep(PAUSE_SECONDS)

    def close(self) -> None:
        """Remove the row of this store; where nobody answers it stays, and is in nobody's way."""
        with suppress(DBAPIError), self._engine.begin() as connection:
            connection.execute(FORGET, {"this_name": self._name})


@contextmanager
def _cut_off_in_time(connection: Connection) -> Iterator[None]:
    driver = connection.connection.driver_connection
    assert driver is not None
    line = os.dup(driver.fileno())  # stays open, even if the connection is closed meanwhile
    timer = Timer(LONGEST_TRANSACTION, _cut_off, [line])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        os.close(line)


def _cut_off(line: int) -> None:
    with socket.socket(fileno=os.dup(line)) as connected, suppress(OSError):  # it may have ended by itself
        connected.shutdown(socket.SHUT_RDWR)
