"""What is SQLite's own: where its file lies, and that it survives a crash."""

from __future__ import annotations

from pathlib import Path

import pytest

from cubarium.server.storage.migrate import migrate
from cubarium.server.storage.store import address_of, open_engine

pytestmark = pytest.mark.on("sqlite")


def test_a_folder_with_a_percent_sign_can_hold_the_file(tmp_path: Path) -> None:
    folder = tmp_path / "100% mine"
    folder.mkdir()
    engine = open_engine(address_of(folder))
    migrate(engine)
    engine.dispose()
    assert (folder / "cubarium.sqlite").exists()


def test_the_file_survives_a_crash_and_keeps_its_links(tmp_path: Path) -> None:
    engine = open_engine(address_of(tmp_path))
    with engine.connect() as connection:
        settings = {
            name: connection.exec_driver_sql(f"pragma {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    engine.dispose()
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
