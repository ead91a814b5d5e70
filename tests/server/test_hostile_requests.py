"""Requests made up by a machine: none breaks the server, and every answer is the one that was announced.

CUBARIUM_HOSTILE=20000 tries so many instead of a few hundred.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cubarium.server.app import make_app
from cubarium.server.wire.openapi import FILE
from tests.server.server_table import Guest, Server

ANNOUNCED = json.loads((Path(__file__).parents[2] / FILE).read_text(encoding="utf-8"))
"""What the server says of itself; tests of the documents hold that they say the same."""
OPERATIONS = sorted(
    (path, method.upper()) for path, methods in ANNOUNCED["paths"].items() for method in methods
)
WRONG = [
    (path, method)
    for path, method in OPERATIONS
    if "requestBody" in ANNOUNCED["paths"][path][method.lower()] or "{move}" in path
]
"""Those at which something can be wrong: of the others any text is a question."""
TRIED = [(path, method, "positive") for path, method in OPERATIONS]
TRIED += [(path, method, "negative") for path, method in WRONG]
CASES = max(5, int(os.environ.get("CUBARIUM_HOSTILE", "200")) // len(TRIED))


@cache
def schema() -> Any:
    """Return what cases are made from; only who makes some waits for the library."""
    import schemathesis

    return schemathesis.openapi.from_dict(ANNOUNCED)


@cache
def checks() -> list[Any]:
    """Return what every answer is held against."""
    from schemathesis.specs.openapi import checks

    return [
        checks.content_type_conformance,
        checks.response_headers_conformance,
        checks.response_schema_conformance,
        checks.status_code_conformance,
    ]


class Town:
    """A server with tables of all kinds, and people to ask from."""

    def __init__(self, server: Server) -> None:
        self.askers: list[Guest] = [
            server.nobody(raise_server_exceptions=False),
            server.guest("Ada", raise_server_exceptions=False),
        ]
        ada = self.askers[1]
        self.tables = [ada.set_table("trex", seats) for seats in (["me", "open"], ["me", "me"])]
        self.tables.append(ada.set_table("trex", ["random", "random"]))
        ada.join(self.tables[-1]).until(lambda s: s.table["status"] == "over")


@pytest.fixture(scope="module")
def town(server: Server) -> Town:
    return Town(server)


def ask(asker: Guest, case: Any) -> Any:
    """Send a case as a browser would; an answer of the server comes back whatever was sent."""
    sent = case.as_transport_kwargs(base_url="http://testserver")
    sent["content"] = sent.pop("data", None)
    cookies = sent.pop("cookies", None)
    sent["headers"] = {str(k): str(v) for k, v in sent["headers"].items()}
    assert not cookies
    return asker.client.request(**{key: value for key, value in sent.items() if value is not None})


@pytest.mark.parametrize(("path", "method", "mode"), TRIED)
def test_whatever_is_asked_the_answer_is_one_that_was_announced(
    town: Town, path: str, method: str, mode: str
) -> None:
    from schemathesis.generation import GenerationMode

    cases = schema()[path][method].as_strategy(generation_mode=GenerationMode(mode))

    @settings(
        max_examples=CASES,
        database=None,
        suppress_health_check=list(HealthCheck),
        derandomize="CUBARIUM_HOSTILE" not in os.environ,
    )
    @given(case=cases, asker=st.sampled_from(town.askers), table=st.sampled_from([*town.tables, ""]))
    def try_it(case: Any, asker: Guest, table: str) -> None:
        if table and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        answer = ask(asker, case)
        assert answer.status_code < 500, f"{method} {answer.request.url}: {answer.request.content!r}"
        case.validate_response(answer, checks=checks())
        if answer.status_code >= 400:
            assert answer.json()["type"] == "refused"
            assert answer.json()["text"]

    try_it()


def test_every_route_is_tried() -> None:
    described = {(path, method) for path, method in OPERATIONS}
    routes = {
        (str(getattr(route, "path", "")), method)
        for route in make_app("sqlite://").routes
        for method in getattr(route, "methods", None) or ()
        if method not in {"HEAD", "OPTIONS"}
    }
    of_operators = {(path, "GET") for path in ("/healthz", "/readyz", "/metrics")}
    assert routes - described == {("/api/openapi.json", "GET"), ("/{path:path}", "GET"), *of_operators}
