"""Whom somebody does not want to hear, and with whom they do not want to play."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, delete, func, insert, select

from cubarium.server.errors import NotFound, RequestRefused
from cubarium.server.storage.schema import mark, person
from cubarium.server.storage.store import Store
from cubarium.server.tables.listeners import tell_nothing
from cubarium.server.wire.marks import MarkInfo, MarkRequest
from cubarium.server.wire.people import Person

BLOCK = "block"
MUTE = "mute"
MOST_MARKS = 500


class Marks:
    """Keeps them in the store, and in memory who has blocked whom: that is asked when somebody sits down."""

    def __init__(self, store: Store) -> None:
        """Begin with nothing read."""
        self._store = store
        self.tell_marked: Callable[[], None] = tell_nothing
        self._blocked: set[tuple[str, str]] = set()

    async def go_on(self) -> None:
        """Read who has blocked whom."""
        pairs = select(mark.c.person_id, mark.c.other_id).where(mark.c.kind == BLOCK)
        rows = await self._store.read(lambda connection: connection.execute(pairs).all())
        self._blocked = {(row.person_id, row.other_id) for row in rows}

    def may_sit(self, host: str, guest: str) -> bool:
        """Tell whether somebody may sit down at the table of another."""
        return (host, guest) not in self._blocked

    def may_meet(self, one: str, other: str) -> bool:
        """Tell whether two who do not know each other may be brought together."""
        return self.may_sit(one, other) and self.may_sit(other, one)

    async def of(self, who: Person) -> list[MarkInfo]:
        """Return whom somebody has marked, by name."""
        rows = (
            select(mark.c.other_id, mark.c.kind, person.c.name)
            .join(person, person.c.id == mark.c.other_id)
            .where(mark.c.person_id == who.id)
            .order_by(person.c.name, mark.c.other_id)
        )
        found: dict[str, tuple[str, set[str]]] = {}
        for row in await self._store.read(lambda connection: connection.execute(rows).all()):
            found.setdefault(row.other_id, (row.name, set()))[1].add(row.kind)
        return [
            MarkInfo(person=other, name=name, is_muted=MUTE in kinds, is_blocked=BLOCK in kinds)
            for other, (name, kinds) in found.items()
        ]

    async def set(self, who: Person, wish: MarkRequest) -> list[MarkInfo]:
        """Mark somebody as is wished, in place of what was; return all whom this person has marked."""
        if wish.person == who.id:
            raise RequestRefused("mark-yourself")
        kinds = [kind for kind, is_set in ((MUTE, wish.is_muted), (BLOCK, wish.is_blocked)) if is_set]

        def write(connection: Connection) -> None:
            if connection.execute(select(person.c.id).where(person.c.id == wish.person)).first() is None:
                raise NotFound("no-such-person")
            own = mark.c.person_id == who.id
            connection.execute(delete(mark).where(own, mark.c.other_id == wish.person))
            count = connection.execute(select(func.count()).select_from(mark).where(own)).scalar_one()
            if count + len(kinds) > MOST_MARKS:
                raise RequestRefused("too-many-marks", most=MOST_MARKS)
            for kind in kinds:
                connection.execute(insert(mark).values(person_id=who.id, other_id=wish.person, kind=kind))

        await self._store.write(write)
        pair = (who.id, wish.person)
        self._blocked.add(pair) if wish.is_blocked else self._blocked.discard(pair)
        self.tell_marked()
        return await self.of(who)
