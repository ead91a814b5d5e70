"""What has had its time: how it is found, a few at once, and taken out of the database."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Column, ColumnElement, Connection, String, cast, delete, exists, select, update

from cubarium.server.storage.schema import (
    IS_SAID,
    championship_race,
    daily_try,
    event,
    experiment,
    game_table,
    metadata,
    person,
    session,
    tournament_game,
)
from cubarium.server.wire.base import Status

MOST_AT_ONCE = 100
Which = Callable[[Connection, float], list[str]]
"""Finds the ids of things that were last touched before a time."""
FORGOTTEN: dict[str, object] = {}
"""What is left of something said."""
NOTHING = "{}"
"""The same, as it is stored."""


def _of_others() -> tuple[ColumnElement[bool], ...]:
    """Return what tells a table that nothing else refers to for its own purpose."""
    return tuple(~exists().where(each.c.table_id == game_table.c.id) for each in (tournament_game, daily_try))


def _few(connection: Connection, *wanted: ColumnElement[bool]) -> list[str]:
    found = select(game_table.c.id).where(*wanted).order_by(game_table.c.changed_at).limit(MOST_AT_ONCE)
    return list(connection.execute(found).scalars())


def open_tables(connection: Connection, until: float) -> list[str]:
    """Return tables that wait and that nobody has touched."""
    return _few(connection, game_table.c.status == "open", game_table.c.changed_at < until, *_of_others())


def games(connection: Connection, until: float) -> list[str]:
    """Return games that nobody has gone on with; those of a tournament are its host's to end."""
    own = ~exists().where(tournament_game.c.table_id == game_table.c.id)
    return _few(connection, game_table.c.status == "playing", game_table.c.changed_at < until, own)


def finished(connection: Connection, until: float) -> list[str]:
    """Return games that are over, but for those that a tournament, a championship or a day lists."""
    own = ~exists().where(championship_race.c.table_id == game_table.c.id)
    return _few(
        connection, game_table.c.status == "over", game_table.c.changed_at < until, own, *_of_others()
    )


def with_chat(connection: Connection, until: float) -> list[str]:
    """Return tables whose last event is old and at which something was said."""
    is_kept = cast(event.c.content, String) != NOTHING  # PostgreSQL compares no JSON
    said = exists().where(event.c.table_id == game_table.c.id, IS_SAID, is_kept)
    return _few(connection, game_table.c.status == "over", game_table.c.changed_at < until, said)


def guests(connection: Connection, until: float) -> list[str]:
    """Return guests who came before a time and have no game, nor anything else here."""
    owned = [
        ~exists().where(column == person.c.id)
        for column in _referring(person.c.id, but=("session", "device"))
    ]
    found = select(person.c.id).where(person.c.account.is_(None), person.c.made_at < until, *owned)
    return list(connection.execute(found.limit(MOST_AT_ONCE)).scalars())


def _referring(key: Column[str], but: tuple[str, ...] = ()) -> list[Column[str]]:
    """Return every column that refers to one."""
    return [
        column
        for table in metadata.sorted_tables
        for column in table.columns
        if column.references(key) and table.name not in but
    ]


def forget_chat(connection: Connection, table_id: str) -> None:
    """Take away what was said at a table; that something was said stays, so that no number is missing."""
    said = event.c.table_id == table_id, IS_SAID
    connection.execute(update(event).where(*said).values(content=FORGOTTEN))


def forget_guest(connection: Connection, person_id: str) -> None:
    """Take away a guest who has nothing here but sessions and devices."""
    for column in _referring(person.c.id):
        if column.table.name in {"session", "device"}:
            connection.execute(delete(column.table).where(column == person_id))
    connection.execute(delete(person).where(person.c.id == person_id))


def forget_sessions(connection: Connection, now: float) -> None:
    """Take away sessions whose time is over."""
    connection.execute(delete(session).where(session.c.until < now))


def forget_experiments(connection: Connection, until: float) -> None:
    """Take away experiments that were begun before a time."""
    connection.execute(delete(experiment).where(experiment.c.made_at < until))


def remove_table(connection: Connection, table_id: str, status: Status) -> bool:
    """Take away a table with all that belongs to it, unless its game is further; tell whether it was."""
    this = select(game_table.c.id).where(game_table.c.id == table_id, game_table.c.status == status)
    if connection.execute(this.with_for_update()).first() is None:
        return False
    for column in _referring(game_table.c.id):
        connection.execute(delete(column.table).where(column == table_id))
    connection.execute(delete(game_table).where(game_table.c.id == table_id))
    return True
