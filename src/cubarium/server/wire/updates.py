"""What the server sends to the socket of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from cubarium.server.wire.base import VERSION, Message
from cubarium.server.wire.play import ChatLine, GameInfo, LogLine, RoundInfo
from cubarium.server.wire.tables import TableInfo


class Welcome(Message):
    """Everything a reader may know: sent at the start and wherever single updates would not do."""

    type: Literal["welcome"] = "welcome"
    version: int = VERSION
    event: int = Field(description="The number of the last event; resume from here.")
    table: TableInfo
    game: GameInfo | None
    log: list[LogLine]
    chat: list[ChatLine]


class NewLines(Message):
    """What became of the log: from line `start` on it reads like this."""

    start: int
    lines: list[LogLine]


class Update(Message):
    """One event: what of the reader's table it changed."""

    type: Literal["update"] = "update"
    event: int
    table: TableInfo | None = None
    game: GameInfo | None = None
    log: NewLines | None = None
    round: RoundInfo | None = Field(
        default=None, description="The round that is over, where its move began the next one."
    )
    chat: ChatLine | None = None


class Done(Message):
    """A command was carried out and stored as this event."""

    type: Literal["done"] = "done"
    id: str
    event: int


class Refused(Message):
    """A command, or a request, was not carried out, and nothing changed."""

    type: Literal["refused"] = "refused"
    id: str | None = None
    code: str
    text: str
    rule: str | None = Field(default=None, description="The rule of the game that forbids it.")


class Presence(Message):
    """Who is connected now."""

    type: Literal["presence"] = "presence"
    here: list[int] = Field(description="Seats whose person is connected.")
    watching: int


class Pong(Message):
    """The server is there."""

    type: Literal["pong"] = "pong"


FromServer = Annotated[Welcome | Update | Done | Refused | Presence | Pong, Field(discriminator="type")]
