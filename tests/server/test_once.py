"""A command is carried out once, whatever becomes of its sender, the connection or the server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.server_table import Server, timeless, two_people
from tests.server.undo_answers import said_to_undo


def test_the_same_command_again_is_answered_alike_and_done_once(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("cubosaurs", ["me", "me"])
    socket = ada.join(table)
    choice = socket.choice()
    number = socket.do("act", "the-move", **choice)
    before = server.everything(table)
    for _ in range(3):
        assert socket.do("act", "the-move", **choice) == number
    assert server.everything(table) == before
    assert socket.catch_up() == []


def test_an_id_is_ones_own(server: Server) -> None:
    first, second = two_people(server, "trex")
    assert first.do("say", "same-id", text="one") != second.do("say", "same-id", text="two")
    table = first.table["id"]
    assert first.do("say", "same-id", text="three") == second.do("say", "same-id", text="four") - 1
    assert [row["content"]["text"] for row in server.events(table) if row["kind"] == "said"] == ["one", "two"]


def test_an_id_counts_for_one_table(server: Server) -> None:
    ada = server.guest()
    for _ in range(2):
        socket = ada.join(ada.set_table("trex", ["me", "me"]))
        socket.do("say", "same-id", text="hello")
        assert [line["text"] for line in socket.chat] == ["hello"]


def test_a_command_that_was_refused_may_be_sent_again_under_its_id(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("trex", ["me", "open"])
    socket = ada.join(table)
    socket.refused("start", "begin")
    socket.do("seat-bot", seat=1, bot="random")
    number = socket.do("start", "begin")
    assert server.events(table)[number - 1]["kind"] == "began"


def test_a_command_of_several_events_is_answered_alike_again(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("trex", ["me", "me", "open"])
    socket = ada.join(table)
    number = socket.do("stand", "up")
    assert [row["kind"] for row in server.events(table)][-2:] == ["stood", "stood"]
    assert socket.do("stand", "up") == number


def test_agreeing_again_is_answered_alike(server: Server) -> None:
    mover, other = two_people(server, "cubano-course")
    mover.move()
    mover.do("undo")
    agreed = said_to_undo(other, True)
    number = other.do("answer-undo", "yes", **agreed)
    assert other.game is not None
    assert other.game["move"] == 0
    assert other.do("answer-undo", "yes", **agreed) == number


@pytest.mark.on("sqlite", "postgresql")
def test_a_command_is_done_once_even_by_another_process(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.guest()
        table = ada.set_table("cubosaurs", ["me", "me"])
        socket = ada.join(table)
        choice = socket.choice()
        number = socket.do("act", "the-move", **choice)
        said = socket.do("say", "the-word", text="hello")
        before = server.events(table)
    with Server(tmp_path) as server:
        socket = server.welcome_back(ada).join(table)
        assert socket.do("act", "the-move", **choice) == number
        assert socket.do("say", "the-word", text="hello") == said
        assert server.events(table) == before
        assert socket.move() == said + 1


def test_a_command_goes_on_when_its_sender_breaks_off(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("cubosaurs", ["me", "me"])
    for i in range(12):
        socket = ada.socket(table).__enter__()
        choice = socket.choice()
        socket.send("act", f"m{i}", **choice)
        socket.tear()
        again = ada.join(table)
        number = again.do("act", f"m{i}", **choice)
        again.catch_up()
        assert again.event == number
        assert again.game is not None
        assert again.game["move"] == i + 1
        again.close()
    assert [row["command"] for row in server.events(table)[3:]] == [f"{ada.id}:m{i}" for i in range(12)]


def test_who_missed_nothing_is_told_the_clocks_and_anybody_else_everything(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("trex", ["me", "me"])
    with ada.socket(table) as socket:
        number = socket.do("say", text="one")
    with ada.socket(table, f"?since={number}") as socket:
        table_now = ada.look(table)["table"]
        nothing_new = {"game": None, "log": None, "round": None, "chat": None}
        assert socket.frames == [{"type": "update", "event": number, "table": table_now, **nothing_new}]
        socket.do("say", text="two")
    for since in (0, number, number + 5):
        with ada.socket(table, f"?since={since}") as socket:
            assert socket.frames[0] == {**ada.look(table), "type": "welcome"}


@pytest.mark.parametrize("since", ["-1", "x", "1.5", "9" * 30, ""])
def test_since_must_be_a_number_of_an_event(server: Server, since: str) -> None:
    ada = server.guest()
    table = ada.set_table("trex", ["me", "me"])
    with pytest.raises(WebSocketDisconnect), ada.socket(table, f"?since={since}"):
        pass
    assert not server.live_table(table).readers


def test_two_sockets_of_one_person_are_told_the_same(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("trex", ["me", "me"])
    first, second = ada.join(table), ada.join(table)
    for i in range(8):
        mover = (first, second)[i % 2]
        number = mover.do("act", **mover.choice())
        for socket in (first, second):
            socket.until(lambda s, number=number: s.event == number)  # type: ignore[misc]
        assert (first.game, first.log) == (second.game, second.log)
        assert timeless({"table": first.table}) == timeless({"table": second.table})


def test_the_same_move_from_two_windows_counts_once(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("trex", ["me", "me"])
    first, second = ada.join(table), ada.join(table)
    choice = first.choice()
    first.send("act", "from-the-first", **choice)
    second.send("act", "from-the-second", **choice)
    answers = [first.answer("from-the-first"), second.answer("from-the-second")]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    assert {answer.get("code") for answer in answers} & {"moved-on", "out-of-turn"}
    assert server.match(table).move_count == 1


def test_commands_sent_in_one_go_are_done_in_their_order(server: Server) -> None:
    ada = server.guest()
    table = ada.set_table("trex", ["me", "me"])
    socket = ada.join(table)
    ids = [socket.send("say", text=f"line {i}") for i in range(40)]
    numbers = [socket.answer(command)["event"] for command in ids]
    assert numbers == sorted(set(numbers))
    assert [line["text"] for line in socket.chat] == [f"line {i}" for i in range(40)]
    assert json.loads(json.dumps(server.events(table)[-1]["content"]))["text"] == "line 39"
