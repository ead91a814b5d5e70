"""What a server keeps is for its owner alone: a folder, its database and what lies beside it, and copies."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from cubarium.server.app import make_app_in
from cubarium.server.storage.folder_lock import FolderLock
from cubarium.server.storage.migrate import migrate
from cubarium.server.storage.private import private_folder
from cubarium.server.storage.store import address_of, open_engine
from tests.server.test_backup import cubarium


@pytest.fixture(autouse=True)
def nothing_is_kept_from_others() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def mode_of(path: Path) -> str:
    return oct(path.stat().st_mode & 0o777)


def modes_in(folder: Path) -> dict[str, str]:
    return {path.name: mode_of(path) for path in folder.iterdir()}


def test_nobody_else_may_read_what_a_server_keeps(tmp_path: Path) -> None:
    data, copy = tmp_path / "kept" / "data", tmp_path / "copy.sqlite"
    lock = FolderLock(data)
    engine = open_engine(address_of(data))
    migrate(engine)
    with engine.connect():
        wanted = {"cubarium.sqlite", "cubarium.sqlite-wal", "cubarium.sqlite-shm", "server.lock"}
        assert modes_in(data) == dict.fromkeys(wanted, "0o600")
        assert cubarium("backup", copy, "--data", data).exit_code == 0
    engine.dispose()
    lock.release()
    assert mode_of(data) == "0o700"
    assert mode_of(copy) == "0o600"
    assert cubarium("restore", copy, "--data", data).exit_code == 0
    assert set(modes_in(data)) >= {"cubarium.sqlite", "before-restore-1.sqlite"}
    assert set(modes_in(data).values()) == {"0o600"}


def test_what_others_could_read_is_taken_from_them_at_the_start(tmp_path: Path) -> None:
    data = tmp_path / "data"
    make_app_in(data)
    names = ["cubarium.sqlite", "cubarium.sqlite-wal", "before-restore-1.sqlite", "server.lock"]
    names += ["cubarium.sqlite.17.part"]
    for name in (*names, "notes.txt"):
        (data / name).touch()
        (data / name).chmod(0o666)
    data.chmod(0o777)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.touch()
    (data / "before-restore-2.sqlite").symlink_to(elsewhere)
    FolderLock(data).release()
    assert mode_of(data) == "0o700"
    assert {name: mode_of(data / name) for name in names} == dict.fromkeys(names, "0o600")
    assert mode_of(data / "notes.txt") == mode_of(elsewhere) == "0o666", "it is not ours"


def test_a_folder_of_somebody_else_is_theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "shared"
    folder.mkdir(0o775)
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    private_folder(folder)
    assert mode_of(folder) == "0o775"


def test_what_root_makes_in_a_folder_belongs_to_its_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    private_folder(data)
    engine = open_engine(address_of(data))
    migrate(engine)
    engine.dispose()
    assert cubarium("backup", copy, "--data", data).exit_code == 0
    given: list[tuple[int, int]] = []
    if os.geteuid() == 0:
        os.chown(data, 12345, 12346)
    monkeypatch.setattr("cubarium.server.storage.private.os.fchown", lambda file, *who: given.append(who))
    monkeypatch.setattr("cubarium.server.storage.private.os.geteuid", lambda: 0)
    (data / "server.lock").unlink(missing_ok=True)
    assert cubarium("restore", copy, "--data", data).exit_code == 0
    owner = data.stat()
    assert given == [(owner.st_uid, owner.st_gid)] * 3  # the lock, what was there before, what is there now
