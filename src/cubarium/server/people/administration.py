"""What those who run a server do with people: find, ban, hand out and erase what is kept of them.

Each function works in a transaction of its caller's, beside a server that runs: it notices by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Any

from sqlalchemy import Connection, String, Table, cast, func, or_, select, update
from sqlalchemy import delete as delete_from

from cubarium.engine.errors import CubariumError
from cubarium.server.errors import CATALOGUE
from cubarium.server.people.sessions import end_sessions_of
from cubarium.server.storage import schema

MOST_FOUND = 100
OUR_WORDS = ("sat", "said")
"""Kinds of events that hold a name."""
OF_A_TABLE = ("id", "game", "settings", "status", "is_private", "made_at", "changed_at", "ended")
OF_A_REPORT = ("table_id", "event", "reason", "made_at", "closed_at")
"""What is handed out of a table somebody has set, and of what they have reported."""


class NoSuchPerson(CubariumError):
    """Report that nobody is called so here."""


@dataclass(frozen=True)
class Found:
    """Somebody, as those who run the server see them."""

    id: str
    name: str
    account: str | None
    made_at: float
    seen_at: float | None
    tables: int
    ban_reason: str | None


def find_people(connection: Connection, text: str = "") -> list[Found]:
    """Return people whose name, account or id has a text in it, the newest first."""
    person, session, sitting = schema.person, schema.session, schema.sitting
    seen = select(func.max(session.c.seen_at)).where(session.c.person_id == person.c.id).scalar_subquery()
    tables = select(func.count()).where(sitting.c.person_id == person.c.id).scalar_subquery()
    wanted = select(person, seen.label("seen_at"), tables.label("tables")).order_by(person.c.made_at.desc())
    if text:
        fields = (person.c.name, person.c.account, person.c.id)
        wanted = wanted.where(or_(*(field.icontains(text, autoescape=True) for field in fields)))
    return [
        Found(row.id, row.name, row.account, row.made_at, row.seen_at, row.tables, row.ban_reason)
        for row in connection.execute(wanted.limit(MOST_FOUND))
    ]


def person_called(connection: Connection, text: str) -> str:
    """Return the id of somebody, who is named by it or by their account.

    Raises:
        NoSuchPerson: if there is nobody.
    """
    person = schema.person
    by_id = connection.execute(select(person.c.id).where(person.c.id == text)).scalar()
    by_account = select(person.c.id).where(person.c.account == text.lower())
    if (found := by_id or connection.execute(by_account).scalar()) is None:
        raise NoSuchPerson(text)
    return str(found)


def ban(connection: Connection, person_id: str, reason: str) -> None:
    """Let somebody come in no more; their sessions end."""
    _change(connection, person_id, banned_at=time(), ban_reason=reason)
    end_sessions_of(connection, person_id)


def unban(connection: Connection, person_id: str) -> None:
    """Let somebody come in again."""
    _change(connection, person_id, banned_at=None, ban_reason=None)


def sessions_of(connection: Connection, person_id: str) -> Sequence[Any]:
    """Return the open sessions of somebody, those seen last first."""
    session = schema.session
    open_ones = select(session).where(session.c.person_id == person_id, session.c.until > time())
    return connection.execute(open_ones.order_by(session.c.seen_at.desc())).all()


def erase(connection: Connection, person_id: str, language: str) -> None:
    """Forget who somebody was: name, account, sessions, browsers, and what they said.

    Their games stay for those who played with them, at whose tables they are called "somebody".
    """
    name = CATALOGUE.say(language, "somebody")
    _change(connection, person_id, name=name, account=None, password=None, erased_at=time())
    end_sessions_of(connection, person_id)
    connection.execute(delete_from(schema.device).where(schema.device.c.person_id == person_id))
    entrant = schema.tournament_entrant
    connection.execute(update(entrant).where(entrant.c.person_id == person_id).values(name=name))
    for table in (schema.luck_pledge, schema.mark):
        connection.execute(delete_from(table).where(table.c.person_id == person_id))
    _forget_in_reports(connection, person_id, name)
    forget_at_tables(connection, person_id, name)


def forget_at_tables(connection: Connection, person_id: str, name: str, only: str | None = None) -> None:
    """Forget somebody wherever they sat and spoke, or at one table: it may have kept their name since."""
    table, result, event, sitting = schema.game_table, schema.result, schema.event, schema.sitting
    beside = select(table.c.id, table.c.chairs)
    named, played = _events_of(person_id, only_named=True), update(result)
    if only is None:
        sat = select(sitting.c.table_id).where(sitting.c.person_id == person_id)
        beside = beside.where(table.c.id.in_(sat))
    else:
        beside, named = beside.where(table.c.id == only), named.where(event.c.table_id == only)
        played = played.where(result.c.table_id == only)
    connection.execute(played.where(result.c.person_id == person_id).values(name=name))
    for row in connection.execute(beside).all():
        chairs = row.chairs and [[name if who == person_id else called, who] for called, who in row.chairs]
        connection.execute(update(table).where(table.c.id == row.id).values(chairs=chairs))
    for row in connection.execute(named).all():
        content = {**row.content, "name": name} | ({"text": ""} if row.kind == "said" else {})
        this = (event.c.table_id == row.table_id) & (event.c.number == row.number)
        connection.execute(update(event).where(this).values(content=content))


def _forget_in_reports(connection: Connection, person_id: str, name: str) -> None:
    """Take somebody's words out of what was reported, by them or by others."""
    report = schema.report
    connection.execute(update(report).where(report.c.by_id == person_id).values(reason=""))
    among = cast(report.c.lines, String).contains(person_id, autoescape=True)
    for row in connection.execute(select(report.c.id, report.c.lines).where(among)).all():
        lines = [
            {**line, "name": name, "text": ""} if line["person"] == person_id else line for line in row.lines
        ]
        connection.execute(update(report).where(report.c.id == row.id).values(lines=lines))


def erased_since(connection: Connection, since: float) -> dict[str, str]:
    """Return who was erased since a time, with the name they have now."""
    person = schema.person
    rows = connection.execute(select(person.c.id, person.c.name).where(person.c.erased_at >= since))
    return {row.id: row.name for row in rows}


def export(connection: Connection, person_id: str) -> dict[str, Any]:
    """Return everything that is kept of somebody, but for what opens their account and secrets of games."""

    def rows(table: Table, *secret: str) -> list[dict[str, Any]]:
        shown = [column for column in table.c if column.name not in secret]
        column = table.c.id if table is schema.person else table.c.person_id
        return [dict(row) for row in connection.execute(select(*shown).where(column == person_id)).mappings()]

    hosted = select(schema.tournament).where(schema.tournament.c.host_id == person_id)
    # Beside its table stand the secret of a game and the names of others.
    owned = select(*(schema.game_table.c[name] for name in OF_A_TABLE)).where(
        schema.game_table.c.owner_id == person_id
    )
    reports = select(*(schema.report.c[name] for name in OF_A_REPORT)).where(
        schema.report.c.by_id == person_id
    )
    return {
        "format": "cubarium-person",
        "version": 1,
        "person": rows(schema.person, "password")[0],
        "sessions": rows(schema.session, "token_hash"),
        "devices": rows(schema.device),
        "tables_set": [dict(row) for row in connection.execute(owned).mappings()],
        "tables_put_away": [row["table_id"] for row in rows(schema.put_away)],
        "tables_sat_at": [row["table_id"] for row in rows(schema.sitting)],
        "events": [_told(row) for row in connection.execute(_events_of(person_id))],
        "results": rows(schema.result),
        "days": rows(schema.daily_try),
        "tournaments_hosted": [dict(row) for row in connection.execute(hosted).mappings()],
        "tournaments_played": rows(schema.tournament_entrant),
        "marks": rows(schema.mark),
        "reports": [dict(row) for row in connection.execute(reports).mappings()],
    }


def _told(row: Any) -> dict[str, Any]:
    """Return what somebody did, without what chance answered: others may not know that yet."""
    told = {key: row.content[key] for key in ("seat", "name", "text", "action") if key in row.content}
    return {"table": row.table_id, "number": row.number, "kind": row.kind, "at": row.at, **told}


def _events_of(person_id: str, *, only_named: bool = False) -> Any:
    event = schema.event
    named = event.c.kind.in_(OUR_WORDS) & (event.c.content["person"].as_string() == person_id)
    sent = event.c.command.startswith(f"{person_id}:", autoescape=True)
    wanted = select(event).where(named if only_named else named | sent)
    return wanted.order_by(event.c.at)


def _change(connection: Connection, person_id: str, **values: Any) -> None:
    person = schema.person
    connection.execute(update(person).where(person.c.id == person_id).values(**values))
