"""The finished games of a person, from the results that are kept."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, select

from cubarium.bots.registry import LEVELS
from cubarium.engine.registry import game_ids, load_game
from cubarium.server.storage.schema import result

PEOPLE = "people"
"""The level of a game in which other people had chairs."""


@dataclass(frozen=True)
class Played:
    """A finished game from one seat."""

    table: str
    game: str
    variant: str | None
    score: int
    place: int
    ended_at: float
    others: tuple[Any, ...]
    """The results of the other seats."""
    feats: frozenset[str]
    is_left: bool
    """Whether a bot had taken over before the end."""

    @property
    def players(self) -> int:
        """Return how many played."""
        return 1 + len(self.others)

    @property
    def people(self) -> int:
        """Return how many of the others are people."""
        return sum(other.person_id is not None for other in self.others)

    @property
    def best_other(self) -> int | None:
        """Return the best score of the others."""
        return max((other.score for other in self.others), default=None)

    @property
    def is_contested(self) -> bool:
        """Tell whether there was somebody to beat."""
        return bool(self.others)

    @property
    def is_won(self) -> bool:
        """Tell whether it was won."""
        return self.is_contested and self.place == 1

    @property
    def bots(self) -> frozenset[str]:
        """Return the bots among the others."""
        return frozenset(other.bot for other in self.others if other.person_id is None and other.bot)

    @property
    def level(self) -> str | None:
        """Return whom it was played against: people, or the strongest of the bots."""
        if self.people:
            return PEOPLE
        return max(self.bots, key=lambda bot: LEVELS.index(bot) if bot in LEVELS else -1, default=None)

    @property
    def box(self) -> str:
        """Return the book of its rules, which the games of one box share."""
        return load_game(self.game).book


def games_of(connection: Connection, person_id: str) -> list[Played]:
    """Return the games of a person in order, without those in which they had several chairs."""
    own = select(result.c.table_id).where(result.c.person_id == person_id, result.c.counts)
    rows = connection.execute(
        select(result)
        .where(result.c.table_id.in_(own), result.c.game.in_(game_ids()))
        .order_by(result.c.ended_at, result.c.table_id, result.c.seat)
    )
    games = []
    for _, seats in groupby(rows, key=lambda row: row.table_id):
        seated = list(seats)
        mine = [row for row in seated if row.person_id == person_id]
        if len(mine) == 1:
            games.append(_played(mine[0], tuple(row for row in seated if row is not mine[0])))
    return games


def _played(mine: Any, others: tuple[Any, ...]) -> Played:
    return Played(
        table=mine.table_id,
        game=mine.game,
        variant=mine.variant,
        score=mine.score,
        place=mine.place,
        ended_at=mine.ended_at,
        others=others,
        feats=frozenset(mine.feats or ()),
        is_left=mine.bot is not None,
    )
