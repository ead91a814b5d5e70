"""Championships as they are told: all of it follows from the tables of their races, and from results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, func, select

from cubarium.bots.words import bot_label
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.series import Championship
from cubarium.server.errors import NotFound
from cubarium.server.storage.schema import championship_race, game_table, result, sitting
from cubarium.server.wire.championships import ChampionshipInfo, RaceInfo, RunnerInfo

MOST_LISTED = 20


@dataclass
class Runner:
    """Somebody who runs: names are the same in every race, seats are not."""

    name: str
    person: str | None
    bot: str | None
    places: list[int | None]
    gained: list[int | None]

    @property
    def points(self) -> int:
        """Return the sum of all races."""
        return sum(gained or 0 for gained in self.gained)

    @property
    def won(self) -> int:
        """Return how many races were won."""
        return self.places.count(1)

    @property
    def key(self) -> tuple[int, int]:
        """Return what runners are ranked by, the greater the better."""
        return self.points, self.won


@dataclass
class Run:
    """What is stored of a championship."""

    id: str
    game: str
    series: Championship
    tables: list[Any] = field(default_factory=list)
    runners: list[Runner] = field(default_factory=list)

    @property
    def run(self) -> int:
        """Return how many races are over."""
        return sum(table.status == "over" for table in self.tables)

    @property
    def is_over(self) -> bool:
        """Tell whether all races are."""
        return self.run == len(self.series.variants)


def table_of(connection: Connection, championship: str) -> str:
    """Return the table of the newest race of a championship."""
    newest = select(championship_race.c.table_id).where(championship_race.c.championship == championship)
    found = connection.execute(newest.order_by(championship_race.c.number.desc()).limit(1)).scalar()
    if found is None:
        raise NotFound("no-such-championship")
    return str(found)


def read(connection: Connection, championship: str) -> Run:
    """Return a championship that is there."""
    races = championship_race
    tables = connection.execute(
        select(races.c.number, races.c.table_id, game_table.c.game, game_table.c.status)
        .join(game_table, game_table.c.id == races.c.table_id)
        .where(races.c.championship == championship)
        .order_by(races.c.number)
    ).all()
    rows = connection.execute(
        select(races.c.number, result)
        .join(result, result.c.table_id == races.c.table_id)
        .where(races.c.championship == championship)
        .order_by(races.c.number, result.c.place)
    ).all()
    series = load_game(tables[0].game).table.championship
    assert series is not None, "the game of a championship has one"
    return Run(championship, tables[0].game, series, list(tables), standings(rows, series))


def standings(rows: Sequence[Any], series: Championship) -> list[Runner]:
    """Return everybody in the results of races, the best first."""
    runners: dict[str, Runner] = {}
    for row in rows:
        if row.name not in runners:
            to_come: list[int | None] = [None] * len(series.variants)
            runners[row.name] = Runner(row.name, row.person_id, row.bot, [*to_come], [*to_come])
        runner = runners[row.name]
        runner.places[row.number - 1] = row.place
        runner.gained[row.number - 1] = series.points[row.place - 1]
    return sorted(runners.values(), key=lambda runner: runner.key, reverse=True)


def own_championships(connection: Connection, person_id: str) -> list[str]:
    """Return the championships of a person, the one of the newest race first."""
    races = championship_race
    seated = races.c.table_id.in_(select(sitting.c.table_id).where(sitting.c.person_id == person_id))
    newest = func.max(game_table.c.changed_at)
    own = (
        select(races.c.championship)
        .join(game_table, game_table.c.id == races.c.table_id)
        .where(seated, game_table.c.game.in_(game_ids()))
        .group_by(races.c.championship)
        .order_by(newest.desc())
        .limit(MOST_LISTED)
    )
    return list(connection.execute(own).scalars())


def told(run: Run, person_id: str, language: str) -> ChampionshipInfo:
    """Return a championship for a reader."""
    words = load_game(run.game).table.words
    tables = {table.number: table for table in run.tables}
    keys = [runner.key for runner in run.runners]
    is_between = run.run == len(run.tables) and not run.is_over
    return ChampionshipInfo(
        id=run.id,
        game=run.game,
        game_name=words.game_name(language),
        points=list(run.series.points),
        races=[
            RaceInfo(
                number=number,
                label=words.variant(variant, language),
                table=tables[number].table_id if number in tables else None,
                status=tables[number].status if number in tables else None,
            )
            for number, variant in enumerate(run.series.variants, 1)
        ],
        runners=[
            RunnerInfo(
                name=runner.name,
                person=runner.person,
                bot_label=None if runner.person or not runner.bot else bot_label(runner.bot, language),
                is_mine=runner.person == person_id,
                rank=1 + keys.index(runner.key),
                points=runner.points,
                won=runner.won,
                places=runner.places,
                gained=runner.gained,
            )
            for runner in run.runners
        ],
        run=run.run,
        is_over=run.is_over,
        may_go_on=is_between and any(runner.person == person_id for runner in run.runners),
    )
