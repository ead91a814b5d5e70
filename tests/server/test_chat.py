"""Chat: bounded, and everybody decides whom they hear and with whom they sit down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from cubarium.server.storage.schema import report
from cubarium.server.tables import state as table_state
from cubarium.server.tables.reports import close_report, reports
from tests.server.server_table import Guest, Server, two_people


def mark(who: Guest, other: Guest, *, muted: bool = False, blocked: bool = False) -> Any:
    """Mark somebody, and return whom this person has marked."""
    return who.post("/api/marks", {"person": other.id, "is_muted": muted, "is_blocked": blocked})


def test_the_last_lines_are_told_and_those_before_on_request(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_state, "MOST_LINES", 3)
    ada = server.guest("Ada")
    table = ada.set_table("trex", ["me", "me"])
    socket = ada.join(table)
    for number in range(5):
        socket.do("say", text=f"line {number}")
    seen = ada.look(table)["chat"]
    assert [line["text"] for line in seen] == ["line 2", "line 3", "line 4"]
    page = ada.get(f"/api/tables/{table}/chat?before={seen[0]['event']}")
    assert ([line["text"] for line in page["lines"]], page["has_more"]) == (["line 0", "line 1"], False)


def test_spectators_are_told_apart_in_the_chat(server: Server) -> None:
    mover, _ = two_people(server, "trex")
    server.guest("Eve").join(mover.table["id"]).do("say", text="hello")
    mover.do("say", text="welcome")
    assert [line["seat"] for line in mover.chat] == [None, mover.table["mine"][0]]


def test_marks_are_kept_and_told_to_nobody_else(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada, eve = server.guest("Ada"), server.guest("Eve")
        told = [{"person": eve.id, "name": "Eve", "is_muted": True, "is_blocked": True}]
        assert mark(ada, eve, muted=True, blocked=True) == told
        assert eve.get("/api/marks") == []
    with Server(tmp_path) as server:
        ada, eve = server.welcome_back(ada), server.welcome_back(eve)
        assert ada.get("/api/marks") == told
        table = ada.set_table("trex", ["me", "open"])
        assert eve.join(table).refused("sit", seat=1)["code"] == "not-welcome"
        assert mark(ada, eve) == []
        eve.join(table).do("sit", seat=1)


def test_who_has_blocked_somebody_is_not_brought_together_with_them(fresh: Server) -> None:
    ada, eve, zoe = fresh.guest("Ada"), fresh.guest("Eve"), fresh.guest("Zoé")
    mark(ada, eve, blocked=True)
    first = ada.post("/api/tables/meet", {"games": ["trex"]})["table"]["id"]
    second = eve.post("/api/tables/meet", {"games": ["trex"]})["table"]["id"]
    assert first != second
    assert zoe.post("/api/tables/meet", {"games": ["trex"]})["table"]["id"] == first


def test_who_was_sent_away_may_come_back_when_invited(fresh: Server) -> None:
    ada, eve = fresh.guest("Ada"), fresh.guest("Eve")
    table = ada.set_table("trex", ["me", "open"])
    host, guest = ada.join(table), eve.join(table)
    guest.do("sit", seat=1)
    host.do("clear-seat", seat=1)
    guest.catch_up()
    assert (host.table["sent_away"], guest.table["sent_away"]) == ([eve.id], [])
    assert guest.refused("sit", seat=1)["code"] == "sent-away"
    assert eve.post("/api/tables/meet", {"games": ["trex"]})["table"]["id"] != table
    host.do("invite", person=eve.id)
    guest.do("sit", seat=1)
    host.catch_up()
    assert host.table["sent_away"] == []


def test_a_report_is_kept_with_the_lines_around_it(fresh: Server) -> None:
    mover, _ = two_people(fresh, "trex")
    for number in range(30):
        mover.do("say", text=f"line {number}")
    rude = mover.chat[15]
    eve = fresh.guest("Eve")
    wish = {"person": rude["person"], "event": rude["event"], "reason": "He is rude."}
    eve.post(f"/api/tables/{mover.table['id']}/report", wish, 204)
    with fresh.store.engine.begin() as connection:
        (row,) = connection.execute(select(report)).all()
        assert [line["text"] for line in row.lines] == [f"line {number}" for number in range(5, 26)]
        assert (row.by_id, row.person_id, row.reason) == (eve.id, rude["person"], "He is rude.")
        assert [each.id for each in reports(connection)] == [row.id]
    assert fresh.call(fresh.store.write, lambda c: close_report(c, row.id))
    assert not fresh.call(fresh.store.write, lambda c: close_report(c, row.id))
    with fresh.store.engine.begin() as connection:
        assert reports(connection) == []
        assert [each.id for each in reports(connection, closed=True)] == [row.id]
    for _ in range(4):
        eve.post(f"/api/tables/{mover.table['id']}/report", wish, 204)
    assert eve.post(f"/api/tables/{mover.table['id']}/report", wish, 429)["code"] == "too-many"
