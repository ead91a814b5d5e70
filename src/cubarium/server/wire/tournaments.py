"""Tournaments: how one is opened, and what it is as its reader sees it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from cubarium.server.wire.base import Message, Status, fit_within
from cubarium.server.wire.tables import Clock, Options
from cubarium.tournament.standings import Decided
from cubarium.tournament.swiss import MOST_ROUNDS

MOST_SEATS = 4
LONGEST_NAME = 60
Format = Literal["round-robin", "swiss"]
TournamentName = Annotated[
    str, Field(min_length=1, max_length=LONGEST_NAME, pattern=r"^\S(.*\S)?$"), fit_within(LONGEST_NAME)
]


class TournamentSettings(Message):
    """What is chosen when a tournament is opened."""

    game: Annotated[str, Field(max_length=40)]
    variant: Annotated[str, Field(max_length=40)] | None = None
    options: Options = Field(default_factory=dict, description="Beside those of the variant.")
    seats: Annotated[int, Field(ge=2, le=MOST_SEATS)] = Field(default=2, description="At each table.")
    clock: Clock = Clock()
    laid_is_laid: bool = Field(
        default=False,
        description="Whether pieces that were laid are never taken back, in games with a `laid_rule`.",
    )
    format: Format = Field(description="A round robin has two at a table.")
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = Field(
        default=None, description="Of a Swiss tournament; null for as many as are usual for those who come."
    )
    bots: bool = Field(
        default=False,
        description="Whether bots take the chairs for which people are missing; else who is left over has a "
        "bye, which counts as a victory.",
    )
    follows: bool = Field(
        default=True,
        description="Whether a round begins by itself when the one before is over; else the host begins it.",
    )


class TournamentRequest(TournamentSettings):
    """Open a tournament."""

    name: TournamentName


class RoundRequest(Message):
    """Begin a round; the first one begins the tournament."""

    round: Annotated[int, Field(ge=1, le=100)] = Field(description="From 1: the one after the last.")


class EntrantRequest(Message):
    """Say which entrant is meant."""

    entrant: Annotated[int, Field(ge=0, le=1_000_000)]


class EntrantInfo(Message):
    """Somebody who takes part."""

    number: int
    name: str
    is_mine: bool
    is_out: bool = Field(description="Whether they play in no later round.")


class TournamentSeat(Message):
    """A seat at a table of a tournament."""

    entrant: int | None = Field(description="Null for a bot.")
    name: str
    is_mine: bool
    place: int | None = Field(description="1 for the winners; null while the game is played.")
    score_text: str = Field(description="In the units of the game; empty while it is played.")


class TournamentTable(Message):
    """A game of a round, or a bye."""

    table: str | None = Field(description="Null for a bye.")
    is_over: bool
    seats: list[TournamentSeat]


class TournamentRound(Message):
    """Who meets whom."""

    number: int
    tables: list[TournamentTable]


class StandingLine(Message):
    """How somebody stands. Points are written with halves, like 2½."""

    entrant: int
    name: str
    is_mine: bool
    is_out: bool
    place: int = Field(description="Equals share one.")
    games: int = Field(description="How many are over, byes included.")
    points: str
    opponents: str = Field(description="The points of all they have met; a bye or a bot counts as one's own.")
    direct: str | None = Field(
        description="The points against those who are equal in both, where all of them have met."
    )
    decided: Decided = Field(
        description="What ranks them among those with the same points; nothing where the place is shared."
    )


class TournamentInfo(Message):
    """A tournament as its reader sees it."""

    id: str
    name: str
    host_name: str
    is_host: bool
    game_name: str
    variant_label: str = Field(description="What people call the variant; empty where the game has but one.")
    settings: TournamentSettings
    status: Status
    round: int = Field(description="The one that is played or was last; 0 before the first.")
    rounds: int = Field(description="How many there are; 0 before the tournament begins.")
    least: int = Field(description="How many must take part.")
    most: int = Field(description="How many may.")
    may_begin: bool = Field(description="Whether the reader may begin the next round now.")
    entrants: list[EntrantInfo]
    my_table: str | None = Field(description="The reader's table, while its game is played.")
    has_bye: bool = Field(description="Whether the reader has nobody to meet in this round.")
    standings: list[StandingLine] = Field(description="The best first.")
    past: list[TournamentRound] = Field(description="Every round, the last one first.")


class TournamentRow(Message):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    game_name: str
    status: Status
    round: int
    rounds: int
    entrants: int
    is_host: bool


class TournamentList(Message):
    """Tournaments the reader hosts or takes part in, the newest first."""

    rows: list[TournamentRow]
