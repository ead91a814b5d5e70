"""What those who run a server do with people, beside a server that runs."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cubarium.cli.main import app
from cubarium.server import watch
from cubarium.server.people.people import new_id
from tests.patience import wait_until
from tests.server.server_table import Guest, Server

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that looks around often."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(watch, "WATCH_SECONDS", 0.01)
        with Server(tmp_path_factory.mktemp("server")) as running:
            yield running


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """Return a server that looks around only when it is told to."""
    monkeypatch.setattr(watch, "WATCH_SECONDS", 1000.0)
    with Server(tmp_path) as running:
        yield running


def admin(server: Server, *words: str, code: int = 0, answer: str = "", language: str = "en") -> str:
    """Run a command in the folder of a server and return what it says."""
    folder = server.address.removeprefix("sqlite:///").removesuffix("/cubarium.sqlite")
    given = ["admin", *words, "--data", folder, "--lang", language]
    done = CliRunner().invoke(app, given, input=answer)
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.output


def account(server: Server, name: str) -> Guest:
    guest = server.guest("Ada")
    guest.post("/api/account", {"account": name, "password": PASSWORD})
    return guest


def sign_in(server: Server, name: str, status: int) -> Any:
    return server.nobody().post("/api/sign-in", {"account": name, "password": PASSWORD}, status)


def is_gone(server: Server, guest: Guest) -> bool:
    return all(one.person is None or one.person.id != guest.id for one in server.app.state.connections)


def test_people_are_found_by_name_account_and_id(server: Server) -> None:
    guest, other = account(server, "findable"), server.guest("Somebody Else")
    for text in ("FINDABLE", "indab", guest.id):
        line = admin(server, "people", text)
        assert line.count("\n") == 1
        assert guest.id in line and "account findable" in line and "Ada" in line
    assert other.id in admin(server, "people")
    assert "Nobody was found." in admin(server, "people", "100%_")
    assert "sans compte" in admin(server, "people", other.id, language="fr")


def test_who_is_banned_is_let_go_and_does_not_come_back(server: Server) -> None:
    guest = account(server, "rude")
    guest.join(guest.set_table())
    admin(server, "ban", "rude", "spam in the chat")
    wait_until(lambda: is_gone(server, guest), "the server to notice")
    assert guest.get("/api/me") is None
    refused = sign_in(server, "rude", 403)
    assert (refused["code"], "spam in the chat" in refused["text"]) == ("banned", True)
    assert "BANNED: spam in the chat" in admin(server, "people", "rude")
    admin(server, "unban", guest.id)
    sign_in(server, "rude", 200)
    assert "BANNED" not in admin(server, "people", "rude")


def test_a_ban_has_a_reason(server: Server) -> None:
    account(server, "reasonable")
    for reason in (" ", "x" * 201):
        assert "1 to 200" in admin(server, "ban", "reasonable", reason, code=2)
    sign_in(server, "reasonable", 200)


def test_sessions_are_listed(server: Server) -> None:
    guest = account(server, "signed-in")
    sign_in(server, "signed-in", 200)
    assert admin(server, "sessions", "signed-in").count("last seen") == 2
    guest.post("/api/sessions/end-others", None, 204)
    guest.post("/api/sign-out", None, 204)
    assert admin(server, "sessions", "signed-in") == "No session is open.\n"


def test_everything_kept_of_somebody_is_in_one_file(server: Server, tmp_path: Path) -> None:
    guest = account(server, "curious")
    other = server.guest("Eve")
    socket = guest.join(guest.set_table("trex", ["me", "open"]))
    with other.socket(socket.table["id"]) as theirs:
        theirs.do("sit", seat=1)
        theirs.do("say", text="words of Eve")
    socket.do("say", text="my own words")
    socket.do("start")
    wish = {"person": other.id, "event": None, "reason": "never moves"}
    guest.post(f"/api/tables/{socket.table['id']}/report", wish, 204)
    file = tmp_path / "kept.json"
    admin(server, "export", "curious", str(file))
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert (kept["format"], kept["person"]["account"]) == ("cubarium-person", "curious")
    assert [row["browser"] for row in kept["sessions"]] == [""]
    assert kept["tables_sat_at"] == [socket.table["id"]]
    assert [row["kind"] for row in kept["events"]] == ["sat", "said", "began"]
    assert [row["reason"] for row in kept["reports"]] == ["never moves"]
    text = file.read_text(encoding="utf-8")
    assert "my own words" in text
    luck = server.live_table(socket.table["id"]).state.secret
    assert luck
    for secret in ("words of Eve", "argon2", guest.client.cookies["cubarium"], "secret", luck, other.id):
        assert secret not in text
    assert oct(file.stat().st_mode & 0o777) == "0o600"
    assert "exists" in admin(server, "export", "curious", str(file), code=2)
    assert file.read_text(encoding="utf-8") == text


def test_who_is_erased_is_somebody_and_their_games_stay(server: Server) -> None:
    guest, other = account(server, "forget-me"), server.guest("Eve")
    table = guest.set_table("trex", ["me", "open"])
    mine = guest.join(table)
    theirs, watching = other.join(table), server.nobody().join(table)
    theirs.do("sit", seat=1)
    mine.do("say", text="my secret life")
    theirs.do("say", text="I remain")
    mine.do("start")
    theirs.catch_up()
    wish = {"person": guest.id, "event": theirs.chat[0]["event"], "reason": "tells too much"}
    other.post(f"/api/tables/{table}/report", wish, 204)
    assert "Erase forget-me for good?" in admin(server, "erase", "forget-me", answer="n\n", code=1)
    assert guest.get("/api/me")["account"] == "forget-me"
    admin(server, "erase", "forget-me", "--yes")
    wait_until(lambda: is_gone(server, guest), "the server to notice")
    for reader in (theirs, watching):
        reader.until(lambda s: s.table["seats"][0]["name"] == "somebody" and s.chat[0]["text"] == "")
        assert [said["text"] for said in reader.chat] == ["", "I remain"]
        assert "Ada" not in json.dumps([reader.log, reader.game])
    sign_in(server, "forget-me", 401)
    account(server, "forget-me")  # the name is free
    folder = Path(server.address.removeprefix("sqlite:///")).parent
    with closing(sqlite3.connect(folder / "cubarium.sqlite")) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        stored = str(database.execute("SELECT content FROM event WHERE table_id = ?", (table,)).fetchall())
        beside = str(database.execute("SELECT chairs FROM game_table WHERE id = ?", (table,)).fetchall())
        reported = str(database.execute("SELECT lines FROM report WHERE table_id = ?", (table,)).fetchall())
        (row,) = database.execute("SELECT * FROM person WHERE id = ?", (guest.id,)).fetchall()
    assert "Ada" not in beside + reported
    assert "my secret life" not in reported
    assert "my secret life" not in stored and "Ada" not in stored and "I remain" in stored
    assert row[1:4] == ("somebody", None, None)


def test_what_a_table_keeps_of_somebody_after_they_were_erased_is_forgotten_too(fresh: Server) -> None:
    ada, eve = fresh.guest("Ada"), fresh.guest("Eve")
    table = ada.set_table("trex", ["me", "open"])
    speaking, reading = ada.join(table), eve.join(table)
    admin(fresh, "erase", ada.id, "--yes")
    speaking.do("say", text="not gone yet")
    with fresh.store.engine.begin() as connection:
        rows = connection.exec_driver_sql("SELECT chairs FROM game_table WHERE id = ?", (table,)).all()
    assert "Ada" in str(rows)
    fresh.call(watch.look, fresh.app.state)
    reading.until(lambda s: s.chat and s.chat[0]["text"] == "")
    with fresh.store.engine.begin() as connection:
        rows = connection.exec_driver_sql("SELECT chairs FROM game_table WHERE id = ?", (table,)).all()
    assert "Ada" not in str([rows, fresh.events(table)])
    assert "not gone yet" not in str(fresh.events(table))


def test_erased_people_stay_erased_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as running:
        ada, eve = running.guest("Ada"), running.guest("Eve")
        table = ada.set_table("trex", ["me", "raptor"])
        with eve.socket(table) as socket:
            socket.do("say", text="I only watch")
        with ada.socket(table) as socket:
            socket.do("leave")
            socket.until(lambda s: s.table["status"] == "over")
        for guest in (ada, eve):
            admin(running, "erase", guest.id, "--yes", language="fr")
    with Server(tmp_path) as running:
        seen = running.nobody().look(table)
        assert seen["table"]["seats"][0]["name"].startswith("quelqu")
        assert [said["text"] for said in seen["chat"]] == [""]
        with running.store.engine.begin() as connection:
            names = connection.exec_driver_sql("SELECT name FROM result WHERE person_id = ?", (ada.id,))
            assert [name.startswith("quelqu") for (name,) in names] == [True]


@pytest.mark.parametrize(
    "command", ["ban", "unban", "sessions", "erase", "table", "end-table", "close-report"]
)
def test_an_id_that_begins_with_a_dash_is_no_option(server: Server, command: str) -> None:
    more = {"ban": ["x"], "erase": ["--yes"]}.get(command, [])
    assert "-dashed" in admin(server, command, "-dashed", *more, code=2)


def test_no_new_id_begins_with_a_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-a", "--", "_b"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
    assert new_id() == "_b"


def test_somebody_who_is_not_there_is_told_in_one_line(server: Server, tmp_path: Path) -> None:
    for command, *more in (["ban", "x"], ["unban"], ["sessions"], ["erase", "--yes"]):
        told = admin(server, command, "nobody", *more, code=2)
        assert told.startswith("cubarium: There is nobody with the id or the account nobody.")
        assert len(told.splitlines()) == 1


def test_a_folder_without_a_database_gets_none(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["admin", "people", "--data", str(tmp_path), "--lang", "en"])
    assert (done.exit_code, "There is no database" in done.stderr) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    with Server(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "cubarium.sqlite")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    done = CliRunner().invoke(app, ["admin", "people", "--data", str(tmp_path), "--lang", "en"])
    assert (done.exit_code, "another version" in done.stderr) == (2, True)
