"""The servers that run on one database, and which of them sees to what goes on by itself.

Each notes every second that it runs. That is its lease: who has not done so for a while is gone, and all it
saw to falls to the others. Nobody hands anything out. Every server works out for itself, from the same list,
whose a table is; while two lists differ for a moment two may see to one table, and its unique numbers decide.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Float, cast, delete, extract, func, select
from sqlalchemy.dialects.postgresql import insert

from cubarium.server.storage.schema import running_server
from cubarium.server.storage.store import Store

Kind = Literal["tables", "bots"]
LEASE_SECONDS = 3.0
FORGET_SECONDS = 60.0
NOW = cast(extract("epoch", func.clock_timestamp()), Float)
"""By the clock of the database: those of several machines may differ."""


class Sharing(NamedTuple):
    """What a server has to do with others on its database."""

    redis: str = ""
    """Where the Redis is by which they tell each other what is new, if there is one."""
    kind: Kind = "tables"
    """Whether it is for people, or lets only bots move, for all the others."""


ALONE = Sharing()


class Fellows:
    """This server, and those beside it."""

    def __init__(self, store: Store, kind: Kind = "tables") -> None:
        """Begin alone; a file has one server."""
        self.id = secrets.token_urlsafe(9)
        self.kind = kind
        self.are_possible = store.is_shared
        self._store = store
        self._running: dict[str, str] = {self.id: kind}

    @property
    def others(self) -> set[str]:
        """Return the servers that run beside this one."""
        return self._running.keys() - {self.id}

    def sees_to(self, what: str) -> bool:
        """Tell whether it is this server that lets something go on: a table, a tournament, any other name.

        Where there are servers for bots alone, they do it for all.
        """
        if len(self._running) == 1:
            return True
        for_it = [each for each, kind in self._running.items() if kind == "bots"] or list(self._running)
        return max(for_it, key=lambda each: _lot(each, what)) == self.id

    async def beat(self) -> bool:
        """Note that this server runs, and see who else does; tell whether that has changed."""
        before, self._running = self._running, await self._store.write(self._note)
        return before != self._running

    def _note(self, connection: Connection) -> dict[str, str]:
        mine = insert(running_server).values(id=self.id, kind=self.kind, seen_at=NOW)
        connection.execute(mine.on_conflict_do_update(index_elements=["id"], set_={"seen_at": NOW}))
        connection.execute(delete(running_server).where(running_server.c.seen_at < NOW - FORGET_SECONDS))
        return {row.id: row.kind for row in _running(connection)} | {self.id: self.kind}

    async def leave(self) -> None:
        """Note that this server runs no longer, so that the others take over at once."""
        if self.are_possible:
            gone = delete(running_server).where(running_server.c.id == self.id)
            await self._store.write(lambda connection: connection.execute(gone))


def are_running(connection: Connection) -> bool:
    """Tell whether servers run on this database."""
    return connection.dialect.name == "postgresql" and bool(_running(connection))


def _running(connection: Connection) -> Sequence[Any]:
    row = running_server.c
    wanted = select(row.id, row.kind).where(row.seen_at > NOW - LEASE_SECONDS).order_by(row.id)
    return connection.execute(wanted).all()


def _lot(server: str, what: str) -> bytes:
    """Return what a server has drawn for something: who drew most has it, and keeps it whoever else comes."""
    return blake2b(f"{server} {what}".encode(), digest_size=8).digest()
