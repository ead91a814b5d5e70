"""Copies of what a server keeps, taken while it runs, and the way back."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cubarium.cli.main import app
from cubarium.server.storage.folder_lock import FolderLock
from tests.server.server_table import Server, timeless, two_people

pytestmark = pytest.mark.on("sqlite")


def cubarium(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [*map(str, words), "--lang", "en"])


def test_a_copy_taken_while_people_play_brings_back_that_very_moment(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    data.mkdir()
    with Server(data) as server:
        mover, _ = two_people(server)
        table = mover.table["id"]
        mover.move()
        ada = server.guest("Ada")
        before = ada.look(table)
        done = cubarium("backup", copy, "--data", data)
        assert (done.exit_code, done.stdout) == (0, f"1 table is now also in {copy}.\n")
        two_people(server)
    done = cubarium("restore", copy, "--data", data)
    assert done.exit_code == 0
    assert f"What was there is kept in {data / 'before-restore-1.sqlite'}.\n" in done.stdout
    assert f"1 table is back from {copy}.\n" in done.stdout
    with Server(data) as server:
        assert timeless(server.guest("Zoé").look(table)) == timeless(before)
    assert cubarium("restore", data / "before-restore-1.sqlite", "--data", data).stdout.count("2 tables") == 1


def test_a_copy_is_one_file_that_nothing_overwrites(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with Server(tmp_path / "data") as server:
        two_people(server)
        (tmp_path / "copies").mkdir()
        copy = tmp_path / "copies" / "one.sqlite"
        assert cubarium("backup", copy, "--data", tmp_path / "data").exit_code == 0
        written = copy.read_bytes()
        again = cubarium("backup", copy, "--data", tmp_path / "data")
        assert again.exit_code == 2 and "already exists; nothing was written" in again.stderr
    assert copy.read_bytes() == written
    assert [path.name for path in copy.parent.iterdir()] == ["one.sqlite"]


def test_nothing_is_restored_under_a_running_server_or_from_a_bad_copy(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with Server(tmp_path / "data") as server:
        two_people(server)
    place = tmp_path / "data" / "cubarium.sqlite"
    copy, torn, other = tmp_path / "copy", tmp_path / "torn", tmp_path / "other"
    assert cubarium("backup", copy, "--data", tmp_path / "data").exit_code == 0
    whole = copy.read_bytes()
    torn.write_bytes(whole[: len(whole) // 2])
    sqlite3.connect(other).executescript("CREATE TABLE thing (x)").connection.close()
    running = FolderLock(tmp_path / "data")
    running.tell("http://127.0.0.1:8000/")
    before = place.read_bytes()
    for file, told in (
        (copy, "a server at http://127.0.0.1:8000/ uses this folder already"),
        (torn, "this is no copy of Cubarium"),
        (other, "this is no copy of Cubarium"),
        (tmp_path / "nothing", "no such file"),
    ):
        done = cubarium("restore", file, "--data", tmp_path / "data")
        assert done.exit_code == 2 and told in done.stderr, done.stderr
    running.release()
    assert place.read_bytes() == before


@pytest.mark.parametrize("folder", ["empty", "missing"])
def test_where_nothing_is_kept_there_is_nothing_to_copy(tmp_path: Path, folder: str) -> None:
    (tmp_path / "empty").mkdir()
    done = cubarium("backup", tmp_path / "copy", "--data", tmp_path / folder)
    assert done.exit_code == 2 and "there is no table to copy" in done.stderr
    assert not (tmp_path / "copy").exists()
