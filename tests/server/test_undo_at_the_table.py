"""Taking back: free, with everybody's consent, or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from cubarium.server.tables import live_table
from cubarium.server.tables.commands import NewEvent
from tests.server.bare_table import happen, play, table_of
from tests.server.server_table import Server, Socket, two_people
from tests.server.undo_answers import answer_undo, refused_answer, said_to_undo


def after_a_quiet_move(server: Server) -> tuple[Socket, Socket]:
    """Return the sockets of who has just moved, so that others must agree, and of the other."""
    mover, other = two_people(server, "cubano-course")
    mover.move()
    other.catch_up()
    assert mover.table["undo"]["mine"] == "consent"
    return mover, other


def to_a_free_undo(server: Server) -> tuple[Socket, Socket]:
    """Let two people play until one could take a move back without asking."""
    mover, other = two_people(server, "cubano-naval-dice")
    while mover.table["undo"]["mine"] != "free":
        mover.move()
        other.catch_up()
        if not (mover.game and mover.game["actions"]):
            mover, other = other, mover
    return mover, other


# --- free --------------------------------------------------------------------------------------------------


def test_within_ones_turn_taking_back_needs_nobody(server: Server) -> None:
    mover, other = to_a_free_undo(server)
    table = mover.table["id"]
    match = server.match(table)
    before, move = match.state_at(match.move_count - 1), match.move_count - 1
    lines = len(mover.log)
    mover.do("undo")
    assert match.move_count == move
    assert match.state == before
    for socket in (mover, other):
        socket.catch_up()
        assert socket.game is not None
        assert socket.game["move"] == move
        assert len(socket.log) < lines
    assert mover.game is not None
    assert mover.game["actions"]
    mover.move()


def test_the_past_that_was_taken_back_is_gone_from_the_game_and_kept_in_the_store(server: Server) -> None:
    mover, _ = to_a_free_undo(server)
    table = mover.table["id"]
    mover.do("undo")
    move = server.match(table).move_count
    assert server.nobody().get(f"/api/tables/{table}/move/{move + 1}", 404)["code"] == "no-such-move"
    assert [row["kind"] for row in server.events(table)][-2:] == ["moved", "undone"]


def test_a_turn_begins_where_the_moves_in_a_row_do_even_those_that_nothing_is_said_about(
    server: Server,
) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("cubano-puzzle", ["me"]))
    while {line["move"] for line in socket.log} >= set(
        range(1, server.match(socket.table["id"]).move_count + 1)
    ):
        socket.move()
    socket.move()
    assert socket.table["undo"]["turn_start"] == 0
    mover, other = after_a_quiet_move(server)
    assert [each.table["undo"]["turn_start"] for each in (mover, other)] == [0, 1]
    other.move()
    mover.catch_up()
    assert [each.table["undo"]["turn_start"] for each in (mover, other)] == [2, 1]


# --- with consent ------------------------------------------------------------------------------------------


def test_the_other_agrees_and_the_move_is_taken_back(server: Server) -> None:
    mover, other = after_a_quiet_move(server)
    seat = mover.table["mine"][0]
    mover.do("undo")
    other.catch_up()
    assert other.table["undo"]["asked_by"] == seat
    assert server.match(mover.table["id"]).move_count == 1
    answer_undo(other, True)
    mover.catch_up()
    assert mover.game is not None
    assert (mover.game["move"], mover.table["undo"]["asked_by"]) == (0, None)
    assert mover.game["actions"]


def test_the_other_refuses_and_everything_stays(server: Server) -> None:
    mover, other = after_a_quiet_move(server)
    state = server.match(mover.table["id"]).packed()
    mover.do("undo")
    answer_undo(other, False)
    mover.catch_up()
    nothing_asked: dict[str, Any] = {"asked_by": None, "event": None, "answers": [], "waits_for": []}
    assert mover.table["undo"] == {"mine": "consent", "turn_start": 0, **nothing_asked}
    assert server.match(mover.table["id"]).packed() == state
    mover.do("undo")
    mover.catch_up()
    assert mover.table["undo"]["asked_by"] == mover.table["mine"][0]


def test_a_move_made_meanwhile_answers_the_request(server: Server) -> None:
    mover, other = after_a_quiet_move(server)
    mover.do("undo")
    other.catch_up()
    other.move()
    assert other.table["undo"]["asked_by"] is None
    assert refused_answer(other)["code"] == "undo-not-asked"


def three(server: Server) -> tuple[Socket, list[Socket]]:
    """Let three people play, the first of whom to move has made a quiet move and asks to take it back."""
    people = [server.guest(name) for name in ("Ada", "Blaise", "Chloé")]
    table = people[0].set_table("cubano-1-die", ["me", "open", "open"])
    sockets = [guest.join(table) for guest in people]
    sockets[1].do("sit", seat=1)
    sockets[2].do("sit", seat=2)
    sockets[0].do("start")
    for socket in sockets:
        socket.catch_up()
    (mover,) = [s for s in sockets if s.game and s.game["actions"]]
    mover.move()
    assert mover.table["undo"]["mine"] == "consent"
    mover.do("undo")
    return mover, [s for s in sockets if s is not mover]


def test_of_two_others_both_must_agree(server: Server) -> None:
    mover, (first, second) = three(server)
    match = server.match(mover.table["id"])
    answer_undo(first, True)
    assert match.move_count == 1
    mover.catch_up()
    assert mover.table["undo"]["answers"] == first.table["mine"]
    answer_undo(second, True)
    assert match.move_count == 0


def test_one_of_two_others_is_enough_to_refuse(server: Server) -> None:
    mover, (first, second) = three(server)
    answer_undo(first, True)
    answer_undo(second, False)
    mover.catch_up()
    assert mover.table["undo"]["asked_by"] is None
    assert refused_answer(first)["code"] == "undo-not-asked"


def test_who_agrees_twice_is_named_once(server: Server) -> None:
    mover, (first, _) = three(server)
    answer_undo(first, True)
    answer_undo(first, True)
    mover.catch_up()
    assert mover.table["undo"]["answers"] == first.table["mine"]


def test_when_the_last_who_was_to_agree_leaves_all_the_others_have_agreed(server: Server) -> None:
    mover, others = three(server)
    for socket in others:
        socket.catch_up()
    asked, waiting = sorted(others, key=lambda s: not (s.game and s.game["actions"]))
    answer_undo(asked, True)
    waiting.do("leave")
    mover.catch_up()
    assert mover.game is not None
    assert mover.game["move"] == 0


def test_who_is_away_is_not_asked(server: Server) -> None:
    mover, other = two_people(server, "cubano-course")
    other.do("leave")
    mover.until(lambda s: any(seat["is_away"] for seat in s.table["seats"]))
    mover.move()
    mover.until(lambda s: s.game and s.game["move"] >= 2)
    assert mover.table["undo"]["mine"] == "free"


# --- whose own move it is ----------------------------------------------------------------------------------


def after_one_each(server: Server, **more: Any) -> tuple[Socket, Socket]:
    """Let two people make a quiet move each; the first is asked again."""
    mover, other = two_people(server, "cubano-course", **more)
    mover.move()
    other.catch_up()
    other.move()
    mover.catch_up()
    return mover, other


def test_who_has_left_is_still_asked_for_moves_of_their_own(server: Server) -> None:
    mover, other = after_one_each(server)
    match = server.match(mover.table["id"])
    other.do("leave")
    mover.catch_up()
    assert mover.table["undo"]["mine"] == "consent"
    mover.do("undo")
    assert (match.move_count, mover.table["undo"]["waits_for"]) == (2, other.table["mine"])
    answer_undo(other, True)
    assert match.move_count == 0


def test_handing_a_chair_to_a_bot_does_not_free_the_moves_of_its_person(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other = after_one_each(server)
    match, seat = server.match(mover.table["id"]), other.table["mine"][0]
    monkeypatch.setattr(live_table, "GRACE_SECONDS", 0)
    other.close()
    mover.do("undo")
    mover.do("replace", seat=seat)
    assert (match.move_count, mover.table["undo"]["waits_for"]) == (2, [seat])
    mover.move()
    assert mover.table["undo"]["asked_by"] is None, "what waits does not hold up the game"


def test_leaving_is_not_agreeing(server: Server) -> None:
    mover, other = after_one_each(server)
    mover.do("undo")
    other.do("leave")
    mover.catch_up()
    assert server.match(mover.table["id"]).move_count == 2
    assert mover.table["undo"]["waits_for"] == other.table["mine"]


def test_who_is_back_may_agree_or_not(server: Server) -> None:
    mover, other = after_one_each(server)
    other.do("leave")
    mover.do("undo")
    other.do("come-back")
    answer_undo(other, False)
    mover.catch_up()
    assert (server.match(mover.table["id"]).move_count, mover.table["undo"]["asked_by"]) == (2, None)


def test_who_has_left_has_no_say_in_moves_of_others(server: Server) -> None:
    mover, (first, second) = three(server)
    for socket in (first, second):
        socket.catch_up()
    waiting, asked = sorted((first, second), key=lambda s: bool(s.game and s.game["actions"]))
    waiting.do("leave")
    mover.catch_up()
    assert mover.table["undo"]["waits_for"] == asked.table["mine"]
    assert refused_answer(waiting, False)["code"] == "undo-not-yours"


@pytest.mark.parametrize(("by", "kind"), [("bot", "free"), ("clock", "free"), ("person", "consent")])
def test_what_a_bot_or_a_clock_did_for_somebody_away_is_nobodys_own(by: str, kind: str) -> None:
    state = table_of("cubano-course", ["ada", "blaise"], 1)
    seat = state.asked()[0]
    for who, made_by in ((seat, "person"), (1 - seat, by)):
        assert state.match is not None
        play(state, who, state.match.legal(who)[0], made_by)
    happen(state, [NewEvent("left", {"seats": [1 - seat], "bot": "random"})])
    assert state.undo_plan(seat).kind.value == kind


def test_an_answer_never_meets_another_request(server: Server) -> None:
    mover, (first, second) = three(server)
    agreed = said_to_undo(first, True)
    answer_undo(second, False)
    mover.do("undo")
    assert first.refused("answer-undo", **agreed)["code"] == "undo-lapsed"
    mover.catch_up()
    assert mover.table["undo"]["answers"] == []


# --- bots and shared screens -------------------------------------------------------------------------------


def test_bots_do_not_mind(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("cubano-course", ["me", "random"]))
    socket.until(lambda s: s.game and s.game["actions"])
    assert socket.game is not None
    move = socket.game["move"]
    socket.move()
    socket.until(lambda s: s.game and s.game["actions"])
    assert socket.table["undo"]["mine"] == "free"
    socket.do("undo")
    socket.until(lambda s: s.game and s.game["move"] == move)
    assert socket.game["actions"]
    socket.move(-1)
    socket.until(lambda s: s.game and s.game["actions"])


def test_on_a_shared_screen_the_last_move_is_taken_back_at_once(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("cubano-course", ["me", "me"]))
    socket.move()
    assert socket.table["undo"]["mine"] == "free"
    socket.do("undo")
    assert socket.game is not None
    assert socket.game["move"] == 0


def test_a_shared_screen_is_told_what_taking_back_really_needs(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("cubano-1-die", ["me", "random", "me", "random"]))
    socket.until(lambda s: s.game and s.game["actions"])
    assert socket.game is not None
    move = socket.game["move"]
    socket.move()
    socket.until(lambda s: s.game and s.game["actions"])
    assert socket.game["move"] == move + 2, "a bot has chosen its colour meanwhile"
    told = socket.table["undo"]["mine"]
    socket.do("undo")
    assert socket.game["move"] == move
    assert told == "free"


# --- impossible --------------------------------------------------------------------------------------------


def test_what_was_drawn_is_not_taken_back_by_anybody(server: Server) -> None:
    ada = server.guest()
    socket = ada.join(ada.set_table("cubosaurs", ["me", "me"]))
    match = server.match(socket.table["id"])
    while not match.moves or not match.moves[-1].outcomes:
        socket.move()
    assert socket.table["undo"]["mine"] == "impossible"
    assert socket.refused("undo")["code"] == "undo-impossible"


def test_a_move_below_one_that_showed_something_stays(server: Server) -> None:
    mover, other = two_people(server, "cubosaurs")
    match = server.match(mover.table["id"])
    while (
        len(match.moves) < 2 or not match.moves[-1].outcomes or match.moves[-1].seat == match.moves[-2].seat
    ):
        asked = mover if mover.game and mover.game["actions"] else other
        asked.move()
        mover.catch_up()
        other.catch_up()
    below = mover if mover.table["mine"] == [match.moves[-2].seat] else other
    assert below.table["undo"]["mine"] == "impossible"
    assert below.refused("undo")["code"] == "undo-impossible"
