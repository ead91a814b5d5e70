"""How soon a server with many tables answers after a start, and what its lists cost.

    python -m benchmarks.many_tables [--tables 10000] [--due 100]

A database is filled with games of two people whose clocks run, some of them due at once, and as many open
tables of somebody else as are played. Then a server is started on it. Printed are the seconds until it
answers, until it has moved at every table that was due, how many tables it has opened for it, and the
processor time of a list. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, process_time, time

import httpx
from sqlalchemy import Connection, func, insert, select

from cubarium.server.app import make_app_in
from cubarium.server.people.people import new_id
from cubarium.server.storage.migrate import migrate
from cubarium.server.storage.schema import event, person
from cubarium.server.storage.store import address_of, open_engine
from cubarium.server.tables.beginning import beginning
from cubarium.server.tables.commands import NewEvent
from cubarium.server.tables.settings import Settings
from cubarium.server.tables.state import Event, TableState
from cubarium.server.tables.stored import store_table
from cubarium.server.wire.tables import Clock

GAME = "cubosaurs"
LISTS = 50
LONG, SHORT = 3 * 86_400, 1
LOOK_SECONDS = 0.1


def table_of(seconds: int, people: list[str]) -> tuple[TableState, list[Event]]:
    """Return a table of these people, begun if there are two."""
    settings = Settings({"players": 2}, None, Clock(kind="move", seconds=seconds), False, True)
    state, happened = TableState(new_id(), GAME, people[0], settings), list[Event]()

    def happen(new: NewEvent) -> None:
        happened.append(Event(state.last_event + 1, new.kind, new.content, time()))
        state.apply(happened[-1], 0.0)

    for seat, who in enumerate(people):
        happen(NewEvent("sat", {"seat": seat, "person": who, "name": who}))
    if len(people) > 1:
        happen(NewEvent("began", beginning(state)))
    return state, happened


def filled(folder: Path, tables: int, due: int) -> None:
    """Make a database with so many games, and as many open tables."""
    people = ["ada", "blaise"]

    def fill(connection: Connection) -> None:
        for name in people:
            connection.execute(insert(person).values(id=name, name=name, made_at=time()))
        for state, happened in _kinds(tables, due, people):
            state.id = new_id()
            store_table(connection, state, happened)

    engine = open_engine(address_of(folder))
    migrate(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        fill(connection)
    engine.dispose()


def _kinds(tables: int, due: int, people: list[str]) -> Iterator[tuple[TableState, list[Event]]]:
    long, short, waiting = table_of(LONG, people), table_of(SHORT, people), table_of(LONG, people[:1])
    for number in range(tables):
        yield short if number < due else long
        yield waiting


async def measure(folder: Path, due: int) -> None:
    """Start a server in this process, and print what it takes."""
    app, started = make_app_in(folder, bot_pause=0.0), perf_counter()
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            (await client.get("/api/tables")).raise_for_status()
            print(f"answers after {perf_counter() - started:.2f} s")
            used = process_time()
            for _ in range(LISTS):
                (await client.get("/api/tables")).raise_for_status()
            print(f"a list takes {(process_time() - used) / LISTS * 1000:.1f} ms of processor")
        moved = select(func.count(event.c.table_id.distinct())).where(event.c.kind == "moved")
        store = app.state.lobby.store
        while await store.read(lambda connection: connection.execute(moved).scalar_one()) < due:
            await asyncio.sleep(LOOK_SECONDS)
        print(f"has moved where it was due after {perf_counter() - started:.2f} s")
        print(f"{len(app.state.lobby._tables)} tables are open")


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--due", type=int, default=100)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        filled(Path(folder), arguments.tables, arguments.due)
        asyncio.run(measure(Path(folder), arguments.due))


if __name__ == "__main__":
    main()
