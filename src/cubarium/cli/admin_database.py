"""The database of a server, as the commands of those who run it open it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from cubarium.cli.database import postgresql_url, without_password
from cubarium.cli.sentences import say
from cubarium.cli.serve import data_folder
from cubarium.engine.errors import CubariumError

if TYPE_CHECKING:
    from sqlalchemy import Connection


@contextmanager
def transaction(
    data: Path | None, database: str, lang: str, *, writes: bool = False
) -> Iterator[tuple[Connection, str]]:
    """Open the database of a server for one transaction, with the language; a server may have it open too.

    Raises:
        CubariumError: if there is none, or it is that of another version.
    """
    from sqlalchemy.exc import OperationalError

    from cubarium.server.storage.migrate import newest, version_of
    from cubarium.server.storage.store import open_engine
    from cubarium.terminal.sentences import language_of

    language = language_of(lang)
    address, name = _in_postgresql(database) if database else _in_folder(data or data_folder(), language)
    engine = open_engine(address)
    try:
        with engine.connect().execution_options(writes=writes) as connection, connection.begin():
            if version_of(connection) != newest():
                raise CubariumError(say(language, "admin-other-version", place=name))
            yield connection, language
    except OperationalError as problem:
        raise CubariumError(f"{name}: {str(problem.orig).strip()}") from problem
    finally:
        engine.dispose()


def _in_postgresql(database: str) -> tuple[str, str]:
    """Return the address of a PostgreSQL, and what people are told of it."""
    url = postgresql_url(database)
    return url.render_as_string(hide_password=False), without_password(url)


def _in_folder(folder: Path, language: str) -> tuple[str, str]:
    """Return the address of the database in a folder, and what people are told of it."""
    from cubarium.server.storage.store import FILE, address_of

    if not (folder / FILE).is_file():
        raise CubariumError(say(language, "admin-no-server", folder=str(folder)))
    return address_of(folder), str(folder)


def day(at: float) -> str:
    """Return a time of day as these commands show it."""
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")
