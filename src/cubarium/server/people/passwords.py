"""Passwords: hashed slowly on purpose, in threads of their own, so that nobody else waits for it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from cubarium.server.errors import Unable

Result = TypeVar("Result")

HASHERS = 2
MOST_WAITING = 40
"""Passwords that may be worked on or wait; each takes part of a second and 64 MiB while it is worked on."""


class Passwords:
    """Hashes passwords and compares them, a few at a time."""

    def __init__(self) -> None:
        """Start no thread before there is work."""
        self._hasher = PasswordHasher()  # argon2id, with the parameters its authors recommend
        self._nobody = self._hasher.hash(secrets.token_urlsafe())
        self._pool = ThreadPoolExecutor(HASHERS, "hasher")
        self._waiting = 0

    async def hashed(self, password: str) -> str:
        """Return what may be kept of a password."""
        return await self._work(lambda: self._hasher.hash(password))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Tell whether a password is the one that was hashed; without one it takes as long and never is."""

        def compare() -> bool:
            try:
                self._hasher.verify(self._nobody if hashed is None else hashed, password)
            except (VerifyMismatchError, InvalidHashError):
                return False
            return hashed is not None

        return await self._work(compare)

    async def _work(self, job: Callable[[], Result]) -> Result:
        if self._waiting >= MOST_WAITING:
            raise Unable("too-many-sign-ins")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, job)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Finish what is worked on."""
        self._pool.shutdown(cancel_futures=True)
