"""Who plays: guests and accounts."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cubarium.server.wire.base import Message, Name

Password = Annotated[str, Field(min_length=8, max_length=200)]


class Person(Message):
    """Somebody who plays or watches."""

    id: str
    name: str
    account: str | None = Field(description="The name to sign in with; null for a guest.")


class GuestRequest(Message):
    """Come in without an account."""

    name: Name


class AccountRequest(Message):
    """Sign in, or make an account."""

    account: Annotated[str, Field(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
    password: Password


class PasswordRequest(Message):
    """Change one's password."""

    old: Annotated[str, Field(max_length=200)]
    new: Password


class SessionInfo(Message):
    """A browser or program that is signed in."""

    id: str
    browser: str = Field(description="Roughly, like `Firefox, Linux`; empty where it did not say.")
    opened_at: float = Field(description="Seconds since 1970.")
    seen_at: float = Field(description="Seconds since 1970, to the hour.")
    is_this: bool = Field(description="Whether it is the one that asks.")
