"""Sockets that share what they compress: a message that many read is compressed once.

Usually a socket compresses each message with what it has sent before in mind, so that no two sockets can send
the same bytes. Ours forget after each message (`server_no_context_takeover`). An update of four kilobytes
comes out as one instead of a half, and three hundred readers cost what one does.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame

MOST_REMEMBERED = 64
"""Messages whose compressed form is kept. Readers of one are sent to within a moment of each other."""
TAIL = b"\x00\x00\xff\xff"
"""What ends a compressed message and is not sent (RFC 7692, 7.2.1)."""
LEAST_TO_SHRINK = 200
"""Bytes of a message below which compressing gains next to nothing."""


@lru_cache(MOST_REMEMBERED)
def compressed(data: bytes, window_bits: int) -> bytes:
    """Return a whole message as permessage-deflate sends it."""
    work = zlib.compressobj(wbits=-window_bits)
    return (work.compress(data) + work.flush(zlib.Z_SYNC_FLUSH)).removesuffix(TAIL)


class SharedDeflate(PerMessageDeflate):
    """The compression of one socket; what it sends is as any other would send it."""

    def encode(self, frame: Frame) -> Frame:
        """Compress a message that goes out; ours are whole frames."""
        if frame.opcode in CTRL_OPCODES or len(frame.data) < LEAST_TO_SHRINK:
            return frame
        data = compressed(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, frame.fin, True, frame.rsv2, frame.rsv3)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on how to compress."""

    def __init__(self) -> None:
        """Promise that every message can be read without those before."""
        super().__init__(server_no_context_takeover=True, client_max_window_bits=12)

    def process_request_params(
        self, params: Any, accepted_extensions: Any
    ) -> tuple[list[tuple[str, str | None]], PerMessageDeflate]:
        """Answer what a client offers."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        shared = SharedDeflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )
        return answer, shared


class SharingProtocol(WebSocketsSansIOProtocol):
    """A socket of the server."""

    def __init__(self, *given: Any, **more: Any) -> None:
        """Compress in the shared way."""
        super().__init__(*given, **more)
        self.conn.available_extensions = [SharedDeflateFactory()]

    async def run_asgi(self) -> None:
        """Serve the socket; once it is over, a client that reads nothing cannot keep it open."""
        await super().run_asgi()
        self.loop.call_later(self.close_timeout, self.transport.abort)
