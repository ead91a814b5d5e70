"""Requests that are sent by halves: a client that does not come to the end of one is let go."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS = 20.0
"""So long a request may take to arrive, from its first byte to its last; ours have 64 KiB at most."""


class PromptProtocol(H11Protocol):
    """A connection whose requests arrive in time. Between two of them uvicorn's own limit holds."""

    _end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Wait for the first request."""
        super().connection_made(transport)
        self._await_end()

    def data_received(self, data: bytes) -> None:
        """Read on; what is whole is awaited no more."""
        if self._end is None:
            self._await_end()
        super().data_received(data)
        is_whole = self.conn.their_state not in {h11.IDLE, h11.SEND_BODY}
        if is_whole or self.transport.get_protocol() is not self:  # a socket has rules of its own
            self._stop_waiting()

    def on_response_complete(self) -> None:
        """Go on with what has arrived meanwhile; where that is half a request, its other half is awaited."""
        super().on_response_complete()
        is_half = self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        if is_half and self._end is None and not self.transport.is_closing():
            self._await_end()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _await_end(self) -> None:
        self._end = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None
