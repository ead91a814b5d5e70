"""Pushes to browsers."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cubarium.server.wire.base import Message


class PushKey(Message):
    """What a browser subscribes with."""

    key: str = Field(description="The public key of this server: P-256, uncompressed, base64url.")


class PushDevice(Message):
    """A browser that is subscribed."""

    endpoint: Annotated[str, Field(max_length=1000, description="What its push service gave it.")]


class Waiting(Message):
    """A game that waits for the reader, as a notice tells it."""

    title: str
    address: str = Field(description="The path of its page.")
