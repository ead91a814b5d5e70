"""Clocks: what each seat has left, and what happens when nothing is."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.server.tables import live_table
from cubarium.server.tables.clocks import Clocks
from cubarium.server.wire.tables import Clock
from tests.server.server_table import Server, Socket, two_people
from tests.server.undo_answers import answer_undo

BANK = {"kind": "bank", "seconds": 100, "increment": 5}
MOVE = {"kind": "move", "seconds": 100, "increment": 0}


def set_left(server: Server, table: str, seat: int, seconds: float) -> None:
    """Leave a seat so much time, from now."""
    live_table = server.live_table(table)

    async def change() -> None:
        live_table.state.clocks.left[seat] = seconds
        live_table.driver.wake()

    server.call(change)


def moved_by(server: Server, table: str) -> list[tuple[int, str]]:
    rows = [row["content"] for row in server.events(table) if row["kind"] == "moved"]
    return [(row["seat"], row["by"]) for row in rows]


# --- counting ----------------------------------------------------------------------------------------------


def test_a_bank_shrinks_while_its_owner_is_asked_and_grows_with_each_move() -> None:
    clocks = Clocks(Clock(kind="bank", seconds=60, increment=5), 2)
    clocks.begin([0], 10.0)
    assert (clocks.remaining(0, 30.0), clocks.remaining(1, 30.0)) == (40.0, 60.0)
    left = clocks.after_move(0, 30.0)
    assert left == [45.0, 60.0]
    clocks.go_on(left, [1], 30.0)
    assert (clocks.remaining(0, 50.0), clocks.remaining(1, 50.0)) == (45.0, 40.0)
    assert clocks.running == [1]


def test_the_time_for_a_move_is_there_anew_for_the_next() -> None:
    clocks = Clocks(Clock(kind="move", seconds=30), 2)
    clocks.begin([0, 1], 0.0)
    clocks.go_on(clocks.after_move(0, 20.0), [1], 20.0)
    assert clocks.standing(20.0) == [30.0, 10.0]
    clocks.go_on(clocks.after_move(1, 25.0), [0], 25.0)
    assert clocks.standing(25.0) == [30.0, 30.0]


def test_nothing_is_left_below_nothing() -> None:
    clocks = Clocks(Clock(kind="bank", seconds=10, increment=3), 2)
    clocks.begin([0], 0.0)
    assert clocks.remaining(0, 1e6) == 0.0
    assert clocks.standing(1e6) == [0.0, 10.0]
    assert clocks.after_move(0, 1e6) == [3.0, 10.0]


def test_the_next_to_end_is_the_one_with_least_left() -> None:
    clocks = Clocks(Clock(kind="bank", seconds=60), 3)
    assert clocks.next_end() is None
    clocks.go_on([50.0, 20.0, 5.0], [0, 1], 100.0)
    assert clocks.next_end() == (120.0, 1)
    clocks.stop()
    assert clocks.next_end() is None


def test_without_a_clock_nothing_runs() -> None:
    clocks = Clocks(Clock(), 2)
    clocks.begin([0], 0.0)
    assert (clocks.running, clocks.next_end(), clocks.counts) == ([], None, False)


# --- at the table ------------------------------------------------------------------------------------------


def test_the_clock_of_who_is_asked_runs_and_no_other(server: Server) -> None:
    mover, other = two_people(server, "cubosaurs", clock=BANK)
    for _ in range(4):
        for socket in (mover, other):
            socket.catch_up()
            running = [i for i, seat in enumerate(socket.table["seats"]) if seat["is_running"]]
            assert socket.game is not None
            assert running == socket.game["asked"]
            assert all(90 < seat["remaining"] <= 120 for seat in socket.table["seats"])
        asked = mover if mover.game and mover.game["actions"] else other
        asked.move()


def test_a_table_without_clocks_says_so(server: Server) -> None:
    mover, _ = two_people(server, "cubosaurs")
    assert [(seat["remaining"], seat["is_running"]) for seat in mover.table["seats"]] == [(None, False)] * 2


@pytest.mark.parametrize("clock", [BANK, MOVE])
def test_when_a_clock_ends_a_bot_moves_and_the_game_goes_on(server: Server, clock: dict[str, Any]) -> None:
    mover, other = two_people(server, "cubosaurs", clock=clock)
    table, seat = mover.table["id"], mover.table["mine"][0]
    set_left(server, table, seat, 0.02)
    mover.until(lambda s: s.game and s.game["move"] == 1)
    assert moved_by(server, table) == [(seat, "clock")]
    left = mover.table["seats"][seat]["remaining"]
    assert 0 < left <= 100
    assert mover.table["seats"][seat]["person"] is not None
    assert not mover.table["seats"][seat]["is_away"]
    other.catch_up()
    asked = mover if mover.game and mover.game["actions"] else other
    asked.move()


def test_a_bank_that_is_empty_stays_at_nothing_and_each_move_is_a_bots(server: Server) -> None:
    mover, other = two_people(server, "cubano-course", clock={"kind": "bank", "seconds": 100, "increment": 0})
    table, seat = mover.table["id"], mover.table["mine"][0]
    set_left(server, table, seat, 0.02)
    mover.until(lambda s: s.game and s.game["move"] == 1)
    other.catch_up()
    other.move()
    mover.until(lambda s: s.game and s.game["move"] >= 3)
    assert moved_by(server, table)[:3] == [(seat, "clock"), (1 - seat, "person"), (seat, "clock")]
    for row in server.events(table):
        if row["kind"] == "moved":
            assert min(row["content"]["clocks"]) >= 0
            assert row["content"]["clocks"][seat] == 0


def test_a_move_in_time_stops_the_clock(server: Server) -> None:
    mover, other = two_people(server, "cubosaurs", clock=BANK)
    table, seat = mover.table["id"], mover.table["mine"][0]
    set_left(server, table, seat, 5.0)
    mover.move()
    row = server.events(table)[-1]["content"]
    assert row["by"] == "person"
    assert 8 < row["clocks"][seat] <= 10
    other.catch_up()


def test_no_clock_runs_after_the_end(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("trex", ["random", "random"], clock=BANK))
    socket.until(lambda s: s.table["status"] == "over")
    assert not any(seat["is_running"] for seat in socket.table["seats"])
    assert server.live_table(socket.table["id"]).state.clocks.next_end() is None


def test_taking_back_takes_the_increment_back_too(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("cubano-course", ["me", "me"], clock=BANK))
    for _ in range(3):
        socket.move()
        socket.do("undo")
    assert all(seat["remaining"] <= 100 for seat in socket.table["seats"])


def test_after_taking_back_the_others_have_their_whole_time_for_the_next_move(server: Server) -> None:
    mover, other = two_people(server, "cubano-course", clock=MOVE)
    table, seat = mover.table["id"], mover.table["mine"][0]
    mover.move()
    set_left(server, table, 1 - seat, 60.0)
    mover.do("undo")
    answer_undo(other, True)
    mover.catch_up()
    mover.move(-1)
    other.catch_up()
    assert other.table["seats"][1 - seat]["remaining"] > 95


# --- whose chair a bot may take ----------------------------------------------------------------------------

DAYS = {"kind": "move", "seconds": 3 * 86_400, "increment": 0}


@pytest.mark.parametrize("clock", [DAYS, MOVE, BANK])
def test_nobody_gives_a_chair_to_a_bot_before_its_clock_has_ended(
    server: Server, monkeypatch: pytest.MonkeyPatch, clock: dict[str, Any]
) -> None:
    monkeypatch.setattr(live_table, "GRACE_SECONDS", 0)
    mover, other = two_people(server, "cubano-course", clock=clock)
    table, seat = mover.table["id"], mover.table["mine"][0]
    mover.close()
    other.catch_up()
    assert not other.table["seats"][seat]["is_overdue"]
    assert other.refused("replace", seat=seat)["code"] == "clock-decides"
    set_left(server, table, seat, 0.02)
    other.until(lambda s: s.table["seats"][seat]["is_overdue"])
    assert moved_by(server, table) == [(seat, "clock")]
    other.do("replace", seat=seat)
    assert other.table["seats"][seat]["is_away"]


def test_who_plays_again_after_their_clock_has_ended_keeps_the_chair(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "GRACE_SECONDS", 0)
    mover, other = two_people(server, "cubano-course", clock=DAYS)
    table, seat = mover.table["id"], mover.table["mine"][0]
    set_left(server, table, seat, 0.02)
    other.until(lambda s: s.table["seats"][seat]["is_overdue"])
    assert other.refused("replace", seat=seat)["code"] == "is-here"
    other.move()
    mover.catch_up()
    mover.move()
    mover.close()
    other.catch_up()
    assert not other.table["seats"][seat]["is_overdue"]
    assert other.refused("replace", seat=seat)["code"] == "clock-decides"


def test_who_comes_back_has_the_time_of_the_clock_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "GRACE_SECONDS", 0)
    mover, other = two_people(server, "cubano-course", clock=DAYS)
    table, seat = mover.table["id"], mover.table["mine"][0]
    set_left(server, table, seat, 0.02)
    other.until(lambda s: s.table["seats"][seat]["is_overdue"])
    mover.do("leave")
    mover.do("come-back")
    mover.close()
    assert other.refused("replace", seat=seat)["code"] == "clock-decides"


def test_without_a_clock_a_chair_is_free_for_a_bot_after_a_moment(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other = two_people(server, "cubano-course")
    seat = mover.table["mine"][0]
    mover.close()
    assert other.refused("replace", seat=seat)["code"] == "is-here"
    monkeypatch.setattr(live_table, "GRACE_SECONDS", 0)
    other.do("replace", seat=seat)


# --- all at once -------------------------------------------------------------------------------------------


def at_once(server: Server) -> tuple[Socket, Socket]:
    """Let two people race at the same time, and stop where both are asked."""
    mover, other = two_people(server, "cubitos", variant="race-1", options={"order": 1}, clock=BANK)
    match = server.match(mover.table["id"])
    for _ in range(60):
        if len(match.actors()) == 2:
            break
        asked = mover if mover.game and mover.game["actions"] else other
        asked.move()
        mover.catch_up()
        other.catch_up()
    assert match.actors() == [0, 1]
    return mover, other


def test_in_a_phase_in_which_all_act_every_clock_runs(server: Server) -> None:
    mover, other = at_once(server)
    for socket in (mover, other):
        assert [seat["is_running"] for seat in socket.table["seats"]] == [True, True]
        assert socket.game is not None
        assert socket.game["actions"]


def test_two_who_move_at_the_same_moment_both_count(server: Server) -> None:
    mover, other = at_once(server)
    table = mover.table["id"]
    before = server.match(table).move_count
    choices = {}
    for socket in (mover, other):
        assert socket.game is not None
        assert socket.game["move"] == before
        choices[socket] = socket.choice()
    ids = {socket: socket.send("act", **choice) for socket, choice in choices.items()}
    answers = [socket.answer(command) for socket, command in ids.items()]
    assert [answer["type"] for answer in answers] == ["done", "done"], answers
    assert {move.seat for move in server.match(table).moves[before : before + 2]} == {0, 1}


def test_a_choice_that_is_no_longer_the_same_does_not_count(server: Server) -> None:
    mover, other = at_once(server)
    stale = mover.choice()
    mover.move()
    other.catch_up()
    assert mover.refused("act", **stale)["code"] in {"moved-on", "out-of-turn"}


def test_of_several_clocks_the_first_to_end_ends_alone(server: Server) -> None:
    mover, other = at_once(server)
    table, seat = mover.table["id"], other.table["mine"][0]
    before = server.match(table).move_count
    set_left(server, table, seat, 0.02)
    mover.until(lambda s: s.game and s.game["move"] > before)
    assert moved_by(server, table)[before] == (seat, "clock")
    assert mover.table["seats"][1 - seat]["remaining"] > 90
