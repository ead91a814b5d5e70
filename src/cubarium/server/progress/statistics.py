"""What somebody has played here, from the results that are kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, select

from cubarium.bots.registry import LEVELS
from cubarium.bots.words import bot_label
from cubarium.engine.registry import load_game
from cubarium.server.errors import CATALOGUE, NotFound
from cubarium.server.progress.played import PEOPLE, Played, games_of
from cubarium.server.storage.schema import person
from cubarium.server.wire.progress import (
    GameTally,
    LevelTally,
    PastGame,
    RecentGame,
    Share,
    Statistics,
    VariantTally,
)

MOST_RECENT = 30
LATELY = 10
"""So many games in a row make an average that is compared with that of the games before them."""


def statistics_of(connection: Connection, person_id: str, language: str) -> Statistics:
    """Return what a person has played."""
    name = connection.execute(select(person.c.name).where(person.c.id == person_id)).scalar()
    if name is None:
        raise NotFound("no-such-person")
    games = games_of(connection, person_id)
    by_game = _grouped(games, lambda played: played.game)
    contested = [played for played in games if played.is_contested]
    streak, longest = _streaks(contested)
    return Statistics(
        person=person_id,
        name=name,
        played=len(games),
        contested=len(contested),
        won=_won(games),
        with_people=_share(played for played in contested if played.people),
        with_bots=_share(played for played in contested if not played.people),
        streak=streak,
        longest_streak=longest,
        levels=_levels(contested, language),
        recent=_recent(contested[-MOST_RECENT:], language),
        games=[_tally(game, played, language) for game, played in by_game],
    )


def _recent(games: Sequence[Played], language: str) -> list[RecentGame]:
    """Return the last games of all kinds, each with the share that was won up to it."""
    told = []
    for count, each in enumerate(games, 1):
        words = load_game(each.game).table.words
        told.append(
            RecentGame(
                ended_at=each.ended_at,
                game=each.game,
                game_name=words.game_name(language),
                score_text=words.score(each.score, language),
                place=each.place,
                players=each.players,
                won_so_far=_won(games[:count]),
            )
        )
    return told


def _levels(games: Sequence[Played], language: str) -> list[LevelTally]:
    """Return how games came out by whom they were played against, people first, then bots by strength."""
    order = {level: number for number, level in enumerate((PEOPLE, *LEVELS))}
    known = [played for played in games if played.level is not None]
    groups = _grouped(known, lambda played: played.level)
    return [
        LevelTally(
            level=level,
            label=CATALOGUE.say(language, "level-people") if level == PEOPLE else bot_label(level, language),
            played=len(played),
            won=_won(played),
        )
        for level, played in sorted(groups, key=lambda group: order.get(group[0], len(order)))
    ]


def _tally(game: str, games: Sequence[Played], language: str) -> GameTally:
    words = load_game(game).table.words
    contested = [played for played in games if played.is_contested]
    streak, longest = _streaks(contested)
    best = max(played.score for played in games)
    before = games[-2 * LATELY : -LATELY]
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
        lately_text=words.average([played.score for played in games[-LATELY:]], language),
        before_text=words.average([played.score for played in before], language) if before else "",
        levels=_levels(contested, language),
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
