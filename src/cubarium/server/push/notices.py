"""Pushes: people who have no page open are told that a game waits, where their browser allows it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import Iterable
from time import time
from urllib.parse import urlsplit

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from cubarium.server.errors import RequestRefused, TooMany
from cubarium.server.limits import Limit, Limiter
from cubarium.server.push.vapid import GONE, NOBODY, new_key, public_part, send
from cubarium.server.storage.keys import key_of
from cubarium.server.storage.schema import device
from cubarium.server.storage.store import Store
from cubarium.server.tables.listed import A_DAY
from cubarium.server.tables.state import TableState

log = logging.getLogger(__name__)

SERVICES = re.compile(
    r"https://(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com"
    r"|([a-z0-9-]+\.)+(push\.apple|notify\.windows)\.com)(:443)?/[!-~]*"
)
"""The push services of browsers: if any address were taken, anybody could let us call our own network."""
KEY = "vapid"
MOST_DEVICES = 10
NOT_TOO_OFTEN = Limit(1, 1 / 60)
SUCCESS = range(200, 300)


class Pushes:
    """The devices people want to be told at."""

    def __init__(self, store: Store, services: re.Pattern[str] = SERVICES, contact: str = NOBODY) -> None:
        """Keep them in a store.

        `services` are the addresses to which something may be sent; `contact` is whom they may write to.
        """
        self.store = store
        self._contact = contact
        self._services = services
        self._sent = Limiter(NOT_TOO_OFTEN)
        self._tasks: set[asyncio.Task[None]] = set()

    async def public_key(self) -> str:
        """Return what a browser subscribes with."""
        return await asyncio.to_thread(public_part, await self._key())

    async def _key(self) -> str:
        """Return the key of this server."""
        return await key_of(self.store, KEY, new_key)

    # --- devices ------------------------------------------------------------------------------------------

    async def add(self, person_id: str, endpoint: str, language: str) -> None:
        """Tell this person at a device from now on, and nobody else."""
        if not self._services.fullmatch(endpoint):
            raise RequestRefused("bad-endpoint")

        def keep(connection: Connection) -> None:
            connection.execute(delete(device).where(device.c.endpoint_hash == _hashed(endpoint)))
            connection.execute(
                insert(device).values(
                    endpoint_hash=_hashed(endpoint),
                    endpoint=endpoint,
                    person_id=person_id,
                    language=language,
                    made_at=time(),
                )
            )
            newest = select(device.c.endpoint_hash).where(device.c.person_id == person_id)
            newest = newest.order_by(device.c.made_at.desc())
            for too_old in connection.execute(newest).scalars().all()[MOST_DEVICES:]:
                connection.execute(delete(device).where(device.c.endpoint_hash == too_old))

        await self.store.write(keep)

    async def forget(self, person_id: str, endpoint: str) -> None:
        """Tell this person nothing more at a device."""
        await self.store.write(lambda c: c.execute(delete(device).where(*_is(person_id, endpoint))))

    async def language(self, person_id: str, endpoint: str) -> str | None:
        """Return the language of a device, if it is this person's."""
        wanted = select(device.c.language).where(*_is(person_id, endpoint))
        return await self.store.read(lambda c: c.execute(wanted).scalar_one_or_none())

    # --- sending ------------------------------------------------------------------------------------------

    def tell(self, table: TableState, people: Iterable[str]) -> None:
        """Tell people who are away that a slow game waits for them; nobody waits for it."""
        clock = table.settings.clock
        if clock.kind != "none" and clock.seconds < A_DAY:
            return
        if due := [person for person in people if self._is_due(person, table.id)]:
            task = asyncio.create_task(self._push(due))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _is_due(self, person_id: str, table_id: str) -> bool:
        try:
            self._sent.spend(f"{person_id} {table_id}")
        except TooMany:
            return False
        return True

    async def _push(self, people: list[str]) -> None:
        wanted = select(device.c.person_id, device.c.endpoint).where(device.c.person_id.in_(people))
        try:
            if found := await self.store.read(lambda c: c.execute(wanted).all()):
                key = await self._key()
                await asyncio.gather(*(self._send(key, *one) for one in found))
        except Exception:
            log.exception("people who are away could not be told")

    async def _send(self, key: str, person_id: str, endpoint: str) -> None:
        answer = await asyncio.to_thread(send, key, endpoint, self._contact)
        if answer in GONE:
            await self.forget(person_id, endpoint)
        elif answer not in SUCCESS:
            # Who knows the whole address can write to the device.
            log.warning("the push service %s answers %s", urlsplit(endpoint).netloc, answer)

    def close(self) -> None:
        """Let nothing go on."""
        for task in self._tasks:
            task.cancel()


def _hashed(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _is(person_id: str, endpoint: str) -> tuple[ColumnElement[bool], ...]:
    return device.c.endpoint_hash == _hashed(endpoint), device.c.person_id == person_id
