"""Who plays: guests and accounts."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cubarium.server.wire.base import Message, Name


class Person(Message):
    """Somebody who plays or watches."""

    id: str
    name: Name
    account: str | None = Field(description="The name to sign in with; null for a guest.")


class GuestRequest(Message):
    """Come in without an account."""

    name: Name


class AccountRequest(Message):
    """Sign in, or make an account."""

    account: Annotated[str, Field(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
    password: Annotated[str, Field(min_length=8, max_length=200)]
