"""Twelve people behind one address: a page that loads for one of them loads for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cubarium.server.dependencies import COOKIE
from cubarium.server.limits import Limit, Limiter
from tests.patience import SILENCE
from tests.server.server_table import Guest, Server

PEOPLE = 12
SECONDS_AT_A_PAGE = 2
"""Nobody loads a page again sooner: all twelve would have to press at the same moment, and again."""


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """Return a server that limits what people do, as it does for all the world."""
    with Server(tmp_path, is_patient=False) as running:
        yield running


def at_once(people: list[Guest], act: Callable[[Guest], object]) -> None:
    """Let everybody do the same at the same moment."""
    with ThreadPoolExecutor(len(people)) as pool:
        for done in [pool.submit(act, one) for one in people]:
            done.result(SILENCE)


def load_first_page(guest: Guest) -> None:
    """Ask for what the first page asks for, and for the lists once more."""
    for path in ("me", "games", "tables", "tables"):
        guest.get(f"/api/{path}")


def load_table(guest: Guest, table: str) -> None:
    """Ask for what the page of a table asks for, and open its socket."""
    for path in ("me", "tables", "games/trex/pieces"):
        guest.get(f"/api/{path}")
    assert guest.client.get(f"/api/tables/{table}/invitation.svg").status_code == 200
    with guest.socket(table) as socket:
        assert socket.frames[0]["type"] == "welcome"
        socket.catch_up()


def test_twelve_browsers_load_the_first_page_and_a_table_at_once(
    strict: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr("cubarium.server.limits.monotonic", lambda: now)
    table = strict.guest("Host").set_table("trex", ["me", "open"])
    people = [strict.nobody() for _ in range(PEOPLE)]
    for _ in range(3):
        now += SECONDS_AT_A_PAGE
        at_once(people, load_first_page)
        at_once(people, lambda guest: load_table(guest, table))
    at_once(people, lambda guest: guest.come_in("Ada"))
    for _ in range(3):  # and whoever reloads is somebody by then
        now += SECONDS_AT_A_PAGE
        at_once(people, load_first_page)
        at_once(people, lambda guest: load_table(guest, table))


def test_twelve_accounts_are_made_and_signed_in_to_at_once(strict: Server) -> None:
    people = [strict.nobody() for _ in range(PEOPLE)]
    at_once(people, lambda guest: guest.come_in("Ada"))
    names = {guest.id: {"account": f"ada-{i}", "password": "a password"} for i, guest in enumerate(people)}
    at_once(people, lambda guest: guest.post("/api/account", names[guest.id]))
    at_once(people, lambda guest: guest.post("/api/sign-out", None, 204))
    at_once(people, lambda guest: guest.post("/api/sign-in", names[guest.id]))


def test_somebody_in_haste_is_refused_and_the_others_behind_the_address_are_not(strict: Server) -> None:
    strict.app.state.limits.requests = Limiter(Limit(5, 0.001))
    strict.app.state.limits.requests_of_address = Limiter(Limit(40, 0.001))
    hasty, calm = strict.guest("Eve"), strict.guest("Ada")
    answers = [hasty.client.get("/api/me").status_code for _ in range(100)]
    assert answers == [200] * 5 + [429] * 95
    assert calm.get("/api/me")["name"] == "Ada"


def test_who_makes_up_sessions_has_one_address(strict: Server) -> None:
    strict.app.state.limits.requests_of_address = Limiter(Limit(5, 0.001))
    client = strict.client()
    answers = [
        client.get("/api/me", headers={"cookie": f"{COOKIE}=made-up-{i}"}).status_code for i in range(10)
    ]
    assert answers == [200] * 5 + [429] * 5
    assert strict.client(client=("10.0.0.9", 5)).get("/api/me").status_code == 200


def test_a_session_that_is_long_is_remembered_shortly(strict: Server) -> None:
    limits = strict.app.state.limits
    strict.client().get("/api/me", headers={"cookie": f"{COOKIE}={'x' * 4000}"})
    assert max(map(len, limits.requests._levels)) == 64
