"""Tournaments as people play them: joined by a link, round after round at real tables, across restarts."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from cubarium.server.tournaments import tournaments
from cubarium.server.tournaments.told import written
from cubarium.server.tournaments.tournaments import Tournaments
from tests.patience import wait_until
from tests.server.server_table import Frame, Guest, Server

COURSE = "cubano-course"


def opened(host: Guest, **wish: Any) -> str:
    """Open a tournament of the shortest game and return its id."""
    body = {"name": "Sunday", "game": COURSE, "format": "round-robin", **wish}
    return str(host.post("/api/tournaments", body, 201)["id"])


def seen(guest: Guest, tournament: str) -> Frame:
    told: Frame = guest.get(f"/api/tournaments/{tournament}")
    return told


def join(tournament: str, *guests: Guest) -> None:
    for guest in guests:
        guest.post(f"/api/tournaments/{tournament}/join")


def begin(host: Guest, tournament: str, number: int = 1) -> Frame:
    told: Frame = host.post(f"/api/tournaments/{tournament}/round", {"round": number})
    return told


def leave_to_bots(tournament: str, guests: Iterable[Guest]) -> None:
    """Let everybody leave their table of this round, so that bots play it to the end."""
    tables = {guest.id: seen(guest, tournament)["my_table"] for guest in guests}
    for guest in guests:
        if tables[guest.id] is not None:
            with guest.socket(tables[guest.id]) as socket:
                if socket.table["status"] == "playing":
                    socket.send("leave")
                    socket.catch_up()


def play_round(tournament: str, guests: list[Guest]) -> Frame:
    """Play the round that has begun to its end; return the tournament when the next one has begun."""
    number = seen(guests[0], tournament)["round"]
    leave_to_bots(tournament, guests)

    def is_done() -> bool:
        told = seen(guests[0], tournament)
        tables = next(each for each in told["past"] if each["number"] == number)["tables"]
        is_next = told["round"] > number or told["status"] == "over" or not told["settings"]["follows"]
        return all(each["is_over"] for each in tables) and is_next

    wait_until(is_done, "the round does not end")
    return seen(guests[0], tournament)


def people(server: Server, *names: str) -> list[Guest]:
    return [server.guest(name) for name in names]


def met(told: Frame) -> list[set[str]]:
    return [{seat["name"] for seat in table["seats"]} for each in told["past"] for table in each["tables"]]


def test_four_meet_each_other_once_and_all_see_the_same_standings(fresh: Server) -> None:
    host = fresh.guest("Hana")
    guests = people(fresh, "Ada", "Blaise", "Ada", "Dora")
    tournament = opened(host, clock={"kind": "move", "seconds": 60, "increment": 0})
    join(tournament, *guests)
    waiting = seen(fresh.nobody(), tournament)
    assert [each["name"] for each in waiting["entrants"]] == ["Ada", "Blaise", "Ada 2", "Dora"]
    assert (waiting["status"], waiting["may_begin"], waiting["is_host"]) == ("open", False, False)
    assert seen(host, tournament)["may_begin"]

    assert (begin(host, tournament)["round"], seen(host, tournament)["rounds"]) == (1, 3)
    table = seen(guests[0], tournament)["my_table"]
    told = guests[0].look(table)["table"]
    assert told["tournament"] == {"id": tournament, "name": "Sunday", "round": 1}
    assert (told["may_hint"], told["is_private"], told["clock"]["seconds"]) == (False, True, 60)
    assert {"Ada"} < {seat["name"] for seat in told["seats"]}
    assert table in {row["id"] for row in guests[0].get("/api/tables")["mine"]}
    assert host.get("/api/tables")["mine"] == [], "the tables are those of who plays at them"

    for _ in range(3):
        told = play_round(tournament, guests)
    assert (told["status"], told["round"], told["may_begin"]) == ("over", 3, False)
    names = ["Ada", "Blaise", "Ada 2", "Dora"]
    everybody = [{one, other} for place, one in enumerate(names) for other in names[place + 1 :]]
    assert sorted(map(sorted, met(told))) == sorted(map(sorted, everybody))
    assert all(line["games"] == 3 for line in told["standings"])
    halves = sum(float(line["points"].replace("½", ".5").zfill(2)) for line in told["standings"])
    assert halves == 6

    def plain(guest: Guest) -> list[Frame]:
        return [{**line, "is_mine": False} for line in seen(guest, tournament)["standings"]]

    assert plain(guests[0]) == plain(guests[1]) == plain(host) == plain(fresh.nobody())
    assert [line["name"] for line in seen(guests[3], tournament)["standings"] if line["is_mine"]] == ["Dora"]
    row = host.get("/api/tournaments")["rows"][0]
    assert (row["id"], row["entrants"], row["is_host"], row["status"]) == (tournament, 4, True, "over")
    assert guests[2].get("/api/tournaments")["rows"][0]["id"] == tournament
    assert fresh.nobody().get("/api/tournaments")["rows"] == []


def test_a_server_that_starts_anew_goes_on_with_the_same_round(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        guests = people(server, "Ada", "Blaise", "Chloé", "Dora")
        tournament = opened(guests[0], format="swiss", rounds=2)
        join(tournament, *guests)
        begin(guests[0], tournament)
        first = seen(guests[0], tournament)["past"][0]["tables"][0]
        at_first = [each for each in guests if each.name in {seat["name"] for seat in first["seats"]}]
        leave_to_bots(tournament, at_first)
        wait_until(lambda: seen(guests[0], tournament)["past"][0]["tables"][0]["is_over"], "no end")
        before = seen(guests[0], tournament)
        assert before["round"] == 1
        assert [table["is_over"] for table in before["past"][0]["tables"]] == [True, False]
    with Server(tmp_path) as server:
        back = [server.welcome_back(each) for each in guests]
        assert seen(back[0], tournament) == before
        after = play_round(tournament, back)
        assert (after["round"], after["rounds"]) == (2, 2)
        winners = {line["name"] for line in after["standings"] if line["points"] == "1"}
        assert len(winners) == 2
        assert winners in met({"past": after["past"][:1]}), "those who stand alike meet"


@pytest.mark.on("sqlite", "postgresql")
def test_a_round_that_ended_just_before_the_server_is_followed_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched, Server(tmp_path) as server:
        patched.setattr(Tournaments, "_look_at", lambda self, tournament_id: None)
        guests = people(server, "Ada", "Blaise", "Chloé")
        tournament = opened(guests[0])
        join(tournament, *guests)
        begin(guests[0], tournament)
        leave_to_bots(tournament, guests)
        wait_until(
            lambda: all(each["is_over"] for each in seen(guests[0], tournament)["past"][0]["tables"]),
            "no end",
        )
        assert seen(guests[0], tournament)["round"] == 1
    with Server(tmp_path) as server:
        back = server.welcome_back(guests[0])
        wait_until(lambda: seen(back, tournament)["round"] == 2, "the next round does not begin")


def test_a_round_that_could_not_be_begun_is_tried_again(
    fresh: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournaments, "AGAIN_SECONDS", (0.0,))
    guests = people(fresh, "Ada", "Blaise", "Chloé")
    tournament = opened(guests[0])
    join(tournament, *guests)
    begin(guests[0], tournament)
    with fresh.failing_disk("began", times=1) as failed:
        leave_to_bots(tournament, guests)
        wait_until(lambda: seen(guests[0], tournament)["round"] == 2, "the next round does not begin")
    assert len(failed) == 1


def test_who_has_nobody_to_meet_has_a_bye_that_counts_or_a_bot(fresh: Server) -> None:
    guests = people(fresh, "Ada", "Blaise", "Chloé")
    tournament = opened(guests[0], format="swiss", rounds=1)
    join(tournament, *guests)
    begin(guests[0], tournament)
    resting = [each for each in guests if seen(each, tournament)["has_bye"]]
    assert [each.name for each in resting] == ["Chloé"]
    assert seen(resting[0], tournament)["my_table"] is None
    assert (
        next(line for line in seen(resting[0], tournament)["standings"] if line["is_mine"])["points"] == "1"
    )

    tournament = opened(guests[0], format="swiss", rounds=1, bots=True)
    join(tournament, *guests)
    begin(guests[0], tournament)
    table = seen(guests[2], tournament)["my_table"]
    assert [seat["bot"] is not None for seat in guests[2].look(table)["table"]["seats"]] == [False, True]
    assert not guests[2].look(table)["table"]["may_hint"], "others have no hints either"
    assert play_round(tournament, guests)["status"] == "over"


def test_who_is_dropped_leaves_the_game_to_a_bot_and_plays_no_more(fresh: Server) -> None:
    guests = people(fresh, "Ada", "Blaise", "Chloé", "Dora")
    tournament = opened(guests[0])
    join(tournament, *guests)
    begin(guests[0], tournament)
    gone = guests[3]
    table = seen(gone, tournament)["my_table"]
    told = guests[0].post(f"/api/tournaments/{tournament}/drop", {"entrant": 3})
    assert told["entrants"][3]["is_out"]
    chair = next(seat for seat in gone.look(table)["table"]["seats"] if seat["person"] == gone.id)
    assert (chair["is_away"], chair["bot"] is not None) == (True, True)
    after = play_round(tournament, guests)
    assert after["round"] == 2
    assert [len(each["seats"]) for each in after["past"][0]["tables"]].count(1) == 1, "one has a bye"
    assert not any("Dora" in each for each in met({"past": after["past"][:1]}))
    blaise = guests[1].post(f"/api/tournaments/{tournament}/drop", {"entrant": 1})
    assert blaise["entrants"][1]["is_out"], "one may go oneself"
    over = play_round(tournament, guests)
    while over["status"] != "over":
        over = play_round(tournament, guests)
    assert len(over["standings"]) == 4, "what was played stays"


def test_a_host_takes_no_chair_from_who_sits_in_it_or_has_time_left(fresh: Server) -> None:
    guests = people(fresh, "Ada", "Blaise", "Chloé", "Dora")
    tournament = opened(guests[0], clock={"kind": "move", "seconds": 86_400})
    join(tournament, *guests)
    begin(guests[0], tournament)
    assert guests[0].post(f"/api/tournaments/{tournament}/drop", {"entrant": 3})["entrants"][3]["is_out"]
    assert not is_away(guests[3], tournament), "there is time left"

    tournament = opened(guests[0])
    join(tournament, *guests)
    begin(guests[0], tournament)
    with guests[3].socket(seen(guests[3], tournament)["my_table"]):
        guests[0].post(f"/api/tournaments/{tournament}/drop", {"entrant": 3})
        assert not is_away(guests[3], tournament), "who is here plays on"
    guests[3].post(f"/api/tournaments/{tournament}/drop", {"entrant": 3})
    assert is_away(guests[3], tournament), "one may leave oneself"


def is_away(guest: Guest, tournament: str) -> bool:
    """Tell whether a bot plays for somebody at their table of this round."""
    table = guest.look(seen(guest, tournament)["my_table"])["table"]
    return bool(next(seat for seat in table["seats"] if seat["person"] == guest.id)["is_away"])


def test_somebody_may_go_before_it_begins_and_the_others_are_seated(fresh: Server) -> None:
    guests = people(fresh, "Ada", "Blaise", "Chloé")
    tournament = opened(guests[0])
    join(tournament, *guests)
    join(tournament, guests[1])
    guests[0].post(f"/api/tournaments/{tournament}/drop", {"entrant": 0})
    told = begin(guests[0], tournament)
    assert [each["number"] for each in told["entrants"]] == [1, 2]
    assert met(told) == [{"Blaise", "Chloé"}]
    assert play_round(tournament, guests)["status"] == "over"


def test_the_host_begins_each_round_where_they_want_to_and_may_end_it(fresh: Server) -> None:
    guests = people(fresh, "Ada", "Blaise", "Chloé", "Dora")
    tournament = opened(guests[0], follows=False)
    join(tournament, *guests)
    begin(guests[0], tournament)
    told = play_round(tournament, guests)
    assert (told["status"], told["round"], told["may_begin"]) == ("playing", 1, True)
    begin(guests[0], tournament, 2)
    told = guests[0].post(f"/api/tournaments/{tournament}/end")
    assert (told["status"], told["rounds"]) == ("playing", 2), "its games are played to the end"
    leave_to_bots(tournament, guests)
    wait_until(lambda: seen(guests[0], tournament)["status"] == "over", "it does not end")


def test_four_at_a_table_get_a_point_for_each_they_are_ahead_of(fresh: Server) -> None:
    guests = people(fresh, "Ada", "Blaise", "Chloé", "Dora", "Emil")
    tournament = opened(guests[0], game="cubosaurs", format="swiss", seats=4, rounds=2, bots=True)
    join(tournament, *guests)
    told = begin(guests[0], tournament)
    assert sorted(len(each["seats"]) for each in told["past"][0]["tables"]) == [4, 4]
    told = play_round(tournament, guests)
    assert told["round"] == 2
    for table in next(each for each in told["past"] if each["number"] == 1)["tables"]:
        places = [seat["place"] for seat in table["seats"]]
        for seat in (each for each in table["seats"] if each["entrant"] is not None):
            behind = sum(place > seat["place"] for place in places)
            level = places.count(seat["place"]) - 1
            line = next(each for each in told["standings"] if each["entrant"] == seat["entrant"])
            assert line["points"] == written(2 * behind + level)


@pytest.mark.on("sqlite", "postgresql")
def test_a_round_is_stored_whole_or_not_at_all(fresh: Server) -> None:
    guests = people(fresh, "Ada", "Blaise", "Chloé", "Dora")
    tournament = opened(guests[0])
    join(tournament, *guests)
    host = fresh.nobody(raise_server_exceptions=False)
    host.client.cookies.update(guests[0].client.cookies)
    with fresh.failing_disk("began", times=1):
        answer = host.client.post(f"/api/tournaments/{tournament}/round", json={"round": 1})
        assert answer.status_code == 500
    told = seen(guests[0], tournament)
    assert (told["status"], told["round"], told["past"]) == ("open", 0, [])
    assert guests[0].get("/api/tables")["mine"] == []
    assert begin(guests[0], tournament)["round"] == 1


def test_a_rematch_is_a_game_like_any_other(fresh: Server) -> None:
    guests = people(fresh, "Ada", "Blaise")
    tournament = opened(guests[0])
    join(tournament, *guests)
    begin(guests[0], tournament)
    table = seen(guests[0], tournament)["my_table"]
    assert play_round(tournament, guests)["status"] == "over"
    assert guests[0].post(f"/api/tables/{table}/rematch")["table"]["tournament"] is None


def test_one_address_opens_so_many_tournaments_and_no_more(tmp_path: Path) -> None:
    with Server(tmp_path, is_patient=False) as server:
        hosts = people(server, "Ada", "Blaise", "Chloé")
        for number in range(10):
            opened(hosts[number % 3])
        body = {"name": "One more", "game": COURSE, "format": "swiss"}
        assert hosts[2].post("/api/tournaments", body, 429)["code"] == "too-many"


@pytest.mark.parametrize(
    "wish",
    [
        {"name": ""},
        {"name": " "},
        {"name": "a" * 61},
        {"seats": 1},
        {"seats": 5},
        {"seats": "2"},
        {"rounds": 0},
        {"rounds": 10},
        {"format": "knockout"},
        {"bots": 1},
        {"host": "me"},
        {"options": {str(number): 1 for number in range(41)}},
    ],
)
def test_what_no_form_sends_is_refused(server: Server, wish: dict[str, Any]) -> None:
    body = {"name": "Sunday", "game": COURSE, "format": "swiss", **wish}
    assert server.guest().post("/api/tournaments", body, 400)["code"] == "malformed"
