"""Experiments in the database, each function in a transaction of its caller's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from cubarium.server.lab.asked import Asked
from cubarium.server.storage.schema import experiment as rows

Reports = Mapping[str, Any]
"""A report in every language."""


@dataclass(frozen=True)
class Kept:
    """What was asked for, and the reports, once they are there."""

    asked: Asked
    reports: Reports | None


def keep_asked(connection: Connection, key: str, asked: Asked, now: float) -> None:
    """Write down what somebody wants to know, unless it is there already."""
    if kept_experiment(connection, key) is None:
        row = {"key": key, "asked": asked.to_json(), "made_at": now}
        connection.execute(insert(rows).values(row))


def keep_reports(connection: Connection, key: str, asked: Asked, reports: Reports, now: float) -> None:
    """Write down what was found, also where it was stopped at another server."""
    keep_asked(connection, key, asked, now)
    connection.execute(update(rows).where(rows.c.key == key).values(reports=reports))


def kept_experiment(connection: Connection, key: str) -> Kept | None:
    """Return what is kept under a key."""
    row = connection.execute(select(rows).where(rows.c.key == key)).first()
    return None if row is None else Kept(Asked.from_json(row.asked), row.reports)


def forget_unfinished(connection: Connection, key: str) -> None:
    """Take away what was asked for and is not wanted any more; a report stays."""
    connection.execute(delete(rows).where(rows.c.key == key, rows.c.reports.is_(None)))
