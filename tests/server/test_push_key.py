"""The key that pushes are signed with: one for all, however many servers ask for it first, and it stays."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from cubarium.server.push.notices import Pushes
from cubarium.server.storage.schema import server_key
from cubarium.server.storage.store import Store, open_engine
from tests.server.databases import DATABASES
from tests.server.push_service import decoded
from tests.server.server_table import Server


@pytest.mark.on("sqlite", "postgresql")
def test_two_who_make_the_key_at_once_have_one(tmp_path: Path) -> None:
    address = DATABASES.of(tmp_path)
    engine = open_engine(address)
    stores = [Store(engine), Store(open_engine(address))]

    async def ask() -> list[str]:
        return await asyncio.gather(*(Pushes(store).public_key() for store in stores * 3))

    keys = asyncio.run(ask())
    assert len(set(keys)) == 1
    assert len(decoded(keys[0])) == 65
    with engine.begin() as connection:
        assert len(connection.execute(select(server_key)).all()) == 1
    for store in stores:
        store.close()


def test_the_key_outlives_the_server(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        with Server(tmp_path) as server:
            keys.add(server.nobody().get("/api/push/key")["key"])
    assert len(keys) == 1
