"""What all messages share: OpenAPI, JSON Schema and TypeScript types are made from them.

`docs/protocol.md` tells how the messages are used.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

VERSION = 2
"""Of the protocol; it grows when a client written for the one before would not understand."""


def readable(text: str) -> str:
    """Return a text that can be seen; raise for any other."""
    if not text.isprintable():
        raise ValueError("has characters that cannot be seen")
    return text


Name = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$"), AfterValidator(readable)]
Seat = Annotated[int, Field(ge=0, le=5)]
Status = Literal["open", "playing", "over"]


class Message(BaseModel):
    """Whatever is sent: unknown fields are an error, and nothing changes once it is made."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
