"""Whether a file can be the database of this version: looked at before a server starts, and not changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from cubarium.engine.errors import CubariumError
from cubarium.server.errors import CATALOGUE
from cubarium.server.storage.migrate import newest

BEGINNING = b"SQLite format 3\0"


class Unusable(CubariumError):
    """Report a file that is no database of ours, or of a newer version; `code` names the sentence."""

    def __init__(self, code: str, /, **words: str) -> None:
        """Keep the parts of the sentence."""
        super().__init__(code)
        self.code = code
        self.words = words

    def text(self, language: str) -> str:
        """Return the sentence."""
        return CATALOGUE.say(language, f"database-{self.code}", **self.words)


def check_database(file: Path) -> None:
    """Look at a database that may be there.

    Raises:
        Unusable: if this version cannot go on with it.
    """
    try:
        if not file.exists() or file.stat().st_size == 0:
            return
        with file.open("rb") as opened:
            if opened.read(len(BEGINNING)) != BEGINNING:
                raise Unusable("foreign", file=str(file))
        with closing(sqlite3.connect(_address(file), uri=True)) as database:
            _check(file, database)
    except sqlite3.Error as problem:
        raise Unusable("damaged", file=str(file), what=str(problem)) from problem
    except OSError as problem:
        raise CubariumError(f"{file}: {problem.strerror}") from problem


def _address(file: Path) -> str:
    """Return how to open a file without leaving anything beside it; what waits there has to be read too."""
    log = file.with_name(f"{file.name}-wal")
    is_whole = not log.exists() or log.stat().st_size == 0
    return f"{file.absolute().as_uri()}?{'immutable=1' if is_whole else 'mode=ro'}"


def _check(file: Path, database: sqlite3.Connection) -> None:
    (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise Unusable("damaged", file=str(file), what=str(found).replace("\n", " "))
    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return
    if not {"alembic_version", "person"} <= tables:
        raise Unusable("foreign", file=str(file))
    (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
    if version > newest():
        raise Unusable("newer", file=str(file), version=version, known=newest())
