"""The database of a server, as the commands of those who run it open it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from cubarium.cli.sentences import say
from cubarium.cli.serve import data_folder
from cubarium.engine.errors import CubariumError

if TYPE_CHECKING:
    from sqlalchemy import Connection


@contextmanager
def database(data: Path | None, lang: str, *, writes: bool = False) -> Iterator[tuple[Connection, str]]:
    """Open the database of a server for one transaction; a server may have it open too.

    Raises:
        CubariumError: if there is none, or it is that of another version.
    """
    from sqlalchemy.exc import OperationalError

    from cubarium.server.storage.migrate import newest, version_of
    from cubarium.server.storage.store import FILE, address_of, open_engine
    from cubarium.terminal.sentences import language_of

    language, folder = language_of(lang), data or data_folder()
    if not (folder / FILE).is_file():
        raise CubariumError(say(language, "admin-no-server", folder=str(folder)))
    engine = open_engine(address_of(folder))
    try:
        with engine.connect().execution_options(writes=writes) as connection, connection.begin():
            if version_of(connection) != newest():
                raise CubariumError(say(language, "admin-other-version", folder=str(folder)))
            yield connection, language
    except OperationalError as problem:
        raise CubariumError(f"{folder / FILE}: {problem.orig}") from problem
    finally:
        engine.dispose()


def day(at: float) -> str:
    """Return a time of day as these commands show it."""
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")
