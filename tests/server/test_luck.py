"""The luck of tables: pledged before anybody gives to it, told after the end, and drawn but once."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from sqlalchemy import select

from cubarium.engine.log import read_log, write_log
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.engine.table_luck import BOT, NONE, commitment_of
from cubarium.engine.verifying import verify
from cubarium.server.storage.schema import luck_pledge
from cubarium.server.tables.luck import MOST_PLEDGES
from tests.server.server_table import Frame, Guest, Server, Socket

ADAS, EVES = "ab" * 32, "cd" * 32


def pledged(guest: Guest) -> Frame:
    pledge: Frame = guest.post("/api/luck", None, 201)
    return pledge


def finish(socket: Socket) -> Frame:
    """Let bots play the game to its end; return the table as it is told then."""
    socket.do("leave")
    socket.until(lambda s: s.table["status"] == "over")
    return socket.table


def checked(guest: Guest, table: str, commitment: str, given: dict[int, str]) -> tuple[str, ...]:
    """Verify the log of a finished game; return what each seat gave."""
    match = read_log(guest.client.get(f"/api/tables/{table}/log").text, load_game)
    assert match.table_luck is not None
    assert match.table_luck.table == table
    assert verify(match, commitment, given) > 0
    return match.table_luck.contributions


def test_a_table_commits_itself_before_anybody_gives_and_tells_its_secret_after_the_end(
    server: Server,
) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.set_table("trex", ["me", "open", "random"])
    first, second = ada.join(table), eve.join(table)
    luck = first.table["luck"]
    assert luck == {**luck, "contributions": [None] * 3, "secret": None, "next": None}
    second.do("sit", seat=1, contribution=EVES)
    first.do("contribute", contribution=ADAS)
    second.catch_up()
    assert second.table["luck"] == {**luck, "contributions": [ADAS, EVES, None]}
    first.do("start")
    second.do("leave")
    over = finish(first)["luck"]
    assert commitment_of(table, over["secret"]) == over["commitment"] == luck["commitment"]
    assert over["contributions"][:2] == [ADAS, EVES]
    assert checked(eve, table, luck["commitment"], {0: ADAS, 1: EVES}) == (ADAS, EVES, BOT)


def test_a_table_that_begins_at_once_keeps_the_pledge_it_was_set_with(server: Server) -> None:
    ada = server.guest("Ada")
    pledge = pledged(ada)
    wish = {"luck": pledge["table"], "contribution": ADAS}
    table = ada.set_table("trex", ["me", "random"], **wish)
    assert table == pledge["table"]
    with ada.socket(table) as socket:
        assert socket.table["luck"]["commitment"] == pledge["commitment"]
        assert socket.table["luck"]["contributions"] == [ADAS, None]
        finish(socket)
    assert checked(ada, table, pledge["commitment"], {0: ADAS}) == (ADAS, BOT)


def test_who_gives_nothing_is_told_to_have_given_nothing(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("trex", ["me", "random"])
    with ada.socket(table) as socket:
        finish(socket)
    assert checked(ada, table, "", {}) == (NONE, BOT)


def test_all_seats_of_one_screen_have_what_its_person_gives(server: Server) -> None:
    ada = server.guest("Ada")
    pledge = pledged(ada)
    table = ada.set_table("trex", ["me", "me"], luck=pledge["table"], contribution=ADAS)
    assert ada.look(table)["table"]["luck"]["contributions"] == [ADAS, ADAS]


def test_a_chair_that_is_left_takes_its_contribution_along(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.set_table("trex", ["me", "open"])
    first, second = ada.join(table), eve.join(table)
    second.do("sit", seat=1, contribution=EVES)
    second.do("stand")
    first.catch_up()
    assert first.table["luck"]["contributions"] == [None, None]


def test_the_luck_of_a_rematch_is_pledged_with_the_end_and_people_give_to_it(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("trex", ["me", "random"])
    with ada.socket(table) as socket:
        following = finish(socket)["luck"]["next"]
        assert following["contributions"] == [None, None]
        socket.do("contribute", contribution=ADAS)
        assert socket.table["luck"]["next"]["contributions"] == [ADAS, None]
        assert socket.refused("contribute", contribution=EVES)["code"] == "luck-given"
        again = ada.post(f"/api/tables/{table}/rematch")["table"]
        socket.catch_up()
        assert socket.table["luck"]["next"] is None
        assert socket.refused("contribute", contribution=EVES)["code"] == "luck-settled"
    assert again["id"] == following["table"]
    assert again["luck"]["commitment"] == following["commitment"]
    seat = again["mine"][0]
    assert again["luck"]["contributions"][seat] == ADAS
    with ada.socket(again["id"]) as socket:
        finish(socket)
    checked(ada, again["id"], following["commitment"], {seat: ADAS})


def test_a_table_that_is_set_for_whoever_comes_has_the_luck_of_the_last_one_too(fresh: Server) -> None:
    ada, eve = fresh.guest("Ada"), fresh.guest("Eve")
    table = ada.post("/api/tables/meet", {"games": ["trex"]})["table"]["id"]
    first, second = ada.join(table), eve.join(table)
    first.do("contribute", contribution=ADAS)
    second.do("sit", seat=1, contribution=EVES)
    assert second.table["status"] == "playing"
    assert second.table["luck"]["contributions"] == [ADAS, EVES]


def test_bots_that_fill_the_table_at_its_beginning_have_their_part(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("trex", ["me", "open", "open"])
    with ada.socket(table) as socket:
        socket.do("contribute", contribution=ADAS)
        socket.do("start", fill=True)
        commitment = finish(socket)["luck"]["commitment"]
    assert checked(ada, table, commitment, {0: ADAS}) == (ADAS, BOT, BOT)


@pytest.mark.parametrize("given", ["", "ab", "AB" * 32, "xy" * 32, "ab" * 33, 5, ["ab" * 32]])
def test_what_is_no_contribution_is_refused(server: Server, given: object) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("trex", ["me", "open"])
    assert ada.join(table).refused("contribute", contribution=given)["code"] == "malformed"
    pledge = pledged(ada)["table"]
    wish = {"game": "trex", "seats": ["me", "me"], "luck": pledge, "contribution": given}
    assert ada.post("/api/tables", wish, 400)["code"] == "malformed"


def test_a_pledge_outlives_a_wish_that_is_refused(server: Server) -> None:
    ada = server.guest("Ada")
    pledge = pledged(ada)
    ada.post("/api/tables", {"game": "trex", "seats": ["me"] * 6, "luck": pledge["table"]}, 400)
    assert ada.set_table("trex", ["me", "me"], luck=pledge["table"]) == pledge["table"]


def test_a_person_has_a_few_pledges_and_the_oldest_makes_room(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    kept = pledged(eve)["table"]
    made = [pledged(ada)["table"] for _ in range(MOST_PLEDGES + 2)]
    with server.store.engine.begin() as connection:
        stored = set(connection.execute(select(luck_pledge.c.table_id)).scalars())
    assert stored.intersection(made) == set(made[2:])
    assert kept in stored


def test_a_game_goes_on_with_the_same_luck_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as before:
        ada = before.guest("Ada")
        table = ada.set_table("trex", ["me", "me"])
        socket = ada.join(table)
        for _ in range(6):
            socket.move()
        foreseen = played_on(before.match(table), random.Random(1))
        commitment = socket.table["luck"]["commitment"]
    with Server(tmp_path) as after:
        back = after.welcome_back(ada)
        assert back.look(table)["table"]["luck"]["commitment"] == commitment
        assert played_on(after.match(table), random.Random(1)) == foreseen


def played_on(match: Match, mind: random.Random) -> list[tuple[int, ...]]:
    """Return what luck would give in the next moves, whichever they are; nothing is changed."""
    copy = read_log(write_log(match), load_game)
    drawn: list[tuple[int, ...]] = []
    while not copy.is_over and len(drawn) < 30:
        seat = copy.actors()[0]
        drawn.append(copy.act(seat, mind.choice(copy.legal(seat))).outcomes)
    return drawn


def test_a_game_of_the_day_has_the_luck_of_the_day(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.post("/api/daily/game")["table"]
    assert ada.look(table)["table"]["luck"] is None
    assert ada.join(table).refused("contribute", contribution=ADAS)["code"] == "luck-settled"
