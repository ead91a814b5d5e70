"""Badges: what somebody has achieved, derived from games that are stored and never from what a browser says.

The first game that fulfils a badge earns it. Games count as they do in statistics, as long as no bot had
taken over one's chair.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, select

from cubarium.engine.registry import game_ids, load_game
from cubarium.server.daily import clock
from cubarium.server.daily.tries import MOVE
from cubarium.server.errors import CATALOGUE, NotFound
from cubarium.server.progress.played import Played, games_of
from cubarium.server.storage.schema import championship_race, daily_try, person, result
from cubarium.server.tables.championships import read
from cubarium.server.wire.progress import BadgeInfo, Badges

A_DAY = timedelta(days=1)


class Earned(NamedTuple):
    """When a badge was earned, and with which game."""

    at: float
    table: str | None = None


class Day(NamedTuple):
    """A day on which something was finished, and what first."""

    day: date
    first: Earned


@dataclass(frozen=True)
class Past:
    """Everything badges are derived from, in order."""

    games: Sequence[Played]
    days: Sequence[Day]
    found: Sequence[Earned]
    """Moves of the day that were the best."""
    titles: Sequence[Earned]
    """Championships that were won."""


Rule = Callable[[Past], Earned | None]


@dataclass(frozen=True)
class Badge:
    """A badge and how it is earned."""

    name: str
    rule: Rule


# --- rules -------------------------------------------------------------------------------------------------


def _first(games: Iterable[Played]) -> Earned | None:
    return next((Earned(game.ended_at, game.table) for game in games), None)


def _won(condition: Callable[[Played], bool] = lambda game: True) -> Rule:
    """Return the rule of who has won a game of this kind."""
    return lambda past: _first(game for game in past.games if game.is_won and condition(game))


def _feat(name: str) -> Rule:
    return lambda past: _first(game for game in past.games if name in game.feats)


def _every_box(condition: Callable[[Played], bool]) -> Rule:
    """Return the rule of who has played so in a game of every box."""

    def rule(past: Past) -> Earned | None:
        wanted = {load_game(game).book for game in game_ids()}
        for game in past.games:
            if condition(game):
                wanted.discard(game.box)
                if not wanted:
                    return Earned(game.ended_at, game.table)
        return None

    return rule


def _in_a_row(count: int) -> Rule:
    def rule(past: Past) -> Earned | None:
        row = 0
        for game in past.games:
            if game.is_contested:
                row = row + 1 if game.is_won else 0
                if row == count:
                    return Earned(game.ended_at, game.table)
        return None

    return rule


def _nth(count: int, of: Callable[[Past], Sequence[Earned]]) -> Rule:
    return lambda past: of(past)[count - 1] if len(of(past)) >= count else None


def _days(count: int) -> Rule:
    def rule(past: Past) -> Earned | None:
        for day, length in zip(past.days, _lengths(past.days), strict=True):
            if length == count:
                return day.first
        return None

    return rule


def _lengths(days: Sequence[Day]) -> list[int]:
    """Return for each day how many there are in a row up to it."""
    lengths: list[int] = []
    for number, day in enumerate(days):
        follows = number > 0 and days[number - 1].day == day.day - A_DAY
        lengths.append(lengths[-1] + 1 if follows else 1)
    return lengths


REX, METEOR = "rex", "meteor"
SEVERAL_PEOPLE = 2

FEATS = (
    "cubosaurs-no-negative",
    "cubosaurs-from-behind",
    "trex-full-nest",
    "trex-last-egg",
    "cubitos-no-bust",
    "cubitos-many-busts",
    "puzzle-at-par",
    "puzzle-under-par",
    "naval-unsunk",
)
"""Each is a badge of its own, told by the game."""

BADGES = (
    Badge("first-win", _won()),
    Badge("every-box", _every_box(lambda game: True)),
    Badge("three-wins", _in_a_row(3)),
    Badge("five-wins", _in_a_row(5)),
    Badge("several-people", _won(lambda game: game.people >= SEVERAL_PEOPLE)),
    Badge("beat-rex", _won(lambda game: REX in game.bots)),
    Badge("beat-rex-everywhere", _every_box(lambda game: game.is_won and REX in game.bots)),
    Badge("beat-meteor", _won(lambda game: METEOR in game.bots)),
    Badge("hundred-games", _nth(100, lambda past: [Earned(one.ended_at, one.table) for one in past.games])),
    Badge("seven-days", _days(7)),
    Badge("thirty-days", _days(30)),
    Badge("ten-moves", _nth(10, lambda past: past.found)),
    Badge("cubitos-champion", _nth(1, lambda past: past.titles)),
    *(Badge(name, _feat(name)) for name in FEATS),
)


# --- what is stored ----------------------------------------------------------------------------------------


def past_of(connection: Connection, person_id: str) -> Past:
    """Return what a person has behind them."""
    games = [game for game in games_of(connection, person_id) if not game.is_left]
    mine = select(daily_try).where(daily_try.c.person_id == person_id, daily_try.c.part == MOVE)
    moves = connection.execute(mine.order_by(daily_try.c.day)).all()
    played = [Day(_day_of(game.ended_at), Earned(game.ended_at, game.table)) for game in games]
    tried = [Day(date.fromisoformat(move.day), _on(move.day)) for move in moves]
    first: dict[date, Earned] = {}
    for day, earned in sorted([*tried, *played], key=lambda one: (one.day, one.first.at)):
        first.setdefault(day, earned)
    return Past(
        games=games,
        days=[Day(day, earned) for day, earned in first.items()],
        found=[_on(move.day) for move in moves if move.is_right],
        titles=_titles(connection, person_id, games),
    )


def _day_of(at: float) -> date:
    return datetime.fromtimestamp(at, UTC).date()


def _on(day: str) -> Earned:
    """Return a time on a day of which nothing else is kept: its end, but not later than now."""
    return Earned(min(clock.end_of(date.fromisoformat(day)) - 1, datetime.now(UTC).timestamp()))


def _titles(connection: Connection, person_id: str, games: Sequence[Played]) -> list[Earned]:
    """Return the championships whose last race is among these games and that were won."""
    by_table = {game.table: game for game in games}
    races = connection.execute(
        select(championship_race)
        .join(result, result.c.table_id == championship_race.c.table_id)
        .where(result.c.person_id == person_id)
    ).all()
    titles = []
    for race in races:
        game = by_table.get(race.table_id)
        if game is None or not _is_last(game.game, race.number):
            continue
        run = read(connection, race.championship)
        best = run.runners[0].key
        if run.is_over and any(one.person == person_id and one.key == best for one in run.runners):
            titles.append(Earned(game.ended_at, game.table))
    return sorted(titles)


def _is_last(game: str, race: int) -> bool:
    series = load_game(game).table.championship
    return series is not None and race == len(series.variants)


# --- what is told ------------------------------------------------------------------------------------------


def badges_of(connection: Connection, person_id: str, language: str, *, with_tables: bool) -> Badges:
    """Return all badges with what a person has of them; tables are told to that person alone."""
    name = connection.execute(select(person.c.name).where(person.c.id == person_id)).scalar()
    if name is None:
        raise NotFound("no-such-person")
    past = past_of(connection, person_id)
    lengths = _lengths(past.days)
    is_going_on = bool(past.days) and past.days[-1].day >= clock.today() - A_DAY
    return Badges(
        person=person_id,
        name=name,
        badges=[_told(badge, badge.rule(past), language, with_tables) for badge in BADGES],
        days=lengths[-1] if is_going_on else 0,
        longest_days=max(lengths, default=0),
    )


def _told(badge: Badge, earned: Earned | None, language: str, with_tables: bool) -> BadgeInfo:
    return BadgeInfo(
        badge=badge.name,
        label=CATALOGUE.say(language, f"badge-{badge.name}"),
        how=CATALOGUE.say(language, f"badge-{badge.name}.how"),
        earned_at=earned.at if earned else None,
        table=earned.table if earned and with_tables else None,
    )
