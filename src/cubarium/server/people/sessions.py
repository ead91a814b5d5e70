"""Sessions: what a cookie opens. The database has a hash of each, so that a stolen file opens none."""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections.abc import Iterable, Sequence
from time import time
from typing import Protocol

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from cubarium.server.errors import NotFound
from cubarium.server.storage.schema import person, session
from cubarium.server.storage.store import Store
from cubarium.server.wire.people import Person, SessionInfo

log = logging.getLogger(__name__)

SESSION_SECONDS = 60 * 60 * 24 * 180
SEEN_SECONDS = 60 * 60
"""When a session was last seen is written down once in so long."""
TOKEN_BYTES = 32
ID_LETTERS = 16
"""A session is called by the beginning of its hash, from which nobody comes back to its token."""
AT_ONCE = 500
"""So many values go into one statement."""


def hashed(token: str) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def open_session(connection: Connection, person_id: str, browser: str = "") -> str:
    """Open a session for somebody and return its token; those that have ended are forgotten."""
    token, now = secrets.token_urlsafe(TOKEN_BYTES), time()
    connection.execute(delete(session).where(session.c.until < now))
    connection.execute(
        insert(session).values(
            token_hash=hashed(token),
            person_id=person_id,
            until=now + SESSION_SECONDS,
            opened_at=now,
            seen_at=now,
            browser=browser,
        )
    )
    return token


def end_session(connection: Connection, token: str) -> None:
    """Close the session of a token."""
    connection.execute(delete(session).where(session.c.token_hash == hashed(token)))


def end_sessions_of(connection: Connection, person_id: str, but: str | None = None) -> None:
    """Close all sessions of a person, but for the one of a token."""
    others = session.c.person_id == person_id
    if but is not None:
        others &= session.c.token_hash != hashed(but)
    connection.execute(delete(session).where(others))


class Held(Protocol):
    """A connection that lasts as long as the session it was opened with."""

    token: str | None
    person: Person | None

    def dismiss(self) -> None:
        """End the connection."""


class Sessions:
    """The sessions that are open."""

    def __init__(self, store: Store) -> None:
        """Keep them in a store."""
        self._store = store

    async def person_of(self, token: str | None) -> Person | None:
        """Return whose session a token opens, if it opens one."""
        if not token:
            return None

        def find(connection: Connection) -> tuple[Person, float] | None:
            row = connection.execute(
                select(person.c.id, person.c.name, person.c.account, session.c.seen_at)
                .join(session, session.c.person_id == person.c.id)
                .where(session.c.token_hash == hashed(token), session.c.until > time())
            ).first()
            return (Person(id=row.id, name=row.name, account=row.account), row.seen_at) if row else None

        if (found := await self._store.read(find)) is None:
            return None
        who, seen_at = found
        if time() - seen_at > SEEN_SECONDS:
            await self._see(token)
        return who

    async def _see(self, token: str) -> None:
        this = session.c.token_hash == hashed(token)
        try:
            await self._store.write(lambda c: c.execute(update(session).where(this).values(seen_at=time())))
        except SQLAlchemyError:  # a disk that is full keeps nobody from reading
            log.exception("when a session was last seen could not be noted")

    async def listed(self, who: Person, token: str | None) -> list[SessionInfo]:
        """Return the sessions of somebody, the one that asks first, then those seen last."""
        mine = (session.c.person_id == who.id) & (session.c.until > time())
        rows = await self._store.read(
            lambda c: c.execute(select(session).where(mine).order_by(session.c.seen_at.desc())).all()
        )
        this = hashed(token or "")
        listed = [
            SessionInfo(
                id=row.token_hash[:ID_LETTERS],
                browser=row.browser,
                opened_at=row.opened_at,
                seen_at=row.seen_at,
                is_this=row.token_hash == this,
            )
            for row in rows
        ]
        return sorted(listed, key=lambda one: not one.is_this)

    async def end(self, who: Person, session_id: str) -> None:
        """Close one session of somebody."""
        mine = session.c.person_id == who.id
        this = func.substr(session.c.token_hash, 1, ID_LETTERS) == session_id
        ended = await self._store.write(lambda c: c.execute(delete(session).where(mine, this)).rowcount)
        if not ended:
            raise NotFound("no-such-session")

    async def end_others(self, who: Person, token: str | None) -> None:
        """Close all sessions of somebody but the one that asks."""
        await self._store.write(lambda c: end_sessions_of(c, who.id, but=token or ""))

    async def sign_out(self, token: str) -> None:
        """Close the session of a token."""
        await self._store.write(lambda c: end_session(c, token))

    async def dismiss_ended(self, connections: Iterable[Held]) -> None:
        """End the connections whose session is closed, whoever closed it."""
        held = [one for one in connections if one.person is not None and one.token is not None]
        if not held:
            return
        known = list({hashed(one.token or "") for one in held})
        still = await self._store.read(lambda c: _open_among(c, known))
        for one in held:
            if hashed(one.token or "") not in still:
                one.dismiss()


def _open_among(connection: Connection, known: Sequence[str]) -> set[str]:
    still: set[str] = set()
    for start in range(0, len(known), AT_ONCE):
        some = known[start : start + AT_ONCE]
        these = session.c.token_hash.in_(some), session.c.until > time()
        still.update(connection.execute(select(session.c.token_hash).where(*these)).scalars())
    return still
