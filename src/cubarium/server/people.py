"""People: guests at once, accounts by choice, and the cookies that tell who asks."""

from __future__ import annotations

import hashlib
import secrets
from time import time

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from cubarium.server.errors import Conflict, NotSignedIn
from cubarium.server.storage.schema import person, session
from cubarium.server.storage.store import Store
from cubarium.server.wire.people import Person

SESSION_SECONDS = 60 * 60 * 24 * 180
TOKEN_BYTES = 32


def new_id() -> str:
    """Return an id that nobody can guess."""
    return secrets.token_urlsafe(12)


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Who is known here."""

    def __init__(self, store: Store) -> None:
        """Keep them in a store."""
        self.store = store
        self._hasher = PasswordHasher()  # argon2id, with the parameters its authors recommend
        self._nobody = self._hasher.hash(secrets.token_urlsafe())

    async def of_token(self, token: str | None) -> Person | None:
        """Return whose session a cookie is, if it is one."""
        if not token:
            return None

        def find(connection: Connection) -> Person | None:
            row = connection.execute(
                select(person.c.id, person.c.name, person.c.account)
                .join(session, session.c.person_id == person.c.id)
                .where(session.c.token_hash == _hashed(token), session.c.until > time())
            ).first()
            return Person(id=row.id, name=row.name, account=row.account) if row else None

        return await self.store.read(find)

    async def welcome_guest(self, name: str) -> tuple[Person, str]:
        """Make a guest with a session; return them and their cookie."""
        guest = Person(id=new_id(), name=name, account=None)
        token = secrets.token_urlsafe(TOKEN_BYTES)

        def make(connection: Connection) -> None:
            connection.execute(insert(person).values(id=guest.id, name=name, made_at=time()))
            _open_session(connection, guest.id, token)

        await self.store.write(make)
        return guest, token

    async def rename(self, who: Person, name: str) -> Person:
        """Change the name that others see."""
        await self.store.write(
            lambda c: c.execute(update(person).where(person.c.id == who.id).values(name=name))
        )
        return who.model_copy(update={"name": name})

    async def make_account(self, who: Person, account: str, password: str) -> Person:
        """Turn a guest into somebody who can sign in elsewhere; their games stay theirs."""
        if who.account is not None:
            raise Conflict("has-account")
        hashed = await self.store.read(lambda _: self._hasher.hash(password))  # slow on purpose: in a thread

        def keep(connection: Connection) -> bool:
            is_guest = person.c.id == who.id, person.c.account.is_(None)
            done = connection.execute(
                update(person).where(*is_guest).values(account=account.lower(), password=hashed)
            )
            return done.rowcount == 1

        try:
            kept = await self.store.write(keep)
        except IntegrityError as error:
            raise Conflict("account-taken") from error
        if not kept:
            raise Conflict("has-account")
        return who.model_copy(update={"account": account.lower()})

    async def sign_in(self, account: str, password: str) -> tuple[Person, str]:
        """Open a session for an account; how long it takes tells nothing about whether it exists."""

        def find(connection: Connection) -> Person | None:
            row = connection.execute(select(person).where(person.c.account == account.lower())).first()
            try:
                self._hasher.verify(row.password if row else self._nobody, password)
            except (VerifyMismatchError, InvalidHashError):
                return None
            return Person(id=row.id, name=row.name, account=row.account) if row else None

        who = await self.store.read(find)
        if who is None:
            raise NotSignedIn("wrong-password")
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self.store.write(lambda connection: _open_session(connection, who.id, token))
        return who, token

    async def sign_out(self, token: str) -> None:
        """Close a session."""
        await self.store.write(
            lambda connection: connection.execute(
                delete(session).where(session.c.token_hash == _hashed(token))
            )
        )


def _open_session(connection: Connection, person_id: str, token: str) -> None:
    connection.execute(delete(session).where(session.c.until < time()))
    connection.execute(
        insert(session).values(token_hash=_hashed(token), person_id=person_id, until=time() + SESSION_SECONDS)
    )
