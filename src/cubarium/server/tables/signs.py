"""Signs of life: servers note how long they have run, so that clocks go on from there.

Several servers on one database note it in one place, and so go by one time: each takes over what another has
noted since it last did itself, and counts on from when that was.
"""

from __future__ import annotations

from time import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from cubarium.server.fellows.fellows import NOW, are_running
from cubarium.server.storage.schema import game_table, heartbeat


class Sign(NamedTuple):
    """What was noted last."""

    ran: float
    """The server time."""
    at: float
    """When that was, by the clock of the database: those of several machines may differ."""


def begin_run(connection: Connection) -> Sign:
    """Note that the server begins to run; return how long it has run before."""
    # A server that is killed has noted its last move, but maybe not since when it ran.
    moved = select(func.max(game_table.c.clocks_at)).where(game_table.c.status == "playing")
    known = connection.execute(select(func.max(heartbeat.c.ran))).scalar(), connection.execute(moved).scalar()
    ran = max(at or 0.0 for at in known)
    now = _time_of_database(connection)
    if not are_running(connection):
        connection.execute(delete(heartbeat))
        connection.execute(insert(heartbeat).values(started_at=now, at=now, ran=ran))
    return Sign(ran, now)


def keep_alive(connection: Connection, ran: float, before: Sign) -> Sign:
    """Note that the server still runs; return how long, by the one that has run longest."""
    now = _time_of_database(connection)
    noted = connection.execute(
        select(heartbeat.c.ran, heartbeat.c.at).order_by(heartbeat.c.ran.desc())
    ).first()
    longest = ran
    if noted is not None:
        # What another noted since this one last did is not what is now: both have run on.
        is_news = noted.at > before.at
        since = max(0.0, min(now - noted.at, ran - before.ran)) if is_news else 0.0
        longest = max(ran, noted.ran + since)
    connection.execute(update(heartbeat).values(at=now, ran=longest))
    return Sign(longest, now)


def _time_of_database(connection: Connection) -> float:
    if connection.dialect.name == "postgresql":
        return float(connection.execute(select(NOW)).scalar_one())
    return time()
