"""The day as people play it: one try that counts, the same luck for all, and nothing told before its time."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

import pytest

from cubarium.daily.bank import bank
from cubarium.server.daily import clock, daily
from cubarium.server.storage.schema import server_key
from tests.server.server_table import Frame, Guest, Server, Socket

MONDAY = date(2026, 11, 16)


@pytest.fixture(autouse=True)
def monday(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Let it be a Monday, on which Cubosaurs is played."""
    monkeypatch.setattr(clock, "today", lambda: MONDAY)
    return monkeypatch


def day_of(guest: Guest, language: str = "en") -> Any:
    return guest.get(f"/api/daily?lang={language}")


def part_of(guest: Guest, part: str) -> Any:
    return next(each for each in day_of(guest)["parts"] if each["part"] == part)


def sit(guest: Guest, part: str = "game") -> str:
    return str(guest.post(f"/api/daily/{part}")["table"])


def game_of(socket: Socket) -> Frame:
    assert socket.game is not None
    return socket.game


def finish(guest: Guest, table: str, choice: int = 0) -> None:
    """Play to the end with the first action, or another one, whenever something is asked."""
    with guest.socket(table) as socket:
        while not game_of(socket)["result"]:
            socket.until(lambda s: game_of(s)["result"] or game_of(s)["actions"])
            if not game_of(socket)["result"]:
                socket.move(choice % len(game_of(socket)["actions"]))


def secrets_of(server: Server, *tables: str) -> list[str]:
    """Return what nobody may be sent: the key, and seeds and games of tables."""
    with server.store.engine.begin() as connection:
        keys = [row.value for row in connection.execute(server_key.select())]
    began = [row["content"] for table in tables for row in server.events(table) if row["kind"] == "began"]
    return [*keys, *(str(each[name]) for each in began for name in ("seed", "game"))]


def test_everybody_is_told_the_same_day(fresh: Server) -> None:
    ada, nobody = day_of(fresh.guest("Ada")), day_of(fresh.nobody())
    assert ada == nobody
    assert (ada["day"], ada["streak"]) == ("2026-11-16", 0)
    assert ada["ends_at"] == 1794873600.0
    game, picture = ada["parts"]
    assert (game["part"], game["game"], game["bots"], game["table"]) == ("game", "cubosaurs", 2, None)
    assert (picture["game"], picture["bots"]) == ("cubano-puzzle", 0)
    assert picture["par"].endswith(" moves")
    assert game["par"] is None
    french = day_of(fresh.nobody(), "fr")
    assert french["parts"][1]["game_name"] != picture["game_name"]


def test_all_have_the_same_luck_and_another_one_tomorrow(server: Server, monday: pytest.MonkeyPatch) -> None:
    ada, blaise = server.guest("Ada"), server.guest("Blaise")
    tables = [sit(ada), sit(blaise)]
    assert tables[0] != tables[1]
    first, second = (server.match(table) for table in tables)
    assert first.opening_outcomes == second.opening_outcomes
    monday.setattr(clock, "today", lambda: MONDAY + timedelta(days=7))
    later = server.match(sit(ada))
    assert later.spec.id == first.spec.id
    assert later.opening_outcomes != first.opening_outcomes


@pytest.mark.parametrize("part", ["game", "picture"])
def test_one_try_counts_and_is_listed(fresh: Server, part: str) -> None:
    ada, blaise = fresh.guest("Ada"), fresh.guest("Blaise")
    table = sit(ada, part)
    assert sit(ada, part) == table, "coming again goes on"
    assert ada.look(table)["table"]["daily"] == {"day": str(MONDAY), "part": part, "counts": True}
    assert part_of(ada, part)["table"] == table
    assert part_of(ada, part)["today"]["played"] == 0
    finish(ada, table)
    told = part_of(ada, part)
    assert told["is_over"]
    (line,) = told["today"]["lines"]
    assert (line["rank"], line["name"], line["is_mine"]) == (1, "Ada", True)
    played_before = ada.get(f"/api/people/{ada.id}/statistics")["played"]
    another = sit(ada, part)
    assert another != table
    assert not ada.look(another)["table"]["daily"]["counts"]
    finish(ada, another, choice=1)
    assert part_of(ada, part)["today"]["lines"] == told["today"]["lines"]
    assert ada.get(f"/api/people/{ada.id}/statistics")["played"] == played_before
    finish(blaise, sit(blaise, part))
    names = {each["name"]: each for each in part_of(blaise, part)["today"]["lines"]}
    assert names["Ada"]["rank"] == names["Blaise"]["rank"] == 1, "they have chosen alike"
    assert names["Ada"]["score_text"] == names["Blaise"]["score_text"]
    assert names["Blaise"]["is_mine"]
    assert not names["Ada"]["is_mine"]


@pytest.mark.on("sqlite", "postgresql")
def test_two_requests_at_once_make_one_table(fresh: Server) -> None:
    ada = fresh.guest("Ada")
    daily = fresh.app.state.daily
    who = fresh.call(fresh.app.state.people.sessions.person_of, next(iter(ada.client.cookies.values())))
    with fresh.busy_disk():
        asked = [fresh.begin(daily.sit, "game", who) for _ in range(3)]
    assert len({each.result(10) for each in asked}) == 1


@pytest.mark.on("sqlite", "postgresql")
def test_results_of_yesterday_stay_and_a_streak_grows(fresh: Server, monday: pytest.MonkeyPatch) -> None:
    ada = fresh.guest("Ada")
    finish(ada, sit(ada, "picture"))
    assert day_of(ada)["streak"] == 1
    monday.setattr(clock, "today", lambda: MONDAY + timedelta(days=1))
    told = part_of(ada, "picture")
    assert day_of(ada)["streak"] == 1, "today may still be played"
    assert (told["table"], told["today"]["played"], told["before"]["played"]) == (None, 0, 1)
    assert told["before"]["lines"][0]["name"] == "Ada"
    choose(ada)
    assert day_of(ada)["streak"] == 2
    monday.setattr(clock, "today", lambda: MONDAY + timedelta(days=3))
    assert day_of(ada)["streak"] == 0, "a day was left out"


def choose(guest: Guest, *, right: bool = True, status: int = 200) -> Any:
    move = day_of(guest)["move"]
    found = bank()[move["position"]]
    action = found.best if right else found.tried[-1].action
    return guest.post("/api/daily/move", {"position": found.id, "action": action}, status)


def test_the_move_is_answered_once_it_is_chosen_and_not_before(fresh: Server) -> None:
    ada, blaise, chloe = (fresh.guest(name) for name in ("Ada", "Blaise", "Chloé"))
    asked = day_of(ada)["move"]
    assert asked["answer"] is None
    found = bank()[asked["position"]]
    assert asked["game"]["seat"] == found.seat
    assert {each["action"] for each in asked["game"]["actions"]} == {each.action for each in found.tried}
    answer = choose(ada)
    assert answer["answer"]["is_right"]
    assert answer["answer"]["action"] == answer["answer"]["chosen"] == found.best
    assert [each["action"] for each in answer["answer"]["weighed"]] == [each.action for each in found.tried]
    assert answer["answer"]["reason"]
    assert not choose(blaise, right=False)["answer"]["is_right"]
    assert choose(blaise, status=409)["code"] == "daily-answered"
    told = day_of(blaise)["move"]
    assert (told["answered"], told["right"]) == (2, 1)
    assert told["answer"]["chosen"] == found.tried[-1].action
    assert day_of(chloe)["move"]["answer"] is None
    assert str(found.tried[0].share) not in json.dumps(day_of(chloe))


def test_who_chose_in_a_position_that_is_gone_is_shown_another_without_an_answer(
    fresh: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = fresh.guest("Ada")
    gone = choose(ada)["position"]
    left = {name: found for name, found in bank().items() if name != gone}
    monkeypatch.setattr(daily, "bank", lambda: left)
    shown = day_of(ada)["move"]
    assert shown["position"] in left
    assert shown["answer"] is None


def test_the_move_of_another_day_or_none_at_all_is_refused(
    server: Server, monday: pytest.MonkeyPatch
) -> None:
    ada = server.guest("Ada")
    asked = day_of(ada)["move"]["position"]
    best = bank()[asked].best
    for action in ("", "nonsense", "stop", "\u0000", "a" * 100):
        refused = ada.post("/api/daily/move", {"position": asked, "action": action}, 400)
        assert refused["code"] == "malformed"
    assert ada.post("/api/daily/move", {"position": "x", "action": best}, 409)["code"] == "daily-over"
    assert server.nobody().post("/api/daily/move", {"position": asked, "action": best}, 401)
    assert server.nobody().post("/api/daily/game", status=401)
    assert ada.post("/api/daily/else", status=400)["code"] == "malformed"
    monday.setattr(clock, "today", lambda: MONDAY + timedelta(days=1))
    assert ada.post("/api/daily/move", {"position": asked, "action": best}, 409)["code"] == "daily-over"


def test_no_answer_holds_the_key_or_the_luck_of_a_day(fresh: Server, monday: pytest.MonkeyPatch) -> None:
    ada, eve = fresh.guest("Ada"), fresh.guest("Eve")
    table, picture = sit(ada), sit(ada, "picture")
    socket = ada.join(table)
    finish(ada, table)
    finish(ada, picture)
    socket.catch_up()
    sent = [
        json.dumps(socket.frames),
        *(json.dumps(who.get("/api/daily")) for who in (ada, eve, fresh.nobody())),
        *(json.dumps(ada.look(each)) for each in (table, picture)),
        json.dumps(ada.get("/api/tables")),
    ]
    hidden = secrets_of(fresh, table, picture)
    assert len(hidden) == 5
    assert not [secret for secret in hidden for text in sent if secret in text]
    assert ada.get(f"/api/tables/{table}/log", 403)["code"] == "daily-log"
    assert eve.get(f"/api/tables/{table}", 403)["code"] == "not-to-watch"
    monday.setattr(clock, "today", lambda: MONDAY + timedelta(days=1))
    assert hidden[1] in ada.client.get(f"/api/tables/{table}/log").text


def test_a_turn_that_is_finished_stays_and_one_that_is_not_is_taken_back(fresh: Server) -> None:
    ada = fresh.guest("Ada")
    with ada.socket(sit(ada, "picture")) as socket:
        while socket.table["undo"]["mine"] != "free":
            socket.move()
        made = game_of(socket)["view"]["moves"]
        socket.do("undo")
        while game_of(socket)["view"]["moves"] == made:
            socket.move()
        assert socket.table["undo"]["mine"] == "impossible"
        assert socket.refused("undo")["code"] == "daily-undo"


def test_a_rematch_is_a_game_like_any_other(fresh: Server) -> None:
    ada = fresh.guest("Ada")
    table = sit(ada)
    finish(ada, table)
    again = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert again["daily"] is None
    assert again["may_hint"]
    assert fresh.match(again["id"]).opening_outcomes != fresh.match(table).opening_outcomes
