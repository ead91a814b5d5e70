"""Where a server keeps everything: in a file of a folder, or in a PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

if TYPE_CHECKING:
    from fastapi import FastAPI
    from sqlalchemy import URL

    from cubarium.server.storage.folder_lock import FolderLock

Database = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        envvar="CUBARIUM_DATABASE",
        help="A PostgreSQL in place of a file: postgresql://NAME:PASSWORD@HOST/DATABASE.",
    ),
]


class Place(NamedTuple):
    """Where everything is kept."""

    name: str
    """What people are told; no password is in it."""
    address: str = ""
    """Where the PostgreSQL is, if it is one."""
    lock: FolderLock | None = None
    """The folder of the file, held by this process, if it is one."""

    def tell(self, address: str) -> None:
        """Write down where the server is, where another one would look."""
        if self.lock is not None:
            self.lock.tell(address)

    def release(self) -> None:
        """Let another server have it."""
        if self.lock is not None:
            self.lock.release()

    def make_app(self, **settings: Any) -> FastAPI:
        """Return the server on this place."""
        from cubarium.server import app

        if self.lock is not None:
            return app.make_app_in(self.lock.folder, **settings)
        return app.make_app(self.address, **settings)


def in_folder(lock: FolderLock) -> Place:
    """Return the place in a folder."""
    return Place(str(lock.folder), lock=lock)


def place_of(database: str, data: Path) -> Place:
    """Return the database that was asked for, else the folder, once it answers or is ours.

    Raises:
        CubariumError: if it is neither, with the reason.
    """
    from cubarium.server.storage.folder_lock import FolderLock

    if not database:
        return in_folder(FolderLock(data))
    return postgresql_place(database)


def postgresql_place(database: str) -> Place:
    """Return a PostgreSQL, once it answers.

    Raises:
        CubariumError: if it is none or does not answer, with the reason.
    """
    url = postgresql_url(database)
    _check(url)
    return Place(without_password(url), url.render_as_string(hide_password=False))


def postgresql_url(address: str) -> URL:
    """Read the address of a PostgreSQL."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    from cubarium.engine.errors import Malformed

    try:
        url = make_url(address)
    except ArgumentError as error:
        raise Malformed("database is an address like postgresql://NAME:PASSWORD@HOST/DATABASE") from error
    if url.get_backend_name() != "postgresql":
        raise Malformed("database begins with postgresql://")
    return url


def without_password(url: URL) -> str:
    """Return an address that PostgreSQL's own programs understand, and that tells no secret."""
    return url._replace(drivername="postgresql", password=None).render_as_string()


def _check(url: URL) -> None:
    from sqlalchemy.exc import DBAPIError

    from cubarium.engine.errors import CubariumError
    from cubarium.server.storage.store import open_engine

    engine = open_engine(url.render_as_string(hide_password=False))
    try:
        engine.connect().close()
    except DBAPIError as error:
        raise CubariumError(f"{without_password(url)}: {str(error.orig).strip()}") from error
    finally:
        engine.dispose()
