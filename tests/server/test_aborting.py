"""A game ends without a result: at once before everybody has moved, later if all agree; tables go away."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import select

from cubarium.server.storage.schema import game_table, result
from tests.server.server_table import Server, Socket, two_people


def stop(socket: Socket, agree: bool) -> None:
    """Answer whether the game is to stop."""
    socket.catch_up()
    socket.do("answer-abort", event=socket.table["abort"]["event"], agree=agree)


def both_move(mover: Socket, other: Socket) -> None:
    mover.move()
    other.catch_up()
    other.move()
    mover.catch_up()


def is_ended(server: Server, socket: Socket) -> bool:
    """Tell whether a game has ended, for its readers, in the list and in the store, with no result."""
    table = socket.table["id"]
    socket.catch_up()
    with server.store.engine.begin() as connection:
        row = connection.execute(select(game_table).where(game_table.c.id == table)).one()
        results = connection.execute(select(result).where(result.c.table_id == table)).all()
    assert socket.game is not None
    shown = (socket.table["status"], socket.table["ended"], socket.game["actions"], socket.game["asked"])
    kept = (row.status, row.ended, row.asked, row.wakes_at)
    assert not results
    return shown == ("over", "agreed", [], []) and kept == ("over", "agreed", [], None)


def test_anybody_may_stop_before_everybody_has_moved(server: Server) -> None:
    mover, other = two_people(server, "cubano-course", clock={"kind": "bank", "seconds": 600})
    mover.move()
    assert not is_ended(server, other)
    assert other.table["may_abort"]
    other.do("abort")
    assert is_ended(server, mover)
    assert not any(seat["is_running"] for seat in mover.table["seats"])


def test_later_all_have_to_agree(server: Server) -> None:
    mover, other = two_people(server, "cubano-course")
    both_move(mover, other)
    mover.do("abort")
    other.catch_up()
    seats = mover.table["mine"], other.table["mine"]
    assert other.table["abort"] == {
        "asked_by": seats[0][0], "event": other.event, "waits_for": seats[1],
    }  # fmt: skip
    stop(other, agree=False)
    mover.catch_up()
    assert mover.table["abort"] is None
    other.do("abort")
    stop(mover, agree=True)
    assert is_ended(server, other)


def test_a_move_takes_the_question_back(server: Server) -> None:
    mover, other = two_people(server, "cubano-course")
    both_move(mover, other)
    other.do("abort")
    mover.catch_up()
    (mover if mover.game and mover.game["actions"] else other).move()
    other.catch_up()
    assert other.table["abort"] is None


def test_who_leaves_has_no_word(server: Server) -> None:
    mover, other = two_people(server, "cubano-course")
    both_move(mover, other)
    mover.do("abort")
    other.do("leave")
    assert is_ended(server, mover)


def test_who_plays_alone_with_bots_stops_at_once(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("trex", ["me", "random"]))
    for _ in range(2):
        socket.until(lambda s: s.game and s.game["actions"])
        socket.move()
    socket.do("abort")
    assert is_ended(server, socket)


def test_a_game_that_was_stopped_stays_so_and_tells_no_secret(tmp_path: Path) -> None:
    with Server(tmp_path) as before:
        mover, other = two_people(before, "trex")
        mover.do("abort")
        table = mover.table["id"]
        ada = before.guest()
        assert other.event == mover.event or other.catch_up()
    with Server(tmp_path) as after:
        back = after.welcome_back(ada)
        seen = back.look(table)
        assert (seen["table"]["status"], seen["table"]["ended"]) == ("over", "agreed")
        assert back.client.get(f"/api/tables/{table}/log").json()["code"] == "still-secret"
        assert back.client.get(f"/api/tables/{table}/move/0?seat=0").json()["code"] == "not-your-seat"


# --- taking tables away ------------------------------------------------------------------------------------


def test_a_host_takes_a_table_away(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.set_table("trex", ["me", "open"])
    reading = eve.join(table)
    ada.post(f"/api/tables/{table}/remove", status=204)
    assert reading.until(lambda s: s.frames[-1]["type"] == "refused")["code"] == "no-such-table"
    assert ada.get("/api/tables")["mine"] == []
    assert ada.get(f"/api/tables/{table}", 404)["code"] == "no-such-table"
    assert server.events(table) == []


def test_a_finished_game_goes_out_of_ones_own_list_alone(server: Server) -> None:
    mover, other = two_people(server, "trex")
    mover.do("leave")
    other.do("leave")
    other.until(lambda s: s.table["status"] == "over")
    table, lobby = mover.table["id"], server.lobby
    people = [reader.person for reader in server.live_table(table).readers]
    server.call(lobby.lists.put_away, table, people[0])
    shown = [server.call(lobby.lists.finished, who, "en", None, 9).rows for who in people]
    assert [[row.id for row in rows] for rows in shown] == [[], [table]]
