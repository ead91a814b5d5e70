"""Many who watch one table: what they are sent is made once, and nobody waits for them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from cubarium.engine.match import SPECTATOR
from cubarium.server.limits import OpenSockets
from cubarium.server.routes import socket as sockets
from cubarium.server.routes.socket import TRY_AGAIN, Connection
from cubarium.server.tables import live_table as live_tables
from cubarium.server.tables.lifetimes import AS_USUAL
from cubarium.server.tables.live_table import LiveTable
from cubarium.server.tables.presenter import Presenter
from cubarium.server.turns import AT_ONCE, Turns
from cubarium.server.wire.base import Message
from cubarium.server.wire.people import Person
from cubarium.server.wire.updates import Done, Pong, Presence, Update, Welcome
from cubarium.server.wire.written import Written
from tests.patience import wait_until
from tests.server.server_table import Server, timeless, two_people

LANGUAGES = ("en", "fr")


class FakeReader:
    """A reader that keeps what it is sent."""

    def __init__(self, person: Person | None = None, language: str = "en") -> None:
        self.person = person
        self.language = language
        self.messages: list[Written[Message]] = []
        self.waits: list[bool] = []

    def send(self, message: Written[Message], *, in_turn: bool = False) -> None:
        self.messages.append(message)
        self.waits.append(in_turn)

    def dismiss(self, message: Written[Message] | None = None) -> None:
        raise AssertionError("nobody is let go here")

    def count(self, kind: type[Message]) -> int:
        return sum(isinstance(written.message, kind) for written in self.messages)


def crowd(count: int) -> list[FakeReader]:
    """Return people whom nobody knows, guests, and both languages."""
    people = [None, *(Person(id=f"guest-{i}", name="Eve", account=None) for i in range(5))]
    return [FakeReader(people[i % len(people)], LANGUAGES[i % 2]) for i in range(count)]


def bring(server: Server, table: str, readers: list[FakeReader]) -> LiveTable:
    """Let readers come to a table, all in one go."""
    live_table = server.live_table(table)

    async def join() -> None:
        for reader in readers:
            live_table.join(reader, None)

    server.call(join)
    return live_table


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[tuple[Any, ...]]]:
    """Count for whom the presenter makes a game or a log, and what is written out."""
    counts: Counter[tuple[Any, ...]] = Counter()
    game, log, write = Presenter.game, Presenter.log, Message.model_dump_json

    def counted_game(self: Presenter, person: str | None, language: str) -> Any:
        counts["game", person, language] += 1
        return game(self, person, language)

    def counted_log(self: Presenter, person: str | None, language: str) -> Any:
        counts["log", person, language] += 1
        return log(self, person, language)

    def counted_write(self: Message, **more: Any) -> str:
        counts["written", type(self).__name__] += 1
        return write(self, **more)

    monkeypatch.setattr(Presenter, "game", counted_game)
    monkeypatch.setattr(Presenter, "log", counted_log)
    monkeypatch.setattr(Message, "model_dump_json", counted_write)
    yield counts


# --- made once ---------------------------------------------------------------------------------------------


def test_a_move_is_presented_and_written_once_for_all_who_see_the_same(
    server: Server, made: Counter[tuple[Any, ...]]
) -> None:
    mover, other = two_people(server, "cubitos")
    readers = crowd(300)
    live_table = bring(server, mover.table["id"], readers)
    people = [chair.person for chair in live_table.state.chairs]
    made.clear()
    mover.move()
    other.catch_up()
    assert {reader.count(Update) for reader in readers} == {1}
    updates = {id(reader.messages[-1]): reader.messages[-1] for reader in readers}
    assert len(updates) == len(LANGUAGES)
    assert len({written.text for reader in readers for written in reader.messages[-1:]}) == len(LANGUAGES)
    wanted: Counter[tuple[Any, ...]] = Counter(("game", person, "en") for person in people)
    wanted.update(("game", None, language) for language in LANGUAGES)
    assert {key: n for key, n in made.items() if key[0] == "game"} == wanted
    assert made["written", "Update"] == len(people) + len(LANGUAGES)
    assert all(reader.waits[-1] for reader in readers), "a crowd is sent to in turns"
    live_table.readers -= set(readers)


def test_a_crowd_that_comes_is_greeted_with_one_welcome(
    server: Server, made: Counter[tuple[Any, ...]]
) -> None:
    mover, _ = two_people(server, "trex")
    mover.move()
    made.clear()
    readers = crowd(300)
    live_table = bring(server, mover.table["id"], readers)
    assert {reader.count(Welcome) for reader in readers} == {1}
    assert len({reader.messages[0].text for reader in readers}) == len(LANGUAGES)
    for kind in ("game", "log"):
        assert {key: n for key, n in made.items() if key[0] == kind} == {
            (kind, None, language): 1 for language in LANGUAGES
        }
    assert made["written", "Welcome"] == len(LANGUAGES)
    mover.do("say", text="hello")
    late = FakeReader()
    bring(server, mover.table["id"], [late])
    welcome = late.messages[0].message
    assert isinstance(welcome, Welcome)
    assert [line.text for line in welcome.chat] == ["hello"], "a welcome is as old as its event"
    live_table.readers -= {*readers, late}


def test_a_welcome_tells_the_clocks_of_its_own_moment(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, _ = two_people(server, "cubosaurs", clock={"kind": "bank", "seconds": 1000})
    live_table = server.live_table(mover.table["id"])
    (seat,), since = live_table.state.clocks.running, live_table.state.clocks.at
    for passed in (1.0, 1.0, 7.5):
        monkeypatch.setattr(live_table.time, "now", lambda at=since + passed: at)
        remaining = live_table.welcome_for(None, "en").table.seats[seat].remaining
        assert remaining == 1000 - passed


# --- and not for anybody else ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["trex", "cubano-2-dice", "cubitos", "cubosaurs"])
def test_what_is_shared_is_what_each_would_be_sent_alone(server: Server, game: str) -> None:
    mover, other = two_people(server, game)
    table = mover.table["id"]
    live_table = server.live_table(table)
    seated = [
        Person(id=str(chair.person), name=chair.name, account=None) for chair in live_table.state.chairs
    ]
    readers = crowd(7) + [FakeReader(who, language) for who in seated for language in (*LANGUAGES, "en")]
    bring(server, table, readers)
    for _ in range(12):
        asked = next((one for one in (mover, other) if one.game and one.game["actions"]), None)
        if asked is None:
            break
        asked.move()
        for socket in (mover, other):
            socket.catch_up()
        alone = Presenter(live_table.state)
        alone.ends_on = AS_USUAL.ends_on
        for reader in readers:
            told = reader.messages[-1].message
            assert isinstance(told, Update)
            assert told.game is not None
            assert told.table is not None
            who = reader.person.id if reader.person else None
            mine = live_table.state.seats_of(who)
            assert told.game == alone.game(who, reader.language)
            assert told.log is not None
            assert told.log.lines == alone.log(who, reader.language)[told.log.start :]
            expected = alone.table(who, reader.language, 0.0).model_dump()
            assert timeless({"table": told.table.model_dump()}) == timeless({"table": expected})
            assert (told.game.seat == SPECTATOR) is (not mine)
            assert (told.game.seat in mine) is bool(mine)
    live_table.readers -= set(readers)


def test_who_sits_down_sees_with_their_own_eyes_from_then_on(server: Server) -> None:
    ada, blaise = server.guest("Ada"), server.guest("Blaise")
    table = ada.set_table("trex", ["me", "open"])
    first, second = ada.join(table), blaise.join(table)
    eve = server.guest("Eve").join(table)
    second.do("sit", seat=1)
    for socket, mine in ((first, [0]), (second, [1]), (eve, [])):
        socket.catch_up()
        assert socket.table["mine"] == mine
    second.do("stand")
    eve.catch_up()
    assert (second.table["mine"], eve.table["mine"]) == ([], [])


# --- who is there ------------------------------------------------------------------------------------------


def test_a_crowd_that_comes_is_told_of_together(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables, "PRESENCE_SECONDS", 0.05)
    ada = server.guest()
    table = ada.set_table("trex", ["me", "me"])
    readers = crowd(300)
    live_table = bring(server, table, readers)

    async def wait() -> None:
        while live_table._presence_pause is not None:
            await asyncio.sleep(0.01)

    server.call(wait)
    told = sum(reader.count(Presence) for reader in readers)
    assert told <= 2 * len(readers), "each who came was told to all the others"
    for reader in readers:
        last = [one.message for one in reader.messages if isinstance(one.message, Presence)][-1]
        assert last.watching == len(readers)
    live_table.readers -= set(readers)


# --- turns -------------------------------------------------------------------------------------------------


def test_a_crowd_has_its_turns_a_few_at_a_time_and_in_order() -> None:
    async def go() -> list[list[int]]:
        turns, begun = Turns(), list[int]()
        for number in range(5 * AT_ONCE + 1):
            turns.ask(lambda number=number: begun.append(number))  # type: ignore[misc]
        seen = [list(begun)]
        while len(begun) <= 5 * AT_ONCE:
            await asyncio.sleep(0)  # somebody else's turn
            seen.append(list(begun))
        return seen

    seen = asyncio.run(go())
    steps = [len(after) - len(before) for before, after in pairwise(seen)]
    assert max(steps) == AT_ONCE
    assert seen[-1] == list(range(5 * AT_ONCE + 1))


class KeptSocket:
    """A connection that keeps what is sent, or takes nothing at all."""

    def __init__(self, takes: bool = True) -> None:
        self.takes = takes
        self.sent: list[str] = []
        self.closed: list[int] = []

    async def send_text(self, text: str) -> None:
        if not self.takes:
            await asyncio.Event().wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed.append(code)


def connection_on(socket: KeptSocket, turns: Turns) -> Connection:
    return Connection(socket, None, "en", turns)  # type: ignore[arg-type]


def test_what_waits_for_its_turn_still_comes_before_what_does_not() -> None:
    async def go() -> list[str]:
        socket, turns = KeptSocket(), Turns()
        for _ in range(40 * AT_ONCE):
            turns.ask(lambda: None)
        connection = connection_on(socket, turns)
        sender = asyncio.create_task(connection.send_all())
        for number in range(3):
            connection.send(Written(Done(id=f"update-{number}", event=number)), in_turn=True)
        await asyncio.sleep(0)
        assert socket.sent == [], "it is not its turn"
        connection.send(Written(Pong()))
        while len(socket.sent) < 4:
            await asyncio.sleep(0)
        sender.cancel()
        return socket.sent

    sent = asyncio.run(go())
    assert ["update-0" in sent[0], "update-1" in sent[1], "update-2" in sent[2]] == [True] * 3
    assert "pong" in sent[3]


def test_a_connection_asks_for_one_turn_whatever_it_has_to_send() -> None:
    async def go() -> int:
        turns = Turns()
        connection = connection_on(KeptSocket(), turns)
        for _ in range(50):
            connection.send(Written(Pong()), in_turn=True)
        return len(turns._waiting)

    assert asyncio.run(go()) == 1


def test_a_reader_who_takes_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "LONGEST_SEND", 0.01)

    async def go() -> None:
        connection = connection_on(KeptSocket(takes=False), Turns())
        connection.send(Written(Pong()))
        await asyncio.wait_for(connection.send_all(), 20)  # it would wait for ever, if nothing let them go

    asyncio.run(go())


def test_the_table_forgets_a_reader_who_takes_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.guest().set_table("trex", ["me", "me"])
    live_table = server.live_table(table)

    async def give_up(connection: Connection) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr(Connection, "send_all", give_up)
    session = server.nobody().client.websocket_connect(f"/api/tables/{table}/socket")
    session.__enter__()
    wait_until(lambda: not live_table.readers, "who is not written to still reads")
    session.__exit__(None, None, None)


# --- how many ----------------------------------------------------------------------------------------------


def test_an_address_may_have_so_many_sockets_and_others_are_not_concerned(fresh: Server) -> None:
    fresh.app.state.limits.sockets_of_address = OpenSockets(2)
    table = fresh.guest().set_table("trex", ["me", "me"])
    first, second = fresh.nobody().join(table), fresh.nobody().join(table)
    for language in LANGUAGES:
        refused = fresh.nobody().join(table, f"?lang={language}")
        assert refused.frames[0]["code"] == "too-many-sockets"
        assert "2" in refused.frames[0]["text"]
        with pytest.raises(WebSocketDisconnect) as closed:
            refused.next()
        assert closed.value.code == TRY_AGAIN, "the page comes again by itself"
    elsewhere = fresh.nobody(client=("10.0.0.9", 5)).join(table)
    assert elsewhere.frames[0]["type"] == "welcome"
    first.close()
    fresh.rest()
    assert fresh.nobody().join(table).frames[0]["type"] == "welcome"
    second.catch_up()


def test_sockets_that_are_closed_are_not_counted() -> None:
    counted = OpenSockets(1)
    for _ in range(3):
        with counted.one_more("here"):
            pass
    assert not counted._open
