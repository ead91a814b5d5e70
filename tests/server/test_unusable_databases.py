"""A database that is damaged, newer or none: one sentence at the start, and nothing is written."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cubarium.cli.main import app
from cubarium.engine.words import LANGUAGES
from cubarium.server.app import make_app_in
from cubarium.server.storage.checking import Unusable, check_database
from cubarium.server.storage.migrate import newest
from tests.server.databases import new_file

FILE = "cubarium.sqlite"


def other_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE song (title TEXT)")


def newer(file: Path) -> None:
    file.write_bytes(new_file())
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")


def overwritten(file: Path) -> None:
    content = bytearray(new_file())
    content[4096:8192] = b"\xff" * 4096
    file.write_bytes(content)


SPOILT: dict[str, tuple[str, Callable[[Path], object]]] = {
    "text": ("foreign", lambda file: file.write_text("Dear diary" * 1000)),
    "another program": ("foreign", other_program),
    "a beginning": ("damaged", lambda file: file.write_bytes(new_file()[:60])),
    "cut in a page": ("damaged", lambda file: file.write_bytes(new_file()[:10_000])),
    "cut between pages": ("damaged", lambda file: file.write_bytes(new_file()[:-4096])),
    "overwritten": ("damaged", overwritten),
    "newer": ("newer", newer),
}


def told(folder: Path, language: str, *words: str) -> str:
    """Start a server, which must fail, and return what it says."""
    done = CliRunner().invoke(app, [*words, "--data", str(folder), "--lang", language])
    assert done.exit_code == 2
    assert done.stdout == ""
    return done.stderr


@pytest.mark.parametrize(("code", "spoil"), SPOILT.values(), ids=SPOILT)
def test_a_server_says_why_it_does_not_start(
    tmp_path: Path, code: str, spoil: Callable[[Path], object]
) -> None:
    spoil(tmp_path / FILE)
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(Unusable) as problem:
        make_app_in(tmp_path)
    assert problem.value.code == code
    assert (tmp_path / FILE).read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


@pytest.mark.parametrize("command", ["serve", "play"])
def test_it_is_one_sentence_in_the_language_of_the_person(tmp_path: Path, command: str) -> None:
    newer(tmp_path / FILE)
    said = [told(tmp_path, language, command, "--port", "0") for language in LANGUAGES]
    assert said[0] != said[1]
    for line in said:
        assert line.startswith(f"cubarium: {tmp_path / FILE} ")
        assert len(line.splitlines()) == 1
        assert "9999" in line and newest() in line


def test_a_newer_copy_is_not_restored(tmp_path: Path) -> None:
    newer(tmp_path / "copy.sqlite")
    (tmp_path / "data").mkdir()
    assert "9999" in told(tmp_path / "data", "en", "restore", str(tmp_path / "copy.sqlite"))
    assert not (tmp_path / "data" / FILE).exists()


def test_what_waits_beside_a_database_is_looked_at_with_it(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_bytes(new_file())
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        check_database(file)
        with database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(Unusable):
            check_database(file)


def test_a_new_folder_and_an_empty_file_are_fine(tmp_path: Path) -> None:
    check_database(tmp_path / FILE)
    (tmp_path / FILE).touch()
    check_database(tmp_path / FILE)
    (tmp_path / FILE).write_bytes(new_file())
    check_database(tmp_path / FILE)
