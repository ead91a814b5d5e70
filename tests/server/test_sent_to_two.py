"""A command that is sent to two servers, since its answer was lost: it is done or refused by both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Event

import anyio
import pytest
from starlette.websockets import WebSocketDisconnect

from cubarium.server.errors import Conflict
from cubarium.server.routes.socket import TRY_AGAIN
from cubarium.server.storage.link import Unreachable
from cubarium.server.tables.answered import Answered
from cubarium.server.tables.commands import NewEvent
from cubarium.server.tables.live_table import LiveTable
from tests.patience import wait_until
from tests.server.server_table import Server
from tests.server.test_two_servers import at_both

pytestmark = pytest.mark.on("postgresql")


@pytest.fixture(scope="module")
def hosts(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder: Path = tmp_path_factory.mktemp("hosts")
    with Server(folder) as first, Server(folder) as second:
        wait_until(lambda: all(each.lobby.fellows.others for each in (first, second)), "they find each other")
        yield first, second


def held(patch: pytest.MonkeyPatch, table: LiveTable) -> tuple[Event, Event]:
    """Hold what is about to be stored at a table; tell when there is something, until it may go on."""
    is_about, may_go_on, happen = Event(), Event(), table._happen

    async def wait(events: Sequence[NewEvent], key: str) -> None:
        is_about.set()
        while not may_go_on.is_set():
            await anyio.sleep(0.005)
        await happen(events, key)

    patch.setattr(table, "_happen", wait)
    return is_about, may_go_on


def test_what_one_has_refused_the_other_stores_no_more(
    hosts: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = hosts
    blaise = first.guest("Blaise")
    _, _, one, other = at_both(hosts, "cubosaurs", ["me", "open"])
    table = str(one.table["id"])
    here, there = blaise.join(table), second.welcome_back(blaise).join(table)
    is_about, may_go_on = held(monkeypatch, first.live_table(table))
    here.send("sit", "to-both", seat=1)
    wait_until(is_about.is_set, "the first server is about to store it")
    other.do("seat-bot", seat=1)
    assert there.refused("sit", "to-both", seat=1)["code"] == "seat-taken"
    other.do("clear-seat", seat=1)
    may_go_on.set()
    assert here.answer("to-both")["code"] == "refused-before"
    assert [bool(seat["person"]) for seat in there.table["seats"]] == [True, False]
    assert there.refused("sit", "to-both", seat=1)["code"] == "refused-before"
    there.do("sit", seat=1)


def test_what_one_is_about_to_store_the_other_does_not_refuse(
    hosts: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    second = hosts[1]
    _, _, one, other = at_both(hosts, "cubosaurs", ["me", "me"])
    wanted = one.choice()
    number = one.do("act", "to-both", **wanted)
    away = second.live_table(str(one.table["id"]))

    async def nothing_new() -> bool:
        return False  # it is stored just after this look

    with monkeypatch.context() as patch:
        patch.setattr(away, "catch_up", nothing_new)
        patch.setattr(away, "_answered", Answered(second.store, {}))
        patch.setattr(away, "_events_of", refuse_all)
        assert other.do("act", "to-both", **wanted) == number


def refuse_all(*_: object) -> Sequence[NewEvent]:
    raise Conflict("is-over")


def test_what_could_not_be_stored_here_may_be_stored_elsewhere(
    hosts: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def out_of_reach(*_: object) -> None:
        raise Unreachable("storage-away")

    ada, _, one, other = at_both(hosts, "cubosaurs", ["me", "me"])
    wanted = other.choice()
    with monkeypatch.context() as patch:
        patch.setattr(hosts[1].live_table(str(one.table["id"])), "_happen", out_of_reach)
        sent = other.send("act", **wanted)
        with pytest.raises(WebSocketDisconnect) as closed:
            other.answer(sent)
    assert closed.value.code == TRY_AGAIN
    assert one.do("act", sent, **wanted) == 2 + len(one.table["seats"])
    assert ada.join(one.table["id"]).game == one.game
