"""The address of a PostgreSQL on the command line: what is wrong with it is told, a password never."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cubarium.cli.database import place_of
from cubarium.cli.main import app
from cubarium.engine.errors import CubariumError
from cubarium.server.storage.folder_lock import InUse

NOBODY_THERE = "postgresql://ada:secret@127.0.0.1:1/cubarium"


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("here", "database is an address like postgresql://"),
        ("mysql://ada@host/cubarium", "database begins with postgresql://"),
        ("sqlite:///cubarium.sqlite", "database begins with postgresql://"),
        (NOBODY_THERE, "postgresql://ada@127.0.0.1:1/cubarium: connection failed"),
    ],
)
def test_a_database_that_cannot_be_had_is_told(tmp_path: Path, address: str, told: str) -> None:
    with pytest.raises(CubariumError) as found:
        place_of(address, tmp_path)
    assert str(found.value).startswith(told)
    assert "secret" not in str(found.value)


def test_the_package_that_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(CubariumError, match=r"-m pip install 'psycopg\[binary\]"):
        place_of(NOBODY_THERE, tmp_path)


def test_without_an_address_it_is_the_folder_which_is_held(tmp_path: Path) -> None:
    place = place_of("", tmp_path)
    assert place.name == str(tmp_path)
    with pytest.raises(InUse):
        place_of("", tmp_path)
    assert place.lock is not None
    place.lock.release()


def test_a_postgresql_that_does_not_answer_is_told_without_its_password() -> None:
    done = CliRunner().invoke(app, ["admin", "people", "--database", NOBODY_THERE, "--lang", "en"])
    assert done.exit_code == 2
    assert done.stderr.startswith("cubarium: postgresql://ada@127.0.0.1:1/cubarium: connection failed")
    assert "secret" not in done.stderr


@pytest.mark.parametrize(
    ("language", "words", "told"),
    [
        (
            "en",
            "backup",
            "PostgreSQL makes copies itself: pg_dump --format=custom --file=copy postgresql://ada@",
        ),
        ("fr", "backup", "PostgreSQL fait lui-même ses copies\u202f: pg_dump --format=custom --file=copy "),
        ("en", "restore", "PostgreSQL makes copies itself: pg_restore --clean --if-exists copy --dbname="),
    ],
)
def test_copies_are_left_to_postgresql(language: str, words: str, told: str) -> None:
    done = CliRunner().invoke(app, [words, "copy", "--database", NOBODY_THERE, "--lang", language])
    assert done.exit_code == 2
    assert told in done.stderr
    assert "secret" not in done.stderr
