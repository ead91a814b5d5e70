"""News by way of Redis: published on one channel, and kept nowhere."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING

from cubarium.engine.errors import CubariumError, Malformed
from cubarium.server.fellows.news import LETTERS, Hear, Hello, Item, Letter, News
from cubarium.server.people.people import new_id
from cubarium.server.storage.keys import key_of
from cubarium.server.storage.store import Store

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = logging.getLogger(__name__)

PACKAGE = "redis>=5.2"
TOGETHER_SECONDS = 0.01
"""What is told within so long goes in one letter."""
BEAT_SECONDS = 0.5
DEAF_SECONDS = 2.0
"""Who has not heard an own letter for so long hears nothing, and of another server nothing of that one."""
AGAIN_SECONDS = 0.5
ALONE_SECONDS = 5.0
MOST_WAITING = 10_000


def open_redis(address: str) -> Redis:
    """Open a Redis, whether it answers or not.

    Raises:
        CubariumError: if the package that speaks with it is not installed, or this is no address.
    """
    try:
        from redis.asyncio import Redis
    except ImportError as error:
        raise CubariumError(
            f"Redis needs a package that is not installed: {sys.executable} -m pip install '{PACKAGE}'"
        ) from error
    try:
        return Redis.from_url(address, socket_timeout=DEAF_SECONDS, socket_connect_timeout=DEAF_SECONDS)
    except ValueError as error:
        raise Malformed("redis is an address like redis://HOST:6379/0") from error


class RedisNews(News):
    """Tells and hears on a channel that only servers of one database know."""

    is_there = True

    def __init__(self, address: str, server: str, channel: str) -> None:
        """Connect later: a Redis that is away keeps no server from starting."""
        self._redis = open_redis(address)
        self._server = server
        self._channel = f"cubarium:{channel}"
        self._waiting: list[Item] = []
        self._is_due = asyncio.Event()
        self._heard: dict[str, float] = {}
        """When the last letter of each server came in, the own ones too."""
        self._has_lost = True
        """Whether others may have missed what this server told."""

    def hears(self, servers: Iterable[str]) -> bool:
        """Tell whether letters of these servers come in, and the own ones."""
        since = monotonic() - DEAF_SECONDS
        self._heard = {server: at for server, at in self._heard.items() if at > since}
        return self._heard.keys() >= {self._server, *servers}

    def tell(self, item: Item) -> None:
        """Tell all others something in a moment; while nobody hears, they have to look."""
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(item)
            self._is_due.set()
        else:
            self._has_lost = True

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Let no other server do the same meanwhile; without Redis all may."""
        from redis.exceptions import LockError, RedisError

        lock = self._redis.lock(
            f"{self._channel}:{name}", timeout=ALONE_SECONDS, blocking_timeout=ALONE_SECONDS
        )
        has_it = False
        with suppress(RedisError, OSError):
            has_it = await lock.acquire()
        try:
            yield
        finally:
            if has_it:
                with suppress(LockError, RedisError, OSError):  # held for too long, it is another's by now
                    await lock.release()

    async def go_on(self, hear: Hear) -> None:
        """Hear and tell, and connect again whenever the connection is lost."""
        await asyncio.gather(self._hear_on(hear), self._tell_on(hear))

    async def _hear_on(self, hear: Hear) -> None:
        from redis.exceptions import RedisError

        was_away = False
        while True:
            try:
                async with self._redis.pubsub() as incoming:
                    await incoming.subscribe(self._channel)
                    if was_away:
                        log.warning("Redis answers again")
                        was_away = False
                    hear(self._server, Hello())  # something may have been missed
                    self.tell(Hello())
                    while True:
                        message = await incoming.get_message(
                            ignore_subscribe_messages=True, timeout=DEAF_SECONDS
                        )
                        if message is not None:
                            self._take(message["data"], hear)
            except (RedisError, OSError) as error:
                if not was_away:
                    log.warning("Redis is away, so servers look for news themselves: %s", error)
                was_away = True
            except Exception:
                log.exception("what other servers tell could not be read; it is tried again")
            await asyncio.sleep(AGAIN_SECONDS)

    def _take(self, data: bytes, hear: Hear) -> None:
        try:
            letter = LETTERS.validate_json(data)
        except ValueError:  # of another version, while servers are changed one by one
            log.warning("a letter of another server cannot be read")
            return
        self._heard[letter.sender] = monotonic()
        if letter.sender == self._server:
            return
        for item in letter.items:
            try:
                hear(letter.sender, item)
            except Exception:
                log.exception("what another server told could not be taken in")

    async def _tell_on(self, hear: Hear) -> None:
        from redis.exceptions import RedisError

        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._is_due.wait()
                    await asyncio.sleep(TOGETHER_SECONDS)
            self._is_due.clear()
            items, self._waiting = self._waiting, []
            if self._has_lost:
                items.append(Hello())
            letter = Letter(sender=self._server, items=items)
            try:
                await self._redis.publish(self._channel, letter.model_dump_json())
            except Exception as error:
                if not isinstance(error, RedisError | OSError):
                    log.exception("a letter to other servers could not be sent")
                self._has_lost = True
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                if self._has_lost:
                    hear(self._server, Hello())  # who reads here may have been in what was lost
                self._has_lost = False

    async def close(self) -> None:
        """Leave the connections."""
        await self._redis.aclose()


async def news_by(address: str, store: Store, server: str) -> News:
    """Return the way to the other servers on a database: by a Redis, if there is one."""
    if not address:
        return News()
    return RedisNews(address, server, await key_of(store, "channel", new_id))
