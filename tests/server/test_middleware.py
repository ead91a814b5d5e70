"""What every request passes: not from another site, not too large, not too often, and answered safely."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from cubarium.server.errors import TooMany
from cubarium.server.limits import Limit, Limiter
from cubarium.server.middleware import HEADERS, LARGEST_BODY
from tests.server.server_table import Server

HERE = "http://testserver"
ELSEWHERE = [
    "http://elsewhere.example",
    "https://testserver.example",
    "http://testserver:81",
    "null",
    "",
    "file://",
    "http://testserver@elsewhere.example",
    "http://elsewhere.example/testserver",
]
NO_ADDRESS = ["http://[", "http://[::1", "//[x]"]


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, is_patient=False) as running:
        yield running


# --- other sites -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ELSEWHERE)
@pytest.mark.parametrize(
    "path", ["guest", "account", "sign-in", "sign-out", "tables", "tables/x/rematch", "nothing"]
)
def test_a_request_of_another_site_changes_nothing(server: Server, path: str, origin: str) -> None:
    answer = server.client().post(f"/api/{path}", json={"name": "Ada"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "other-site")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("origin", NO_ADDRESS)
def test_an_origin_that_is_no_address_is_another_site(server: Server, origin: str) -> None:
    client = server.client(raise_server_exceptions=False)
    answer = client.post("/api/guest", json={"name": "Ada"}, headers={"origin": origin})
    assert answer.status_code == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site", "anything"])
def test_a_browser_that_says_it_comes_from_another_site_is_believed(server: Server, site: str) -> None:
    answer = server.client().post("/api/guest", json={"name": "Ada"}, headers={"sec-fetch-site": site})
    assert (answer.status_code, answer.json()["code"]) == (403, "other-site")


@pytest.mark.parametrize(
    "headers",
    [{}, {"origin": HERE}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}],
)
def test_our_own_pages_and_programs_are_welcome(server: Server, headers: dict[str, str]) -> None:
    assert server.client().post("/api/guest", json={"name": "Ada"}, headers=headers).status_code == 200


@pytest.mark.parametrize("origin", [*ELSEWHERE, *NO_ADDRESS])
def test_a_socket_of_another_site_is_refused(server: Server, origin: str) -> None:
    guest = server.guest()
    table = guest.set_table()
    session = guest.client.websocket_connect(f"/api/tables/{table}/socket", headers={"origin": origin})
    with pytest.raises(WebSocketDisconnect), session:
        pass
    assert not server.live_table(table).readers


def test_a_socket_of_our_own_page_opens(server: Server) -> None:
    guest = server.guest()
    address = f"/api/tables/{guest.set_table()}/socket"
    with guest.client.websocket_connect(address, headers={"origin": HERE}) as session:
        assert session.receive_json()["type"] == "welcome"


# --- bodies ------------------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused_as_such(server: Server) -> None:
    client = server.client(raise_server_exceptions=False)
    body = b'{"name": "' + b"x" * LARGEST_BODY + b'"}'
    answer = client.post("/api/guest?lang=fr", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert answer.json()["text"] == "C\N{RIGHT SINGLE QUOTATION MARK}est trop long."


def test_a_body_of_the_largest_size_is_read(server: Server) -> None:
    body = b'{"name": "Ada"' + b" " * (LARGEST_BODY - 15) + b"}"
    assert len(body) == LARGEST_BODY
    answer = server.client().post("/api/guest", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"x"',
        b"\xff\xfe",
        b'{"name": "\\ud800"}',
        b'{"name": "Ada", "\\ud800": 1}',
        b'{"name": "Ada", "more": 1}',
        b'{"name": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
        b'{"name": ' + b"9" * 5_000 + b"}",
        b'{"name": NaN}',
    ],
)
@pytest.mark.parametrize("path", ["guest", "account", "sign-in", "tables"])
def test_a_body_that_is_no_request_is_refused(server: Server, path: str, body: bytes) -> None:
    client = server.guest(raise_server_exceptions=False).client
    answer = client.post(f"/api/{path}", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


# --- answers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/me", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/tables/none", 404),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/me", 405),
        ("POST", "/api/guest", 400),
        ("POST", "/api/account", 401),
        ("POST", "/api/sign-out", 204),
    ],
)
def test_every_answer_is_marked_safe(server: Server, method: str, path: str, status: int) -> None:
    answer = server.client().request(method, path)
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    is_same_for_all = path in {"/api/games", "/api/openapi.json"}  # it may be kept, and is asked after
    kept = "no-cache" if is_same_for_all else "no-store"
    assert (answer.headers.get("cache-control") == kept) is path.startswith("/api/")


def test_refusals_of_the_guard_are_marked_safe_too(strict: Server) -> None:
    client = strict.client()
    strict.app.state.limits.requests_of_address = Limiter(Limit(1, 0.001))
    answers = [client.get("/api/me"), client.get("/api/me")]
    answers.append(client.post("/api/guest", json={}, headers={"origin": "http://elsewhere.example"}))
    assert [answer.status_code for answer in answers] == [200, 429, 403]
    for answer in answers:
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_nothing_is_loaded_from_elsewhere_and_no_page_frames_ours() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["object-src"] == "'none'"
    assert "unsafe-inline" not in policy["default-src"] + policy.get("script-src", "")


@pytest.mark.parametrize(("base", "is_secure"), [("http://testserver", False), ("https://testserver", True)])
def test_the_cookie_is_for_this_server_alone(server: Server, base: str, is_secure: bool) -> None:
    answer = server.client(base_url=base).post("/api/guest", json={"name": "Ada"})
    flags = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
    assert "httponly" in flags
    assert "samesite=lax" in flags
    assert "path=/" in flags
    assert ("secure" in flags) is is_secure
    assert not any(flag.startswith("domain") for flag in flags)
    assert len(flags[0].removeprefix("cubarium=")) >= 43


# --- how often ---------------------------------------------------------------------------------------------


def spent(ask: Any, most: int) -> Any:
    for _ in range(most):
        answer = ask()
        if answer.status_code == 429:
            return answer
    raise AssertionError(f"{most} times in a row, and nobody minds")


def test_files_of_the_page_do_not_count(strict: Server) -> None:
    strict.app.state.limits.requests_of_address = Limiter(Limit(1, 0.001))
    client = strict.client()
    files = [client.get(path).status_code for path in ("/favicon.svg", "/", "/rules/trex") * 5]
    assert set(files) == {200}
    assert [client.get("/api/me").status_code for _ in range(2)] == [200, 429]


def check_too_many(answer: Any) -> None:
    assert answer.json()["code"] == "too-many"
    seconds = int(answer.headers["retry-after"])
    assert seconds >= 1
    assert str(seconds) in answer.json()["text"] or seconds == 1


def test_requests_that_come_too_fast_are_told_when_to_come_again(strict: Server) -> None:
    client = strict.guest().client
    check_too_many(spent(lambda: client.get("/api/me"), 400))
    strict.app.state.limits.requests_of_address = Limiter(Limit(20, 1))
    check_too_many(spent(lambda: strict.client().get("/api/me"), 60))


def test_people_who_are_made_too_fast_are_refused(strict: Server) -> None:
    check_too_many(spent(lambda: strict.client().post("/api/guest", json={"name": "Ada"}), 80))


def test_tables_that_are_set_too_fast_are_refused(strict: Server) -> None:
    client = strict.guest().client
    wish = {"game": "cubosaurs", "seats": ["me", "open"]}
    check_too_many(spent(lambda: client.post("/api/tables", json=wish), 40))


def test_passwords_that_are_tried_too_fast_are_refused_whether_the_account_exists_or_not(
    strict: Server,
) -> None:
    strict.guest().post("/api/account", {"account": "exists", "password": "a password"})
    counts = []
    for account in ("exists", "exists-not"):
        strict.app.state.limits.guesses_of_address = Limiter(Limit(4, 0.1))
        wish = {"account": account, "password": "a wrong one"}
        answers = [strict.client().post("/api/sign-in", json=wish) for _ in range(6)]
        check_too_many(answers[-1])
        counts.append([answer.status_code for answer in answers])
    assert counts[0] == counts[1]


def test_trying_passwords_of_one_account_from_everywhere_is_slowed_down(strict: Server) -> None:
    wish = {"account": "exists", "password": "a wrong one"}
    asked = [
        strict.client(client=(f"10.0.0.{i}", 5)).post("/api/sign-in", json=wish).status_code
        for i in range(24)
    ]
    assert asked[0] == 401
    assert asked[-1] == 429


def test_an_account_named_like_an_address_does_not_spend_what_the_address_has(strict: Server) -> None:
    for i in range(12):
        wish = {"account": "10.9.9.9", "password": "a wrong one"}
        strict.client(client=(f"10.0.0.{i}", 5)).post("/api/sign-in", json=wish)
    victim = strict.client(client=("10.9.9.9", 5))
    answer = victim.post("/api/sign-in", json={"account": "someone", "password": "a password"})
    assert answer.status_code == 401


def test_limits_of_one_address_are_not_those_of_another(strict: Server) -> None:
    strict.app.state.limits.requests_of_address = Limiter(Limit(20, 1))
    spent(lambda: strict.client(client=("10.0.0.1", 5)).get("/api/me"), 60)
    assert strict.client(client=("10.0.0.2", 5)).get("/api/me").status_code == 200


def test_a_bucket_fills_again_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("cubarium.server.limits.monotonic", lambda: now)
    limiter = Limiter(Limit(2, 0.5))
    limiter.spend("a")
    limiter.spend("a")
    with pytest.raises(TooMany) as caught:
        limiter.spend("a")
    assert caught.value.seconds == 2
    now += 2
    limiter.spend("a")
    with pytest.raises(TooMany):
        limiter.spend("a")
    now += 1000
    limiter.spend("a")
    limiter.spend("a")
    with pytest.raises(TooMany):
        limiter.spend("a")


def test_a_bucket_forgets_who_was_quiet_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cubarium.server.limits.MOST_KEYS", 2)
    limiter = Limiter(Limit(1, 0.001))
    for key in ("a", "b", "c"):
        limiter.spend(key)
    assert list(limiter._levels) == ["b", "c"]
