"""What people tell the operator of others, with what was said around it."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any

from sqlalchemy import Connection, insert, select, update

from cubarium.server.errors import NotFound, RequestRefused
from cubarium.server.limits import Limit, Limiter
from cubarium.server.people.people import new_id
from cubarium.server.storage.schema import report
from cubarium.server.storage.store import Store
from cubarium.server.tables.state import ChatMessage, TableState
from cubarium.server.wire.marks import ReportRequest
from cubarium.server.wire.people import Person

AROUND = 10
"""So many lines before and after the one that is told of are kept with it."""
NOT_TOO_OFTEN = Limit(5, 1 / 600)


class Reports:
    """Keeps reports."""

    def __init__(self, store: Store) -> None:
        """Keep them in a store."""
        self._store = store
        self._made = Limiter(NOT_TOO_OFTEN)

    async def make(self, state: TableState, wish: ReportRequest, who: Person) -> None:
        """Keep what somebody tells of a person at a table, or of a line of theirs."""
        if wish.person == who.id:
            raise RequestRefused("mark-yourself")
        lines = _lines_around(state.chat, wish.event)
        spoke = {line.person for line in state.chat}
        if wish.event is not None and not any(
            line.event == wish.event and line.person == wish.person for line in lines
        ):
            raise NotFound("no-such-line")
        if wish.person not in spoke and not state.seats_of(wish.person):
            raise NotFound("not-at-this-table")
        self._made.spend(who.id)
        values = {
            "id": new_id(),
            "by_id": who.id,
            "person_id": wish.person,
            "table_id": state.id,
            "event": wish.event,
            "reason": wish.reason,
            "lines": [{"person": line.person, "name": line.name, "text": line.text} for line in lines],
            "made_at": time(),
        }
        await self._store.write(lambda connection: connection.execute(insert(report).values(values)))


def _lines_around(chat: Sequence[ChatMessage], event: int | None) -> Sequence[ChatMessage]:
    at = next((place for place, line in enumerate(chat) if line.event == event), len(chat))
    return chat[max(0, at - AROUND) : at + AROUND + 1]


def reports(connection: Connection, *, closed: bool = False) -> Sequence[Any]:
    """Return the reports that wait for the operator, or those that do not any more, the oldest first."""
    which = report.c.closed_at.is_not(None) if closed else report.c.closed_at.is_(None)
    return connection.execute(select(report).where(which).order_by(report.c.made_at)).all()


def close_report(connection: Connection, report_id: str) -> bool:
    """Note that the operator has looked at a report; tell whether it waited."""
    waits = report.c.id == report_id, report.c.closed_at.is_(None)
    return connection.execute(update(report).where(*waits).values(closed_at=time())).rowcount == 1
