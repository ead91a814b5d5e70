"""A finished game is played on from any of its moments, at a table of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cubarium.engine.log import read_log
from cubarium.engine.match import Match
from cubarium.engine.record import to_json
from cubarium.engine.registry import game_ids, load_game
from tests.server.server_table import Guest, Server, timeless
from tests.thorough import few_of


def finish(guest: Guest, table: str) -> str:
    """Let bots play a game to its end."""
    with guest.socket(table) as socket:
        if socket.table["status"] != "over":
            left = socket.answer(socket.send("leave"))
            assert left["type"] == "done" or left["code"] == "is-over", "bots may have been quicker"
        socket.until(lambda s: s.table["status"] == "over")
    return table


def finished(guest: Guest, game: str = "cubosaurs") -> str:
    seats = ["me", *["random"] * (load_game(game).players[0] - 1)]
    return finish(guest, guest.set_table(game, seats))


def play_on(guest: Guest, table: str, move: int, seat: int = 0, status: int = 201, **more: Any) -> Any:
    wish = {"move": move, "seat": seat, "bot": "raptor", **more}
    return guest.post(f"/api/tables/{table}/play-on", wish, status)


def seen_at(match: Match, move: int, seat: int) -> Any:
    view = match.spec.records.view()
    match.rules.view(match.state_at(move), seat, view)
    return to_json(view)


@pytest.mark.parametrize("game", few_of(game_ids(), "trex", "cubano-naval-dice", "cubano-puzzle"))
def test_every_game_is_played_on_from_what_a_seat_saw_to_an_end(server: Server, game: str) -> None:
    ada = server.guest("Ada")
    table = finished(ada, game)
    old = server.match(table)
    last = old.move_count
    for move in sorted({0, last // 3, 2 * last // 3, last - 1}):
        seat = len(old.seats) - 1
        welcome = play_on(ada, table, move, seat)
        new = welcome["table"]
        assert new["origin"] == {"table": table, "move": move}
        assert (new["mine"], new["status"], welcome["log"]) == ([seat], "playing", [])
        assert new["options"] == ada.look(table)["table"]["options"]
        match = server.match(new["id"])
        assert seen_at(match, 0, seat) == seen_at(old, move, seat)
        if old.spec.table.has_secrets:
            assert match.position == to_json(old.state_at(move))
    finish(ada, new["id"])
    assert ada.look(new["id"])["game"]["result"]


def test_what_nobody_knows_is_drawn_anew(server: Server) -> None:
    ada = server.guest("Ada")
    table = finished(ada)
    hidden = [server.match(play_on(ada, table, 0)["table"]["id"]).position for _ in range(4)]
    assert len({str(position) for position in hidden}) > 1


def test_others_are_played_by_the_chosen_bot_and_bots_keep_their_names(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = finish(ada, ada.set_table("cubosaurs", ["me", "random", "random"]))
    names = [chair["name"] for chair in ada.look(table)["table"]["seats"]]
    chairs = play_on(eve, table, 5, 1, bot="hatchling")["table"]["seats"]
    assert [chair["bot"] for chair in chairs] == ["hatchling", None, "hatchling"]
    assert (chairs[1]["name"], chairs[2]["name"]) == ("Eve", names[2])
    assert chairs[0]["name"] not in {"Ada", "Eve", names[2]}


def test_a_game_that_was_played_on_is_listed_but_counts_for_nothing(server: Server) -> None:
    ada = server.guest("Ada")
    table = finished(ada)
    counted = ada.get(f"/api/people/{ada.id}/statistics")
    new = finish(ada, play_on(ada, table, 4)["table"]["id"])
    assert ada.get(f"/api/people/{ada.id}/statistics") == counted
    origins = {row["id"]: row["origin"] for row in ada.get("/api/tables/finished")["rows"]}
    assert origins == {table: None, new: {"table": table, "move": 4}}


def test_its_log_begins_with_the_position_and_replays(server: Server) -> None:
    ada = server.guest("Ada")
    new = finish(ada, play_on(ada, finished(ada, "trex"), 7)["table"]["id"])
    log = ada.client.get(f"/api/tables/{new}/log").text
    again = read_log(log, load_game)
    assert again.packed() == server.match(new).packed()
    assert again.position is not None
    assert ada.get(f"/api/tables/{new}/move/0")["move"] == 0


def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as before:
        ada = before.guest("Ada")
        new = play_on(ada, finished(ada), 11)["table"]["id"]
        socket = ada.join(new)
        socket.until(lambda s: s.game and s.game["actions"])
        socket.move()
        socket.until(lambda s: s.game and s.game["actions"])
        seen = timeless(ada.look(new))
    with Server(tmp_path) as after:
        assert timeless(after.welcome_back(ada).look(new)) == seen


def test_a_rematch_begins_from_the_same_moment(server: Server) -> None:
    ada = server.guest("Ada")
    table = finished(ada, "trex")
    new = finish(ada, play_on(ada, table, 9)["table"]["id"])
    again = ada.post(f"/api/tables/{new}/rematch")["table"]
    assert again["origin"] == {"table": table, "move": 9}
    assert server.match(again["id"]).position == server.match(new).position


def test_what_cannot_be_played_on_is_refused(server: Server) -> None:
    ada = server.guest("Ada")
    table = finished(ada)
    last = server.match(table).move_count
    assert play_on(ada, table, last, status=409)["code"] == "is-over"
    assert play_on(ada, table, last + 1, status=404)["code"] == "no-such-move"
    assert play_on(ada, table, 0, seat=4, status=400)["code"] == "no-such-seat"
    assert play_on(ada, table, 0, bot="agent:sh", status=400)["code"] == "no-such-bot"
    assert play_on(server.nobody(), table, 0, status=401)["code"] == "not-signed-in"
    hidden = finish(ada, ada.set_table("cubosaurs", ["me", "random"], may_watch=False))
    assert play_on(server.guest("Eve"), hidden, 0, status=403)["code"] == "not-to-watch"
