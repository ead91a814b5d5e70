"""A database of the first version of the wire: its games go on, and its logs are the same to the byte.

`wire_1.sql` was written by that version: a race of one person on two chairs in which a move was taken back,
a game that is over, whose log is `wire_1.log`, and a table that waits.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest
from sqlalchemy import select

from cubarium.engine.log import read_log, write_log
from cubarium.engine.registry import load_game
from cubarium.server.dependencies import COOKIE
from cubarium.server.people.sessions import SESSION_SECONDS, hashed
from cubarium.server.storage.migrate import migrate
from cubarium.server.storage.schema import result
from cubarium.server.storage.store import address_of, open_engine
from tests.server.server_table import Guest, Server

pytestmark = pytest.mark.on("sqlite")

HERE = Path(__file__).parent
OLD_LOG = (HERE / "wire_1.log").read_text("utf-8")
TOKEN = "sYHIqiohrkrE4sP7zwZpE1V-uqoMeBeqHTO1NltJbac"
PLAYING, OVER, WAITING = "R3Xl6JPephgV5yXy", "-xvR16GQ5jyPuwOw", "cISjO4i36_rMyLuo"


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Server]:
    database = sqlite3.connect(tmp_path / "cubarium.sqlite")
    database.executescript((HERE / "wire_1.sql").read_text("utf-8"))
    database.close()
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def ada(old: Server) -> Guest:
    back = old.nobody()
    back.client.cookies.set(COOKIE, TOKEN)
    return back


def test_events_say_move_from_now_on(old: Server) -> None:
    events = [row for table in (PLAYING, OVER) for row in old.events(table)]
    about_moves = [row["content"] for row in events if row["kind"] in {"moved", "undone"}]
    assert len(about_moves) == 8 + 36
    assert all("move" in content and "moment" not in content for content in about_moves)
    assert [row["content"]["move"] for row in events if row["kind"] == "undone"] == [5]


def test_a_game_goes_on_where_it_was(old: Server, ada: Guest) -> None:
    socket = ada.join(PLAYING)
    assert socket.game is not None
    assert (socket.event, socket.game["move"]) == (12, 6)
    assert [line["text"] for line in socket.chat] == ["Hello"]
    assert socket.do("act", "c1", **socket.choice()) < 12, "it was sent to the old server under this id"
    assert socket.do("act", "another", **socket.choice()) == 13
    assert (socket.event, socket.game["move"]) == (13, 7)
    assert ada.get(f"/api/tables/{PLAYING}/move/3")["move"] == 3


def test_a_finished_game_has_the_same_log(ada: Guest) -> None:
    assert ada.client.get(f"/api/tables/{OVER}/log").text == OLD_LOG
    assert ada.look(OVER)["table"]["status"] == "over"


def test_a_table_still_waits(ada: Guest) -> None:
    assert ada.look(WAITING)["table"]["status"] == "open"


def test_an_old_log_opens_unchanged() -> None:
    match = read_log(OLD_LOG, load_game)
    assert (match.move_count, match.is_over) == (36, True)
    assert write_log(match) == OLD_LOG


def test_results_of_before_are_told_which_bots_played(tmp_path: Path) -> None:
    engine = open_engine(address_of(tmp_path))
    migrate(engine, "0007")
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        for statement in (
            "INSERT INTO person VALUES ('ada', 'Ada', NULL, NULL, 1.0)",
            "INSERT INTO game_table VALUES ('t', 'trex', 'ada', '{}', 'over', 0, 1.0, 1.0)",
            "INSERT INTO event VALUES ('t', 1, 'bot-sat', '{\"seat\": 1, \"bot\": \"raptor\"}', NULL, 1.0)",
            "INSERT INTO event VALUES ('t', 2, 'bot-sat', '{\"seat\": 1, \"bot\": \"rex\"}', NULL, 1.0)",
            "INSERT INTO event VALUES ('t', 3, 'bot-sat', '{\"seat\": 0, \"bot\": \"rex\"}', NULL, 1.0)",
            "INSERT INTO result VALUES ('t', 0, 'ada', 'Ada', 'trex', NULL, 2, 1, 1.0, NULL, 1)",
            "INSERT INTO result VALUES ('t', 1, NULL, 'Nour', 'trex', NULL, 1, 2, 1.0, NULL, 1)",
        ):
            connection.exec_driver_sql(statement)
    migrate(engine)
    with engine.begin() as connection:
        rows = connection.execute(select(result.c.bot, result.c.feats).order_by(result.c.seat)).all()
    engine.dispose()
    assert [tuple(row) for row in rows] == [(None, None), ("rex", None)]


def test_sessions_of_before_stay_open_and_say_when_they_were_opened(tmp_path: Path) -> None:
    engine = open_engine(address_of(tmp_path))
    migrate(engine, "0009")
    until = time() + SESSION_SECONDS - 1000
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.exec_driver_sql("INSERT INTO person VALUES ('ada', 'Ada', NULL, NULL, 1.0)")
        connection.exec_driver_sql("INSERT INTO session VALUES (?, 'ada', ?)", (hashed("token"), until))
    engine.dispose()
    with Server(tmp_path) as server:
        asked = server.client().get("/api/sessions", headers={"cookie": "cubarium=token"})
        (kept,) = asked.json()
    assert (kept["browser"], kept["is_this"]) == ("", True)
    assert kept["opened_at"] == pytest.approx(until - SESSION_SECONDS, abs=1)
