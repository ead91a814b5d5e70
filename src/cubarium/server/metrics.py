"""What a server tells of itself in numbers, in the text form of Prometheus."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable
from ipaddress import ip_address

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, func, literal_column, select, text
from starlette.datastructures import State
from starlette.requests import HTTPConnection

from cubarium.server.storage.schema import event
from cubarium.server.tables.live_table import LiveTable

TOKEN = "CUBARIUM_METRICS_TOKEN"
"""The variable that holds what other machines must show."""
MEDIA_TYPE = CONTENT_TYPE_LATEST
ROUGHLY = text(f"SELECT reltuples FROM pg_class WHERE oid = '{event.name}'::regclass")
SECONDS = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
METHODS = frozenset({"GET", "POST", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE"})


class Metrics:
    """Counts what happens, and looks at the rest when it is asked."""

    def __init__(self) -> None:
        """Begin at zero."""
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "cubarium_requests", "Requests answered.", ("method", "route", "status"), registry=self._registry
        )
        self._seconds = Histogram(
            "cubarium_request_seconds",
            "Seconds until a request was answered.",
            ("route",),
            buckets=SECONDS,
            registry=self._registry,
        )
        self._refusals = Counter(
            "cubarium_refusals", "Requests that were refused.", ("code",), registry=self._registry
        )

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request that has been answered."""
        known = method if method in METHODS else "other"  # a caller may make up any word
        self._requests.labels(known, route, status).inc()
        self._seconds.labels(route).observe(seconds)

    def count_refusal(self, code: str) -> None:
        """Count a request that was refused."""
        self._refusals.labels(code).inc()

    def watch(self, state: State) -> None:
        """Tell from now on what a running server has."""
        lobby, store = state.lobby, state.store
        self._look("sockets", "Sockets that are open.", lambda: len(state.connections))
        self._look("tables", "Tables in memory.", lambda: len(lobby.in_memory_now))
        self._look("readers", "Readers at all tables.", lambda: _readers(lobby.in_memory_now))
        self._look("store_waiting", "Jobs that wait to be written.", lambda: store.waiting)
        self._look("bot_thoughts", "Thoughts that bots were asked for.", lambda: lobby.bot_pool.asked)
        self._events = Gauge("cubarium_events", "Events that are stored.", registry=self._registry)

    def _look(self, name: str, what: str, look: Callable[[], float]) -> None:
        Gauge(f"cubarium_{name}", what, registry=self._registry).set_function(look)

    async def text(self, state: State) -> bytes:
        """Return everything as it is now."""
        self._events.set(await state.store.read(_events))
        return generate_latest(self._registry)


def may_read_metrics(connection: HTTPConnection, token: str | None) -> bool:
    """Tell whether somebody may read them: from this machine, or with the token of the operator."""
    given = connection.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    try:
        return connection.client is not None and ip_address(connection.client.host).is_loopback
    except ValueError:
        return False


def _readers(tables: Iterable[LiveTable]) -> int:
    return sum(len(table.readers) for table in tables)


def _events(connection: Connection) -> int:
    # Nobody has to count millions of them: SQLite numbers its rows, and PostgreSQL knows roughly.
    if connection.dialect.name == "postgresql":
        return max(0, int(connection.execute(ROUGHLY).scalar_one()))
    return connection.execute(select(func.max(literal_column("rowid"))).select_from(event)).scalar() or 0
