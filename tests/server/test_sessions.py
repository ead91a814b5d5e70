"""Sessions: another one with an account, listed, ended, and noticed wherever they were ended."""

from __future__ import annotations

from time import time
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.exc import OperationalError

from cubarium.server import watch
from cubarium.server.people import sessions as module
from cubarium.server.people.browsers import MOST_ACCOUNTS, browser_of
from cubarium.server.storage.schema import session
from tests.patience import wait_until
from tests.server.server_table import Guest, Server, Socket

PASSWORD = "correct horse"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def account(server: Server, name: str) -> Guest:
    guest = server.guest("Ada")
    guest.post("/api/account", {"account": name, "password": PASSWORD})
    return guest


def sign_in(server: Server, name: str, password: str = PASSWORD, status: int = 200) -> Guest:
    guest = server.nobody()
    guest.post("/api/sign-in", {"account": name, "password": password}, status)
    return guest


def is_dismissed(server: Server, guest: Guest) -> bool:
    """Tell whether no connection of somebody is left."""
    return all(one.person is None or one.person.id != guest.id for one in server.app.state.connections)


def seen(socket: Socket) -> Any:
    """Return the code with which a socket was closed."""
    while True:
        message = socket._session.receive()
        if message["type"] == "websocket.close":
            return message["code"]


def test_with_an_account_the_old_cookie_opens_nothing(server: Server) -> None:
    guest = server.guest("Ada")
    old = guest.client.cookies["cubarium"]
    with guest.socket(guest.set_table()) as socket:
        guest.post("/api/account", {"account": "renewed", "password": PASSWORD})
        assert seen(socket) == 1013  # the page comes back by itself, with its new cookie
    assert guest.client.cookies["cubarium"] != old
    assert guest.get("/api/me")["account"] == "renewed"
    thief = server.client()
    assert thief.get("/api/me", headers={"cookie": f"cubarium={old}"}).json() is None


def test_an_account_that_is_refused_leaves_the_session(server: Server) -> None:
    account(server, "first-come")
    guest = server.guest("Eve")
    guest.post("/api/account", {"account": "first-come", "password": PASSWORD}, 409)
    assert guest.get("/api/me")["name"] == "Eve"


def test_sessions_are_listed_to_their_person_alone(server: Server) -> None:
    before = time()
    guest = account(server, "listed")
    elsewhere = server.client(headers={"user-agent": FIREFOX})
    elsewhere.post("/api/sign-in", json={"account": "listed", "password": PASSWORD})
    this, other = guest.get("/api/sessions")
    assert (this["is_this"], other["is_this"]) == (True, False)
    assert (this["browser"], other["browser"]) == ("", "Firefox, Linux")
    assert before <= this["opened_at"] <= other["opened_at"] <= time()
    assert [one["is_this"] for one in elsewhere.get("/api/sessions").json()] == [True, False]
    assert guest.client.cookies["cubarium"] not in str([this, other])
    server.nobody().get("/api/sessions", 401)


def test_one_session_is_ended_and_its_sockets_with_it(server: Server) -> None:
    guest, other, third = account(server, "one-by-one"), *(sign_in(server, "one-by-one") for _ in range(2))
    table = guest.set_table()
    (ended,) = [one for one in other.get("/api/sessions") if one["is_this"]]
    with other.socket(table) as socket:
        guest.post(f"/api/sessions/{ended['id']}/end", None, 204)
        assert seen(socket) == 1013
    assert other.get("/api/me") is None
    assert guest.get("/api/me") == third.get("/api/me") != None  # noqa: E711 - somebody, and the same one
    guest.post(f"/api/sessions/{ended['id']}/end", None, 404)


def test_all_other_sessions_are_ended(server: Server) -> None:
    guest, *others = account(server, "leave-me"), *(sign_in(server, "leave-me") for _ in range(3))
    stranger = server.guest()
    guest.post("/api/sessions/end-others", None, 204)
    assert [other.get("/api/me") for other in others] == [None] * 3
    assert len(guest.get("/api/sessions")) == 1
    assert stranger.get("/api/me")


def test_another_password_ends_the_other_sessions(server: Server) -> None:
    guest, other = account(server, "changes"), sign_in(server, "changes")
    guest.post("/api/password", {"old": "wrong horse", "new": "battery staple"}, 401)
    assert other.get("/api/me")
    guest.post("/api/password", {"old": PASSWORD, "new": "battery staple"}, 204)
    assert (guest.get("/api/me")["account"], other.get("/api/me")) == ("changes", None)
    sign_in(server, "changes", status=401)
    sign_in(server, "changes", "battery staple")
    guest.post("/api/password", {"old": "battery staple", "new": "short"}, 400)


def test_what_another_process_ends_is_noticed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, calm = account(server, "banished"), server.guest()
    table = guest.set_table()
    with guest.socket(table), calm.socket(table) as of_another, server.nobody().socket(table) as of_nobody:
        ended = delete(session).where(session.c.person_id == guest.id)
        server.call(server.store.write, lambda c: c.execute(ended))
        monkeypatch.setattr(watch, "WATCH_SECONDS", 0.01)
        wait_until(lambda: is_dismissed(server, guest), "the watch")
        of_another.catch_up()
        of_nobody.catch_up()


def test_a_session_is_seen_once_an_hour(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(job: Any) -> None:
        raise OperationalError("update", {}, Exception("disk full"))

    guest = server.guest()
    mine = session.c.person_id == guest.id

    def kept() -> float:
        return float(
            server.call(
                server.store.read, lambda c: c.execute(select(session.c.seen_at).where(mine)).scalar_one()
            )
        )

    just_now = kept()
    guest.get("/api/me")
    assert kept() == just_now
    long_ago = just_now - module.SEEN_SECONDS - 1
    server.call(server.store.write, lambda c: c.execute(update(session).where(mine).values(seen_at=long_ago)))
    with monkeypatch.context() as patch:
        patch.setattr(server.store, "write", fail)
        assert guest.get("/api/me")["id"] == guest.id
    assert kept() == long_ago
    guest.get("/api/me")
    assert kept() >= just_now


@pytest.mark.parametrize(
    ("user_agent", "browser"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36 Edg/142.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36", "Chrome, Android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1",
            "Safari, iPhone",
        ),
        ("python-httpx/0.28", ""),
        ("<script>alert(1)</script>", ""),
    ],
)
def test_browsers_are_called_roughly(user_agent: str, browser: str) -> None:
    assert browser_of(user_agent) == browser


def test_a_browser_is_marked_for_every_account_it_was_signed_in_to(server: Server) -> None:
    known = server.app.state.known_browsers
    mark: str | None = None
    names = [f"family-{number}" for number in range(MOST_ACCOUNTS + 1)]
    for name in names:
        mark = server.call(known.marked, mark, name)
    assert mark is not None
    assert [bool(server.call(known.knows, mark, name)) for name in names] == [False] + [True] * MOST_ACCOUNTS
    assert server.call(known.knows, mark, "stranger") is None
    assert server.call(known.knows, mark.replace(".", "x."), names[-1]) is None
    assert server.call(known.marked, mark, names[-1]) == mark
