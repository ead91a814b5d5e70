"""What every request passes: not from another site, not too large, not too often, and answered safely."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 65_536
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def comes_from_here(headers: Headers) -> bool:
    """Tell whether a request comes from our own pages, or from a program that is no browser."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:  # it is no address at all
            return False
    return headers.get("sec-fetch-site", "none") in {"same-origin", "none"}


def address_of(connection: HTTPConnection) -> str:
    """Return the address a request comes from."""
    return connection.client.host if connection.client else "unknown"


class SafetyMiddleware:
    """Measures what comes in and marks what goes out."""

    def __init__(self, app: ASGIApp, too_large: ASGIApp) -> None:
        """Wrap this application; `too_large` answers for it where a body is larger than any of ours."""
        self.app = app
        self.too_large = too_large

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its body measured and its answer marked."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        read = 0
        refused = False

        async def measured() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            # A body that is too large is cut off, so that nothing can be made of it.
            return {**message, "body": b"", "more_body": False} if read > LARGEST_BODY else message

        async def marked(message: Message) -> None:
            nonlocal refused
            if refused:
                return
            if read > LARGEST_BODY:
                refused = True
                await self.too_large(scope, receive, send)
                return
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, measured, marked)
