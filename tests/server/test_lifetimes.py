"""What nobody touches ends when its time has come, and nothing else does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import func, select, update

from cubarium.engine.errors import Malformed
from cubarium.server.storage.schema import person, refused_command, session
from cubarium.server.tables import lifetimes
from cubarium.server.tables.expired import remove_table
from cubarium.server.tables.lifetimes import A_DAY, Keep, Lifetimes
from cubarium.server.tables.live_table import LiveTable
from cubarium.server.tables.refused import note_refusal
from cubarium.server.wire.base import Status
from cubarium.server.wire.tables import TournamentMark
from tests.patience import wait_until
from tests.server.server_table import Server, two_people

pytestmark = pytest.mark.on("sqlite", "postgresql")
KEEP = Keep(open_tables=30, games=180, chat=365, guests=180, finished=0)


def tidy(server: Server, days: float, keep: Keep = KEEP) -> None:
    """Let end what has had its time so many days from now."""
    server.call(Lifetimes(server.lobby, keep).tidy, time() + days * A_DAY)


def count(server: Server, table: Any) -> int:
    with server.store.engine.begin() as connection:
        return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def test_tables_that_wait_and_games_end_when_nobody_touches_them(fresh: Server) -> None:
    ada = fresh.guest("Ada")
    waiting, playing = ada.set_table("trex", ["me", "open"]), ada.set_table("trex", ["me", "me"])
    told = [ada.look(table)["table"]["ends_on"] for table in (waiting, playing)]
    assert [round((at - time()) / A_DAY) for at in told] == [30, 180]
    tidy(fresh, 29)
    assert ada.look(waiting)["table"]["status"] == "open"
    tidy(fresh, 31)
    assert ada.get(f"/api/tables/{waiting}", 404)["code"] == "no-such-table"
    assert ada.look(playing)["table"]["status"] == "playing"
    tidy(fresh, 181)
    seen = ada.look(playing)["table"]
    assert (seen["status"], seen["ended"], seen["ends_on"]) == ("over", "idle", None)


def test_what_was_refused_is_forgotten_after_a_day_and_goes_with_its_table(fresh: Server) -> None:
    ada = fresh.guest("Ada")
    table = ada.set_table("trex", ["me", "open"])

    def refuse(command: str, days_ago: float) -> None:
        at = time() - days_ago * A_DAY
        fresh.call(fresh.store.write, lambda connection: note_refusal(connection, table, command, at))

    refuse("old", 2)
    refuse("new", 0.5)
    tidy(fresh, 0)
    assert count(fresh, refused_command) == 1
    refuse("new", 0)
    assert count(fresh, refused_command) == 1, "it is noted once"
    fresh.call(fresh.store.write, lambda connection: remove_table(connection, table, "open"))
    assert count(fresh, refused_command) == 0
    refuse("later", 0)
    assert count(fresh, refused_command) == 0, "there is no table any more"


def test_nothing_ends_where_somebody_reads_or_the_operator_keeps_it(fresh: Server) -> None:
    ada = fresh.guest("Ada")
    waiting = ada.set_table("trex", ["me", "open"])
    reading = ada.join(waiting)
    tidy(fresh, 31)
    assert ada.look(waiting)["table"]["status"] == "open"
    reading.close()
    tidy(fresh, 9999, Keep(0, 0, 0, 0, 0))
    assert ada.look(waiting)["table"]["status"] == "open"
    tidy(fresh, 31)
    assert ada.get(f"/api/tables/{waiting}", 404)


def test_a_table_that_cannot_be_read_keeps_nothing_else(
    fresh: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = fresh.guest("Ada")
    damaged, waiting, playing = (ada.set_table("trex", ["me", chair]) for chair in ("open", "open", "me"))
    find = fresh.lobby.table

    async def fail(table_id: str) -> LiveTable:
        if table_id == damaged:
            raise ValueError("damaged")
        return await find(table_id)

    monkeypatch.setattr(fresh.lobby, "table", fail)
    tidy(fresh, 181)
    assert "damaged" in caplog.text
    assert ada.get(f"/api/tables/{waiting}", 404)["code"] == "no-such-table"
    assert ada.look(playing)["table"]["ended"] == "idle"


def test_what_cannot_be_ended_stops_nothing_else(fresh: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = fresh.guest("Ada")
    stuck, waiting = ada.set_table("trex", ["me", "open"]), ada.set_table("trex", ["me", "open"])

    def fail(connection: Any, table_id: str, status: Status) -> bool:
        if table_id == stuck:
            raise ValueError("stuck")
        return remove_table(connection, table_id, status)

    monkeypatch.setattr("cubarium.server.tables.lobby.remove_table", fail)
    tidy(fresh, 31)
    assert ada.get(f"/api/tables/{waiting}", 404)
    assert ada.look(stuck)["table"]["status"] == "open"


def test_a_table_that_has_begun_meanwhile_is_not_taken_away(fresh: Server) -> None:
    ada = fresh.guest("Ada")
    table = ada.set_table("trex", ["me", "me"])
    assert fresh.call(fresh.lobby.remove, table, "open") is False
    assert ada.look(table)["table"]["status"] == "playing"


def test_finished_games_stay_unless_the_operator_says_otherwise(fresh: Server) -> None:
    mover, other = two_people(fresh, "trex")
    mover.do("say", text="good game")
    mover.do("leave")
    other.do("leave")
    other.until(lambda s: s.table["status"] == "over")
    table = mover.table["id"]
    mover.close()
    other.close()
    tidy(fresh, 364)
    assert fresh.events(table)[-1]["kind"] == "moved"
    fresh.lobby.forget(fresh.live_table(table))
    tidy(fresh, 366)
    assert "good game" not in str(fresh.events(table))
    fresh.lobby.forget(fresh.live_table(table))
    assert fresh.nobody().look(table)["chat"] == []
    assert [event["number"] for event in fresh.events(table)] == list(range(1, len(fresh.events(table)) + 1))
    tidy(fresh, 366, Keep(finished=365))
    assert fresh.events(table) == []


def test_guests_without_games_are_forgotten_and_others_are_not(fresh: Server) -> None:
    player, account, fresh_guest = fresh.guest("Ada"), fresh.guest("Blaise"), fresh.guest("Eve")
    player.set_table("trex", ["me", "me"])
    account.post("/api/account", {"account": "blaise", "password": "a long password"})
    with fresh.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        old = person.c.id != fresh_guest.id
        connection.execute(update(person).where(old).values(made_at=0.0))
    gone = fresh.guest("Zoé")
    with fresh.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(update(person).where(person.c.id == gone.id).values(made_at=0.0))
    tidy(fresh, 0)
    assert [who.get("/api/me") and who.name for who in (player, account, fresh_guest, gone)] == [
        "Ada", "Blaise", "Eve", None,
    ]  # fmt: skip
    before = count(fresh, session)
    tidy(fresh, 400, Keep(0, 0, 0, 0, 0))
    assert (before, count(fresh, session)) == (3, 0)


def test_nothing_ends_by_a_clock_that_was_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[float] = []

    async def note(self: Lifetimes, now: float) -> None:
        looked.append(now)

    monkeypatch.setattr(lifetimes, "TIDY_SECONDS", 0.01)
    monkeypatch.setattr(Lifetimes, "tidy", note)
    ahead = 0.0
    monkeypatch.setattr(lifetimes, "time", lambda: time() + ahead)
    with Server(tmp_path):
        wait_until(lambda: looked, "nobody looks")
        ahead = 400 * A_DAY
        seen = len(looked)
        wait_until(lambda: len(looked) > seen + 1, "nobody looks any more")
    late = [at for at in looked if at > time() + A_DAY]
    assert len(late) < len(looked)


def test_wishes_of_the_operator_are_read() -> None:
    assert Keep.of([]) == Keep()
    assert Keep.of(["games=0", "open-tables=7"]) == Keep(games=0, open_tables=7)
    for wrong in ("games", "games=", "games=-1", "cats=3", "games=x"):
        with pytest.raises(Malformed):
            Keep.of([wrong])


def test_a_table_of_a_tournament_has_no_end_of_its_own(server: Server) -> None:
    ada = server.guest()
    state = server.live_table(ada.set_table("trex", ["me", "me"])).state
    assert KEEP.ends_on(state) == pytest.approx(state.touched_at + 180 * A_DAY)
    assert Keep(games=0).ends_on(state) is None
    mark = TournamentMark(id="t", name="Friday", round=1)
    state.settings = replace(state.settings, tournament=mark)
    assert KEEP.ends_on(state) is None
