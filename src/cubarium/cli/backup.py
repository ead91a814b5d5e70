"""The commands `cubarium backup` and `cubarium restore`: a copy of everything a server keeps, and back."""

from __future__ import annotations

import os
import shlex
import sqlite3
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from cubarium.cli.common import Lang
from cubarium.cli.database import Database, postgresql_url, without_password
from cubarium.cli.serve import Data, data_folder
from cubarium.engine.errors import CubariumError

PAGES_AT_ONCE = 1_000
Copy = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the copy.")]


def backup(file: Copy, data: Data = None, database: Database = "", lang: Lang = "") -> None:
    """Copy everything a server keeps into one file, while it runs or not."""
    from cubarium.server.storage.store import FILE
    from cubarium.terminal.sentences import CATALOGUE, language_of

    language = language_of(lang)
    if database:
        _leave_to_postgresql(language, database, "pg_dump", "--format=custom", f"--file={file}")
    source = (data or data_folder()) / FILE
    if not source.is_file():
        raise CubariumError(f"{source}: there is no table to copy")
    if file.exists():
        raise CubariumError(f"{file}: already exists; nothing was written")
    _copy(source, file)
    typer.echo(CATALOGUE.say(language, "backed-up", file=str(file), tables=_tables_in(file)))


def restore(file: Copy, data: Data = None, database: Database = "", lang: Lang = "") -> None:
    """Put a copy in the place of everything a server keeps; what was there is kept beside it."""
    from cubarium.server.storage.checking import Unusable, check_database
    from cubarium.server.storage.folder_lock import FolderLock
    from cubarium.server.storage.store import FILE
    from cubarium.terminal.sentences import CATALOGUE, language_of

    language = language_of(lang)
    if database:
        _leave_to_postgresql(
            language, database, "pg_restore", "--clean", "--if-exists", str(file), option="--dbname="
        )
    if not file.is_file():
        raise CubariumError(f"{file}: no such file")
    tables = _tables_in(file)
    try:
        check_database(file)
    except Unusable as problem:
        raise CubariumError(problem.text(language)) from problem
    lock = FolderLock(data or data_folder())  # no server may run meanwhile
    place = lock.folder / FILE
    if place.exists():
        before = _free_name(place)
        _copy(place, before)
        typer.echo(CATALOGUE.say(language, "kept-beside", file=str(before)))
    _copy(file, place)
    lock.release()
    typer.echo(CATALOGUE.say(language, "restored", file=str(file), tables=tables))


def _leave_to_postgresql(language: str, database: str, *command: str, option: str = "") -> NoReturn:
    """Say with which command PostgreSQL itself does it."""
    from cubarium.terminal.sentences import CATALOGUE

    whole = shlex.join([*command, f"{option}{without_password(postgresql_url(database))}"])
    raise CubariumError(CATALOGUE.say(language, "copy-by-postgresql", command=whole))


def _copy(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment; the target is there whole or not at all."""
    from cubarium.server.storage.private import private_file

    half_written = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        private_file(half_written)
        with sqlite3.connect(_read_only(source), uri=True) as old, sqlite3.connect(half_written) as new:
            old.backup(new, pages=PAGES_AT_ONCE)
        old.close()
        new.execute("PRAGMA journal_mode = DELETE")  # so that the copy is one file
        new.close()
        _tables_in(half_written)
        for leftover in ("-wal", "-shm"):  # they belong to the file that is replaced
            target.with_name(target.name + leftover).unlink(missing_ok=True)
        half_written.replace(target)
    except (sqlite3.Error, OSError) as problem:
        raise CubariumError(f"{target}: the copy failed: {problem}") from problem
    finally:
        half_written.unlink(missing_ok=True)


def _tables_in(file: Path) -> int:
    """Count the tables of a database, and refuse one that is damaged or not ours."""
    try:
        with sqlite3.connect(_read_only(file), uri=True) as database:
            (found,) = database.execute("PRAGMA integrity_check").fetchone()
            (tables,) = database.execute("SELECT count(*) FROM game_table").fetchone()
        database.close()
    except sqlite3.Error as problem:
        raise CubariumError(f"{file}: this is no copy of Cubarium: {problem}") from problem
    if found != "ok":
        raise CubariumError(f"{file}: the copy is damaged: {found}")
    return int(tables)


def _read_only(file: Path) -> str:
    return f"{file.absolute().as_uri()}?mode=ro"


def _free_name(place: Path) -> Path:
    number = 1
    while (name := place.with_name(f"before-restore-{number}.sqlite")).exists():
        number += 1
    return name
