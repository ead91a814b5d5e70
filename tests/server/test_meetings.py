"""People who do not know each other meet at a table; several on one screen have names of their own."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from cubarium.engine.match import SPECTATOR
from cubarium.server.tables import meetings
from tests.patience import SILENCE
from tests.server.server_table import Guest, Server

CUBOSAURS = {"games": ["cubosaurs"]}


@pytest.fixture
def nobody_is_new() -> Iterator[None]:
    """Let every table be old: somebody waits there only while they read."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(meetings, "GRACE_SECONDS", -SILENCE)
        yield


def meet(guest: Guest, **wish: Any) -> Any:
    """Return the table at which somebody now sits."""
    return guest.post("/api/tables/meet", {**CUBOSAURS, **wish})["table"]


def seated(table: Any) -> list[str]:
    return [chair["name"] for chair in table["seats"]]


# --- meeting -----------------------------------------------------------------------------------------------


def test_the_first_waits_and_the_second_begins_the_game(fresh: Server) -> None:
    ada, blaise = fresh.guest("Ada"), fresh.guest("Blaise")
    waiting = meet(ada)
    assert (waiting["status"], waiting["begins_when_full"], seated(waiting)) == ("open", True, ["Ada", ""])
    socket = ada.join(waiting["id"])
    found = meet(blaise)
    assert (found["id"], found["status"], found["mine"]) == (waiting["id"], "playing", [1])
    socket.until(lambda s: s.game)
    assert [event["kind"] for event in fresh.events(found["id"])] == ["sat", "sat", "began"]
    assert seated(socket.table) == ["Ada", "Blaise"]
    assert meet(fresh.guest("Carl"))["id"] != found["id"]


def test_all_who_come_at_once_meet_in_pairs(fresh: Server) -> None:
    people = [fresh.guest(f"Guest {number}") for number in range(6)]
    with ThreadPoolExecutor(len(people)) as crowd:
        tables = [table["id"] for table in crowd.map(meet, people)]
    assert sorted(tables.count(table) for table in set(tables)) == [2, 2, 2]
    for table in set(tables):
        state = fresh.live_table(table).state
        assert state.status == "playing"
        assert len({chair.person for chair in state.chairs}) == 2


def test_whoever_comes_twice_waits_at_the_same_table(fresh: Server) -> None:
    ada = fresh.guest("Ada")
    first = meet(ada)
    assert meet(ada)["id"] == first["id"]
    assert len(fresh.events(first["id"])) == 1


def test_any_of_several_games_will_do_and_the_oldest_table_comes_first(fresh: Server) -> None:
    tables = [
        fresh.guest(name).set_table(game, ["me", "open"])
        for name, game in (("Ada", "cubano-course"), ("Blaise", "trex"), ("Carl", "cubano-course"))
    ]
    dora, emmy = fresh.guest("Dora"), fresh.guest("Emmy")
    assert meet(dora, games=["trex"])["id"] == tables[1]
    found = meet(emmy, games=["cubosaurs", "cubano-course"])
    assert (found["id"], found["status"]) == (tables[0], "open")  # its owner begins, who has set it
    assert meet(emmy, games=["cubosaurs"])["game"] == "cubosaurs"


def test_a_table_has_as_many_chairs_as_asked_for_and_two_are_for_people(fresh: Server) -> None:
    table = meet(fresh.guest("Ada"), games=["trex"], players=3)
    assert [bool(chair["bot"]) for chair in table["seats"]] == [False, False, True]
    assert meet(fresh.guest("Blaise"), games=["trex"], players=3)["status"] == "playing"


def test_nobody_is_seated_where_nobody_waits(fresh: Server, nobody_is_new: None) -> None:
    ada, blaise = fresh.guest("Ada"), fresh.guest("Blaise")
    deserted = ada.set_table("cubosaurs", ["me", "open"])
    full, hidden = (
        ada.set_table("cubosaurs", ["me", "bot"]),
        ada.set_table(seats=["me", "open"], is_private=True),
    )
    for table in (full, hidden):
        ada.join(table)
    assert meet(blaise)["id"] not in {deserted, full, hidden}
    ada.join(deserted)
    assert meet(fresh.guest("Carl"))["id"] == deserted


def test_a_disk_that_fails_seats_nobody(fresh: Server) -> None:
    ada, blaise = fresh.guest("Ada"), fresh.guest("Blaise", raise_server_exceptions=False)
    table = meet(ada)["id"]
    with fresh.failing_disk("Blaise") as failed:
        assert blaise.client.post("/api/tables/meet", json=CUBOSAURS).status_code == 500
    assert failed
    assert [chair.name for chair in fresh.live_table(table).state.chairs] == ["Ada", ""]
    assert meet(blaise)["id"] == table


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"games": []},
        {"games": ["cubosaurs"] * 21},
        {"games": ["x" * 41]},
        {"games": "cubosaurs"},
        {**CUBOSAURS, "players": 1},
        {**CUBOSAURS, "players": 7},
        {**CUBOSAURS, "seat": 1},
    ],
)
def test_a_wish_that_cannot_be_read_is_refused(server: Server, wish: Any) -> None:
    before = server.stored()
    assert server.guest().post("/api/tables/meet", wish, 400)["code"] == "malformed"
    assert server.stored() == before


def test_nobody_meets_who_has_not_come_in(server: Server) -> None:
    assert server.nobody().post("/api/tables/meet", CUBOSAURS, 401)["code"] == "not-signed-in"


# --- before the game ---------------------------------------------------------------------------------------


def test_the_owner_lets_bots_fill_in_and_nobody_else_does(fresh: Server) -> None:
    ada, blaise = fresh.guest("Nour"), fresh.guest("Blaise")
    table = ada.set_table("cubosaurs", ["me", "open", "open", "open"])
    first, second = ada.join(table), blaise.join(table)
    second.do("sit", seat=2)
    assert second.refused("start", fill=True)["code"] == "owner-only"
    first.do("start", fill=True)
    first.until(lambda s: s.game)
    assert seated(first.table) == ["Nour", "Mica", "Blaise", "Odile"]
    kinds = [event["kind"] for event in fresh.events(table)]
    assert kinds[: kinds.index("began") + 1][-3:] == ["bot-sat", "bot-sat", "began"]  # bots may have moved


def test_people_talk_before_the_game(server: Server) -> None:
    ada, blaise = server.guest("Ada"), server.guest("Blaise")
    table = ada.set_table("cubosaurs", ["me", "open"])
    first, second = ada.join(table), blaise.join(table)
    second.do("say", text="May I?")
    second.do("sit", seat=1)
    second.do("say", text=" Thank\tyou ")
    first.catch_up()
    told = [(line["name"], line["seat"], line["text"]) for line in first.chat]
    assert told == [("Blaise", None, "May I?"), ("Blaise", 1, "Thank you")]
    assert first.refused("say", text="\u200b")["code"] == "unreadable-text"


# --- one screen --------------------------------------------------------------------------------------------


def test_people_on_one_screen_have_names_of_their_own(server: Server) -> None:
    ada = server.guest("Ada")
    wish = {"game": "trex", "seats": ["me", "me", "bot", "me"], "names": [None, "Blaise", None, "Ada"]}
    table = ada.post("/api/tables", wish, 201)["table"]
    assert seated(table) == ["Ada", "Blaise", "Nour", "Ada 2"]
    assert table["mine"] == [0, 1, 3]


@pytest.mark.parametrize("name", ["", " Blaise", "x" * 41, "a\nb", 5])
def test_a_name_that_nobody_could_read_is_refused(server: Server, name: Any) -> None:
    wish = {"game": "trex", "seats": ["me", "me"], "names": [None, name]}
    assert server.guest().post("/api/tables", wish, 400)["code"] == "malformed"


def test_what_lies_open_can_be_seen_by_all_at_any_time_and_holds_no_secret(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("trex", ["me", "me", "bot"], may_watch=False)
    address = f"/api/tables/{table}/move/0"
    own, shown = ada.get(address), ada.get(f"{address}?seat={SPECTATOR}")
    assert own["view"]["hand"]
    assert (shown["seat"], shown["actions"]) == (SPECTATOR, [])
    assert shown["view"]["hand"] == []
    assert server.guest("Blaise").get(f"{address}?seat={SPECTATOR}", 403)["code"] == "not-to-watch"
    assert ada.get(f"{address}?seat=1")["seat"] == 1
    assert ada.get(f"{address}?seat=2", 403)["code"] == "not-your-seat"
