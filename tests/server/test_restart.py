"""A server that was stopped goes on as if it had not been."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from cubarium.server.storage.schema import game_table, heartbeat
from cubarium.server.storage.store import open_engine
from tests.patience import wait_until
from tests.server.bot_pools import QuickBotPool, StuckBotPool
from tests.server.server_table import (
    Frame,
    Guest,
    Server,
    timeless,
    two_people,
)
from tests.server.undo_answers import answer_undo

MINUTE = {"kind": "bank", "seconds": 60, "increment": 2}
ROUNDED = 0.1
"""What is told of a clock may be so much beside the truth."""


def rewrite(address: str, *statements: Any) -> None:
    """Change the file of a server that does not run."""
    engine = open_engine(address)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def set_times(address: str, table: str, moved: float, alive: float) -> None:
    """Say how long the server had run when the clocks were set, and when it was last alive."""
    change = update(game_table).where(game_table.c.id == table).values(clocks_at=moved)
    rewrite(address, change, update(heartbeat).values(ran=alive))


class Room:
    """Several tables in all kinds of states, and everybody who reads at them."""

    def __init__(self, server: Server) -> None:
        self.readers: list[Guest] = [server.guest("Zoé")]
        self.tables: list[str] = []
        mover, other = two_people(server, "cubano-course", clock=MINUTE)
        mover.move()
        mover.do("undo")
        other.do("say", text="moment, please")
        self.tables.append(mover.table["id"])
        mover, other = two_people(server, "cubosaurs", ["random"])
        for _ in range(4):
            asked = mover if mover.game and mover.game["actions"] else other
            if asked.game and asked.game["actions"]:
                asked.move()
            mover.catch_up()
            other.catch_up()
        other.do("leave")
        self.tables.append(mover.table["id"])
        mover, other = two_people(server, "trex", clock={"kind": "move", "seconds": 600})
        for _ in range(6):
            asked = mover if mover.game and mover.game["actions"] else other
            asked.move()
            mover.catch_up()
            other.catch_up()
        mover.do("say", text="away in a minute")
        self.tables.append(mover.table["id"])
        ada = server.guest("Ada")
        self.readers.append(ada)
        for seats in (["me", "open"], ["me", "me"]):
            self.tables.append(ada.set_table("trex", seats, is_private=True))

    def seen(self) -> list[Frame]:
        return [timeless(guest.look(table)) for guest in self.readers for table in self.tables]


@pytest.mark.on("sqlite", "postgresql")
def test_every_reader_finds_every_table_as_it_was(tmp_path: Path) -> None:
    with Server(tmp_path, StuckBotPool) as server:
        people: dict[str, Guest] = {}
        welcome = server.guest

        def remembered(name: str = "Ada", **settings: Any) -> Guest:
            guest = welcome(name, **settings)
            people[guest.id] = guest
            return guest

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(server, "guest", remembered)
            room = Room(server)
        room.readers = list(people.values())
        before = room.seen()
        whole = [server.everything(table)[:4] for table in room.tables]
    with Server(tmp_path, StuckBotPool) as server:
        room.readers = [server.welcome_back(guest) for guest in people.values()]
        assert room.seen() == before
        assert [server.everything(table)[:4] for table in room.tables] == whole


def test_bots_go_on_after_a_stop(tmp_path: Path) -> None:
    with Server(tmp_path, StuckBotPool) as server:
        ada = server.guest()
        tables = [ada.set_table("trex", ["greedy", "random"]) for _ in range(3)]
        mine = ada.set_table("trex", ["me", "random"])
        with ada.socket(mine) as socket:
            socket.do("leave")
        assert server.bot_pool.asked >= 3
        assert all(server.match(table).move_count == 0 for table in tables)
    with Server(tmp_path, QuickBotPool) as server:
        back = server.welcome_back(ada)
        for table in [*tables, mine]:
            back.join(table).until(lambda s: s.table["status"] == "over")


def test_an_undo_that_was_asked_for_can_be_granted_after_a_stop(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada, blaise = server.guest("Ada"), server.guest("Blaise")
        table = ada.set_table("cubano-course", ["me", "open"])
        first, second = ada.join(table), blaise.join(table)
        second.do("sit", seat=1)
        first.do("start")
        second.catch_up()
        asked, asker, other = (
            (first, ada, blaise) if first.game and first.game["actions"] else (second, blaise, ada)
        )
        asked.move()
        asked.do("undo")
        seat = asked.table["mine"][0]
    with Server(tmp_path) as server:
        socket = server.welcome_back(other).join(table)
        assert socket.table["undo"] == {
            "mine": "impossible",
            "turn_start": 1,
            "asked_by": seat,
            "event": socket.event,
            "answers": [],
            "waits_for": [1 - seat],
        }
        answer_undo(socket, True)
        assert server.match(table).move_count == 0
        assert server.welcome_back(asker).look(table)["game"]["actions"]


# --- clocks ------------------------------------------------------------------------------------------------


@pytest.fixture
def stopped(tmp_path: Path) -> tuple[Path, Guest, str]:
    """Return the file of a server that stopped in a game with clocks, after a move and a word."""
    with Server(tmp_path) as server:
        ada = server.guest()
        table = ada.set_table("cubosaurs", ["me", "me"], clock=MINUTE)
        with ada.socket(table) as socket:
            assert socket.move() == 4
            assert socket.do("say", text="thinking") == 5
    return tmp_path, ada, table


def remaining(server: Server, ada: Guest, table: str) -> tuple[float, float]:
    """Return what the seat whose clock runs has left, and what the other has."""
    seats = server.welcome_back(ada).look(table)["table"]["seats"]
    (running,) = [seat["remaining"] for seat in seats if seat["is_running"]]
    (standing,) = [seat["remaining"] for seat in seats if not seat["is_running"]]
    return running, standing


def runs_from(server: Server, running: float, left: float, began: float) -> bool:
    """Tell whether a clock has lost what the server ran since, however long that was, and nothing else."""
    ran = server.lobby.time.now() - began
    return left - ran - ROUNDED <= running <= left + ROUNDED


def test_a_clock_does_not_run_while_the_server_stands(stopped: tuple[Path, Guest, str]) -> None:
    folder, ada, table = stopped
    address = Server(folder).address
    set_times(address, table, moved=1000.0, alive=1020.0)
    with Server(folder) as server:
        running, standing = remaining(server, ada, table)
        assert runs_from(server, running, 40, 1020.0)
        (moved,) = [row["content"] for row in server.events(table) if row["kind"] == "moved"]
        assert standing == pytest.approx(moved["remaining"] + MINUTE["increment"], abs=ROUNDED)


def test_a_sign_of_life_older_than_the_last_move_takes_nothing(stopped: tuple[Path, Guest, str]) -> None:
    folder, ada, table = stopped
    set_times(Server(folder).address, table, moved=1000.0, alive=900.0)
    with Server(folder) as server:
        assert runs_from(server, remaining(server, ada, table)[0], 60, 1000.0)


def test_time_that_was_up_is_up_after_the_stop(stopped: tuple[Path, Guest, str]) -> None:
    folder, ada, table = stopped
    set_times(Server(folder).address, table, moved=1000.0, alive=9000.0)
    with Server(folder) as server:
        socket = server.welcome_back(ada).join(table)
        socket.until(lambda s: s.game and s.game["move"] > 1)
        by = [row["content"]["by"] for row in server.events(table) if row["kind"] == "moved"]
        assert by[:2] == ["person", "clock"]


@pytest.mark.on("sqlite", "postgresql")
def test_a_running_clock_leaves_signs_of_life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cubarium.server.tables.lobby.BEAT_SECONDS", 0.01)
    with Server(tmp_path) as server:
        with server.store.engine.begin() as connection:
            (begun,) = connection.execute(heartbeat.select()).all()
        server.guest().set_table("cubosaurs", ["me", "me"], clock=MINUTE)
        beats = [begun]

        def has_beaten() -> bool:
            with server.store.engine.begin() as connection:
                beats.extend(connection.execute(heartbeat.select()).all())
            return bool(beats[-1].at > begun.at)

        wait_until(has_beaten, "no sign of life")
        assert beats[-1].started_at == begun.started_at


# --- what cannot be read -----------------------------------------------------------------------------------


@pytest.mark.parametrize("status", ["playing", "open"])
def test_a_table_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path, status: str) -> None:
    with Server(tmp_path) as server:
        ada = server.guest()
        damaged = ada.set_table("trex", ["me", "me" if status == "playing" else "open"])
        fine = ada.set_table("trex", ["me", "me"])
        waiting = ada.set_table("trex", ["me", "open"])
    rewrite(
        Server(tmp_path).address,
        update(game_table).where(game_table.c.id == damaged).values(game="a-game-that-was-uninstalled"),
    )
    with Server(tmp_path) as server:
        back = server.welcome_back(ada)
        assert back.join(fine).move() > 0
        assert {row["id"] for row in back.get("/api/tables")["mine"]} >= {fine, waiting}
        answer = back.client.get(f"/api/tables/{damaged}")
        assert 400 <= answer.status_code < 500
