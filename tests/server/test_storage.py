"""The store: what is written is there, together or not at all; migrations make what the code expects."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, inspect, select
from sqlalchemy.exc import IntegrityError, OperationalError

from cubarium.server.storage.migrate import FOLDER, migrate, newest
from cubarium.server.storage.schema import heartbeat, metadata
from cubarium.server.storage.store import Store, open_engine
from tests.patience import SILENCE
from tests.server.databases import DATABASES

pytestmark = pytest.mark.on("sqlite", "postgresql")


@pytest.fixture
def store(database: str, tmp_path: Path) -> Iterator[Store]:
    opened = Store(open_engine(DATABASES.of(tmp_path)))
    yield opened
    if opened._writer.is_alive():
        opened.close()
    opened.engine.dispose()  # a test may have looked at what is there after the end


def beat(number: int) -> Any:
    return lambda connection: connection.execute(heartbeat.insert().values(started_at=float(number), at=0.0))


def beats(store: Store) -> list[int]:
    with store.engine.begin() as connection:
        started = select(heartbeat.c.started_at).order_by(heartbeat.c.started_at)
        return [int(at) for at in connection.execute(started).scalars()]


# --- the schema --------------------------------------------------------------------------------------------


def test_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    engine = open_engine(DATABASES.empty(tmp_path))
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert [each for each in compare_metadata(context, metadata) if not is_comment(each)] == []
    engine.dispose()


def is_comment(difference: Any) -> bool:
    """Tell whether a difference is in what our schema tells its readers; SQLite has no room for it."""
    operation = difference[0][0] if isinstance(difference, list) else difference[0]
    return str(operation).endswith("comment")


def shape(engine: Any) -> dict[str, Any]:
    looked = inspect(engine)
    return {
        table: (
            sorted((c["name"], str(c["type"]), c["nullable"]) for c in looked.get_columns(table)),
            sorted(looked.get_pk_constraint(table)["constrained_columns"]),
            sorted(
                (str(f["name"]), f["constrained_columns"], f["referred_table"])
                for f in looked.get_foreign_keys(table)
            ),
            sorted((str(u["name"]), u["column_names"]) for u in looked.get_unique_constraints(table)),
            sorted((str(i["name"]), i["column_names"], i["unique"]) for i in looked.get_indexes(table)),
        )
        for table in looked.get_table_names()
        if table != "alembic_version"
    }


def test_a_migrated_database_is_shaped_like_one_made_from_the_schema(tmp_path: Path) -> None:
    migrated = open_engine(DATABASES.of(tmp_path))
    other = tmp_path / "other"
    other.mkdir()
    made = open_engine(DATABASES.empty(other))
    metadata.create_all(made)
    assert shape(migrated) == shape(made)
    migrated.dispose()
    made.dispose()


def test_migrating_again_changes_nothing(tmp_path: Path) -> None:
    engine = open_engine(DATABASES.empty(tmp_path))
    migrate(engine)
    before = shape(engine)
    migrate(engine)
    assert shape(engine) == before
    engine.dispose()


def test_the_newest_migration_is_the_last_of_all() -> None:
    assert ScriptDirectory(str(FOLDER)).get_heads() == [newest()]


# --- writing -----------------------------------------------------------------------------------------------


def test_writes_that_wait_share_commits_and_one_that_fails_fails_alone(store: Store) -> None:
    commits: list[int] = []
    event.listen(store.engine, "commit", lambda connection: commits.append(1))
    held, free = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        held.set()
        free.wait(SILENCE)

    async def write_many() -> list[Any]:
        holding = asyncio.ensure_future(store.write(hold))
        await asyncio.to_thread(held.wait, SILENCE)
        writes = [asyncio.ensure_future(store.write(beat(n))) for n in [*range(50), 7, 8, *range(50, 100)]]
        await asyncio.sleep(0)  # each of them begins
        free.set()
        await holding
        return list(await asyncio.gather(*writes, return_exceptions=True))

    done = asyncio.run(write_many())
    failed = [i for i, result in enumerate(done) if isinstance(result, Exception)]
    assert failed == [50, 51]
    assert all(isinstance(done[i], IntegrityError) for i in failed)
    assert beats(store) == list(range(100))
    assert len(commits) < 10


def test_a_job_that_fails_half_way_leaves_nothing(store: Store) -> None:
    def half(connection: Connection) -> None:
        beat(1)(connection)
        raise ValueError("half way")

    async def write() -> None:
        with pytest.raises(ValueError, match="half way"):
            await store.write(half)
        await store.write(beat(2))

    asyncio.run(write())
    assert beats(store) == [2]


def test_a_commit_that_fails_is_told_to_everybody_and_the_next_works(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = store.engine.connect

    def broken() -> Any:
        raise OperationalError("begin", {}, Exception("disk full"))

    async def write() -> None:
        monkeypatch.setattr(store.engine, "connect", broken)
        failed = await asyncio.gather(*(store.write(beat(n)) for n in range(5)), return_exceptions=True)
        assert [type(result) for result in failed] == [OperationalError] * 5
        monkeypatch.setattr(store.engine, "connect", connect)
        await store.write(beat(9))

    asyncio.run(write())
    assert beats(store) == [9]


def test_a_writer_who_goes_away_takes_nothing_back(store: Store) -> None:
    async def write() -> None:
        task = asyncio.create_task(store.write(beat(3)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await store.write(beat(4))

    asyncio.run(write())
    assert beats(store) == [3, 4]


def test_closing_finishes_what_waits(store: Store) -> None:
    free = threading.Event()

    async def write() -> list[Any]:
        writes = [asyncio.ensure_future(store.write(lambda c: free.wait(SILENCE)))]
        writes += [asyncio.ensure_future(store.write(beat(n))) for n in range(600)]
        await asyncio.sleep(0)  # each of them begins
        closing = threading.Thread(target=store.close)
        closing.start()
        free.set()
        done = await asyncio.gather(*writes)
        await asyncio.to_thread(closing.join)
        return list(done)

    assert len(asyncio.run(write())) == 601
    assert beats(store) == list(range(600))


def test_writing_after_the_end_fails_instead_of_waiting_for_ever(store: Store) -> None:
    store.close()

    async def write() -> None:
        await asyncio.wait_for(store.write(beat(1)), 0.3)

    with pytest.raises(Exception) as caught:
        asyncio.run(write())
    assert not isinstance(caught.value, TimeoutError)
