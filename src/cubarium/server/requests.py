"""What is noted of every request: an id, in its answer and in every line logged meanwhile, and one line."""

from __future__ import annotations

import json
import logging
import re
import secrets
from contextvars import ContextVar
from time import perf_counter

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cubarium.server.metrics import Metrics

HEADER = "x-request-id"
SANE = re.compile(r"[A-Za-z0-9_.-]{8,64}")
REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")
BROKEN = 500

log = logging.getLogger(__name__)


class RequestMiddleware:
    """Gives every request its id, times it, and notes how it was answered; never an address or a cookie."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        """Wrap this application."""
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on under its id."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        given = Headers(scope=scope).get(HEADER, "")
        request_id = given if SANE.fullmatch(given) else secrets.token_hex(8)
        REQUEST_ID.set(request_id)
        began, status = perf_counter(), BROKEN

        async def marked(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = request_id
            await send(message)

        try:
            await self.app(scope, receive, marked)
        finally:
            if scope["type"] == "http":
                self._note(scope, status, perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        # The template, not the address: there are few of them, and no id of anybody is in one.
        route = getattr(scope.get("route"), "path", "none")
        self.metrics.count_request(scope["method"], route, status, seconds)
        log.info("%s %s %s %.0f ms", scope["method"], route, status, seconds * 1000)


class JsonLines(logging.Formatter):
    """Writes each line of the log as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
            "request": REQUEST_ID.get() or None,
        }
        if record.exc_info:
            line["problem"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """Writes each line of the log for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line, with the id of its request where there is one."""
        record.request = f" [{REQUEST_ID.get()}]" if REQUEST_ID.get() else ""
        return super().format(record)


FORMATS = ("plain", "json")


def set_up_log(kind: str) -> None:
    """Log to standard error: for people what goes wrong, as JSON every request too."""
    handler = logging.StreamHandler()
    is_json = kind == "json"
    plain = PlainLines("%(levelname)s:%(request)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if is_json else plain)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    for name in ("cubarium", "uvicorn") if is_json else ():
        logging.getLogger(name).setLevel(logging.INFO)
