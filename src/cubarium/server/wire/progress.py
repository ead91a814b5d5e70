"""What somebody has made of their games: statistics, and badges."""

from __future__ import annotations

from pydantic import Field

from cubarium.server.wire.base import Message


class Share(Message):
    """How many games of a kind, and how many of them were won."""

    played: int
    won: int


class PastGame(Message):
    """A finished game, in numbers."""

    ended_at: float
    score: int
    score_text: str
    place: int
    players: int


class LevelTally(Message):
    """Games against one level of bots, or against people."""

    level: str = Field(description="The name of a bot, the strongest at the table, or `people`.")
    label: str
    played: int
    won: int


class RecentGame(Message):
    """A game among the last of all kinds."""

    ended_at: float
    game: str
    game_name: str
    score_text: str
    place: int
    players: int
    won_so_far: int = Field(description="How many of these games, from the first to this one, were won.")


class VariantTally(Message):
    """What somebody made of a variant."""

    variant: str | None
    label: str
    played: int
    won: int
    average_score: float
    average_text: str
    best_score: int
    best_text: str


class GameTally(Message):
    """What somebody made of a game."""

    game: str
    game_name: str
    played: int
    contested: int = Field(description="Games with somebody to beat; a puzzle for one has nobody.")
    won: int = Field(description="Of the contested ones; a shared victory counts.")
    average_score: float
    average_text: str
    average_margin: float | None = Field(description="Points ahead of the best other seat.")
    margin_text: str = Field(description="Empty in a game whose scores cannot be subtracted.")
    best_score: int
    best_text: str
    streak: int = Field(description="Victories in a row, up to the last game.")
    longest_streak: int
    places: list[int] = Field(description="How often 1st, 2nd … of the contested games.")
    lately_text: str = Field(description="The average of the last ten games.")
    before_text: str = Field(description="That of up to ten games before them; empty where there are none.")
    levels: list[LevelTally] = Field(description="Contested games by whom they were played against.")
    variants: list[VariantTally]
    recent: list[PastGame] = Field(description="The last games, oldest first.")


class Statistics(Message):
    """What somebody has played here. Games with one person on several chairs do not count."""

    person: str
    name: str
    played: int
    contested: int
    won: int
    with_people: Share = Field(description="Contested games in which another person had a chair.")
    with_bots: Share = Field(description="Contested games against bots alone.")
    streak: int
    longest_streak: int
    levels: list[LevelTally] = Field(description="Contested games by whom they were played against.")
    recent: list[RecentGame] = Field(description="The last contested games of all kinds, oldest first.")
    games: list[GameTally] = Field(description="The most played first.")


class BadgeInfo(Message):
    """A badge, earned or not."""

    badge: str = Field(description="Its name, such as `cubitos-no-bust`.")
    label: str
    how: str = Field(description="What it is earned with.")
    earned_at: float | None
    table: str | None = Field(description="The game that earned it, for its person alone.")


class Badges(Message):
    """All badges there are, and what somebody has of them."""

    person: str
    name: str
    badges: list[BadgeInfo]
    days: int = Field(description="Days in a row with a finished game or a part of the day, up to now.")
    longest_days: int
