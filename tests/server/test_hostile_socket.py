"""Messages made up by a machine: each is answered, and what is refused changes nothing.

CUBARIUM_HOSTILE=20000 tries so many messages instead of a few hundred.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect

from cubarium.server.tables.state import Event, TableState
from cubarium.server.wire import commands as wire
from tests.server.server_table import Frame, Guest, Server, Socket, two_people

IN_ONE_GO = 10
RUNS = max(12, int(os.environ.get("CUBARIUM_HOSTILE", "300")) // IN_ONE_GO)
KINDS = [
    "abort",
    "answer-abort",
    "invite",
    "sit",
    "contribute",
    "stand",
    "seat-bot",
    "clear-seat",
    "start",
    "act",
    "undo",
    "answer-undo",
    "say",
    "leave",
    "come-back",
    "replace",
]
LEGAL = "a legal move"
"""Stands for a message that is made when it is sent."""
MOVES = [(0, LEGAL), (1, LEGAL)] * 3
SMALL = st.integers(-2, 7)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
IDS = st.sampled_from(["a", "b", "c", "again", "x" * 64]) | st.text(max_size=70) | ANYTHING


def fields(actions: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    """Return fields of commands: mostly those that exist, with values that nearly fit."""
    return st.fixed_dictionaries(
        {},
        optional={
            "seat": SMALL | ANYTHING,
            "move": st.integers(-1, 30) | ANYTHING,
            "action": st.sampled_from(actions) | st.text(max_size=90) | ANYTHING,
            "bot": st.sampled_from(["greedy", "random", "Greedy", "me"]) | ANYTHING,
            "text": st.text(max_size=520) | ANYTHING,
            "agree": st.booleans() | ANYTHING,
            "contribution": st.text("0123456789abcdef", min_size=64, max_size=64) | ANYTHING,
            "person": ANYTHING,
        },
    )


def well_formed(actions: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    """Return commands that can be read: in and out of turn, replayed, for any seat."""
    seats = st.integers(0, 5)
    more: dict[str, dict[str, st.SearchStrategy[Any]]] = {
        "sit": {"seat": seats, "contribution": st.sampled_from([None, "ab" * 32, "ab"])},
        "contribute": {"contribution": st.sampled_from(["ab" * 32, "AB" * 32, "ab", None])},
        "seat-bot": {"seat": seats, "bot": st.sampled_from(["greedy", "x"])},
        "clear-seat": {"seat": seats},
        "act": {"move": st.integers(0, 40), "seat": st.integers(0, 1), "action": st.sampled_from(actions)},
        "answer-undo": {"agree": st.booleans(), "event": st.integers(1, 40)},
        "say": {"text": st.sampled_from(["hello", "élan 🦕"]) | st.text(min_size=1, max_size=40)},
        "replace": {"seat": seats},
    }
    ids = st.text("abc", min_size=1, max_size=4)
    return st.sampled_from([kind for kind in KINDS if kind not in {"leave", "abort"}]).flatmap(
        lambda kind: st.fixed_dictionaries({"type": st.just(kind), "id": ids, **more.get(kind, {})})
    )


def messages(actions: list[str]) -> st.SearchStrategy[str]:
    broken = st.fixed_dictionaries({"type": st.sampled_from(KINDS) | ANYTHING, "id": IDS})
    nearly = st.tuples(broken, fields(actions)).map(lambda parts: json.dumps({**parts[0], **parts[1]}))
    deep = st.integers(1, 2000).map(lambda n: "[" * n + "]" * n)
    nested = st.integers(1, 600).map(lambda n: '{"type":' * n + "1" + "}" * n)
    huge = st.integers(4000, 70_000).map(lambda n: json.dumps({"type": "say", "id": "a", "text": "x" * n}))
    digits = st.integers(1, 3000).map(lambda n: '{"type":"sit","id":"a","seat":' + "9" * n + "}")
    return st.one_of(
        st.text(max_size=200),
        ANYTHING.map(json.dumps),
        nearly,
        nearly,
        well_formed(actions).map(json.dumps),
        well_formed(actions).map(json.dumps),
        deep,
        nested,
        huge,
        digits,
        st.just(LEGAL),
        st.sampled_from(['{"type":"ping"}', "", " ", "null", '{"type":"ping","type":"leave"}', "\x00", "{]"]),
    )


def stored_anew(server: Server, table: str) -> TableState:
    """Return the table as its stored events tell it."""
    state = server.live_table(table).state
    again = TableState(state.id, state.spec.id, state.owner, state.settings, secret=state.secret)
    for row in server.events(table):
        again.apply(Event(row["number"], row["kind"], row["content"], row["at"]), 0.0)
    return again


class Crowd:
    """A game, and everybody who sends nonsense to it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        mover, other = two_people(server, "trex")
        self.table: str = mover.table["id"]
        self.nobody, self.eve = server.nobody().join(self.table), server.guest("Eve").join(self.table)
        self.sockets: list[Socket] = [mover, other, self.eve, self.nobody]
        match = server.match(self.table)
        self.actions = [match.spec.actions.to_text(action) for action in range(match.spec.actions.count)]


@pytest.fixture(scope="module")
def crowd(server: Server) -> Iterator[Crowd]:
    yield Crowd(server)


def answered(socket: Socket, text: str) -> Frame:
    """Send a message and return its answer."""
    socket.send_raw(text)
    while True:
        frame = socket.next()
        if frame["type"] in {"done", "refused", "pong"}:
            return frame


def test_whatever_is_sent_is_answered_and_what_is_refused_changes_nothing(crowd: Crowd) -> None:
    server, table = crowd.server, crowd.table
    seen: set[str] = set()

    @settings(
        max_examples=RUNS,
        database=None,
        suppress_health_check=list(HealthCheck),
        derandomize="CUBARIUM_HOSTILE" not in os.environ,
    )
    @example(
        sent=[(3, '{"type":"stand","id":"a"}'), (0, "x" * 5000), (0, "{]"), *[(0, LEGAL), (1, LEGAL)] * 3]
    )
    @given(sent=st.lists(st.tuples(st.integers(0, 3), messages(crowd.actions)), max_size=IN_ONE_GO))
    def send(sent: list[tuple[int, str]]) -> None:
        for who, text in sent:
            if any("\ud800" <= letter <= "\udfff" for letter in text):
                continue
            socket = crowd.sockets[who]
            socket.catch_up()
            before = server.everything(table)
            if text == LEGAL and socket.game and socket.game["actions"]:
                move = {"type": "act", "id": f"m{socket.event}", **socket.choice()}
                assert answered(socket, json.dumps(move))["type"] == "done"
                continue
            answer = answered(socket, text)
            seen.add(answer.get("code") or answer["type"])
            if answer["type"] == "done":
                assert who != 3, "nobody may do anything"
                assert answer["event"] <= server.live_table(table).state.last_event
            else:
                assert server.everything(table) == before
            assert answer.get("code") != "broken", text

    send()
    state, again = server.live_table(table).state, stored_anew(server, table)
    assert state.match is not None
    assert again.match is not None
    assert again.match.packed() == state.match.packed()
    assert (again.last_event, again.chairs, again.undo, again.chat) == (
        state.last_event,
        state.chairs,
        state.undo,
        state.chat,
    )
    assert {"malformed", "not-signed-in", "too-large"} <= seen
    assert state.match.move_count >= 3, "too few legal moves were made"


def test_every_command_of_the_protocol_is_among_what_is_tried() -> None:
    commands = {name.__name__ for name in wire.Command.__subclasses__()}
    assert {"".join(part.capitalize() for part in kind.split("-")) for kind in KINDS} == commands


@pytest.mark.parametrize("data", [b"", b"{}", b'{"type":"ping"}', b"\xff\x00"])
def test_a_frame_of_bytes_is_refused_or_ends_the_connection_cleanly(server: Server, data: bytes) -> None:
    ada = server.guest()
    table = ada.set_table("trex", ["me", "me"])
    socket = hostile(ada, table)
    before = server.everything(table)
    socket.send_bytes(data)
    with suppress(WebSocketDisconnect):
        while socket.next()["type"] != "refused":
            pass
    server.rest()
    assert server.everything(table) == before
    socket.close()
    assert not server.live_table(table).readers


def hostile(guest: Guest, table: str) -> Socket:
    """Return an open socket that a test closes by itself."""
    return guest.socket(table).__enter__()


def test_a_flood_is_answered_slowly_and_harms_nobody_else(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("flood"), is_patient=False) as strict:
        ada, eve = strict.guest("Ada"), strict.guest("Eve")
        table = ada.set_table("trex", ["me", "me"])
        mine, theirs = ada.join(table), eve.join(table)
        for _ in range(80):
            theirs.send_raw("nonsense")
        codes = [next_refusal(theirs)["code"] for _ in range(61)]
        assert codes[:60] == ["malformed"] * 60
        assert codes[60] == "too-many"
        mine.move()
        theirs.tear()


def next_refusal(socket: Socket) -> Frame:
    while (frame := socket.next())["type"] != "refused":
        pass
    return frame
