"""Secrets of the server itself: each is made once, and stays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from cubarium.server.storage.schema import server_key
from cubarium.server.storage.store import Store


async def key_of(store: Store, name: str, make: Callable[[], str]) -> str:
    """Return the key of this name; the first one that is stored is everybody's."""

    def find(connection: Connection) -> str | None:
        wanted = select(server_key.c.value).where(server_key.c.name == name)
        return connection.execute(wanted).scalar_one_or_none()

    if (kept := await store.read(find)) is not None:
        return kept
    made = await asyncio.to_thread(make)

    def keep(connection: Connection) -> str:
        if (first := find(connection)) is not None:
            return first
        connection.execute(insert(server_key).values(name=name, value=made))
        return made

    try:
        return await store.write(keep)
    except IntegrityError:  # another server was quicker, and its key is there by now
        return await store.write(keep)
