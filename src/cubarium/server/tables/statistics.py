"""What somebody has played here, from the results that are kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, func, select

from cubarium.engine.registry import game_ids, load_game
from cubarium.server.errors import NotFound
from cubarium.server.storage.schema import person, result
from cubarium.server.wire.lists import GameTally, PastGame, Share, Statistics, VariantTally

MOST_RECENT = 40


@dataclass(frozen=True)
class Played:
    """A finished game from one seat."""

    game: str
    variant: str | None
    score: int
    place: int
    ended_at: float
    players: int
    is_with_people: bool
    best_other: int | None

    @property
    def is_contested(self) -> bool:
        """Tell whether there was somebody to beat."""
        return self.players > 1

    @property
    def is_won(self) -> bool:
        """Tell whether it was won."""
        return self.is_contested and self.place == 1


def statistics_of(connection: Connection, person_id: str, language: str) -> Statistics:
    """Return what a person has played."""
    name = connection.execute(select(person.c.name).where(person.c.id == person_id)).scalar()
    if name is None:
        raise NotFound("no-such-person")
    games = [played for played in _games_of(connection, person_id) if played.game in game_ids()]
    by_game = _grouped(games, lambda played: played.game)
    contested = [played for played in games if played.is_contested]
    streak, longest = _streaks(contested)
    return Statistics(
        person=person_id,
        name=name,
        played=len(games),
        contested=len(contested),
        won=_won(games),
        with_people=_share(played for played in contested if played.is_with_people),
        with_bots=_share(played for played in contested if not played.is_with_people),
        streak=streak,
        longest_streak=longest,
        games=[_tally(game, played, language) for game, played in by_game],
    )


def _games_of(connection: Connection, person_id: str) -> list[Played]:
    """Return the games of a person in order, without those in which they had several chairs."""
    mine = result.alias("mine")
    other = result.alias("other")
    rows = connection.execute(
        select(
            mine.c.game,
            mine.c.variant,
            func.max(mine.c.score).label("score"),
            func.max(mine.c.place).label("place"),
            mine.c.ended_at,
            (1 + func.count(other.c.seat)).label("players"),
            func.count(other.c.person_id).label("people"),
            func.max(other.c.score).label("best_other"),
        )
        .outerjoin(other, (other.c.table_id == mine.c.table_id) & (other.c.seat != mine.c.seat))
        .where(mine.c.person_id == person_id, mine.c.counts)
        .group_by(mine.c.table_id, mine.c.game, mine.c.variant, mine.c.ended_at)
        .having(func.count(mine.c.seat.distinct()) == 1)
        .order_by(mine.c.ended_at)
    )
    return [
        Played(
            row.game,
            row.variant,
            row.score,
            row.place,
            row.ended_at,
            row.players,
            row.people > 0,
            row.best_other,
        )
        for row in rows
    ]


def _tally(game: str, games: Sequence[Played], language: str) -> GameTally:
    words = load_game(game).table.words
    contested = [played for played in games if played.is_contested]
    streak, longest = _streaks(contested)
    best = max(played.score for played in games)
    margins = [played.score - played.best_other for played in games if played.best_other is not None]
    return GameTally(
        game=game,
        game_name=words.game_name(language),
        played=len(games),
        contested=len(contested),
        won=_won(games),
        average_score=_mean([played.score for played in games]),
        average_text=words.average([played.score for played in games], language),
        average_margin=_mean(margins) if margins else None,
        margin_text=words.margin(round(_mean(margins), 1), language) if margins else "",
        best_score=best,
        best_text=words.score(best, language),
        streak=streak,
        longest_streak=longest,
        places=_places(contested),
        variants=[
            _variant_tally(game, variant, played, language)
            for variant, played in _grouped(games, lambda played: played.variant or "")
        ],
        recent=[
            PastGame(
                ended_at=each.ended_at,
                score=each.score,
                score_text=words.score(each.score, language),
                place=each.place,
                players=each.players,
            )
            for each in games[-MOST_RECENT:]
        ],
    )


def _variant_tally(game: str, variant: str, games: Sequence[Played], language: str) -> VariantTally:
    spec = load_game(game)
    words, scores = spec.table.words, [played.score for played in games]
    return VariantTally(
        variant=variant or None,
        label=words.variant(variant, language) if variant in spec.settings.variants else "",
        played=len(games),
        won=_won(games),
        average_score=_mean(scores),
        average_text=words.average(scores, language),
        best_score=max(scores),
        best_text=words.score(max(scores), language),
    )


def _grouped(games: Sequence[Played], key: Any) -> list[tuple[str, list[Played]]]:
    """Return games by a key, the most played first."""
    groups = [(name, list(group)) for name, group in groupby(sorted(games, key=key), key)]
    return sorted(groups, key=lambda group: -len(group[1]))


def _won(games: Iterable[Played]) -> int:
    return sum(played.is_won for played in games)


def _share(games: Iterable[Played]) -> Share:
    those = list(games)
    return Share(played=len(those), won=_won(those))


def _mean(values: Sequence[int]) -> float:
    return round(sum(values) / len(values), 2)


def _places(games: Sequence[Played]) -> list[int]:
    last = max((played.players for played in games), default=0)
    return [sum(played.place == place for played in games) for place in range(1, last + 1)]


def _streaks(games: Iterable[Played]) -> tuple[int, int]:
    """Return how many victories in a row there are up to the last game, and the most there ever were."""
    now = longest = 0
    for played in games:
        now = now + 1 if played.is_won else 0
        longest = max(longest, now)
    return now, longest
