"""What comes over the wire: a second socket of the same person, which counts frames as they are sent.

It asks for compression in the words of Chromium and reads the frames itself, because libraries only show what
was in them before.
"""

from __future__ import annotations

import base64
import json
import os
import socket
import threading
import zlib
from dataclasses import dataclass, field
from typing import Any

OFFER = "permessage-deflate; client_max_window_bits"
TAIL = b"\x00\x00\xff\xff"
"""What RFC 7692 leaves out at the end of each message."""


@dataclass
class Frame:
    """One message of the server that brings a view."""

    kind: str
    wire: int
    """Bytes of the frame, its header included."""
    text: int
    """Bytes of the JSON in it."""


@dataclass
class Wire:
    """A socket of somebody who only listens; `frames` grows until it is closed."""

    port: int
    table: str
    cookie: str
    frames: list[Frame] = field(default_factory=list)
    is_compressed: bool = False

    def __post_init__(self) -> None:
        """Connect, and read in a thread."""
        self._socket = socket.create_connection(("127.0.0.1", self.port))
        self._file = self._socket.makefile("rb")
        ask = [
            f"GET /api/tables/{self.table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Extensions: {OFFER}",
            f"Cookie: {self.cookie}",
            "Accept-Language: en",
        ]
        self._socket.sendall("\r\n".join([*ask, "", ""]).encode())
        head = b"".join(iter(self._file.readline, b"\r\n")).decode().lower()
        if " 101 " not in head:
            raise RuntimeError(head)
        self.is_compressed = "permessage-deflate" in head
        self._keeps_context = "server_no_context_takeover" not in head
        self._inflater = zlib.decompressobj(-zlib.MAX_WBITS)
        threading.Thread(target=self._read, daemon=True).start()

    def close(self) -> None:
        """Hang up."""
        self._socket.shutdown(socket.SHUT_RDWR)

    def _read(self) -> None:
        while start := self._file.read(2):
            opcode, is_squeezed, size = start[0] & 0x0F, bool(start[0] & 0x40), start[1] & 0x7F
            more = {126: 2, 127: 8}.get(size, 0)
            if more:
                size = int.from_bytes(self._file.read(more), "big")
            payload = self._file.read(size)
            if opcode == 1:  # the server splits no message
                self._note(payload, 2 + more + size, is_squeezed)

    def _note(self, payload: bytes, wire: int, is_squeezed: bool) -> None:
        if is_squeezed:
            payload = self._inflater.decompress(payload + TAIL)
            if not self._keeps_context:
                self._inflater = zlib.decompressobj(-zlib.MAX_WBITS)
        message: dict[str, Any] = json.loads(payload)
        if message.get("game"):
            self.frames.append(Frame(message["type"], wire, len(payload)))
