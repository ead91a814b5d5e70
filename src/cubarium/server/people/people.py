"""People: guests at once, accounts by choice."""

from __future__ import annotations

import secrets
from time import time

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from cubarium.server.errors import Conflict, NotAllowed, NotSignedIn
from cubarium.server.people.passwords import Passwords
from cubarium.server.people.sessions import Sessions, end_session, end_sessions_of, open_session
from cubarium.server.storage.schema import person
from cubarium.server.storage.store import Store
from cubarium.server.wire.people import Person


def new_id() -> str:
    """Return an id that nobody can guess."""
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass  # a command would take it for an option
    return made


class People:
    """Who is known here."""

    def __init__(self, store: Store) -> None:
        """Keep them in a store."""
        self.store = store
        self.sessions = Sessions(store)
        self.passwords = Passwords()

    async def welcome_guest(self, name: str, browser: str = "") -> tuple[Person, str]:
        """Make a guest with a session; return them and their token."""
        guest = Person(id=new_id(), name=name, account=None)

        def make(connection: Connection) -> str:
            connection.execute(insert(person).values(id=guest.id, name=name, made_at=time()))
            return open_session(connection, guest.id, browser)

        return guest, await self.store.write(make)

    async def rename(self, who: Person, name: str) -> Person:
        """Change the name that others see."""
        await self.store.write(
            lambda c: c.execute(update(person).where(person.c.id == who.id).values(name=name))
        )
        return who.model_copy(update={"name": name})

    async def make_account(
        self, who: Person, account: str, password: str, token: str = "", browser: str = ""
    ) -> tuple[Person, str]:
        """Turn a guest into somebody who can sign in elsewhere; their games stay theirs.

        The session of before ends and another one begins: whoever had its token has nothing of the account.
        """
        if who.account is not None:
            raise Conflict("has-account")
        hashed = await self.passwords.hashed(password)

        def keep(connection: Connection) -> str | None:
            is_guest = person.c.id == who.id, person.c.account.is_(None)
            done = connection.execute(
                update(person).where(*is_guest).values(account=account.lower(), password=hashed)
            )
            if done.rowcount != 1:
                return None
            end_session(connection, token)
            return open_session(connection, who.id, browser)

        try:
            opened = await self.store.write(keep)
        except IntegrityError as error:
            raise Conflict("account-taken") from error
        if opened is None:
            raise Conflict("has-account")
        return who.model_copy(update={"account": account.lower()}), opened

    async def sign_in(self, account: str, password: str, browser: str = "") -> tuple[Person, str]:
        """Open a session for an account; how long it takes tells nothing about whether it exists."""
        this = person.c.account == account.lower()
        row = await self.store.read(lambda c: c.execute(select(person).where(this)).first())
        is_right = await self.passwords.fits(row.password if row else None, password)
        if row is None or not is_right:
            raise NotSignedIn("wrong-password")

        def enter(connection: Connection) -> str:
            # It may have changed meanwhile: a password, or who may come in.
            now = connection.execute(select(person).where(person.c.id == row.id, this)).first()
            if now is None or now.password != row.password:
                raise NotSignedIn("wrong-password")
            if now.banned_at is not None:
                raise NotAllowed("banned", reason=str(now.ban_reason))
            return open_session(connection, row.id, browser)

        token = await self.store.write(enter)
        return Person(id=row.id, name=row.name, account=row.account), token

    async def change_password(self, who: Person, old: str, new: str, token: str) -> None:
        """Take another password from whoever knows the old one; all other sessions end."""
        if who.account is None:
            raise Conflict("no-account")
        this = person.c.id == who.id
        kept = await self.store.read(lambda c: c.execute(select(person.c.password).where(this)).scalar())
        if not await self.passwords.fits(kept, old):
            raise NotSignedIn("wrong-old-password")
        hashed = await self.passwords.hashed(new)

        def change(connection: Connection) -> bool:
            unchanged = person.c.password == kept
            done = connection.execute(update(person).where(this, unchanged).values(password=hashed))
            if done.rowcount == 1:
                end_sessions_of(connection, who.id, but=token)
            return done.rowcount == 1

        if not await self.store.write(change):
            raise NotSignedIn("wrong-old-password")

    def close(self) -> None:
        """Finish what is worked on."""
        self.passwords.close()
