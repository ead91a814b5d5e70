"""Lists: read with one query, opened for by no table, and told what changes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import null, update

from cubarium.server.storage.schema import game_table
from cubarium.server.tables import lists as lists_module
from cubarium.server.tables.listed import Listed
from cubarium.server.tables.lists import Lists, _Change
from cubarium.server.tables.lobby import Lobby
from cubarium.server.tables.standing import standing
from cubarium.server.wire.written import Written
from tests.patience import wait_until
from tests.server.server_table import Frame, Guest, Server, Socket, two_people
from tests.server.undo_answers import answer_undo


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for what else may change."""
    monkeypatch.setattr(lists_module, "TOGETHER_SECONDS", 0.0)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the tables that are read from their events from now on."""
    read, ids = Lobby._read, list[str]()

    async def note(lobby: Lobby, table_id: str) -> Any:
        ids.append(table_id)
        return await read(lobby, table_id)

    monkeypatch.setattr(Lobby, "_read", note)
    return ids


def watch(who: Guest, query: str = "") -> Socket:
    """Read along in the lists until the server closes."""
    return who.server.keep(Socket(who.client.websocket_connect(f"/api/lists/socket{query}")))


def rows(server: Server, table: str) -> Any:
    with server.store.engine.begin() as connection:
        return connection.execute(game_table.select().where(game_table.c.id == table)).one()


class Page:
    """A reader who keeps what they are told."""

    def __init__(self) -> None:
        self.person, self.language = None, "en"
        self.told: list[Any] = []

    def send(self, message: Written[Any], *, in_turn: bool = False) -> None:
        self.told.append(message.message)

    def dismiss(self, message: Written[Any] | None = None) -> None:
        raise AssertionError("who keeps up stays")


def test_what_changes_while_the_lists_are_read_is_told_after_them(
    fresh: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = fresh.guest("Ada").set_table("trex", ["me", "open"])
    live, read, page = fresh.live_table(table), Lists.of, Page()
    begun = replace(Listed.of(live.state, live.standing, 0.0), status="playing")

    async def change_meanwhile(self: Lists, *given: Any) -> Any:
        whole = await read(self, *given)
        await self._tell([_Change(table, begun, set(), waited=True)])
        return whole

    monkeypatch.setattr(Lists, "of", change_meanwhile)
    fresh.call(fresh.lobby.lists.join, page)
    whole, news = page.told
    assert [row.id for row in whole.waiting] == [table]
    assert news.no_longer_waiting == [table]


def told(socket: Socket, part: str, table: str) -> Frame:
    """Return the next row that is told of a table."""
    found: list[Frame] = []

    def is_there(read: Socket) -> bool:
        found.extend(row for row in read.frames[-1].get(part, []) if row["id"] == table)
        return bool(found)

    socket.next()
    socket.until(is_there)
    return found[-1]


# --- how a table stands ------------------------------------------------------------------------------------


def check_standing(server: Server, table: str) -> None:
    """Check that what was written before an event is how the table stands after it."""
    live, row = server.live_table(table), rows(server, table)
    assert live.standing == standing(live.state)
    assert {name: getattr(row, name) for name in live.standing.columns()} == live.standing.columns()


def test_what_is_kept_of_a_table_is_what_its_events_make_of_it(server: Server) -> None:
    clock = {"kind": "move", "seconds": 600}
    ada, blaise = server.guest("Ada"), server.guest("Blaise")
    table = ada.set_table("trex", ["me", "open", "open"], clock=clock)
    first, second = ada.join(table), blaise.join(table)
    steps: list[tuple[Socket, str, dict[str, Any]]] = [
        (second, "sit", {"seat": 1}),
        (second, "stand", {}),
        (second, "sit", {"seat": 2}),
        (first, "seat-bot", {"seat": 1}),
        (first, "clear-seat", {"seat": 1}),
        (first, "say", {"text": "hello"}),
    ]
    for socket, command, content in steps:
        socket.do(command, **content)
        check_standing(server, table)
    first.do("seat-bot", seat=1)
    first.do("start")
    second.do("leave")
    check_standing(server, table)


def test_what_is_kept_follows_moves_and_what_is_taken_back(server: Server) -> None:
    mover, other = two_people(server, "cubano-course", clock={"kind": "bank", "seconds": 600})
    table = mover.table["id"]
    check_standing(server, table)
    asked = rows(server, table).asked
    mover.move()
    check_standing(server, table)
    assert rows(server, table).asked != asked
    mover.do("undo")
    answer_undo(other, True)
    check_standing(server, table)
    assert rows(server, table).asked == asked
    row = rows(server, table)
    assert row.clocks_at < row.wakes_at <= row.clocks_at + 600
    mover.do("leave")
    other.do("leave")
    other.until(lambda s: s.table["status"] == "over")
    check_standing(server, table)
    assert (rows(server, table).asked, rows(server, table).wakes_at) == ([], None)


# --- reading -----------------------------------------------------------------------------------------------


def test_a_list_opens_no_table(tmp_path: Path, opened: list[str]) -> None:
    with Server(tmp_path) as server:
        ada = server.guest("Ada")
        blaise = server.guest("Blaise")
        own = [ada.set_table("trex", seats) for seats in (["me", "me"], ["me", "open"])]
        before = [who.get("/api/tables") for who in (ada, blaise)]
        assert [row["id"] for row in before[0]["mine"]] == own
        assert [row["id"] for row in before[1]["waiting"]] == own[1:]
    with Server(tmp_path) as server:
        assert [server.welcome_back(who).get("/api/tables") for who in (ada, blaise)] == before
        assert opened == []


def test_tables_of_before_are_filled_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path) as server:
        ada, eve = server.guest("Ada"), server.guest("Eve")
        for seats in (["me", "me"], ["me", "open"]):
            ada.set_table("trex", seats)
        before = [who.get("/api/tables") for who in (ada, eve)]
        unknown = {"free": None, "chairs": null(), "asked": null(), "wakes_at": None}
        server.call(server.store.write, lambda c: c.execute(update(game_table).values(unknown)))
    with monkeypatch.context() as never:
        never.setattr("cubarium.server.tables.filling.not_filled_in", lambda connection: [])
        with Server(tmp_path) as server:
            assert server.welcome_back(eve).get("/api/tables")["waiting"] == []
            assert server.welcome_back(ada).get("/api/tables") == before[0], "one's own are filled in at once"
        with Server(tmp_path) as server:
            server.call(server.store.write, lambda c: c.execute(update(game_table).values(unknown)))
    with Server(tmp_path) as server:
        back = server.welcome_back(eve)
        wait_until(lambda: back.get("/api/tables") == before[1], "the others are not filled in")
        assert not server.lobby._tables


# --- telling -----------------------------------------------------------------------------------------------


def test_everybody_is_told_of_a_table_that_waits_and_waits_no_more(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    mine, others, french = watch(ada), watch(eve), watch(server.nobody(), "?lang=fr")
    table = ada.set_table("trex", ["me", "open"])
    assert told(others, "waiting", table)["seats"] == ["Ada", None]
    assert not told(french, "waiting", table)["is_mine"]
    assert told(mine, "mine", table)["is_mine"]
    with ada.socket(table) as socket:
        socket.do("start", fill=True)
    others.until(lambda s: table in s.frames[-1].get("no_longer_waiting", []))
    french.until(lambda s: table in s.frames[-1].get("no_longer_waiting", []))


def test_what_is_told_is_what_is_read_anew(server: Server) -> None:
    ada = server.guest("Ada")
    watching = watch(ada)
    table = ada.set_table("cubosaurs", ["me", "random"], options={"rounds": 1})
    with ada.socket(table) as socket:
        socket.until(lambda s: s.game and s.game["actions"])
        watching.until(lambda s: any(row["is_my_turn"] for row in s.frames[-1].get("mine", [])))
        (read,) = [row for row in ada.get("/api/tables")["mine"] if row["id"] == table]
        row = [row for frame in watching.frames for row in frame.get("mine", []) if row["id"] == table][-1]
        assert {**row, "changed_at": 0} == {**read, "changed_at": 0}
        socket.do("leave")
        socket.until(lambda s: s.table["status"] == "over")
    watching.until(lambda s: any(row["status"] == "over" for row in s.frames[-1].get("mine", [])))
    (read,) = [row for row in ada.get("/api/tables")["mine"] if row["id"] == table]
    assert [row for row in watching.frames[-1]["mine"] if row["id"] == table] == [read]


def test_private_tables_and_those_of_others_are_told_to_nobody_else(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    own, others = watch(ada), watch(eve)
    secret = ada.set_table("trex", ["me", "open"], is_private=True)
    playing = ada.set_table("trex", ["me", "random"])
    told(own, "mine", secret)
    told(own, "mine", playing)
    shown = ada.set_table("trex", ["me", "open"])
    told(others, "waiting", shown)
    for frame in others.frames:
        assert secret not in str(frame)
        assert playing not in str(frame)


def test_who_stands_up_or_is_sent_away_no_longer_has_the_table(server: Server) -> None:
    ada, blaise = server.guest("Ada"), server.guest("Blaise")
    table = ada.set_table("trex", ["me", "open"], is_private=True)
    watching = watch(blaise)
    with blaise.socket(table) as socket:
        socket.do("sit", seat=1)
        assert told(watching, "mine", table)["seats"] == ["Ada", "Blaise"]
        socket.do("stand")
    watching.until(lambda s: table in s.frames[-1].get("no_longer_mine", []))


def test_a_socket_of_lists_only_reads(server: Server) -> None:
    socket = watch(server.guest())
    assert socket.frames[0]["type"] == "lists"
    for text in ('{"type":"act"}', "", "x" * 10_000, "[]"):
        socket.send_raw(text)
        assert socket.next()["code"] == "malformed"
    socket.send_bytes(b"\x00")
    assert socket.next()["code"] == "malformed"
    socket.send_raw('{"type":"ping"}')
    assert socket.next()["type"] == "pong"


def test_who_cannot_be_told_is_let_go(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = server.guest()
    watching = watch(ada)

    async def fail(lists: Lists, changes: object) -> None:
        raise OSError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(Lists, "_tell", fail)
        ada.set_table("trex", ["me", "open"])
        wait_until(lambda: all(r.is_dismissed for r in server.lobby.lists._readers), "still there")  # type: ignore[attr-defined]
    assert len(watching.frames) == 1
    again = watch(ada)
    assert again.frames[0]["mine"][0]["seats"] == ["Ada", None]


def test_somebody_is_a_reader_only_while_connected(fresh: Server) -> None:
    socket = Socket(fresh.guest().client.websocket_connect("/api/lists/socket"))
    with socket:
        assert len(fresh.lobby.lists._readers) == 1
    wait_until(lambda: not fresh.lobby.lists._readers, "a reader is still there")


# --- answers that are kept ---------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["games", "games/trex/lesson", "games/trex/pieces", "openapi.json"])
def test_an_answer_that_is_known_is_not_sent_again(server: Server, path: str) -> None:
    ada = server.nobody()
    first = ada.client.get(f"/api/{path}")
    tag = {"if-none-match": first.headers["etag"]}
    again = ada.client.get(f"/api/{path}", headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"
    assert ada.client.get(f"/api/{path}", headers={"if-none-match": '"other"'}).json() == first.json()
    if path != "openapi.json":
        french = ada.client.get(f"/api/{path}?lang=fr", headers=tag)
        assert french.status_code == 200
