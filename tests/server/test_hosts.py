"""Under which names a server answers, and that a browser that came by https stays there."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from cubarium.server.hosts import HostNames
from cubarium.server.middleware import HEADERS
from tests.server.server_table import Server

OWN = socket.gethostname().lower()


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that has a name."""
    names = HostNames(["play.example.org"], "127.0.0.1")
    with Server(tmp_path_factory.mktemp("server"), host_names=names) as running:
        yield running


@pytest.mark.parametrize(
    ("names", "bound", "host", "is_ours"),
    [
        ([], "127.0.0.1", "127.0.0.1:8000", True),
        ([], "127.0.0.1", "localhost:8000", True),
        ([], "127.0.0.1", "LOCALHOST.", True),
        ([], "127.0.0.1", "[::1]:8000", True),
        ([], "127.0.0.1", "192.0.2.1", False),
        ([], "127.0.0.1", "elsewhere.example", False),
        ([], "127.0.0.1", OWN, False),
        ([], "192.0.2.1", "192.0.2.1:8000", True),
        ([], "192.0.2.1", "192.0.2.2:8000", False),
        ([], "0.0.0.0", "192.0.2.1", True),
        ([], "0.0.0.0", "[2001:db8::1]:8000", True),
        ([], "::", OWN, True),
        ([], "0.0.0.0", f"{OWN.split('.')[0]}.local", True),
        ([], "0.0.0.0", "elsewhere.example", False),
        (["play.example.org"], "127.0.0.1", "Play.Example.org", True),
        (["play.example.org"], "127.0.0.1", "play.example.org:443", True),
        (["play.example.org"], "127.0.0.1", "localhost:8000", True),
        (["play.example.org"], "0.0.0.0", "192.0.2.1", False),
        (["play.example.org", "table.example"], "0.0.0.0", "table.example", True),
        (["play.example.org"], "127.0.0.1", "play.example.org.evil.example", False),
        (["play.example.org"], "127.0.0.1", "evil.example/play.example.org", False),
        (["play.example.org"], "127.0.0.1", "play.example.org@evil.example", False),
        (["play.example.org"], "127.0.0.1", "play.example.org:", False),
        ([], "0.0.0.0", "", False),
    ],
)
def test_a_server_answers_to_its_names(names: list[str], bound: str, host: str, is_ours: bool) -> None:
    assert HostNames(names, bound).allow(host) is is_ours


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/guest", "/assets/x.js", "/healthz"])
def test_under_another_name_there_is_nothing(named: Server, path: str) -> None:
    answer = named.client(base_url="http://evil.example").get(f"{path}?lang=fr")
    assert (answer.status_code, answer.json()["code"]) == (421, "other-host")
    assert "evil.example" in answer.json()["text"]
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert named.client(base_url="http://play.example.org").get("/api/me").status_code == 200


def test_nor_is_there_a_socket(named: Server) -> None:
    guest = named.guest(base_url="http://play.example.org")
    address = f"/api/tables/{guest.set_table()}/socket"
    session = guest.client.websocket_connect(address, headers={"host": "evil.example"})
    with pytest.raises(WebSocketDisconnect), session:
        pass
    with guest.client.websocket_connect(address, headers={"host": "play.example.org"}) as ours:
        assert ours.receive_json()["type"] == "welcome"


@pytest.mark.parametrize("path", ["/api/me", "/", "/api/nothing"])
def test_who_came_by_https_stays_there(server: Server, path: str) -> None:
    header = "strict-transport-security"
    assert server.client(base_url="https://testserver").get(path).headers[header] == "max-age=31536000"
    assert header not in server.client().get(path).headers


def test_a_name_that_was_named_is_all_there_is(tmp_path: Path) -> None:
    with Server(tmp_path, host_names=HostNames([], "127.0.0.1")) as running:
        assert running.client(base_url="http://127.0.0.1:8000").get("/api/me").status_code == 200
        assert running.client(base_url="http://testserver").get("/api/me").status_code == 421
