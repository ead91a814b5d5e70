"""What is read and written of tables, each function in a transaction of its caller's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import time
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cubarium.server.storage.schema import IS_SAID, championship_race, game_table, sitting
from cubarium.server.storage.schema import event as event_rows
from cubarium.server.tables.refused import forbid_what_was_refused
from cubarium.server.tables.results import is_own, store_result
from cubarium.server.tables.standing import Standing, standing
from cubarium.server.tables.state import ChatMessage, Event, TableState

MOST_LISTED = 100
AT_ONCE = 500
"""So many values go into one statement."""
# Put together once: every move executes them.
ADD_EVENT = insert(event_rows)
CHANGE_TABLE = update(game_table).where(game_table.c.id == bindparam("this_table"))


class Overtaken(Exception):
    """Report that another server stored an event under the same number first: nothing was written."""


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
            is_private=state.settings.is_private,
            made_at=now,
            changed_at=state.touched_at or now,
            secret=state.secret,
            **standing(state).columns(),
        )
    )
    if (mark := state.settings.championship) is not None:
        race = {"championship": mark.id, "number": mark.race, "table_id": state.id}
        connection.execute(insert(championship_race).values(race))
    _add_events(connection, state.id, happened)
    for person_id in {chair.person for chair in state.chairs if chair.person}:
        connection.execute(insert(sitting).values(table_id=state.id, person_id=person_id))


def store_events(
    connection: Connection, state: TableState, happened: Sequence[Event], after: Standing, key: str = ""
) -> None:
    """Write events that follow those of the table, and how it stands after them.

    Raises:
        Overtaken: if events under these numbers are there already.
        Conflict: if another server has refused the command that they are from.
    """
    try:
        _add_events(connection, state.id, happened, key)
    except IntegrityError as error:
        raise Overtaken(state.id) from error
    for one in happened:
        if one.kind == "sat":
            _add_sitting(connection, state.id, one.content["person"])
        elif one.kind == "stood":
            _end_sitting(connection, state, one.content["seat"], happened)
    last = happened[-1]
    if last.content.get("ends"):
        assert state.match is not None, "a game ends that has begun"
        assert last.prepared is not None, "a game ends with a move"
        notes = [*state.match.notes(), *last.prepared.move.notes]
        store_result(connection, state, last.content, last.at, notes)
    known = {"this_table": state.id, "changed_at": last.at, "ended": state.ended, **after.columns()}
    if last.kind == "ended":
        known["ended"] = last.content["why"]
    connection.execute(CHANGE_TABLE, known)
    if key:
        forbid_what_was_refused(connection, state.id, key)


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
    return row, events_after(connection, table_id, 0)


def events_after(connection: Connection, table_id: str, number: int) -> Sequence[Any]:
    """Return the events of a table after one of them, in order."""
    columns = event_rows.c
    newer = select(columns.number, columns.kind, columns.content, columns.at, columns.command).where(
        columns.table_id == table_id, columns.number > number
    )
    return connection.execute(newer.order_by(columns.number)).all()


def said_before(connection: Connection, table_id: str, event: int, most: int) -> list[ChatMessage]:
    """Return what was said at a table before an event, the last line first."""
    said = select(event_rows.c.number, event_rows.c.content, event_rows.c.at).where(
        event_rows.c.table_id == table_id, IS_SAID, event_rows.c.number < event
    )
    rows = connection.execute(said.order_by(event_rows.c.number.desc()).limit(most))
    return [ChatMessage(row.number, at=row.at, **row.content) for row in rows if row.content]


# --- many tables ------------------------------------------------------------------------------------------

LISTED = (
    game_table.c.id,
    game_table.c.game,
    game_table.c.owner_id,
    game_table.c.settings,
    game_table.c.status,
    game_table.c.chairs,
    game_table.c.asked,
    game_table.c.changed_at,
)
"""What lists need to know of a table."""
WAITS = (game_table.c.status == "open", game_table.c.is_private.is_(False), game_table.c.free > 0)
"""What tells a table that waits for anybody."""


def own_tables(connection: Connection, person_id: str) -> Sequence[Any]:
    """Return the tables of a person that are not over, the last ones first."""
    newest = select(*LISTED).where(is_own(person_id), game_table.c.status != "over")
    return connection.execute(newest.order_by(game_table.c.changed_at.desc()).limit(MOST_LISTED)).all()


def waiting_tables(connection: Connection) -> Sequence[Any]:
    """Return the tables that wait for anybody, the last ones first."""
    newest = select(*LISTED).where(*WAITS).order_by(game_table.c.changed_at.desc())
    return connection.execute(newest.limit(MOST_LISTED)).all()


def tables_to_join(
    connection: Connection, games: Sequence[str], read: Sequence[str], since: float, now: float
) -> Sequence[str]:
    """Return the tables of these games that anybody may join, if somebody reads there or they are new.

    `read` are the tables that somebody reads; new is what was set since then. The oldest comes first.
    """
    is_new = and_(game_table.c.changed_at > since, game_table.c.made_at.between(since, now))
    rows = select(game_table.c.id).where(
        *WAITS, game_table.c.game.in_(games), or_(game_table.c.id.in_(read), is_new)
    )
    return connection.execute(rows.order_by(game_table.c.made_at)).scalars().all()


def not_filled_in(connection: Connection) -> Sequence[str]:
    """Return the tables of before that lists know nothing of, those that are played first."""
    old = select(game_table.c.id).where(game_table.c.status != "over", game_table.c.free.is_(None))
    return connection.execute(old.order_by(game_table.c.status.desc())).scalars().all()


def fill_in(connection: Connection, table_id: str, known: Standing) -> None:
    """Write how a table of before stands, unless somebody has played there meanwhile."""
    still = game_table.c.id == table_id, game_table.c.free.is_(None)
    connection.execute(update(game_table).where(*still).values(**known.columns()))


def sleeping_tables(connection: Connection) -> list[tuple[float, str]]:
    """Return when each table goes on by itself, in server time."""
    wakes = select(game_table.c.wakes_at, game_table.c.id).where(
        game_table.c.status == "playing", game_table.c.wakes_at.is_not(None)
    )
    return [(at, table_id) for at, table_id in connection.execute(wakes)]


def tables_by_game(connection: Connection) -> list[tuple[str, int]]:
    """Return how many tables of each game were set."""
    counted = select(game_table.c.game, func.count()).group_by(game_table.c.game)
    return [(game, count) for game, count in connection.execute(counted)]


# --- for servers that share a database ----------------------------------------------------------------------


def last_events(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """Return the number of the last event of each of these tables that is there; 0 where nothing happened."""
    newest = select(func.max(event_rows.c.number)).where(event_rows.c.table_id == game_table.c.id)
    last = select(game_table.c.id, newest.scalar_subquery())
    return {
        table_id: number or 0
        for some in _in_parts(table_ids)
        for table_id, number in connection.execute(last.where(game_table.c.id.in_(some)))
    }


def listed_tables(connection: Connection, table_ids: Sequence[str]) -> Sequence[Any]:
    """Return what lists show of these tables."""
    return [
        row
        for some in _in_parts(table_ids)
        for row in connection.execute(select(*LISTED).where(game_table.c.id.in_(some)))
    ]


def _in_parts(table_ids: Sequence[str]) -> Iterator[Sequence[str]]:
    return (table_ids[start : start + AT_ONCE] for start in range(0, len(table_ids), AT_ONCE))


def recently_changed(connection: Connection, since: float) -> Sequence[Any]:
    """Return what lists show of the tables that have changed since then."""
    each_way = (
        game_table.c.status.in_(("open", "playing", "over")),
        game_table.c.is_private.in_((False, True)),
    )
    changed = select(*LISTED).where(*each_way, game_table.c.changed_at > since)  # as the index has it
    return connection.execute(changed.order_by(game_table.c.changed_at)).all()
