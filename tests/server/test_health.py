"""How a server is: whether it lives and is ready, its numbers, its log, and which pages there are."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from cubarium.server.metrics import TOKEN
from cubarium.server.requests import HEADER, REQUEST_ID, JsonLines, PlainLines
from cubarium.server.routes.site import PAGES, is_page
from tests.server.server_table import Server, two_people

ROOT = Path(__file__).resolve().parents[2]
HERE = ("127.0.0.1", 5)


def numbers(server: Server) -> dict[tuple[str, str], float]:
    """Return all numbers by name and labels."""
    answer = server.client(client=HERE).get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return {
        (sample.name, ",".join(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


# --- health ------------------------------------------------------------------------------------------------


def test_a_server_lives_and_is_ready(server: Server) -> None:
    client = server.client()
    assert (client.get("/healthz").text, client.get("/readyz").text) == ("alive\n", "ready\n")


def test_it_lives_while_its_database_does_not_answer(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    with server.busy_disk(), monkeypatch.context() as hasty:
        hasty.setattr("cubarium.server.routes.health.READY_SECONDS", 0.01)
        assert server.client().get("/healthz").status_code == 200
        assert server.client().get("/readyz").json()["code"] == "database-busy"
    assert server.client().get("/readyz").status_code == 200


def test_a_disk_that_takes_nothing_is_not_ready(server: Server) -> None:
    with server.failing_disk(writes="UPDATE heartbeat"):
        refused = server.client().get("/readyz")
    assert (refused.status_code, refused.json()["code"]) == (503, "database-refuses")
    assert server.client().get("/readyz").status_code == 200


# --- numbers -----------------------------------------------------------------------------------------------


def test_numbers_tell_what_goes_on(fresh: Server) -> None:
    mover, other = two_people(fresh)
    mover.move()
    other.catch_up()
    other.refused("act", move=0, seat=mover.table["mine"][0], action="take")
    client = fresh.client()
    for _ in range(3):
        client.get("/api/tables/none")
    client.post("/api/guest", content=b"{", headers={"content-type": "application/json"})
    told = numbers(fresh)
    assert told["cubarium_requests_total", "GET,/api/tables/{table_id},404"] == 3
    assert told["cubarium_request_seconds_count", "/api/tables/{table_id}"] == 3
    assert told["cubarium_refusals_total", "no-such-table"] == 3
    assert told["cubarium_refusals_total", "malformed"] == 1
    assert told["cubarium_refusals_total", "not-your-seat"] == 1
    assert (told["cubarium_sockets", ""], told["cubarium_readers", ""]) == (2, 2)
    assert told["cubarium_tables", ""] == 1
    assert told["cubarium_events", ""] == fresh.stored() > 0
    assert told["cubarium_store_waiting", ""] == 0
    assert told["cubarium_bot_thoughts", ""] == fresh.bot_pool.asked


@pytest.mark.on("sqlite", "postgresql")
def test_numbers_are_told_on_every_database(fresh: Server) -> None:
    fresh.guest("Ada").set_table()
    assert numbers(fresh)["cubarium_events", ""] >= 0


def test_numbers_name_nobody_and_do_not_grow_with_what_is_asked(fresh: Server) -> None:
    guest = fresh.guest("Ada")
    for path in ("a", "b/c", f"people/{guest.id}"):
        guest.client.get(f"/{path}")
    guest.client.request("BREW", "/api/me")
    labels = {labels for name, labels in numbers(fresh) if name == "cubarium_requests_total"}
    assert {"GET,/{path:path},404", "GET,/{path:path},200"} <= labels
    assert not [label for label in labels if guest.id in label or "BREW" in label]


def test_numbers_are_for_this_machine_and_who_has_the_token(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    far = server.client(client=("192.0.2.1", 5))
    shown = {"authorization": "Bearer a-long-secret"}
    assert far.get("/metrics", headers=shown).status_code == 404
    monkeypatch.setenv(TOKEN, "a-long-secret")
    assert far.get("/metrics", headers=shown).status_code == 200
    for other in ("Bearer another", "Bearer ", "a-long-secret", "Bearer \xe9"):
        assert far.get("/metrics", headers={"authorization": other.encode("latin-1")}).status_code == 404
    assert server.client(client=("::1", 5)).get("/metrics").status_code == 200


# --- the log -----------------------------------------------------------------------------------------------


def test_every_line_of_a_request_has_its_id(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    guest = server.guest("Ada")
    caplog.set_level(logging.INFO, "cubarium")
    caplog.handler.setFormatter(JsonLines())
    answer = guest.client.get(f"/api/people/{guest.id}/badges", headers={HEADER: "from-the-proxy.1"})
    assert answer.headers[HEADER] == "from-the-proxy.1"
    lines = [json.loads(line) for line in caplog.text.splitlines()]
    (line,) = [line for line in lines if line["logger"] == "cubarium.server.requests"]
    assert line["request"] == "from-the-proxy.1"
    assert re.fullmatch(r"GET /api/people/\{person\}/badges 200 \d+ ms", line["text"])
    for secret in (guest.client.cookies["cubarium"], guest.id, "testclient"):
        assert secret not in caplog.text


@pytest.mark.parametrize("given", ["", "short", "x" * 65, "with space", "<script>1</script>", "a\tb-c-d-e-f"])
def test_an_id_that_is_not_sane_is_made_anew(server: Server, given: str) -> None:
    answers = [server.client().get("/api/nothing", headers={HEADER: given}) for _ in range(2)]
    ids = [answer.headers[HEADER] for answer in answers]
    assert all(re.fullmatch("[0-9a-f]{16}", one) for one in ids)
    assert ids[0] != ids[1]


def test_lines_for_people_and_for_programs() -> None:
    record = logging.LogRecord("cubarium.x", logging.WARNING, "", 1, "it is %s", ("so",), None)
    token = REQUEST_ID.set("abc")
    try:
        assert PlainLines("%(levelname)s:%(request)s %(message)s").format(record) == "WARNING: [abc] it is so"
        line = json.loads(JsonLines().format(record))
    finally:
        REQUEST_ID.reset(token)
    assert (line["level"], line["text"], line["request"]) == ("warning", "it is so", "abc")
    assert json.loads(JsonLines().format(record))["request"] is None


# --- pages -------------------------------------------------------------------------------------------------


def test_the_server_knows_the_pages_that_there_are() -> None:
    router = (ROOT / "web" / "src" / "router.svelte.ts").read_text(encoding="utf-8")
    named = set(re.findall(r"first === '(\w*)'", router))
    assert named == set(PAGES)
    for path in ("", "rules", "rules/trex", "table/x", "table/x/review", "people/x", "me"):
        assert is_page(path), path
    for path in ("table", "people", "me/x", "daily/a/b", "wp-login.php", "rules/a/b"):
        assert not is_page(path), path
