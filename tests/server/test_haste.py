"""Commands that are refused unread, or because they come too fast: the refusal names the one it refuses."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cubarium.server.limits import Limit, Limiter
from cubarium.server.routes.socket import LONGEST_MESSAGE
from cubarium.server.tables.live_table import LiveTable
from tests.server.server_table import Server, Socket


def seated(server: Server) -> Socket:
    ada = server.guest()
    return ada.join(ada.set_table("trex", ["me", "me"]))


def test_each_command_that_comes_too_fast_is_refused_by_its_name(fresh: Server) -> None:
    socket = seated(fresh)
    fresh.app.state.limits.commands = Limiter(Limit(3, 0.5))
    ids = [socket.send("say", text=f"line {i}") for i in range(6)]
    answers = [socket.answer(command) for command in ids]
    assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 3
    assert {answer["code"] for answer in answers[3:]} == {"too-many"}
    assert [line["text"] for line in socket.chat] == ["line 0", "line 1", "line 2"]


def test_a_command_that_came_too_fast_may_be_sent_again_under_its_id(fresh: Server) -> None:
    socket = seated(fresh)
    limits = fresh.app.state.limits
    kept, limits.commands = limits.commands, Limiter(Limit(0.5, 0.001))
    choice = socket.choice()
    assert socket.refused("act", "the-move", **choice)["code"] == "too-many"
    limits.commands = kept
    socket.do("act", "the-move", **choice)
    assert socket.game is not None
    assert socket.game["move"] == 1


def test_what_was_done_is_told_again_even_in_haste(fresh: Server) -> None:
    socket = seated(fresh)
    number = socket.do("say", "the-line", text="once")
    fresh.app.state.limits.chat = Limiter(Limit(0.5, 0.001))
    assert socket.do("say", "the-line", text="once") == number
    assert socket.refused("say", "another", text="twice")["code"] == "too-many"
    assert [line["text"] for line in socket.chat] == ["once"]


def test_haste_while_nothing_can_be_read_ends_no_connection(
    fresh: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> int:
        raise OSError("the database is away")

    socket = seated(fresh)
    fresh.app.state.limits.chat = Limiter(Limit(0.5, 0.001))
    with monkeypatch.context() as patch:
        patch.setattr(LiveTable, "number_of", fail)
        assert socket.refused("say", "a-line", text="once")["code"] == "broken"
    socket.move()


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"type": "resign"}, "malformed"),
        ({"type": "act", "seat": 99}, "malformed"),
        ({"type": "say", "text": ""}, "malformed"),
        ({"type": "say", "text": "x" * 600}, "malformed"),
        ({"type": "say", "text": "x" * LONGEST_MESSAGE}, "too-large"),
        ({"type": "stand", "more": 1}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_a_command_that_cannot_be_read_is_refused_by_its_name(
    server: Server, command: dict[str, Any], code: str
) -> None:
    socket = seated(server)
    socket.send_raw(json.dumps({"id": "the-one", **command}))
    assert socket.answer("the-one")["code"] == code


@pytest.mark.parametrize("name", [None, 1, "", "x" * 65, "with space", "é", ["a"], {"id": "a"}])
def test_what_is_no_id_is_not_sent_back(server: Server, name: Any) -> None:
    socket = seated(server)
    socket.send_raw(json.dumps({"type": "stand", "id": name}))
    assert socket.answer(None)["code"] == "malformed"


def test_strangers_behind_one_address_do_not_spend_what_another_has(fresh: Server) -> None:
    fresh.app.state.limits.commands = Limiter(Limit(2, 0.001))
    table = fresh.guest().set_table("trex", ["me", "me"])
    crowd = [fresh.nobody().join(table) for _ in range(4)]
    for socket in crowd * 2:
        socket.catch_up()  # asks whether the server is there, and is told so
    socket = crowd[0]
    socket.send_raw('{"type":"ping"}')
    assert socket.answer(None)["code"] == "too-many"
