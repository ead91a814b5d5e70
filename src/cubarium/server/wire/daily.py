"""What every day brings: a game, a picture and a move, the same for everybody."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from cubarium.server.wire.base import Message
from cubarium.server.wire.hints import Reasoned
from cubarium.server.wire.play import GameInfo
from cubarium.server.wire.tables import TableInfo


class DailyLine(Message):
    """How somebody came out."""

    rank: int = Field(description="1 for the best; equals share it.")
    name: str
    is_mine: bool
    place: int = Field(description="At the table, beside the bots.")
    score_text: str = Field(description="In the units of the game.")
    against_par: str = Field(description="Like 2 moves under par; empty where there is no par.")


class DailyResults(Message):
    """How people came out on a day."""

    day: str
    game_name: str
    players: int = Field(description="How many sit at a table, the person and bots.")
    played: int = Field(description="How many have finished.")
    lines: list[DailyLine] = Field(description="The best, and the reader wherever they are.")


class DailyGame(Message):
    """The game or the picture of a day."""

    part: Literal["game", "picture"]
    game: str
    game_name: str
    variant: str = Field(description="What the variant is called; empty where there is no other.")
    bots: int
    bot_label: str = Field(description="What people call the bot on the other chairs.")
    par: str | None = Field(
        description="The moves of a solution that is known, where there is one, like 33 moves."
    )
    table: str | None = Field(description="The table of the reader's own try, once it has begun.")
    is_over: bool = Field(description="Whether this try is over; any other is for fun.")
    today: DailyResults
    before: DailyResults = Field(description="Of the last day that had this part before.")


class MoveAnswer(Reasoned):
    """Which move is the best, how the others compare, and which one was chosen."""

    chosen: str
    is_right: bool


class DailyMove(Message):
    """A position in which one move is clearly the best."""

    position: str
    table: TableInfo
    game: GameInfo
    answer: MoveAnswer | None = Field(description="Once the reader has chosen.")
    answered: int = Field(description="How many people have chosen.")
    right: int = Field(description="How many of them found the best move.")


class DailyInfo(Message):
    """A day."""

    day: str = Field(description="Like 2026-11-18; a day begins at midnight, UTC.")
    ends_at: float
    streak: int = Field(description="On how many days in a row the reader has finished something.")
    parts: list[DailyGame]
    move: DailyMove


class DailyTry(Message):
    """At which table to play."""

    table: str


class MoveRequest(Message):
    """Choose a move; the first choice counts."""

    position: Annotated[str, Field(max_length=100)] = Field(description="The one that is looked at.")
    action: Annotated[str, Field(max_length=100)]
