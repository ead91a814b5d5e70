"""Tables: how one is set, and what it is as its reader sees it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from cubarium.server.wire.base import Contribution, Ended, Message, Name, Status

Options = Annotated[dict[Annotated[str, Field(max_length=40)], int], Field(max_length=40)]
Values = Annotated[list[Annotated[str, Field(max_length=2_000)]], Field(max_length=600)]
"""Values of components, each as NAME=VALUE; how long they may be together is for packs to say."""
Seconds = Annotated[int, Field(ge=0, le=60 * 60 * 24 * 30)]


class Clock(Message):
    """How much time there is: none counted, so much for each decision, or a bank that grows with each."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0


class Origin(Message):
    """The moment of another game from which a table is played on."""

    table: str
    move: int = Field(description="How many moves had been made there.")


class PositionOrigin(Message):
    """The position with which a table began, where it was opened by its word."""

    position: str = Field(description="The word after `/position/GAME/` that opens it.")


class DailyMark(Message):
    """Of which day a table is the game or the picture: the same luck for everybody."""

    day: str = Field(description="Like 2026-11-18; a day begins at midnight, UTC.")
    part: Literal["game", "picture"]
    counts: bool = Field(description="Whether it is the try that is listed; any other one is not.")


class TournamentMark(Message):
    """Of which tournament a table is a game."""

    id: str
    name: str
    round: int = Field(description="From 1.")


class ChampionshipMark(Message):
    """Of which championship a table is a race."""

    id: str
    race: int = Field(description="From 1.")
    races: int = Field(description="How many there are.")


class TableRequest(Message):
    """Set a table."""

    game: Annotated[str, Field(max_length=40)]
    variant: Annotated[str, Field(max_length=40)] | None = None
    options: Options = Field(default_factory=dict, description="Beside those of the variant.")
    values: Values = Field(
        default_factory=list,
        description="Changed values of the components, each as NAME=VALUE; such a game counts nowhere.",
    )
    seats: Annotated[list[Annotated[str, Field(max_length=40)]], Field(min_length=1, max_length=6)] = Field(
        description="For each seat `me`, `open`, `bot` or a bot's name; `me` several times shares one screen."
    )
    names: Annotated[list[Name | None], Field(max_length=6)] = Field(
        default_factory=list,
        description="For each seat the name of who sits there, where several share one screen; null for "
        "one's own and for everybody else, or no list at all.",
    )
    clock: Clock = Clock()
    is_private: bool = False
    may_watch: bool = True
    laid_is_laid: bool = Field(
        default=False,
        description="Whether pieces that were laid are never taken back, in games with a `laid_rule`.",
    )
    hints: bool = Field(
        default=False,
        description="Whether hints may be asked for where several people play; who plays alone or with bots "
        "always may.",
    )
    championship: bool = Field(
        default=False,
        description="Whether it is the first race of a championship, in games that have one: `variant` is "
        "left out then.",
    )
    luck: Annotated[str, Field(max_length=32)] | None = Field(
        default=None, description="The table of a pledge of luck, which becomes this table."
    )
    contribution: Contribution | None = Field(
        default=None, description="What one gives to the luck that was pledged."
    )


class LuckPledge(Message):
    """The luck of a table one is about to set: used once, or it lapses after ten minutes."""

    table: str = Field(description="The id the table will have; `luck` when it is set.")
    commitment: str


class NextLuck(Message):
    """What is settled of the luck of the next game at the end of this one."""

    table: str = Field(description="The id of its table.")
    commitment: str
    contributions: list[str | None] = Field(
        description="What the person of each seat of this game has given to it."
    )


class LuckInfo(Message):
    """The luck of a game, which anyone can verify once it is over; `docs/luck.md` tells how."""

    commitment: str = Field(description="It fixes the secret of the table, and hides it.")
    contributions: list[str | None] = Field(
        description="What each seat has given; a bot's own part is told with the secret."
    )
    secret: str | None = Field(description="Told once the game is over.")
    next: NextLuck | None


class MeetRequest(Message):
    """Play with whoever waits."""

    games: Annotated[list[Annotated[str, Field(max_length=40)]], Field(min_length=1, max_length=20)] = Field(
        description="Any of these will do; where nobody waits, a table of the first is set."
    )
    players: Annotated[int, Field(ge=2, le=6)] = Field(
        default=2, description="How many chairs that table has: two for people, the others for the usual bot."
    )


class SeatInfo(Message):
    """One chair."""

    person: str | None = Field(description="The id of who sits here.")
    bot: str | None = Field(description="The bot that plays here, or for somebody who is away.")
    bot_label: str | None = Field(description="What people call this bot, such as its level.")
    bot_note: str = Field(description="What else is to be said of it, such as that it is getting ready.")
    bot_record: str = Field(description="How it does against the level below, as measured; may be empty.")
    name: str
    is_away: bool = Field(description="The person has left; a bot plays until they are back.")
    remaining: float | None = Field(description="Seconds on the clock when this was sent.")
    is_running: bool = Field(description="Whether the clock runs.")
    is_overdue: bool = Field(
        description="The clock has ended and moved for the person, who has not moved or come back since. "
        "Where time is counted, no other chair is given to a bot."
    )
    roles: list[str] = Field(description="What options of the table choose this chair for, in words.")
    may_sit: bool = Field(
        description="Whether it is free to be taken: before the game, or kept for somebody who is late."
    )


class UndoInfo(Message):
    """Whether the reader may take their last move back, or is asked to let another do so."""

    mine: Literal["free", "consent", "impossible"]
    turn_start: int = Field(description="How many moves came before those the reader made in a row.")
    asked_by: int | None = Field(description="The seat that asks to take back.")
    event: int | None = Field(description="The number of the event that asked, to be answered with.")
    answers: list[int] = Field(description="Seats that have agreed.")
    waits_for: list[int] = Field(description="Seats whose person has still to agree.")


class AbortInfo(Message):
    """Somebody asks that the game ends without a result."""

    asked_by: int = Field(description="Their seat.")
    event: int = Field(description="The number of the event that asked, to be answered with.")
    waits_for: list[int] = Field(description="Seats whose person has still to agree.")


class TableInfo(Message):
    """What a table is, as its reader sees it."""

    id: str
    game: str
    game_name: str
    variant: str | None
    variant_label: str = Field(description="What people call the variant; empty where the game has but one.")
    options: dict[str, int]
    owner: str
    status: Status
    may_begin: bool = Field(description="Whether all are there who are needed before the game.")
    begins_when_full: bool = Field(
        description="Whether the game begins by itself as soon as the last chair is taken."
    )
    is_private: bool
    may_watch: bool
    laid_rule: str | None = Field(
        description="The rule by which what was laid is never taken back, where the table holds to it."
    )
    hints: bool = Field(description="Whether it allows hints to several people.")
    may_hint: bool = Field(description="Whether those who play may ask for hints now.")
    hinted: list[int] = Field(description="The seats that have asked for hints in this game.")
    has_secrets: bool = Field(
        description="Whether seats know things that others must not see on a shared screen."
    )
    components: str = Field(description="The digest of its component pack, for the address of its pieces.")
    values: list[str] = Field(
        description="The changed values in that pack, for the same address; none in most tables."
    )
    clock: Clock
    seats: list[SeatInfo]
    mine: list[int] = Field(description="The seats of the reader.")
    sent_away: list[str] = Field(
        description="The people whom the owner has taken from a chair; only the owner is told."
    )
    undo: UndoInfo
    may_abort: bool = Field(description="Whether those who play may end the game without a result.")
    abort: AbortInfo | None = Field(default=None, description="Whether somebody asks for that.")
    ended: Ended | None = Field(
        default=None,
        description="Why the game has ended without a result: all agreed, nobody played, or the operator "
        "ended it.",
    )
    ends_on: float | None = Field(
        default=None,
        description="When the table ends by itself if nobody does anything there, in seconds since 1970.",
    )
    rematch: str | None = Field(description="The table of the next game.")
    origin: Origin | PositionOrigin | None = Field(
        description="From which moment of another game it is played on, or with which position it began; "
        "then it does not count in statistics."
    )
    championship: ChampionshipMark | None = Field(
        default=None,
        description="Of which championship it is a race; then the next table is the next race.",
    )
    daily: DailyMark | None = Field(
        default=None,
        description="Of which day it is the game or the picture; then there are no hints, and a turn that is "
        "finished stays.",
    )
    luck: LuckInfo | None = Field(
        default=None,
        description="Where its luck comes from; null where that is a seed, as in a game of the day.",
    )
    tournament: TournamentMark | None = Field(
        default=None,
        description="Of which tournament it is a game; then there are no hints, and a turn that is finished "
        "stays.",
    )
