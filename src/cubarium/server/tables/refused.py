"""What one of several servers refuses: it stays refused at all of them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from cubarium.server.errors import Conflict
from cubarium.server.storage.schema import event, game_table, refused_command


def note_refusal(connection: Connection, table_id: str, key: str, at: float) -> int | None:
    """Note that a command is refused; return the number of its last event if it was stored before that."""
    table = select(game_table.c.id).where(game_table.c.id == table_id)
    if connection.execute(table.with_for_update()).first() is None:
        return None  # nothing is stored there any more
    stored = select(event.c.number).where(event.c.table_id == table_id, event.c.command == key)
    number: int | None = connection.execute(stored).scalar()
    if number is None and not _is_refused(connection, table_id, key):
        connection.execute(insert(refused_command).values(table_id=table_id, command=key, at=at))
    return number


def forbid_what_was_refused(connection: Connection, table_id: str, key: str) -> None:
    """Let nothing be stored of a command that another server has refused; the row of the table is ours.

    Raises:
        Conflict: if one has.
    """
    if _is_refused(connection, table_id, key):
        raise Conflict("refused-before")


def forget_refused(connection: Connection, until: float) -> None:
    """Take away what was refused before a time: nobody sends it again."""
    connection.execute(delete(refused_command).where(refused_command.c.at < until))


def _is_refused(connection: Connection, table_id: str, key: str) -> bool:
    columns = refused_command.c
    known = select(columns.at).where(columns.table_id == table_id, columns.command == key)
    return connection.execute(known).first() is not None
