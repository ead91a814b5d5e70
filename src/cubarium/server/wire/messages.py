"""What goes over the wire, typed once: OpenAPI, JSON Schema and TypeScript types are made from this.

`docs/protocol.md` tells how the messages are used.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

VERSION = 1
"""Of the protocol; it grows when a client written for the one before would not understand."""


def _readable(text: str) -> str:
    if not text.isprintable():
        raise ValueError("has characters that cannot be seen")
    return text


Name = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$"), AfterValidator(_readable)]
CommandId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Seat = Annotated[int, Field(ge=0, le=5)]
Text = Annotated[str, Field(min_length=1, max_length=500)]
Language = Literal["en", "fr"]
Status = Literal["open", "playing", "over"]
Seconds = Annotated[int, Field(ge=0, le=60 * 60 * 24 * 30)]


class Message(BaseModel):
    """Whatever is sent: unknown fields are an error, and nothing changes once it is made."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# --- people -----------------------------------------------------------------------------------------------


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


# --- tables -----------------------------------------------------------------------------------------------


class Clock(Message):
    """How much time there is: none counted, so much for each decision, or a bank that grows with each."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0


class TableRequest(Message):
    """Set a table."""

    game: Annotated[str, Field(max_length=40)]
    variant: Annotated[str, Field(max_length=40)] | None = None
    options: Annotated[dict[Annotated[str, Field(max_length=40)], int], Field(max_length=40)] = Field(
        default_factory=dict, description="Beside those of the variant."
    )
    seats: Annotated[list[Annotated[str, Field(max_length=40)]], Field(min_length=1, max_length=6)] = Field(
        description="For each seat `me`, `open` or the name of a bot; `me` several times shares one screen."
    )
    clock: Clock = Clock()
    is_private: bool = False
    may_watch: bool = True


class SeatInfo(Message):
    """One chair."""

    person: str | None = Field(description="The id of who sits here.")
    bot: str | None = Field(description="The bot that plays here, or for somebody who is away.")
    name: str
    is_away: bool = Field(description="The person has left; a bot plays until they are back.")
    remaining: float | None = Field(description="Seconds on the clock when this was sent.")
    is_running: bool = Field(description="Whether the clock runs.")


class UndoInfo(Message):
    """Whether the reader may take their last move back, or is asked to let another do so."""

    mine: Literal["free", "consent", "impossible"]
    turn_start: int = Field(description="The moment at which the moves the reader made in a row began.")
    asked_by: int | None = Field(description="The seat that asks to take back.")
    answers: list[int] = Field(description="Seats that have agreed.")


class TableInfo(Message):
    """What a table is, as its reader sees it."""

    id: str
    game: str
    game_name: str
    variant: str | None
    options: dict[str, int]
    owner: str
    status: Status
    is_private: bool
    may_watch: bool
    has_secrets: bool = Field(
        description="Whether seats know things that others must not see on a shared screen."
    )
    clock: Clock
    seats: list[SeatInfo]
    mine: list[int] = Field(description="The seats of the reader.")
    undo: UndoInfo
    rematch: str | None = Field(description="The table of the next game.")


class OfferedAction(Message):
    """Something the reader may do now."""

    action: str = Field(description="What to send back.")
    kind: str
    arguments: dict[str, int | str | bool]
    label: str
    consequence: str = Field(description="What it changes, as far as can be told; may be empty.")


class ScoreLine(Message):
    """One line of a score, and the rule behind it."""

    kind: str
    numbers: dict[str, int]
    text: str
    rule: str


class ScoredLine(ScoreLine):
    """A line of a score that counts, and what it was scored after."""

    after: str = Field(description="The sentence of the round or the game that had ended.")


class Result(Message):
    """How a game has ended."""

    winners: list[int]
    scores: list[int]
    lines: list[list[ScoredLine]] = Field(description="For each seat, where its points come from.")


class GameInfo(Message):
    """The game from one seat: what it knows, and what it may do."""

    seat: int = Field(description="Whose eyes; -1 for a spectator.")
    moment: int = Field(description="How many moves have been made.")
    view: dict[str, Any] = Field(description="By the JSON Schema of the game's view.")
    asked: list[int]
    prompt: str
    actions: list[OfferedAction]
    standing: list[list[ScoreLine]] = Field(description="For each seat, its score if it were counted now.")
    facts: dict[str, Any] = Field(description="What else a picture of this game shows.")
    result: Result | None


class LogLine(Message):
    """Something that happened, in a sentence."""

    moment: int = Field(description="The number of moves made when it had happened.")
    seat: int
    text: str
    rule: str


class ChatLine(Message):
    """Something that was said."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: float


# --- the socket of a table: what a client sends -----------------------------------------------------------


class Command(Message):
    """Something to do at a table. The same id sent again is answered again and done once."""

    id: CommandId


class Sit(Command):
    """Take a free chair."""

    type: Literal["sit"]
    seat: Seat


class Stand(Command):
    """Leave the chair before the game."""

    type: Literal["stand"]


class SeatBot(Command):
    """Give a free chair to a bot, as the owner of the table."""

    type: Literal["seat-bot"]
    seat: Seat
    bot: Annotated[str, Field(max_length=40)]


class ClearSeat(Command):
    """Free a chair, as the owner of the table."""

    type: Literal["clear-seat"]
    seat: Seat


class Start(Command):
    """Begin the game, as the owner of a full table."""

    type: Literal["start"]


class Move(Command):
    """Make a move."""

    type: Literal["move"]
    moment: Annotated[int, Field(ge=0, le=1_000_000)] = Field(
        description="That of the game it was chosen in."
    )
    seat: Seat
    action: Annotated[str, Field(max_length=80)]


class Undo(Command):
    """Take the last own move back, or ask the others for it."""

    type: Literal["undo"]


class AnswerUndo(Command):
    """Agree or not that somebody takes a move back."""

    type: Literal["answer-undo"]
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
    """Let a bot play for somebody whose connection has been gone for 20 seconds."""

    type: Literal["replace"]
    seat: Seat


class Ping(Message):
    """Ask whether the server is there."""

    type: Literal["ping"]


FromClient = Annotated[
    Sit
    | Stand
    | SeatBot
    | ClearSeat
    | Start
    | Move
    | Undo
    | AnswerUndo
    | Say
    | Leave
    | ComeBack
    | Replace
    | Ping,
    Field(discriminator="type"),
]

# --- the socket of a table: what the server sends ---------------------------------------------------------


class Welcome(Message):
    """Everything a reader may know: sent at the start and wherever single updates would not do."""

    type: Literal["welcome"] = "welcome"
    version: int = VERSION
    number: int = Field(description="Of the last event; resume from here.")
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
    number: int
    table: TableInfo | None = None
    game: GameInfo | None = None
    log: NewLines | None = None
    chat: ChatLine | None = None


class Done(Message):
    """A command was carried out and stored as this event."""

    type: Literal["done"] = "done"
    id: str
    number: int


class Refused(Message):
    """A command, or a request, was not carried out, and nothing changed."""

    type: Literal["refused"] = "refused"
    id: str | None = None
    code: str
    text: str
    rule: str | None = Field(default=None, description="The rule that forbids a move.")


class Presence(Message):
    """Who is connected now."""

    type: Literal["presence"] = "presence"
    here: list[int] = Field(description="Seats whose person is connected.")
    watching: int


class Pong(Message):
    """The server is there."""

    type: Literal["pong"] = "pong"


FromServer = Annotated[Welcome | Update | Done | Refused | Presence | Pong, Field(discriminator="type")]
