"""What every request passes: not from another site, not too large, not too often, and answered safely."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 65_536
A_YEAR = "max-age=31536000"
HALF = 64
"""Bits of an IPv6 address by which its owner is known; the others are theirs to choose."""
ZERO, UNREADABLE = "\0", "\N{REPLACEMENT CHARACTER}"
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
    """Return the address a request comes from, as limits count it."""
    return counted(connection.client.host) if connection.client else "unknown"


def counted(host: str) -> str:
    """Return an address as limits count it: who has one of IPv6 has all that begin with the same half."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), HALF), strict=False))


class SafetyMiddleware:
    """Measures what comes in and marks what goes out."""

    def __init__(self, app: ASGIApp, too_large: ASGIApp) -> None:
        """Wrap this application; `too_large` answers for it where a body is larger than any of ours."""
        self.app = app
        self.too_large = too_large

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its body measured and its answer marked."""
        if ZERO in scope.get("path", ""):  # PostgreSQL would fail at it; so it is the name of nothing
            scope = {**scope, "path": scope["path"].replace(ZERO, UNREADABLE)}
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
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", A_YEAR)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, measured, marked)
