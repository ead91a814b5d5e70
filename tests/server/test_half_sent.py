"""Requests that are sent by halves do not hold a connection; those that are slow and whole are answered."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cubarium.server import half_sent
from tests.patience import SILENCE, wait_until

WHOLE = b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 4\r\n\r\nbody"
UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answer a request with its body, and a socket with what it sends."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": "heard"})
        return
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        body, more = body + message["body"], message["more_body"]
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Watched(half_sent.PromptProtocol):
    """A connection that can be looked at."""

    all: ClassVar[list[Watched]] = []

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.all.append(self)


@pytest.fixture
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server wait for a moment only."""
    monkeypatch.setattr(half_sent, "REQUEST_SECONDS", 0.1)


@pytest.fixture(scope="module")
def address() -> Iterator[tuple[str, int]]:
    """Return where a server listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        config = uvicorn.Config(
            echo,
            http=Watched,
            ws=WebSocketsSansIOProtocol,
            lifespan="off",
            log_config=None,
            timeout_keep_alive=int(SILENCE),  # so that nothing else ends a connection
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        wait_until(lambda: server.started, "the server")
        yield listener.getsockname()
        server.should_exit = server.force_exit = True
        thread.join(SILENCE)


def said(address: tuple[str, int], *parts: bytes) -> bytes:
    """Send parts of a request and return all that comes until the server hangs up."""
    with socket.create_connection(address, timeout=SILENCE) as connection:
        for part in parts:
            connection.sendall(part)
        answer = b""
        while more := connection.recv(4096):
            answer += more
        return answer


@pytest.mark.parametrize("size", [0, 1, 20, len(WHOLE) - 4, len(WHOLE) - 1])
def test_half_a_request_ends(in_haste: None, address: tuple[str, int], size: int) -> None:
    assert said(address, WHOLE[:size]) == b""


def test_half_a_second_request_ends_too(in_haste: None, address: tuple[str, int]) -> None:
    assert said(address, WHOLE, WHOLE[:-1]).count(b"200 OK") == 1


def test_who_sends_a_byte_now_and_then_gains_no_time(in_haste: None, address: tuple[str, int]) -> None:
    with socket.create_connection(address, timeout=SILENCE) as connection:
        sent = 0

        def is_over() -> bool:
            nonlocal sent
            sent += 1
            try:
                connection.sendall(b"G")
            except OSError:
                return True
            return False

        wait_until(is_over, "the end of a request that never ends", pause=0.02)
        assert sent > 2


def test_what_is_whole_is_awaited_no_more(address: tuple[str, int]) -> None:
    with socket.create_connection(address, timeout=SILENCE) as connection:
        for _ in range(3):
            connection.sendall(WHOLE[:30])
            wait_until(lambda: Watched.all[-1]._end is not None, "half a request")
            connection.sendall(WHOLE[30:])
            answer = b""
            while not answer.endswith(b"body"):
                answer += connection.recv(4096)
            assert b"200 OK" in answer
            assert Watched.all[-1]._end is None


def test_a_socket_stays_open(address: tuple[str, int]) -> None:
    with socket.create_connection(address, timeout=SILENCE) as connection:
        connection.sendall(UPGRADE)
        assert b"101 Switching" in connection.recv(4096)
        assert Watched.all[-1]._end is None
        connection.sendall(b"\x81\x82\x00\x00\x00\x00hi")
        assert b"heard" in connection.recv(4096)
