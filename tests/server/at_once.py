"""How requests of tests reach the application in another thread, without detours."""

from __future__ import annotations

import sys
import warnings
from typing import Any, cast

import httpx

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # Starlette would rather have the successor of httpx
    from starlette.testclient import TestClient, WebSocketTestSession

__all__ = ["AtOnce", "TestClient", "WebSocketTestSession"]

sys.modules.setdefault("sniffio", cast(Any, None))  # or httpx looks for it on disk at every request


class AtOnce(httpx.BaseTransport):
    """Brings a request to the server, and its whole answer back, in one go.

    That of the test client goes between the threads nine times, which takes longer than most answers.
    """

    def __init__(self, client: TestClient) -> None:
        self._client = client
        usual = cast(Any, client._transport)
        self._to_app = httpx.ASGITransport(usual.app, usual.raise_server_exceptions, client=usual.client)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        assert self._client.portal is not None
        return self._client.portal.call(self._answer, request)

    async def _answer(self, request: httpx.Request) -> httpx.Response:
        answer = await self._to_app.handle_async_request(request)
        assert isinstance(answer.stream, httpx.AsyncByteStream)
        content = b"".join([part async for part in answer.stream])
        return httpx.Response(answer.status_code, headers=answer.headers, stream=httpx.ByteStream(content))
