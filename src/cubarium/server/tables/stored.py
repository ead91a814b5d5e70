"""What is read and written of tables, each function in a transaction of its caller's."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update

from cubarium.server.storage.schema import championship_race, game_table, heartbeat, sitting
from cubarium.server.storage.schema import event as event_rows
from cubarium.server.tables.results import store_result
from cubarium.server.tables.state import Event, TableState
from cubarium.server.wire.base import Status

MOST_LISTED = 100
STATUS_AFTER: dict[str, Status] = {"began": "playing"}
# Put together once: every move executes them.
ADD_EVENT = insert(event_rows)
CHANGE_TABLE = update(game_table).where(game_table.c.id == bindparam("this_table"))

# --- writing a table --------------------------------------------------------------------------------------


def store_table(connection: Connection, state: TableState, happened: Sequence[Event]) -> None:
    """Write a new table with its first events, which it has taken in already."""
    now = time()
    connection.execute(
        insert(game_table).values(
            id=state.id,
            game=state.spec.id,
            owner_id=state.owner,
            settings=state.settings.to_json(),
            status=state.status,
            is_private=state.settings.is_private,
            made_at=now,
            changed_at=now,
        )
    )
    if (mark := state.settings.championship) is not None:
        race = {"championship": mark.id, "number": mark.race, "table_id": state.id}
        connection.execute(insert(championship_race).values(race))
    _add_events(connection, state.id, happened)
    for person_id in {chair.person for chair in state.chairs if chair.person}:
        connection.execute(insert(sitting).values(table_id=state.id, person_id=person_id))


def store_events(connection: Connection, state: TableState, happened: Sequence[Event], key: str = "") -> None:
    """Write events that follow those of the table, and what is known of the table with them."""
    _add_events(connection, state.id, happened, key)
    for one in happened:
        if one.kind == "sat":
            _add_sitting(connection, state.id, one.content["person"])
        elif one.kind == "stood":
            _end_sitting(connection, state, one.content["seat"], happened)
    last = happened[-1]
    status = STATUS_AFTER.get(last.kind, state.status)
    if last.content.get("ends"):
        status = "over"
        assert state.match is not None, "a game ends that has begun"
        assert last.prepared is not None, "a game ends with a move"
        notes = [*state.match.notes(), *last.prepared.move.notes]
        store_result(connection, state, last.content, last.at, notes)
    connection.execute(CHANGE_TABLE, {"this_table": state.id, "changed_at": last.at, "status": status})


def _add_events(connection: Connection, table_id: str, happened: Sequence[Event], key: str = "") -> None:
    for one in happened:
        connection.execute(
            ADD_EVENT,
            {
                "table_id": table_id,
                "number": one.number,
                "kind": one.kind,
                "content": dict(one.content),
                "command": key or None if one is happened[-1] else None,
                "at": one.at,
            },
        )


def _add_sitting(connection: Connection, table_id: str, person: str) -> None:
    known = select(sitting).where(sitting.c.table_id == table_id, sitting.c.person_id == person)
    if connection.execute(known).first() is None:
        connection.execute(insert(sitting).values(table_id=table_id, person_id=person))


def _end_sitting(connection: Connection, state: TableState, seat: int, happened: Sequence[Event]) -> None:
    person = state.chairs[seat].person
    freed = {one.content["seat"] for one in happened if one.kind == "stood"}
    if person is not None and set(state.seats_of(person)) <= freed:
        connection.execute(
            delete(sitting).where(sitting.c.table_id == state.id, sitting.c.person_id == person)
        )


# --- reading tables ----------------------------------------------------------------------------------------


def find_table(connection: Connection, table_id: str) -> tuple[Any, Sequence[Any]] | None:
    """Return the row of a table and its events, if it is there."""
    row = connection.execute(select(game_table).where(game_table.c.id == table_id)).first()
    if row is None:
        return None
    events = connection.execute(
        select(
            event_rows.c.number,
            event_rows.c.kind,
            event_rows.c.content,
            event_rows.c.at,
            event_rows.c.command,
        )
        .where(event_rows.c.table_id == table_id)
        .order_by(event_rows.c.number)
    ).all()
    return row, events


def listed_tables(connection: Connection, person_id: str) -> Sequence[Any]:
    """Return the tables of a person that are not over, and those that wait for anybody."""
    waits = and_(game_table.c.status == "open", game_table.c.is_private.is_(False))
    seated = game_table.c.id.in_(select(sitting.c.table_id).where(sitting.c.person_id == person_id))
    own = or_(seated, game_table.c.owner_id == person_id)
    newest = select(game_table.c.id, game_table.c.changed_at, game_table.c.is_private).order_by(
        game_table.c.changed_at.desc()
    )
    return [
        *connection.execute(newest.where(own, game_table.c.status != "over").limit(MOST_LISTED)),
        *connection.execute(newest.where(waits, ~own).limit(MOST_LISTED)),
    ]


def tables_to_join(connection: Connection, games: Sequence[str]) -> Sequence[Any]:
    """Return the tables of these games that anybody may join before the game, the oldest first."""
    waits = and_(game_table.c.status == "open", game_table.c.is_private.is_(False))
    rows = select(game_table.c.id, game_table.c.made_at).where(waits, game_table.c.game.in_(games))
    return connection.execute(rows.order_by(game_table.c.made_at)).all()


def tables_by_game(connection: Connection) -> list[tuple[str, int]]:
    """Return how many tables of each game were set."""
    counted = select(game_table.c.game, func.count()).group_by(game_table.c.game)
    return [(game, count) for game, count in connection.execute(counted)]


# --- runs of the server -------------------------------------------------------------------------------------


def earlier_runs(connection: Connection) -> list[tuple[float, float]]:
    """Return when earlier runs of the server began and ended."""
    return [(row.started_at, row.at) for row in connection.execute(select(heartbeat))]


def begin_run(connection: Connection, now: float) -> None:
    """Note that the server begins to run."""
    connection.execute(insert(heartbeat).values(started_at=now, at=now))


def keep_alive(connection: Connection, started_at: float) -> None:
    """Note that the server still runs."""
    connection.execute(update(heartbeat).where(heartbeat.c.started_at == started_at).values(at=time()))
