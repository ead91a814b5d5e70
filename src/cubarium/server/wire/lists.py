"""Tables in lists, and how games came out."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from cubarium.server.wire.base import Message, Status
from cubarium.server.wire.tables import Clock, Origin, PositionOrigin
from cubarium.server.wire.updates import Pong, Refused


class RowResult(Message):
    """How the game of a table in a list has ended."""

    places: list[int] = Field(description="For each seat; 1 for the winners.")
    scores: list[int]
    score_texts: list[str] = Field(
        description="The scores in the units of the game, like 2 laps and 5 spaces."
    )
    ties: list[str] = Field(description="Why winners, or the reader, rank above others with the same score.")
    mine: list[int] = Field(description="The seats of the reader.")


class TableRow(Message):
    """A table in a list."""

    id: str
    game: str
    game_name: str
    variant: str | None
    status: Status
    seats: list[str | None] = Field(description="Names; null where a chair is free.")
    is_mine: bool
    is_my_turn: bool
    clock: Clock
    values: list[str] = Field(description="Values of its components that are changed, each as NAME=VALUE.")
    changed_at: float = Field(description="When something last happened; for a finished game when it ended.")
    result: RowResult | None = None
    origin: Origin | PositionOrigin | None = Field(
        default=None, description="From which moment of another game it began, or with which position."
    )


class TableList(Message):
    """Tables that wait for somebody, and those of the reader, the ones to move at first."""

    type: Literal["lists"] = "lists"
    waiting: list[TableRow]
    mine: list[TableRow] = Field(description="All that are not over, and the last that are.")


class ListNews(Message):
    """What has changed in the lists: these rows take the place of those of the same tables, or are new."""

    type: Literal["list-news"]
    waiting: list[TableRow] = Field(
        default_factory=list,
        description="Tables that wait, the same for all readers: one's own are told, and shown, in `mine`.",
    )
    no_longer_waiting: list[str] = Field(default_factory=list, description="The ids of these tables.")
    mine: list[TableRow] = Field(default_factory=list, description="Also games that are over since.")
    no_longer_mine: list[str] = Field(default_factory=list, description="The ids of these tables.")


FromLists = Annotated[TableList | ListNews | Pong | Refused, Field(discriminator="type")]
"""What the server sends to a socket of lists."""


class FinishedList(Message):
    """Games of the reader that are over, the last one first."""

    rows: list[TableRow]
    has_more: bool = Field(description="Ask again with `before` set to the `changed_at` of the last row.")
