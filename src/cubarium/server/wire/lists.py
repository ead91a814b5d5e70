"""Tables in lists, and how games came out."""

from __future__ import annotations

from pydantic import Field

from cubarium.server.wire.base import Message, Status
from cubarium.server.wire.tables import Clock, Origin


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
    changed_at: float = Field(description="When something last happened; for a finished game when it ended.")
    result: RowResult | None = None
    origin: Origin | None = Field(default=None, description="From which moment of another game it began.")


class TableList(Message):
    """Tables that wait for somebody, and those of the reader, the ones to move at first."""

    waiting: list[TableRow]
    mine: list[TableRow] = Field(description="All that are not over, and the last that are.")


class FinishedList(Message):
    """Games of the reader that are over, the last one first."""

    rows: list[TableRow]
    has_more: bool = Field(description="Ask again with `before` set to the `changed_at` of the last row.")


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
    games: list[GameTally] = Field(description="The most played first.")
