"""Messages as they are sent: written out once, however many read them."""

from __future__ import annotations

from functools import cached_property
from typing import Generic, TypeVar

from cubarium.server.wire.base import Message

Kind_co = TypeVar("Kind_co", bound=Message, covariant=True)


class Written(Generic[Kind_co]):
    """A message that several readers may share."""

    def __init__(self, message: Kind_co) -> None:
        """Take a message; it is written out for the first who is sent it."""
        self.message = message

    @cached_property
    def text(self) -> str:
        """Return the message as JSON."""
        return self.message.model_dump_json()
