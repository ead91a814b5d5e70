"""Passwords that are tried: strangers are slowed down, owners are not, and nobody else waits."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cubarium.server.limits import Limit, Limiter, Limits
from cubarium.server.middleware import counted
from cubarium.server.people import passwords
from tests.patience import SILENCE, wait_until
from tests.server.server_table import Guest, Server

PASSWORD = "correct horse"
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, is_patient=False) as running:
        yield running


def try_password(guest: Guest, account: str, password: str = "a wrong one") -> int:
    wish = {"account": account, "password": password}
    return int(guest.client.post("/api/sign-in", json=wish).status_code)


def guess_from_everywhere(server: Server, account: str) -> None:
    """Try passwords until strangers may try no more."""
    for i in range(100):
        if try_password(server.nobody(client=(f"10.0.0.{i}", 5)), account) == 429:
            return
    raise AssertionError("anybody may guess for ever")


def test_who_guesses_does_not_lock_the_owner_out(strict: Server) -> None:
    owner = strict.guest(client=("10.1.1.1", 5))
    owner.post("/api/account", {"account": "owner", "password": PASSWORD})
    owner.post("/api/sign-out", None, 204)
    guess_from_everywhere(strict, "owner")
    assert try_password(strict.nobody(client=("10.2.2.2", 5)), "owner", PASSWORD) == 429
    assert try_password(owner, "owner", PASSWORD) == 200


def test_nor_does_a_neighbour_who_guesses_from_the_same_address(strict: Server) -> None:
    owner = strict.guest()
    owner.post("/api/account", {"account": "neighbour", "password": PASSWORD})
    while try_password(strict.nobody(), "whoever") != 429:
        pass
    strict.app.state.limits.sign_ins_of_address = Limiter(Limit(0, 0.1))
    assert try_password(strict.nobody(), "neighbour", PASSWORD) == 429
    assert try_password(owner, "neighbour", PASSWORD) == 200


def test_a_browser_that_is_known_may_not_guess_for_ever_and_not_at_other_accounts(strict: Server) -> None:
    owner = strict.guest(client=("10.1.1.1", 5))
    owner.post("/api/account", {"account": "mine", "password": PASSWORD})
    answers = [try_password(owner, "mine") for _ in range(11)]
    assert answers == [401] * 10 + [429]
    guess_from_everywhere(strict, "theirs")
    assert try_password(owner, "theirs") == 429


def test_only_wrong_passwords_count(strict: Server) -> None:
    owner = strict.guest()
    owner.post("/api/account", {"account": "often", "password": PASSWORD})
    strict.app.state.limits.sign_ins_of_address = Limiter(Limit(1000, 1))
    answers = {try_password(strict.nobody(), "often", PASSWORD) for _ in range(30)}
    assert answers == {200}


def test_a_stolen_cookie_does_not_find_the_password(strict: Server) -> None:
    thief = strict.guest()
    thief.post("/api/account", {"account": "stolen", "password": PASSWORD})
    wish = {"old": "a wrong one", "new": "another one"}
    answers = [thief.client.post("/api/password", json=wish).status_code for _ in range(11)]
    assert answers == [401] * 10 + [429]


def test_the_page_says_how_often_a_day_a_password_can_be_guessed() -> None:
    limit = Limits().guesses.limit
    a_day = limit.burst + limit.per_second * 60 * 60 * 24
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert f"at most {round(a_day)} wrong guesses a day" in " ".join(page.split())


# --- those who do not sign in ------------------------------------------------------------------------------


class Slow:
    """Hashes nothing before it may."""

    def __init__(self) -> None:
        self.may = threading.Event()
        self.working = 0

    def verify(self, hashed: str, password: str) -> bool:
        self.working += 1
        self.may.wait(SILENCE)
        return True


def test_while_passwords_are_worked_on_all_others_are_answered(
    fresh: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow()
    monkeypatch.setattr(fresh.app.state.people.passwords, "_hasher", slow)
    monkeypatch.setattr(passwords, "MOST_WAITING", 6)
    guest = fresh.guest()
    with ThreadPoolExecutor(6) as pool:
        waiting = [pool.submit(try_password, fresh.nobody(), "somebody") for _ in range(6)]
        wait_until(lambda: fresh.app.state.people.passwords._waiting == 6, "six who sign in")
        assert guest.get("/api/me")["name"] == "Ada"
        guest.set_table()
        refused = fresh.nobody().post("/api/sign-in", {"account": "seventh", "password": PASSWORD}, 503)
        assert refused["code"] == "too-many-sign-ins"
        assert slow.working == passwords.HASHERS
        slow.may.set()
        assert [one.result(SILENCE) for one in waiting] == [401] * 6
    assert try_password(fresh.nobody(), "seventh") == 401


# --- addresses ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "as_counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_half_an_address_of_ipv6_is_one_owner(host: str, as_counted: str) -> None:
    assert counted(host) == as_counted


def test_who_has_many_addresses_is_one(strict: Server) -> None:
    strict.app.state.limits.requests_of_address = Limiter(Limit(5, 0.001))
    answers = [strict.client(client=(f"2001:db8::{i:x}", 5)).get("/api/me").status_code for i in range(1, 11)]
    assert answers == [200] * 5 + [429] * 5
    assert strict.client(client=("2001:db8:0:1::1", 5)).get("/api/me").status_code == 200


def test_a_school_behind_one_address_is_many(strict: Server) -> None:
    pupils = [strict.guest(f"Pupil {i}") for i in range(8)]
    for pupil in pupils:
        pupil.get("/api/me")
    strict.app.state.limits.requests_of_address = Limiter(Limit(0, 0.001))
    assert strict.client().get("/api/me").status_code == 429
    for pupil in pupils * 4:
        pupil.get("/api/me")
    strict.app.state.limits.requests_of_crowd = Limiter(Limit(3, 0.001))
    assert [pupil.client.get("/api/me").status_code for pupil in pupils] == [200] * 3 + [429] * 5


def test_a_session_that_has_ended_is_nobody_of_a_crowd(strict: Server) -> None:
    guest = strict.guest()
    guest.get("/api/me")
    cookie = {"cookie": f"cubarium={guest.client.cookies['cubarium']}"}
    guest.post("/api/sign-out", None, 204)
    strict.client().get("/api/me", headers=cookie)
    strict.app.state.limits.requests_of_address = Limiter(Limit(0, 0.001))
    assert strict.client().get("/api/me", headers=cookie).status_code == 429
