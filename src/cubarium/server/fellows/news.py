"""What servers on one database tell each other: it may be lost without loss, since all of them can look."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Literal

from pydantic import BaseModel, Field, TypeAdapter


class TableNews(BaseModel):
    """A table has so many events."""

    kind: Literal["table"] = "table"
    table: str
    number: int
    wakes: bool = False
    """Whether it goes on by itself."""
    people: Sequence[str] = ()
    """Those whose own it is, or was."""
    waited: bool = False
    """Whether it waited for anybody before."""


class TableGone(BaseModel):
    """A table was taken away."""

    kind: Literal["gone"] = "gone"
    table: str
    people: Sequence[str] = ()
    waited: bool = False


class Presence(BaseModel):
    """Who reads at a table by way of the server that tells it."""

    kind: Literal["presence"] = "presence"
    table: str
    people: Sequence[str]
    watching: int
    has_chair: bool
    """Whether any of them has a chair there."""


class Readers(BaseModel):
    """All tables at which anybody reads by way of the server that tells it: at others nobody does."""

    kind: Literal["readers"] = "readers"
    tables: Sequence[str]


class Spent(BaseModel):
    """What was taken from buckets, by name and key."""

    kind: Literal["spent"] = "spent"
    buckets: dict[str, dict[str, float]]


class Marked(BaseModel):
    """Somebody has blocked somebody, or does not any more."""

    kind: Literal["marked"] = "marked"


class Hello(BaseModel):
    """A server has come, or hears again: it wants to know who is where."""

    kind: Literal["hello"] = "hello"


Item = Annotated[
    TableNews | TableGone | Presence | Readers | Spent | Marked | Hello, Field(discriminator="kind")
]


class Letter(BaseModel):
    """What one server tells all others at once."""

    sender: str
    items: list[Item]


LETTERS: TypeAdapter[Letter] = TypeAdapter(Letter)
Hear = Callable[[str, Item], None]
"""Takes which server tells something, and what."""


class News:
    """The way of a server that has nobody to tell, or no way to tell it."""

    is_there = False
    """Whether there is a way."""

    def hears(self, servers: Iterable[str]) -> bool:
        """Tell whether all that these servers tell comes in; where it does not, one has to look."""
        return False

    def tell(self, item: Item) -> None:
        """Tell all others something."""

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Let no other server do the same meanwhile, where they can be asked."""
        yield

    async def go_on(self, hear: Hear) -> None:
        """Hear what others tell, for as long as the server runs."""

    async def close(self) -> None:
        """Tell nothing more."""
