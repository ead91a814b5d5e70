"""Under which names a server answers: a page that leads here under a name of its own gets nothing."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

HOST = re.compile(r"(?P<name>\[[0-9a-fA-F:.]+\]|[^\[\]:/@\s]+)(:\d{1,5})?")
EVERYWHERE = frozenset({"0.0.0.0", "::"})


class HostNames:
    """The names by which a server may be called."""

    def __init__(self, names: Iterable[str], bound: str) -> None:
        """Take those an operator names; without any, the machine's own where others may come at all."""
        named = frozenset(name.lower().rstrip(".") for name in names)
        self._is_open = not named and bound in EVERYWHERE
        own = {socket.gethostname().lower(), f"{socket.gethostname().lower().split('.')[0]}.local"}
        self._names = named | {"localhost", bound.lower()} | (own if self._is_open else set())

    def allow(self, host: str) -> bool:
        """Tell whether a `Host` is one of them, with any port."""
        found = HOST.fullmatch(host.strip())
        if found is None:
            return False
        name = found["name"].lower().rstrip(".").strip("[]")
        if name in self._names:
            return True
        try:
            return ip_address(name).is_loopback or self._is_open
        except ValueError:
            return False


class HostMiddleware:
    """Lets in who calls the server by a name of its own."""

    def __init__(self, app: ASGIApp, names: HostNames, elsewhere: ASGIApp) -> None:
        """Wrap this application; `elsewhere` answers for it under all other names."""
        self.app = app
        self.names = names
        self.elsewhere = elsewhere

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan" or self.names.allow(Headers(scope=scope).get("host", "")):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            await self.elsewhere(scope, receive, send)
