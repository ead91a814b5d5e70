"""Championships: the races of the same people, and how they stand."""

from __future__ import annotations

from pydantic import Field

from cubarium.server.wire.base import Message, Status


class RaceInfo(Message):
    """One race of a championship."""

    number: int = Field(description="From 1.")
    label: str = Field(description="What people call its variant.")
    table: str | None = Field(description="Null while it is to come.")
    status: Status | None


class RunnerInfo(Message):
    """Somebody who runs in a championship, a person or a bot, and how they stand."""

    name: str
    person: str | None
    bot_label: str | None = Field(description="What people call the bot, such as its level.")
    is_mine: bool
    rank: int = Field(description="By points, then by races won; equals share one.")
    points: int
    won: int = Field(description="Races won, shared victories too.")
    places: list[int | None] = Field(description="For each race; null where it is not over.")
    gained: list[int | None] = Field(description="For each race, the points it brought.")


class ChampionshipInfo(Message):
    """A championship as it stands."""

    id: str
    game: str
    game_name: str
    points: list[int] = Field(description="What each place of a race brings: values of this house.")
    races: list[RaceInfo]
    runners: list[RunnerInfo] = Field(description="The best first; nobody before the first race has begun.")
    run: int = Field(description="How many races are over.")
    is_over: bool
    may_go_on: bool = Field(description="Whether the reader may set the next race now.")
