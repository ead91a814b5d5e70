"""People who only watch, in a process of their own: `benchmarks/server.py` starts it.

    python -m serving.watchers DIALECT PORT COUNT SECONDS TABLE…

Opens so many sockets on loopback, as browsers have them, and reads what comes without looking into it, so
that reading costs as little as can be; they come to the tables in turn. Says `ready` once everybody has been
greeted. Ends when its input ends, and after SECONDS at the latest; then prints how many are still connected,
and what they have read.
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress

from .seats import Watching, watching

FINAL_BIT, OPCODE_BITS, LENGTH_BITS = 0x80, 0x0F, 0x7F
TEXT, PING, PONG = 0x1, 0x9, 0xA
MASKED = 0x80
SHORTEST, LONG = 2, 126
GREETING_SECONDS = 240.0
AT_ONCE = 20


class Watcher(asyncio.Protocol):
    """One socket that is read and not looked into."""

    def __init__(self, host: str, comes: Watching) -> None:
        """Prepare; the request is sent once there is a connection."""
        self.messages = 0
        self.bytes = 0
        self.is_open = False
        self.greeted = asyncio.get_running_loop().create_future()
        self._comes = comes
        self._unread = bytearray()
        self._is_accepted = False
        self._request = (
            f"GET {comes.path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket of the table."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self.is_open = True
        transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the server has let go."""
        self.is_open = False
        if not self.greeted.done():
            self.greeted.set_exception(ConnectionError(f"somebody was not let in: {exc}"))

    def data_received(self, data: bytes) -> None:
        """Count messages, and answer pings."""
        self.bytes += len(data)
        self._unread += data
        if not self._is_accepted:
            head, end, rest = bytes(self._unread).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                raise ConnectionError(head[:200])
            self._is_accepted = True
            self._unread = bytearray(rest)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        unread = self._unread
        if len(unread) < SHORTEST:
            return False
        length, start = unread[1] & LENGTH_BITS, SHORTEST
        if length >= LONG:
            start += 2 if length == LONG else 8
            length = int.from_bytes(unread[SHORTEST:start])
        if len(unread) < start + length:
            return False
        opcode, content = unread[0] & OPCODE_BITS, bytes(unread[start : start + length])
        del unread[: start + length]
        if opcode == PING:
            self._send(PONG, content)
        elif opcode == TEXT:
            self._take(content)
        return True

    def _take(self, content: bytes) -> None:
        self.messages += 1
        for beginning, answer in self._comes.answers:
            if content.startswith(beginning.encode()):
                self._send(TEXT, answer.encode())
                return
        if not self.greeted.done() and content.startswith(self._comes.greeted.encode()):
            self.greeted.set_result(None)

    def _send(self, opcode: int, content: bytes) -> None:
        """Send a frame, masked with zeros, as all that a client sends is masked."""
        size = len(content)
        length = bytes([MASKED | size]) if size < LONG else bytes([MASKED | LONG]) + size.to_bytes(2)
        self._transport.write(bytes([FINAL_BIT | opcode]) + length + bytes(4) + content)


async def watch(dialect: str, port: int, count: int, seconds: float, tables: list[str]) -> None:
    """Let people come to watch, read until told otherwise, and say what they have read."""
    loop = asyncio.get_running_loop()
    crowd: list[Watcher] = []
    for number in range(count):
        comes = watching(dialect, tables[number % len(tables)])
        _, one = await loop.create_connection(
            lambda comes=comes: Watcher(f"127.0.0.1:{port}", comes),  # type: ignore[misc]
            "127.0.0.1",
            port,
            local_addr=(f"127.0.1.{1 + number % 200}", 0),
        )
        crowd.append(one)
        if number % AT_ONCE == 0:
            await one.greeted
    await asyncio.wait_for(asyncio.gather(*(one.greeted for one in crowd)), GREETING_SECONDS)
    print("ready", flush=True)
    over = asyncio.Event()
    loop.add_reader(sys.stdin, over.set)  # nobody writes there: it is read when it ends
    with suppress(TimeoutError):
        await asyncio.wait_for(over.wait(), seconds)
    told = {
        "open": sum(one.is_open for one in crowd),
        "messages": sum(one.messages for one in crowd),
        "bytes": sum(one.bytes for one in crowd),
    }
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    asyncio.run(watch(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), sys.argv[5:]))
