"""Reviews in the database, each function in a transaction of its caller's."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from cubarium.engine.errors import Malformed
from cubarium.review import Review
from cubarium.server.storage.schema import review as rows


class Kept(NamedTuple):
    """A review, how many came before it, itself included, and whether no better one is worked out."""

    review: Review
    version: int
    is_last: bool


def keep_review(connection: Connection, table_id: str, kept: Kept) -> None:
    """Write the review of a table in place of the one before."""
    connection.execute(delete(rows).where(rows.c.table_id == table_id))
    row = {"table_id": table_id, "version": kept.version, "is_last": kept.is_last}
    connection.execute(insert(rows).values(**row, content=kept.review.to_json()))


def kept_review(connection: Connection, table_id: str) -> Kept | None:
    """Return what was kept; one of another format is none, for it can be worked out again."""
    row = connection.execute(select(rows).where(rows.c.table_id == table_id)).first()
    if row is None:
        return None
    try:
        return Kept(Review.from_json(row.content), row.version, row.is_last)
    except Malformed:
        return None
