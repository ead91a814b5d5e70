"""What people made of a day, in the database: each function in a transaction of its caller's."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

from sqlalchemy import Connection, and_, func, insert, or_, select

from cubarium.server.storage.schema import daily_try, game_table, result

MOVE = "move"
MOST_LISTED = 1000
LONGEST_STREAK = 3660
"""So many tries are looked at to count the days in a row: ten years of one a day."""


def own_tries(connection: Connection, day: str, person_id: str) -> dict[str, Any]:
    """Return the tries of a person on a day by their part, each with the status of its table."""
    rows = connection.execute(
        select(daily_try, game_table.c.status)
        .outerjoin(game_table, game_table.c.id == daily_try.c.table_id)
        .where(daily_try.c.day == day, daily_try.c.person_id == person_id)
    )
    return {row.part: row for row in rows}


def own_try(connection: Connection, day: str, part: str, person_id: str) -> Any:
    """Return the try of a person at one part of a day, if there is one."""
    return own_tries(connection, day, person_id).get(part)


def keep_table(connection: Connection, day: str, part: str, person_id: str, table_id: str) -> None:
    """Keep at which table somebody tries; fails if they have one already."""
    row = {"day": day, "part": part, "person_id": person_id}
    connection.execute(insert(daily_try).values(**row, table_id=table_id))


def keep_move(
    connection: Connection, day: str, person_id: str, position: str, action: str, is_right: bool
) -> None:
    """Keep which move somebody found; fails if they have chosen already."""
    row = {"day": day, "part": MOVE, "person_id": person_id}
    connection.execute(insert(daily_try).values(**row, position=position, action=action, is_right=is_right))


def results(connection: Connection, day: str, part: str) -> Sequence[Any]:
    """Return how the games of a day came out, the best first: by the place at the table, then the score."""
    is_own = and_(result.c.table_id == daily_try.c.table_id, result.c.person_id == daily_try.c.person_id)
    others = result.alias()
    players = select(func.count()).where(others.c.table_id == result.c.table_id).scalar_subquery()
    return connection.execute(
        select(result, players.label("players"))
        .join(daily_try, is_own)
        .where(daily_try.c.day == day, daily_try.c.part == part)
        .order_by(result.c.place, result.c.score.desc(), result.c.ended_at)
        .limit(MOST_LISTED)
    ).all()


def moves_found(connection: Connection, day: str) -> tuple[int, int]:
    """Return how many people have looked for the move of a day, and how many found it."""
    answered = select(daily_try.c.is_right, func.count()).where(
        daily_try.c.day == day, daily_try.c.part == MOVE
    )
    counts = {row[0]: row[1] for row in connection.execute(answered.group_by(daily_try.c.is_right))}
    return sum(counts.values()), counts.get(True, 0)


def streak(connection: Connection, person_id: str, today: date) -> int:
    """Return on how many days in a row somebody has finished something, up to today or yesterday."""
    finished = or_(daily_try.c.part == MOVE, game_table.c.status == "over")
    days = connection.execute(
        select(daily_try.c.day)
        .outerjoin(game_table, game_table.c.id == daily_try.c.table_id)
        .where(daily_try.c.person_id == person_id, finished)
        .distinct()
        .order_by(daily_try.c.day.desc())
        .limit(LONGEST_STREAK)
    ).scalars()
    played = set(days)
    last = today if str(today) in played else today - timedelta(days=1)
    count = 0
    while str(last - timedelta(days=count)) in played:
        count += 1
    return count
