"""What is read and written of tournaments, each function in a transaction of its caller's."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from time import time
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from cubarium.server.storage.schema import (
    person,
    result,
    tournament,
    tournament_entrant,
    tournament_game,
)
from cubarium.server.wire.base import Status
from cubarium.server.wire.tables import Clock
from cubarium.server.wire.tournaments import TournamentSettings
from cubarium.tournament.games import Game, Seating
from cubarium.tournament.standings import Standing, standings

MOST_LISTED = 50


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part."""

    number: int
    person: str
    name: str
    is_out: bool


@dataclass(frozen=True)
class RoundGame:
    """A table of a round, or a bye, with how it came out."""

    round: int
    table: str | None
    game: Game
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Tournament:
    """Everything that is known of one tournament."""

    id: str
    name: str
    host: str
    host_name: str
    settings: TournamentSettings
    status: Status
    round: int
    rounds: int
    entrants: tuple[Entrant, ...]
    games: tuple[RoundGame, ...]

    @cached_property
    def standings(self) -> list[Standing]:
        """How everybody stands."""
        numbers = [each.number for each in self.entrants]
        return standings(numbers, [each.game for each in self.games], self.settings.seats)

    @property
    def is_round_over(self) -> bool:
        """Tell whether nothing of the last round is still played."""
        return all(each.game.is_over for each in self.games if each.round == self.round)

    @property
    def least(self) -> int:
        """Return how many are needed for a round."""
        return 2 if self.settings.bots else self.settings.seats

    @property
    def is_enough(self) -> bool:
        """Tell whether there are enough who still play."""
        return sum(not each.is_out for each in self.entrants) >= self.least

    def entrant_of(self, person_id: str) -> Entrant | None:
        """Return the entrant a person is."""
        return next((each for each in self.entrants if each.person == person_id), None)

    def game_of(self, entrant: int) -> RoundGame | None:
        """Return the game of an entrant in the last round."""
        now = (each for each in self.games if each.round == self.round)
        return next((each for each in now if entrant in each.game.seats), None)


# --- reading ----------------------------------------------------------------------------------------------


def find(connection: Connection, tournament_id: str) -> Tournament | None:
    """Return a tournament, if it is there."""
    row = connection.execute(
        select(tournament, person.c.name.label("host_name"))
        .join(person, person.c.id == tournament.c.host_id)
        .where(tournament.c.id == tournament_id)
    ).first()
    if row is None:
        return None
    entrants = connection.execute(
        select(tournament_entrant)
        .where(tournament_entrant.c.tournament_id == tournament_id)
        .order_by(tournament_entrant.c.number)
    )
    return Tournament(
        row.id,
        row.name,
        row.host_id,
        row.host_name,
        TournamentSettings(**{**row.settings, "clock": Clock(**row.settings["clock"])}),
        row.status,
        row.round,
        row.rounds,
        tuple(Entrant(each.number, each.person_id, each.name, each.is_out) for each in entrants),
        tuple(_games(connection, tournament_id)),
    )


def find_to_change(connection: Connection, tournament_id: str) -> Tournament | None:
    """Return a tournament as it is until the transaction ends: no other server changes it meanwhile."""
    ours = select(tournament.c.id).where(tournament.c.id == tournament_id)
    connection.execute(ours.with_for_update())
    return find(connection, tournament_id)


def _games(connection: Connection, tournament_id: str) -> list[RoundGame]:
    ours = tournament_game.c.tournament_id == tournament_id
    came_out: dict[str, list[Any]] = defaultdict(list)
    for row in connection.execute(
        select(result.c.table_id, result.c.place, result.c.score)
        .join(tournament_game, tournament_game.c.table_id == result.c.table_id)
        .where(ours)
        .order_by(result.c.table_id, result.c.seat)
    ):
        came_out[row.table_id].append(row)
    rows = connection.execute(
        select(tournament_game).where(ours).order_by(tournament_game.c.round, tournament_game.c.number)
    )
    return [
        RoundGame(
            row.round,
            row.table_id,
            Game(tuple(row.seats), tuple(seat.place for seat in came_out[row.table_id])),
            tuple(seat.score for seat in came_out[row.table_id]),
        )
        for row in rows
    ]


def listed(connection: Connection, person_id: str) -> Sequence[Any]:
    """Return the tournaments somebody hosts or takes part in, the newest first."""
    own = select(tournament_entrant.c.tournament_id).where(tournament_entrant.c.person_id == person_id)
    entrants = (
        select(func.count())
        .where(tournament_entrant.c.tournament_id == tournament.c.id)
        .scalar_subquery()
        .label("entrants")
    )
    wanted = select(tournament, entrants).where(
        or_(tournament.c.host_id == person_id, tournament.c.id.in_(own))
    )
    return connection.execute(wanted.order_by(tournament.c.made_at.desc()).limit(MOST_LISTED)).all()


def unfinished_of(connection: Connection, host: str) -> int:
    """Return how many tournaments of a host are not over."""
    theirs = select(func.count()).where(tournament.c.host_id == host, tournament.c.status != "over")
    return connection.execute(theirs).scalar_one()


def playing(connection: Connection) -> Sequence[str]:
    """Return the tournaments that are being played."""
    return connection.execute(select(tournament.c.id).where(tournament.c.status == "playing")).scalars().all()


# --- writing ----------------------------------------------------------------------------------------------


def keep(connection: Connection, new: Tournament) -> None:
    """Keep a new tournament, in which nobody takes part yet."""
    connection.execute(
        insert(tournament).values(
            id=new.id,
            name=new.name,
            host_id=new.host,
            settings=new.settings.model_dump(),
            status=new.status,
            round=new.round,
            rounds=new.rounds,
            made_at=time(),
        )
    )


def keep_entrant(connection: Connection, tournament_id: str, new: Entrant) -> None:
    """Keep that somebody takes part."""
    connection.execute(
        insert(tournament_entrant).values(
            tournament_id=tournament_id,
            person_id=new.person,
            number=new.number,
            name=new.name,
            is_out=new.is_out,
        )
    )


def forget_entrant(connection: Connection, tournament_id: str, person_id: str) -> None:
    """Forget somebody who goes before it begins."""
    connection.execute(delete(tournament_entrant).where(*_is(tournament_id, person_id)))


def put_out(connection: Connection, tournament_id: str, person_id: str) -> None:
    """Keep that somebody plays in no later round."""
    connection.execute(update(tournament_entrant).where(*_is(tournament_id, person_id)).values(is_out=True))


def _is(tournament_id: str, person_id: str) -> tuple[Any, Any]:
    return (
        tournament_entrant.c.tournament_id == tournament_id,
        tournament_entrant.c.person_id == person_id,
    )


def keep_round(
    connection: Connection,
    tournament_id: str,
    number: int,
    rounds: int,
    games: Sequence[tuple[str | None, Seating]],
) -> None:
    """Keep a round with the tables it is played at; fails if there is one of this number."""
    for place, (table_id, seats) in enumerate(games):
        connection.execute(
            insert(tournament_game).values(
                tournament_id=tournament_id, round=number, number=place, table_id=table_id, seats=list(seats)
            )
        )
    change(connection, tournament_id, status="playing", round=number, rounds=rounds)


def change(connection: Connection, tournament_id: str, **values: str | int) -> None:
    """Keep how far a tournament is."""
    connection.execute(update(tournament).where(tournament.c.id == tournament_id).values(**values))
