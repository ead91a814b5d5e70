"""Tables leave memory while nothing is done there, and are opened when they have to act."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from cubarium.server.tables import live_table
from cubarium.server.tables.lobby import Lobby
from cubarium.server.tables.server_time import ServerTime
from cubarium.server.tables.sleepers import Sleepers
from tests.patience import wait_until
from tests.server.bot_pools import QuickBotPool, StuckBotPool
from tests.server.server_table import Server, two_people

CLOCK = {"kind": "bank", "seconds": 600, "increment": 0}


@pytest.fixture(autouse=True)
def rests_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a table be at rest as soon as nothing is done there."""
    monkeypatch.setattr(live_table, "REST_SECONDS", 0.0)


def sweep(server: Server) -> None:
    async def go() -> None:
        server.lobby.sweep()

    server.call(go)


def leave(server: Server, **more: Any) -> str:
    """Return a table at which two people play and nobody reads any more."""
    mover, other = two_people(server, "cubosaurs", **more)
    mover.move()
    other.close()
    mover.close()
    return str(mover.table["id"])


def run_on(server: Server, seconds: float) -> None:
    """Let the server have run for so much longer."""

    async def go() -> None:
        server.lobby.time._ran += seconds
        server.lobby._sleepers._changed.set()

    server.call(go)


def test_a_game_that_nobody_reads_leaves_memory_and_is_found_again(server: Server) -> None:
    table = leave(server)
    held = ref(server.lobby._tables[table])
    gc.disable()
    try:
        sweep(server)
        assert table not in server.lobby._tables
        wait_until(lambda: held() is None, "somebody still holds it")
    finally:
        gc.enable()
    assert server.live_table(table).state.match is not None


def test_a_table_that_somebody_holds_is_the_same_one_again(server: Server) -> None:
    table = leave(server)
    held = server.live_table(table)
    sweep(server)
    assert table not in server.lobby._tables
    assert server.live_table(table) is held


def test_who_reads_or_is_a_bot_keeps_a_table_in_memory(fresh: Server) -> None:
    mover, _ = two_people(fresh, "cubosaurs")
    sweep(fresh)
    assert [*fresh.lobby._tables] == [mover.table["id"]]


def test_a_bot_that_is_to_move_keeps_a_table_in_memory(tmp_path: Path) -> None:
    with Server(tmp_path, StuckBotPool) as server:
        table = server.guest().set_table("trex", ["random", "random"])
        sweep(server)
        assert [*server.lobby._tables] == [table]


def test_a_table_that_sleeps_wakes_when_its_clock_ends(server: Server) -> None:
    table = leave(server, clock=CLOCK)
    sweep(server)
    assert table not in server.lobby._tables
    run_on(server, 599.0 * 1)
    server.rest()
    assert table not in server.lobby._tables, "its time was not up"
    run_on(server, 2.0)

    def moved() -> bool:
        return [row["content"]["by"] for row in server.events(table) if row["kind"] == "moved"][1:2] == [
            "clock"
        ]

    wait_until(moved, "no clock has moved")


def test_a_start_opens_what_must_act_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(tmp_path, StuckBotPool) as server:
        ada = server.guest()
        for seats in (["me", "me"], ["me", "open"]):
            ada.set_table("trex", seats)
        later = leave(server, clock=CLOCK)
        due = leave(server, clock={**CLOCK, "seconds": 60})
        bots = ada.set_table("trex", ["random", "random"])
        run_on(server, 61.0)
        server.call(
            server.store.write,
            lambda c: c.exec_driver_sql(f"UPDATE heartbeat SET ran = {server.lobby.time.now()}"),
        )
    read, opened = Lobby._read, list[str]()

    async def note(lobby: Lobby, table_id: str) -> Any:
        opened.append(table_id)
        return await read(lobby, table_id)

    monkeypatch.setattr(Lobby, "_read", note)
    with Server(tmp_path, QuickBotPool) as server:
        wait_until(lambda: len(opened) >= 2, "what must act is not opened")
        server.rest()
        assert opened == [bots, due]
        assert later not in server.lobby._tables


def test_a_table_that_cannot_be_opened_when_it_is_due_is_tried_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = leave(server, clock=CLOCK)
    sweep(server)
    failed = []

    async def fail(lobby: Lobby, table_id: str) -> Any:
        failed.append(table_id)
        raise OSError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(Lobby, "_read", fail)
        run_on(server, 601.0)
        wait_until(
            lambda: table in failed and table in {each for _, each in server.lobby._sleepers._due},
            "it was not tried",
        )
    run_on(server, 601.0)
    wait_until(
        lambda: len([row for row in server.events(table) if row["kind"] == "moved"]) > 1, "no clock moved"
    )


def test_who_falls_asleep_again_and_again_is_woken_once_and_held_once() -> None:
    now, woken = [0.0], list[str]()

    async def wake(table_id: str) -> None:
        woken.append(table_id)

    async def sleep() -> None:
        sleepers = Sleepers(ServerTime(lambda: now[0]), wake)
        for later in range(100):
            sleepers.add(5.0, "the same")
            sleepers.add(5.0 + later, "put off")
            sleepers.add(3.0, "gone")
            sleepers.forget("gone")
        assert len(sleepers) == 2 and len(sleepers._due) < 10
        waking = asyncio.create_task(sleepers.wake_all())
        for moment, expected in ((9.0, ["the same"]), (15.0, ["the same"]), (120.0, ["the same", "put off"])):
            while now[0] < moment:
                now[0] += 1.0
                sleepers._changed.set()
                await asyncio.sleep(0)
                await asyncio.sleep(0)
            assert woken == expected
        waking.cancel()

    asyncio.run(sleep())
    assert woken == ["the same", "put off"]
