"""Sockets that share what they compress, read by clients as others have written them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from cubarium.server.sharing import LEAST_TO_SHRINK, SharedDeflateFactory, SharingProtocol, compressed
from tests.patience import SILENCE

TEXTS = ['{"text":"' + "le dé vert " * 500 + f'","event":{i}}}' for i in range(3)]
OFFERS: dict[str, dict[str, Any]] = {
    "as browsers offer": {"client_max_window_bits": True},
    "nothing special": {},
    "a small window": {"server_max_window_bits": 9},
    "forgetting": {"server_no_context_takeover": True, "client_no_context_takeover": True},
}


def shaken_hands(offer: Sequence[Any] | None) -> tuple[ClientProtocol, ServerProtocol]:
    """Return both ends of a connection that has just been opened."""
    client = ClientProtocol(parse_uri("ws://here/"), extensions=offer)
    server = ServerProtocol(extensions=[SharedDeflateFactory()])
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    (request,) = server.events_received()
    server.send_response(server.accept(request))  # type: ignore[arg-type]
    client.receive_data(b"".join(server.data_to_send()))
    client.events_received()
    return client, server


@pytest.mark.parametrize("offer", OFFERS.values(), ids=OFFERS)
def test_what_is_sent_is_read_in_both_directions(offer: dict[str, Any]) -> None:
    client, server = shaken_hands([ClientPerMessageDeflateFactory(**offer)])
    for text in [*TEXTS, "short", *TEXTS]:
        server.send_text(text.encode())
        sent = b"".join(server.data_to_send())
        assert len(sent) < max(LEAST_TO_SHRINK, len(text) // 5)
        client.receive_data(sent)
        assert [bytes(frame.data) for frame in client.events_received() if isinstance(frame, Frame)] == [
            text.encode()
        ]
        client.send_text(text.encode())
        server.receive_data(b"".join(client.data_to_send()))
        (frame,) = server.events_received()
        assert isinstance(frame, Frame)
        assert (frame.opcode, bytes(frame.data)) == (Opcode.TEXT, text.encode())


def test_who_does_not_compress_reads_plain_text() -> None:
    client, server = shaken_hands(None)
    server.send_text(TEXTS[0].encode())
    client.receive_data(b"".join(server.data_to_send()))
    (frame,) = client.events_received()
    assert isinstance(frame, Frame)
    assert bytes(frame.data) == TEXTS[0].encode()


def test_a_message_is_compressed_once_for_all_who_are_sent_it() -> None:
    compressed.cache_clear()
    ends = [shaken_hands([ClientPerMessageDeflateFactory(client_max_window_bits=True)]) for _ in range(50)]
    sent = set()
    for text in TEXTS:
        for _, server in ends:
            server.send_text(text.encode())
            sent.add(b"".join(server.data_to_send()))
    assert len(sent) == compressed.cache_info().misses == len(TEXTS)


# --- a server that runs ------------------------------------------------------------------------------------


@asynccontextmanager
async def running(app: Any) -> AsyncIterator[tuple[int, uvicorn.Server]]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(app, ws=SharingProtocol, log_level="critical", lifespan="off"))
        serving = asyncio.create_task(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0.001)
        yield listener.getsockname()[1], server
        server.should_exit = True
        await serving


def test_readers_of_a_running_server_share_what_they_are_sent() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        for text in TEXTS:
            await send({"type": "websocket.send", "text": text})
        await receive()

    async def read(port: int) -> list[str | bytes]:
        async with connect(f"ws://127.0.0.1:{port}/", proxy=None) as client:
            assert "server_no_context_takeover" in str(client.response)
            return [await asyncio.wait_for(client.recv(), SILENCE) for _ in TEXTS]

    async def go() -> None:
        async with running(app) as (port, _):
            for _ in range(4):
                assert await read(port) == TEXTS

    compressed.cache_clear()
    asyncio.run(go())
    assert compressed.cache_info().misses == len(TEXTS)


def test_who_reads_nothing_does_not_keep_a_socket_open(monkeypatch: pytest.MonkeyPatch) -> None:
    much = bytes(i * i % 251 for i in range(4_000_000))
    begin = SharingProtocol.__init__

    def hurried(self: SharingProtocol, *given: Any, **more: Any) -> None:
        begin(self, *given, **more)
        self.close_timeout = 0.01

    monkeypatch.setattr(SharingProtocol, "__init__", hurried)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "bytes": much})

    async def go() -> None:
        async with running(app) as (port, server):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
            writer.write(
                b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            await reader.read(1)
            while server.server_state.connections:  # for ever, if nothing ends it
                await asyncio.sleep(0.01)
            writer.close()

    asyncio.run(asyncio.wait_for(go(), SILENCE))
