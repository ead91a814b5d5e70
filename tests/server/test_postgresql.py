"""A PostgreSQL that restarts, hangs or is away: what was acknowledged is there, once, and nothing else."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, select

from cubarium.server.storage import postgresql as link
from cubarium.server.storage import store as module
from cubarium.server.storage.link import Uncertain, Unreachable
from cubarium.server.storage.schema import heartbeat, writer
from cubarium.server.storage.store import Store, open_engine
from tests.patience import SILENCE
from tests.server.databases import DATABASES
from tests.server.postgresql import Cluster
from tests.server.server_table import Server

pytestmark = pytest.mark.on("postgresql")

RESTARTS = 3


@pytest.fixture
def store(database: str, tmp_path: Path) -> Iterator[Store]:
    opened = Store(open_engine(DATABASES.of(tmp_path)))
    yield opened
    opened.close()


def beat(number: int) -> Any:
    return lambda connection: connection.execute(heartbeat.insert().values(started_at=float(number), at=0.0))


def beats(store: Store) -> list[int]:
    started = select(heartbeat.c.started_at).order_by(heartbeat.c.started_at)
    found: list[float] = asyncio.run(store.read(lambda c: list(c.execute(started).scalars())))
    return [int(at) for at in found]


def test_a_restart_loses_nothing_and_makes_nothing(store: Store, postgresql: Cluster) -> None:
    async def write() -> list[int]:
        done: list[int] = []
        is_over = threading.Event()

        async def keep_writing(first: int) -> None:
            number = first
            while not is_over.is_set():
                await store.write(beat(number))
                done.append(number)
                number += 10

        writing = [asyncio.create_task(keep_writing(first)) for first in range(10)]
        for _ in range(RESTARTS):
            before = len(done)
            while len(done) < before + 30:
                await asyncio.sleep(0.001)
            await asyncio.to_thread(postgresql.restart)
        is_over.set()
        await asyncio.gather(*writing)
        return done

    done = sorted(asyncio.run(write()))
    assert beats(store) == done


def test_a_commit_whose_answer_is_lost_is_found_to_be_done(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost: list[int] = []
    commit = store.engine.dialect.do_commit

    def lose_the_answer(connection: Any) -> None:
        commit(connection)
        if not lost:
            lost.append(1)
            connection.driver_connection.close()
            raise psycopg.OperationalError("the answer was lost")

    async def write() -> None:
        monkeypatch.setattr(store.engine.dialect, "do_commit", lose_the_answer)
        await asyncio.gather(*(store.write(beat(number)) for number in range(5)))
        await store.write(beat(5))

    asyncio.run(write())
    assert lost
    assert beats(store) == list(range(6))


def test_a_connection_that_is_lost_before_the_commit_is_taken_up_again(store: Store) -> None:
    runs: list[int] = []

    def lose_it_once(connection: Connection) -> None:
        runs.append(1)
        beat(1)(connection)
        if len(runs) == 1:
            driver = connection.connection.driver_connection
            assert driver is not None
            driver.close()

    async def write() -> None:
        await store.write(lose_it_once)
        await store.write(beat(2))

    asyncio.run(write())
    assert len(runs) == 2
    assert beats(store) == [1, 2]


def test_a_database_that_hangs_at_a_commit_is_cut_off_and_asked_later(
    store: Store, postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = threading.Event()
    commit, cut_off = store.engine.dialect.do_commit, link._cut_off
    monkeypatch.setattr(link, "LONGEST_TRANSACTION", 0.3)

    def hang_once(connection: Any) -> None:
        if cut.is_set():
            commit(connection)
            return
        with postgresql.hanging():
            commit(connection)

    def note_cut(line: int) -> None:
        cut_off(line)
        cut.set()

    monkeypatch.setattr(link, "_cut_off", note_cut)
    monkeypatch.setattr(store.engine.dialect, "do_commit", hang_once)
    asyncio.run(store.write(beat(1)))
    assert cut.is_set()
    assert beats(store) == [1]


def test_a_database_that_stays_away_is_told_and_nothing_is_done(
    store: Store, postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> list[Any]:
        await store.write(beat(1))
        asked = *(store.write(beat(number)) for number in (2, 3)), store.read(lambda c: c.execute(select(1)))
        monkeypatch.setattr(module, "LONGEST_TROUBLE", 0.1)
        postgresql.stop(signal.SIGINT)
        try:
            return list(await asyncio.gather(*asked, return_exceptions=True))
        finally:
            postgresql.start()
            monkeypatch.undo()
            await store.write(beat(4))

    assert [type(answer) for answer in asyncio.run(ask())] == [Unreachable] * 3
    assert beats(store) == [1, 4]


def test_a_server_that_ends_does_not_wait_for_a_database_that_stays_away(
    store: Store, postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> list[Any]:
        monkeypatch.setattr(module, "LONGEST_TROUBLE", 1e9)
        postgresql.stop(signal.SIGINT)
        asked = [asyncio.create_task(store.write(beat(number))) for number in range(3)]
        asked.append(asyncio.create_task(store.read(lambda c: c.execute(select(1)))))
        await asyncio.sleep(2 * module.PAUSE_SECONDS)  # they have been tried
        store.hurry()
        asked.append(asyncio.create_task(store.write(beat(3))))
        try:
            return list(await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), SILENCE))
        finally:
            postgresql.start()

    assert [type(answer) for answer in asyncio.run(ask())] == [Unreachable] * 5
    assert beats(store) == []


def test_what_waits_too_long_for_another_is_told_and_holds_up_nobody_else(store: Store) -> None:
    """A server that stands still in the middle of a transaction keeps its locks for a while."""
    asyncio.run(store.write(beat(0)))

    def change(connection: Connection) -> None:
        connection.exec_driver_sql("SET LOCAL statement_timeout = '200ms'")
        connection.execute(heartbeat.update().where(heartbeat.c.started_at == 0).values(at=1.0))

    def look_for_long(connection: Connection) -> None:
        connection.exec_driver_sql("SET LOCAL statement_timeout = '200ms'")
        connection.exec_driver_sql("SELECT pg_sleep(9)")

    async def write() -> list[Any]:
        jobs = (store.write(each) for each in (beat(1), change, beat(2)))
        return await asyncio.gather(*jobs, store.read(look_for_long), return_exceptions=True)

    with store.engine.connect() as other, other.begin():
        other.execute(heartbeat.update().values(at=2.0))
        told = asyncio.run(write())
    assert [type(each) is Unreachable for each in told] == [False, True, False, True]
    assert beats(store) == [0, 1, 2]


def test_a_commit_of_which_nobody_can_tell_is_said_to_be_uncertain(
    store: Store, postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = store.engine.dialect.do_commit
    monkeypatch.setattr(link, "LONGEST_ASKING", 0.1)

    def stop_after(connection: Any) -> None:
        commit(connection)
        postgresql.stop()
        connection.driver_connection.close()
        raise psycopg.OperationalError("the answer was lost")

    async def write() -> None:
        monkeypatch.setattr(store.engine.dialect, "do_commit", stop_after)
        with pytest.raises(Uncertain):
            await asyncio.wait_for(store.write(beat(1)), SILENCE)
        monkeypatch.undo()
        postgresql.start()
        await store.write(beat(2))

    asyncio.run(write())
    assert beats(store) == [1, 2]


def test_a_store_that_has_ended_leaves_no_trace(tmp_path: Path) -> None:
    address = DATABASES.of(tmp_path)
    for number in (1, 2):
        opened = Store(open_engine(address))
        asyncio.run(opened.write(beat(number)))
        opened.close()
    engine = open_engine(address)
    with engine.connect() as connection:
        assert connection.execute(select(writer)).all() == []
        assert len(connection.execute(select(heartbeat)).all()) == 2
    engine.dispose()


@pytest.mark.parametrize("path", ["tables/%00", "tables/a%00/log", "tournaments/%00", "championships/%00"])
def test_a_zero_in_an_address_is_the_name_of_nothing(server: Server, path: str) -> None:
    assert server.guest().get(f"/api/{path}", 404)["type"] == "refused"


def test_a_zero_in_the_address_of_a_socket_is_no_table(server: Server) -> None:
    with server.guest().socket("%00") as socket:
        assert socket.frames[0]["code"] == "no-such-table"
