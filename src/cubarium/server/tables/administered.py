"""What whoever runs a server sees of its tables and wishes for them, beside the server that runs."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any

from sqlalchemy import Connection, select, update

from cubarium.server.storage.schema import IS_SAID, event, game_table


def last_tables(connection: Connection, status: str, most: int) -> Sequence[Any]:
    """Return the tables at which something happened last, all or those of a status."""
    rows = select(game_table).order_by(game_table.c.changed_at.desc()).limit(most)
    return connection.execute(rows.where(game_table.c.status == status) if status else rows).all()


def one_table(connection: Connection, table_id: str) -> Any:
    """Return a table, if it is there."""
    return connection.execute(select(game_table).where(game_table.c.id == table_id)).first()


def said_at(connection: Connection, table_id: str) -> Sequence[Any]:
    """Return what was said at a table, as far as it is kept."""
    said = select(event.c.at, event.c.content).where(event.c.table_id == table_id, IS_SAID)
    return [row for row in connection.execute(said.order_by(event.c.number)) if row.content]


def ask_to_end(connection: Connection, table_id: str) -> bool:
    """Wish that a table ends, which the server does that holds it; tell whether it can."""
    on = game_table.c.id == table_id, game_table.c.status != "over"
    return connection.execute(update(game_table).where(*on).values(to_end=time())).rowcount == 1


def asked_to_end(connection: Connection) -> list[str]:
    """Return the tables whose end is wished for."""
    wished = select(game_table.c.id).where(game_table.c.to_end > 0, game_table.c.status != "over")
    return list(connection.execute(wished).scalars())
