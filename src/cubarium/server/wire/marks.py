"""Whom somebody does not want to hear or play with, what is told the operator, and what was said before."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from cubarium.server.wire.base import Message
from cubarium.server.wire.play import ChatLine


def readable(text: str) -> str:
    """Return a text that can be seen; raise for any other."""
    if not text.isprintable():
        raise ValueError("has characters that cannot be seen")
    return text


PersonId = Annotated[str, Field(min_length=1, max_length=32)]
Reason = Annotated[str, Field(min_length=1, max_length=500, pattern=r"\S"), AfterValidator(readable)]


class MarkRequest(Message):
    """Mark somebody for oneself; nobody else is told."""

    person: PersonId
    is_muted: bool = Field(description="Whether nothing they say is shown.")
    is_blocked: bool = Field(
        description="Whether they cannot sit down at one's tables before the game, nor be met."
    )


class MarkInfo(Message):
    """Somebody whom the reader has marked."""

    person: str
    name: str
    is_muted: bool
    is_blocked: bool


class ReportRequest(Message):
    """Tell the operator of somebody at a table."""

    person: PersonId
    event: Annotated[int, Field(ge=1, le=1_000_000_000)] | None = Field(
        default=None, description="The line it is about; none for how they behave."
    )
    reason: Reason


class ChatPage(Message):
    """What was said before the lines that a welcome holds, the oldest first."""

    lines: list[ChatLine]
    has_more: bool = Field(description="Ask again with `before` set to the `event` of the first line.")
