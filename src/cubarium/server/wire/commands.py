"""What a client sends to the socket of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from cubarium.server.wire.base import Contribution, Message, Seat

CommandId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Text = Annotated[str, Field(min_length=1, max_length=500)]


class Command(Message):
    """Something to do at a table. The same id sent again is answered again and done once."""

    id: CommandId


class Sit(Command):
    """Take a free chair, before the game or where one is kept for somebody who is late."""

    type: Literal["sit"]
    seat: Seat
    contribution: Contribution | None = Field(
        default=None, description="What one gives to the luck of the game, before it begins."
    )


class Contribute(Command):
    """Give to the luck of the game before it begins, and of the next game once it is over."""

    type: Literal["contribute"]
    contribution: Contribution


class Stand(Command):
    """Leave the chair before the game."""

    type: Literal["stand"]


class SeatBot(Command):
    """Give a free chair to a bot, as the owner of the table."""

    type: Literal["seat-bot"]
    seat: Seat
    bot: Annotated[str, Field(max_length=40)] | None = Field(
        default=None, description="Its name; the default bot where there is none."
    )


class ClearSeat(Command):
    """Free a chair, as the owner of the table; a person stays away from then on, unless they are invited."""

    type: Literal["clear-seat"]
    seat: Seat


class Invite(Command):
    """Let somebody sit down again whom one has taken from a chair, as the owner of the table."""

    type: Literal["invite"]
    person: Annotated[str, Field(min_length=1, max_length=32)]


class Start(Command):
    """Begin the game, as the owner of a table that is full but for chairs kept for who is late."""

    type: Literal["start"]
    fill: bool = Field(default=False, description="Whether the usual bot takes the free chairs first.")


class Act(Command):
    """Carry out an action: this makes a move."""

    type: Literal["act"]
    move: Annotated[int, Field(ge=0, le=1_000_000)] = Field(
        description="How many moves had been made in the game it was chosen in."
    )
    seat: Seat
    action: Annotated[str, Field(max_length=80)]


class Undo(Command):
    """Take the last own move back, or ask the others for it."""

    type: Literal["undo"]


class AnswerUndo(Command):
    """Agree or not that somebody takes a move back."""

    type: Literal["answer-undo"]
    event: Annotated[int, Field(ge=1, le=1_000_000_000)] = Field(
        description="The event that asked, `undo.event`: an answer never meets another request."
    )
    agree: bool


class Say(Command):
    """Say something to the table."""

    type: Literal["say"]
    text: Text


class Leave(Command):
    """Leave a game that goes on: a bot takes over."""

    type: Literal["leave"]


class ComeBack(Command):
    """Take the chair back from the bot."""

    type: Literal["come-back"]


class Replace(Command):
    """Let a bot play for somebody whose connection has been gone for 20 seconds.

    Where time is counted, it waits for the clock: the seat must be overdue.
    """

    type: Literal["replace"]
    seat: Seat


class Abort(Command):
    """End the game without a result: at once while somebody has not moved yet, else ask the others for it."""

    type: Literal["abort"]


class AnswerAbort(Command):
    """Agree or not that the game ends without a result."""

    type: Literal["answer-abort"]
    event: Annotated[int, Field(ge=1, le=1_000_000_000)] = Field(
        description="The event that asked, `abort.event`: an answer never meets another request."
    )
    agree: bool


class Ping(Message):
    """Ask whether the server is there."""

    type: Literal["ping"]


FromClient = Annotated[
    Sit
    | Contribute
    | Stand
    | SeatBot
    | ClearSeat
    | Invite
    | Start
    | Act
    | Undo
    | AnswerUndo
    | Say
    | Leave
    | ComeBack
    | Replace
    | Abort
    | AnswerAbort
    | Ping,
    Field(discriminator="type"),
]
