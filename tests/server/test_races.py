"""Things that happen at the same time, and things that fail half way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from cubarium.engine.match import Match
from cubarium.server.errors import Conflict
from cubarium.server.routes.socket import MOST_WAITING, TRY_AGAIN, Connection
from cubarium.server.tables.bot_pool import Thought
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.rematching import set_again
from cubarium.server.tables.signs import Sign
from cubarium.server.turns import Turns
from cubarium.server.wire.updates import Pong
from cubarium.server.wire.written import Written
from tests.patience import SILENCE, wait_until
from tests.server.bot_pools import QuickBotPool
from tests.server.server_table import Server, two_people
from tests.server.undo_answers import said_to_undo


class GatedBotPool(QuickBotPool):
    """Bots that keep their choice to themselves while the gate is shut."""

    def __init__(self, packs: Packs, processes: int = 0) -> None:
        super().__init__(packs, processes)
        self.gate: asyncio.Event | None = None

    async def choose(self, match: Match, seat: int, bot: str) -> Thought:
        chosen = await super().choose(match, seat, bot)
        if self.gate is not None:
            await self.gate.wait()
        return chosen

    async def shut(self) -> None:
        self.gate = asyncio.Event()

    async def open(self) -> None:
        assert self.gate is not None
        self.gate.set()
        self.gate = None


@pytest.fixture
def gated(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, GatedBotPool) as running:
        yield running


# --- before it is on disk ----------------------------------------------------------------------------------


def test_nobody_sees_a_move_before_it_is_on_disk(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("cubosaurs", ["me", "me"])
    socket, watcher = ada.join(table), server.nobody().join(table)
    watcher.catch_up()
    with server.busy_disk():
        command = socket.send("act", **socket.choice())
        server.rest()
        assert watcher.catch_up() == []
        for reader in (ada, server.nobody()):
            assert reader.look(table)["game"]["move"] == 0
        with server.nobody().socket(table) as late:
            assert late.game is not None
            assert late.game["move"] == 0
    assert socket.answer(command)["type"] == "done"


def test_a_move_that_could_not_be_stored_never_happened(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("cubosaurs", ["me", "me"])
    socket, watcher = ada.join(table), server.nobody().join(table)
    watcher.catch_up()
    before = server.everything(table)
    with server.failing_disk() as failed:
        assert socket.refused("act", **socket.choice())["code"] == "broken"
        assert socket.refused("say", text="hello")["code"] == "broken"
    assert len(failed) == 2
    assert server.everything(table) == before
    assert watcher.catch_up() == []
    socket.move()
    socket.do("say", text="hello")
    watcher.catch_up()
    assert watcher.game == {**server.nobody().look(table)["game"]}
    assert [row["number"] for row in server.events(table)] == [1, 2, 3, 4, 5]


def test_a_command_of_several_events_happens_whole_or_not_at_all(server: Server) -> None:
    mover, other = two_people(server, "cubano-course")
    table = mover.table["id"]
    mover.move()
    mover.do("undo")
    agreed = said_to_undo(other, True)
    before = server.everything(table)
    with server.failing_disk("undone") as failed:
        refused = other.refused("answer-undo", "yes", **agreed)
    assert (len(failed), refused["code"]) == (1, "broken")
    assert server.everything(table) == before
    other.do("answer-undo", "yes", **agreed)
    assert server.match(table).move_count == 0


def test_standing_up_happens_whole_or_not_at_all(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("trex", ["me", "me", "open"])
    socket = ada.join(table)
    before = server.everything(table)
    with server.failing_disk('"seat": 1'):
        assert socket.refused("stand", "up")["code"] == "broken"
    assert server.everything(table) == before


def test_the_last_move_happens_whole_or_not_at_all(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("cubarium.server.tables.stored.store_result", fail)
    ada = server.guest()
    table = ada.set_table("cubosaurs", ["me", "me"])
    socket = ada.join(table)
    answer = {"type": "done"}
    while answer["type"] == "done":
        before = server.everything(table)
        answer = socket.answer(socket.send("act", **socket.choice()))
    assert server.everything(table) == before
    monkeypatch.undo()
    socket.move()
    assert socket.game is not None
    assert socket.game["result"]


def test_bots_go_on_when_the_disk_does(server: Server) -> None:
    ada = server.guest()
    with server.failing_disk("moved", times=1) as failed:
        socket = ada.join(ada.set_table("trex", ["random", "random"]))
        wait_until(lambda: failed, "the disk does not fail")
    socket.until(lambda s: s.table["status"] == "over")


def test_a_clock_ends_when_the_disk_is_back(server: Server) -> None:
    mover, _ = two_people(server, "cubosaurs", clock={"kind": "move", "seconds": 100})
    live_table = server.live_table(mover.table["id"])

    async def hurry() -> None:
        live_table.state.clocks.left = [0.01, 0.01]
        live_table.driver.wake()

    with server.failing_disk("moved", times=1) as failed:
        server.call(hurry)
        wait_until(lambda: failed, "the disk does not fail")
    mover.until(lambda s: s.game and s.game["move"] > 0)


def test_signs_of_life_go_on_when_the_disk_does(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cubarium.server.tables.lobby.BEAT_SECONDS", 0.01)
    server.guest().set_table("cubosaurs", ["me", "me"], clock={"kind": "move", "seconds": 100})
    beaten: list[int] = []

    def fail_once(connection: object, ran: float, before: Sign) -> Sign:
        beaten.append(1)
        if len(beaten) == 1:
            raise OSError("disk full")
        return Sign(ran, before.at)

    monkeypatch.setattr("cubarium.server.tables.lobby.keep_alive", fail_once)
    wait_until(lambda: len(beaten) > 1, "no sign of life after the one that failed")


# --- at the same time --------------------------------------------------------------------------------------


def test_two_who_want_a_rematch_at_once_get_the_same_table(server: Server) -> None:
    mover, other = two_people(server, "trex")
    mover.do("leave")
    other.do("leave")
    other.until(lambda s: s.table["status"] == "over")
    live_table = server.live_table(other.table["id"])
    people = [reader.person for reader in live_table.readers if reader.person]
    assert len(people) == 2

    async def both() -> list[str]:
        return list(await asyncio.gather(*(set_again(server.lobby, live_table, who) for who in people)))

    first, second = server.call(both)
    assert first == second == live_table.state.rematch
    rows = [row for row in server.events(other.table["id"]) if row["kind"] == "rematched"]
    assert len(rows) == 1


def test_of_two_accounts_made_at_once_one_is_made(server: Server) -> None:
    ada = server.guest()
    people = server.app.state.people
    who = server.call(people.sessions.person_of, ada.client.cookies["cubarium"])

    async def both() -> list[object]:
        wishes = (people.make_account(who, name, "a password") for name in ("one-name", "another-name"))
        return list(await asyncio.gather(*wishes, return_exceptions=True))

    done = server.call(both)
    assert sorted(isinstance(result, Conflict) for result in done) == [False, True]


def test_a_table_is_not_forgotten_while_something_is_stored_for_it(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("trex", ["me", "random"])
    socket = ada.join(table)
    socket.do("leave")
    socket.until(lambda s: s.table["status"] == "over")
    who = server.call(server.app.state.people.sessions.person_of, ada.client.cookies["cubarium"])
    with server.busy_disk():
        wanted = server.begin(set_again, server.lobby, server.live_table(table), who)
        server.rest()
        socket.close()
        server.rest()
        ada.look(table)
    new = wanted.result(SILENCE)
    assert ada.look(table)["table"]["rematch"] == new


def test_bots_go_on_when_who_made_the_last_move_has_broken_off(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("trex", ["me", "random"])
    socket = ada.socket(table).__enter__()
    socket.until(lambda s: s.game and s.game["actions"])
    match = server.match(table)
    made = match.move_count
    with server.busy_disk():
        socket.send("act", **socket.choice())
        server.rest()
        socket.tear()
    wait_until(
        lambda: match.is_over or (match.move_count > made and match.actors() == [0]), "the bot does not move"
    )


def test_what_a_bot_chose_for_a_position_that_was_taken_back_does_not_count(gated: Server) -> None:
    ada = gated.guest()
    table = ada.set_table("cubano-course", ["me", "random"])
    socket = ada.join(table)
    socket.until(lambda s: s.game and s.game["actions"])
    assert socket.game is not None
    match, bot = gated.match(table), 1
    gated.call(gated.bot_pool.shut)
    asked = gated.bot_pool.asked
    for i in range(len(socket.game["actions"])):
        socket.move(i)
        gated.rest()
        socket.do("undo")
    socket.move(0)
    legal_now = [match.spec.actions.to_text(action) for action in match.legal(bot)]
    gated.call(gated.bot_pool.open)
    socket.until(lambda s: s.game and s.game["actions"])
    assert match.spec.actions.to_text(match.moves[-1].action) in legal_now
    assert gated.bot_pool.asked >= asked + 2, "the bot was asked about another position"


def test_words_do_not_make_a_bot_think_from_the_start_when_time_is_up(gated: Server) -> None:
    mover, other = two_people(gated, "cubosaurs", clock={"kind": "move", "seconds": 100})
    live_table = gated.live_table(mover.table["id"])
    gated.call(gated.bot_pool.shut)

    async def hurry() -> None:
        live_table.state.clocks.left = [0.01, 0.01]
        live_table.driver.wake()

    gated.call(hurry)
    wait_until(lambda: gated.bot_pool.asked, "no bot moves for whom time is up")
    for i in range(5):
        other.do("say", text=f"hurry {i}")
        gated.rest()
    assert gated.bot_pool.asked == 1
    gated.call(gated.bot_pool.open)
    mover.until(lambda s: s.game and s.game["move"] == 1)


def test_many_who_join_and_leave_at_once_leave_nobody_behind(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("trex", ["me", "me"])
    sockets = [server.nobody().socket(table).__enter__() for _ in range(20)]
    assert len(server.live_table(table).readers) == 20
    for socket in sockets[::2]:
        socket.tear()
    for socket in sockets[1::2]:
        socket.close()
    wait_until(lambda: not server.live_table(table).readers, "somebody is left behind")


# --- readers who do not keep up ----------------------------------------------------------------------------


class SlowSocket:
    """A connection that takes nothing until it is asked to."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed: list[int] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed.append(code)


def test_a_reader_who_does_not_keep_up_is_let_go_and_may_resume() -> None:
    async def read() -> SlowSocket:
        socket = SlowSocket()
        connection = Connection(socket, None, "en", Turns())  # type: ignore[arg-type]
        for _ in range(MOST_WAITING + 1):
            connection.send(Written(Pong()))
        await asyncio.wait_for(connection.send_all(), 5)
        return socket

    socket = asyncio.run(read())
    assert socket.closed == [TRY_AGAIN]
    assert len(socket.sent) <= MOST_WAITING
