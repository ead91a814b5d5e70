"""Two servers on one database: its unique numbers decide who was first, and the other looks again."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from tests.patience import SILENCE, wait_until
from tests.server.server_table import Guest, Server, Socket

pytestmark = pytest.mark.on("sqlite", "postgresql")


@pytest.fixture(scope="module")
def hosts(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder: Path = tmp_path_factory.mktemp("hosts")
    with Server(folder) as first, Server(folder) as second:
        yield first, second


def at_both(hosts: tuple[Server, Server], game: str, seats: list[str]) -> tuple[Guest, Guest, Socket, Socket]:
    """Let Ada read at a table of hers on both servers."""
    first, second = hosts
    here = first.guest("Ada")
    there = second.welcome_back(here)
    table = here.set_table(game, seats)
    return here, there, here.join(table), there.join(table)


def test_each_number_has_one_winner_and_both_tell_the_same(hosts: tuple[Server, Server]) -> None:
    _, _, one, other = at_both(hosts, "trex", ["me", "me"])
    sent = [(socket, socket.send("say", text=f"{n}")) for n in range(12) for socket in (one, other)]
    answers = [socket.answer(command) for socket, command in sent]
    assert {answer["type"] for answer in answers} == {"done"}
    numbers = sorted(answer["event"] for answer in answers)
    assert numbers == list(range(numbers[0], numbers[0] + 24))
    table = one.table["id"]
    assert [row["number"] for row in hosts[0].events(table)] == list(range(1, numbers[-1] + 1))
    one.do("say", text="now both know all")
    other.do("say", text="now both know all")
    one.do("say", text="now both know all")
    assert [line["text"] for line in one.chat][:26] == [line["text"] for line in other.chat][:26]


def test_who_comes_second_is_told_what_happened_and_refused(hosts: tuple[Server, Server]) -> None:
    _, _, one, other = at_both(hosts, "cubosaurs", ["me", "me"])
    wanted = other.choice()
    one.move()
    refused = other.refused("act", **wanted)
    assert refused["code"] == "moved-on"
    assert (other.event, other.game) == (one.event, one.game)
    other.move()
    assert one.refused("act", **one.choice())["code"] == "moved-on"
    assert (other.event, other.game) == (one.event, one.game)
    one.move()
    assert hosts[0].match(one.table["id"]).move_count == 3


def test_what_still_makes_sense_is_done_on_the_newer_table(
    hosts: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def not_now() -> None:
        """Look at nothing: what happens here is for who has not seen it."""

    monkeypatch.setattr(hosts[0].lobby.together, "_look", not_now)
    _, _, one, other = at_both(hosts, "cubosaurs", ["me", "open"])
    one.do("seat-bot", seat=1)
    assert other.refused("seat-bot", seat=1)["code"] == "seat-taken"
    other.do("clear-seat", seat=1)
    blaise = hosts[1].guest("Blaise")
    joined = blaise.join(one.table["id"])
    joined.do("sit", seat=1)
    other.do("start")
    first, second = (host.live_table(str(one.table["id"])).state for host in hosts)
    assert first.last_event < second.last_event
    one.do("say", text="I have not seen that it began")
    assert one.table["status"] == other.table["status"] == "playing"


def test_what_is_sent_to_a_table_that_was_taken_away_elsewhere_is_refused(
    hosts: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def not_now() -> None:
        """Look at nothing: this server does not know yet."""

    monkeypatch.setattr(hosts[1].lobby.together, "_look", not_now)
    here, _, one, other = at_both(hosts, "cubosaurs", ["me", "open"])
    here.post(f"/api/tables/{one.table['id']}/remove", status=204)
    assert other.refused("say", text="Is anybody there?")["code"] == "no-such-table"


def test_a_game_that_has_begun_elsewhere_is_not_taken_away(
    hosts: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def not_now() -> None:
        """Look at nothing: this server does not know yet."""

    monkeypatch.setattr(hosts[1].lobby.together, "_look", not_now)
    here, _, one, _ = at_both(hosts, "cubosaurs", ["me", "open"])
    table = str(one.table["id"])
    one.do("seat-bot", seat=1)
    one.do("start")
    assert hosts[1].live_table(table).state.status == "open"
    assert hosts[1].call(hosts[1].lobby.remove, table, "open") is False
    assert here.look(table)["table"]["status"] == "playing"


def test_a_command_sent_to_both_counts_once(hosts: tuple[Server, Server]) -> None:
    _, _, one, other = at_both(hosts, "cubosaurs", ["me", "me"])
    wanted = one.choice()
    assert one.do("act", "the-same", **wanted) == other.do("act", "the-same", **wanted)
    assert one.game == other.game


def test_bots_of_both_servers_play_one_game(hosts: tuple[Server, Server]) -> None:
    first, second = hosts
    ada = first.guest("Ada")
    table = ada.set_table("trex", ["random", "random", "random"])
    tables = first.live_table(table), second.live_table(table)
    wait_until(lambda: {each.state.status for each in tables} == {"over"}, "the bots play")
    assert first.match(table).moves == second.match(table).moves
    rows = first.events(table)
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))


def test_a_rematch_that_was_set_elsewhere_is_found(
    hosts: tuple[Server, Server],
) -> None:
    first, second = hosts
    here = first.guest("Ada")
    there = second.welcome_back(here)
    table = here.set_table("trex", ["me", "random"])
    with here.socket(table) as socket:
        socket.do("leave")
        socket.until(lambda s: s.table["status"] == "over")
    assert there.look(table)["table"]["status"] == "over"
    again = here.post(f"/api/tables/{table}/rematch")["table"]["id"]
    assert there.post(f"/api/tables/{table}/rematch")["table"]["id"] == again


def test_a_word_that_was_said_elsewhere_keeps_nobody_from_playing_again(
    hosts: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, there, one, _ = at_both(hosts, "trex", ["me", "random"])
    table = str(one.table["id"])

    async def not_now() -> None:
        """Look at nothing: this server does not know yet."""

    one.do("leave")
    one.until(lambda s: s.table["status"] == "over")
    hosts[1].call(hosts[1].live_table(table).look_again)
    monkeypatch.setattr(hosts[1].live_table(table), "be_current", not_now)
    monkeypatch.setattr(hosts[1].lobby.together, "_look", not_now)
    one.do("say", text="Again?")
    assert there.post(f"/api/tables/{table}/rematch")["table"]["id"] != table


def test_what_has_been_played_elsewhere_is_not_ended(
    hosts: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def not_now() -> None:
        """Look at nothing: this server does not know yet."""

    monkeypatch.setattr(hosts[1].lobby.together, "_look", not_now)
    _, _, one, _ = at_both(hosts, "cubosaurs", ["me", "me"])
    behind = hosts[1].live_table(str(one.table["id"]))
    one.move()
    hosts[1].call(behind.end, "idle")
    assert (behind.state.status, behind.state.last_event) == ("playing", one.event)
    hosts[1].call(behind.end, "idle")
    assert behind.state.status == "over"


def test_many_who_join_a_tournament_at_two_servers_all_take_part(hosts: tuple[Server, Server]) -> None:
    body = {"name": "Sunday", "game": "cubano-course", "format": "round-robin"}
    tournament = hosts[0].guest("Hana").post("/api/tournaments", body, 201)["id"]
    guests = [host.guest(f"Guest {number}") for number in range(6) for host in hosts]
    together = Barrier(len(hosts), timeout=SILENCE)

    def join(some: list[Guest]) -> list[int]:
        answers = []
        for each in some:
            together.wait()
            answers.append(each.client.post(f"/api/tournaments/{tournament}/join").status_code)
        return answers

    with ThreadPoolExecutor(len(hosts)) as pool:
        answered = [code for codes in pool.map(join, (guests[::2], guests[1::2])) for code in codes]
    assert {*answered} == {200}
    seen = hosts[0].nobody().get(f"/api/tournaments/{tournament}")
    assert len(seen["entrants"]) == len(guests)


def test_who_joins_elsewhere_as_a_tournament_begins_plays_from_its_first_round(
    hosts: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    hana = hosts[0].guest("Hana")
    body = {"name": "Sunday", "game": "cubano-course", "format": "round-robin"}
    path = f"/api/tournaments/{hana.post('/api/tournaments', body, 201)['id']}"
    for name in ("Ada", "Blaise"):
        hosts[0].guest(name).post(f"{path}/join")
    there = hosts[1].app.state.tournaments
    find, before = there._find, hosts[1].call(there._find, path.rpartition("/")[2])
    hosts[0].guest("Cleo").post(f"{path}/join")
    known = [before]

    async def find_late(tournament: str) -> Any:
        return known.pop() if known else await find(tournament)

    monkeypatch.setattr(there, "_find", find_late)
    begun = hosts[1].welcome_back(hana).post(f"{path}/round", {"round": 1})
    assert not known
    assert (begun["round"], begun["rounds"], len(begun["entrants"])) == (1, 3, 3)
