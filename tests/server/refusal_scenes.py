"""Scenes that end with a refusal: by a request, by any command, and before the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from sqlalchemy.exc import OperationalError

from cubarium.server.limits import Limit, Limiter
from cubarium.server.routes.socket import LONGEST_MESSAGE
from tests.server.server_table import Frame, Guest, Server, Socket

Scene = Callable[["Stage"], Any]
SCENES: dict[str, list[Scene]] = {}


def scene(code: str) -> Callable[[Scene], Scene]:
    """Register one way to be refused."""

    def register(function: Scene) -> Scene:
        SCENES.setdefault(code, []).append(function)
        return function

    return register


class Stage:
    """People, tables and a reader's language; what a scene returns must be a refusal that changed nothing."""

    _ended: ClassVar[dict[Server, tuple[Guest, str]]] = {}

    def __init__(self, server: Server, language: str) -> None:
        self.server = server
        self.language = language
        self.ada = server.guest("Ada")
        self.eve = server.guest("Eve")
        self.table = ""
        self.before: Any = None

    def open(self, **more: Any) -> Stage:
        """Set a table at which Ada waits for somebody."""
        return self.set("cubosaurs", ["me", "open"], **more)

    def playing(self, **more: Any) -> Stage:
        """Set a table at which Ada plays on both sides."""
        return self.set("cubosaurs", ["me", "me"], **more)

    def over(self) -> Stage:
        """Come to a table whose game is over; there is one for all scenes."""
        if self.server not in self._ended:
            self.set("trex", ["me", "random"])
            with self.ada.socket(self.table) as socket:
                socket.do("leave")
                socket.until(lambda s: s.table["status"] == "over")
            self._ended[self.server] = self.ada, self.table
        self.ada, self.table = self._ended[self.server]
        return self

    def two(self, game: str = "cubosaurs", **more: Any) -> tuple[Socket, Socket]:
        """Let Ada and Eve play, and return the sockets of who is asked and who is not."""
        self.set(game, ["me", "open"], **more)
        first, second = self.sit(self.ada), self.sit(self.eve)
        second.do("sit", seat=1)
        first.do("start")
        second.catch_up()
        return (first, second) if first.game and first.game["actions"] else (second, first)

    def set(self, game: str, seats: list[str], **more: Any) -> Stage:
        self.table = self.ada.set_table(game, seats, **more)
        return self

    def sit(self, guest: Guest) -> Socket:
        return guest.join(self.table, f"?lang={self.language}")

    def refused(self, socket: Socket, kind: str, **fields: Any) -> Frame:
        """Send a command that must change nothing."""
        socket.catch_up()
        self.before = self.server.everything(self.table)
        refused = socket.refused(kind, **fields)
        assert socket.catch_up() == [], "a refusal is told to its sender only, and once"
        return refused

    def get(self, guest: Guest, path: str, status: int) -> Any:
        return guest.get(f"/api/tables/{self.table}{path}?lang={self.language}", status)

    def post(self, guest: Guest, path: str, content: Any, status: int) -> Any:
        return guest.post(f"/api/{path}?lang={self.language}", content, status)


# --- anything ----------------------------------------------------------------------------------------------


@scene("malformed")
def a_message_that_is_no_json(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    stage.before = stage.server.everything(stage.table)
    socket.send_raw("{")
    return socket.answer(None)


@scene("malformed")
def a_command_that_is_not_known(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    stage.before = stage.server.everything(stage.table)
    return socket.answer(socket.send("resign"))


@scene("malformed")
def a_move_that_is_no_move(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    assert socket.game is not None
    return stage.refused(socket, "act", move=0, seat=socket.game["seat"], action="resign")


@scene("too-large")
def a_message_of_many_kilobytes(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    stage.before = stage.server.everything(stage.table)
    return socket.answer(socket.send("say", text="x" * LONGEST_MESSAGE))


@scene("too-many")
def commands_that_come_too_fast(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    limits = stage.server.app.state.limits
    kept, limits.commands = limits.commands, Limiter(Limit(1, 4))
    try:
        socket.catch_up()
        stage.before = stage.server.everything(stage.table)
        return socket.answer(socket.send("say", text="too fast"))
    finally:
        limits.commands = kept


@scene("too-many")
def words_that_come_too_fast(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)
    limits = stage.server.app.state.limits
    kept, limits.chat = limits.chat, Limiter(Limit(1, 4))
    try:
        socket.do("say", text="one")
        return stage.refused(socket, "say", text="two")
    finally:
        limits.chat = kept


@scene("broken")
def a_disk_that_is_full(stage: Stage) -> Any:
    socket = stage.playing().sit(stage.ada)

    async def fail(job: Any) -> None:
        raise OperationalError("insert", {}, Exception("disk full"))

    store = stage.server.store
    socket.catch_up()
    stage.before = stage.server.everything(stage.table)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "write", fail)
        return socket.refused("act", **socket.choice())


@scene("other-site")
def a_page_of_another_site(stage: Stage) -> Any:
    headers = {"origin": "http://elsewhere.example"}
    return stage.ada.post(f"/api/guest?lang={stage.language}", {"name": "Eve"}, 403, headers=headers)


@scene("not-signed-in")
def a_command_of_nobody(stage: Stage) -> Any:
    return stage.refused(stage.playing().sit(stage.server.nobody()), "say", text="hello")


@scene("wrong-password")
def a_wrong_password(stage: Stage) -> Any:
    wish = {"account": "nobody-has-it", "password": "a password"}
    return stage.post(stage.server.nobody(), "sign-in", wish, 401)


@scene("has-account")
def a_second_account(stage: Stage) -> Any:
    wish = {"account": f"first-{stage.language}", "password": "a password"}
    stage.post(stage.ada, "account", wish, 200)
    return stage.post(stage.ada, "account", wish, 409)


@scene("account-taken")
def an_account_of_somebody_else(stage: Stage) -> Any:
    wish = {"account": f"taken-{stage.language}", "password": "a password"}
    stage.post(stage.ada, "account", wish, 200)
    return stage.post(stage.eve, "account", wish, 409)


@scene("bad-endpoint")
def pushes_to_an_address_of_the_inner_network(stage: Stage) -> Any:
    return stage.post(stage.ada, "push/devices", {"endpoint": "https://192.168.0.1/admin"}, 400)


@scene("no-such-page")
def a_page_that_is_not_there(stage: Stage) -> Any:
    return stage.ada.get(f"/api/nothing?lang={stage.language}", 404)


@scene("no-such-person")
def somebody_who_is_not_there(stage: Stage) -> Any:
    return stage.ada.get(f"/api/people/none/statistics?lang={stage.language}", 404)


@scene("no-such-table")
def a_table_that_is_not_there(stage: Stage) -> Any:
    stage.table = "none"
    return stage.get(stage.ada, "", 404)


@scene("no-such-table")
def the_socket_of_a_table_that_is_not_there(stage: Stage) -> Any:
    with stage.ada.client.websocket_connect(f"/api/tables/none/socket?lang={stage.language}") as session:
        refused = session.receive_json()
        assert session.receive() == {"type": "websocket.close", "code": 4004, "reason": ""}
        return refused


@scene("no-such-game")
def a_game_that_is_not_there(stage: Stage) -> Any:
    return stage.post(stage.ada, "tables", {"game": "chess", "seats": ["me"]}, 400)


@scene("no-such-variant")
def a_variant_that_is_not_there(stage: Stage) -> Any:
    return stage.post(stage.ada, "tables", {"game": "trex", "variant": "x", "seats": ["me", "me"]}, 400)


@scene("wrong-seats")
def more_seats_than_players(stage: Stage) -> Any:
    wish = {"game": "trex", "seats": ["me", "me", "me"], "options": {"players": 2}}
    return stage.post(stage.ada, "tables", wish, 400)


@scene("bad-options")
def an_option_that_is_not_there(stage: Stage) -> Any:
    wish = {"game": "trex", "seats": ["me", "me"], "options": {"colour": 2}}
    return stage.post(stage.ada, "tables", wish, 400)


@scene("clock-without-time")
def a_clock_of_no_seconds(stage: Stage) -> Any:
    wish = {"game": "trex", "seats": ["me", "me"], "clock": {"kind": "move", "seconds": 0}}
    return stage.post(stage.ada, "tables", wish, 400)


# --- before the game ---------------------------------------------------------------------------------------


@scene("no-such-bot")
def a_bot_that_is_not_there(stage: Stage) -> Any:
    return stage.refused(stage.open().sit(stage.ada), "seat-bot", seat=1, bot="deep-thought")


@scene("no-such-seat")
def a_chair_that_is_not_there(stage: Stage) -> Any:
    return stage.refused(stage.open().sit(stage.eve), "sit", seat=2)


@scene("no-such-seat")
def a_bot_on_a_chair_that_is_not_there(stage: Stage) -> Any:
    return stage.refused(stage.open().sit(stage.ada), "seat-bot", seat=5, bot="greedy")


@scene("no-such-seat")
def clearing_a_chair_that_is_not_there(stage: Stage) -> Any:
    return stage.refused(stage.open().sit(stage.ada), "clear-seat", seat=3)


@scene("no-such-seat")
def replacing_on_a_chair_that_is_not_there(stage: Stage) -> Any:
    return stage.refused(stage.playing().sit(stage.ada), "replace", seat=3)


@scene("seat-taken")
def a_chair_of_somebody_else(stage: Stage) -> Any:
    return stage.refused(stage.open().sit(stage.eve), "sit", seat=0)


@scene("seat-taken")
def a_bot_on_a_taken_chair(stage: Stage) -> Any:
    return stage.refused(stage.open().sit(stage.ada), "seat-bot", seat=0, bot="greedy")


@scene("seat-free")
def clearing_a_free_chair(stage: Stage) -> Any:
    return stage.refused(stage.open().sit(stage.ada), "clear-seat", seat=1)


@scene("has-a-seat")
def a_second_chair_of_a_guest(stage: Stage) -> Any:
    socket = stage.set("cubosaurs", ["me", "open", "open"]).sit(stage.eve)
    socket.do("sit", seat=1)
    return stage.refused(socket, "sit", seat=2)


@scene("owner-only")
def somebody_else_seats_a_bot(stage: Stage) -> Any:
    return stage.refused(stage.open().sit(stage.eve), "seat-bot", seat=1, bot="greedy")


@scene("owner-only")
def somebody_else_clears_a_chair(stage: Stage) -> Any:
    return stage.refused(stage.open().sit(stage.eve), "clear-seat", seat=0)


@scene("owner-only")
def somebody_else_starts(stage: Stage) -> Any:
    socket = stage.open().sit(stage.eve)
    socket.do("sit", seat=1)
    return stage.refused(socket, "start")


@scene("seats-are-free")
def starting_with_a_free_chair(stage: Stage) -> Any:
    return stage.refused(stage.open().sit(stage.ada), "start")


@scene("no-seat")
def standing_up_from_no_chair(stage: Stage) -> Any:
    return stage.refused(stage.open().sit(stage.eve), "stand")


@scene("no-seat")
def leaving_without_a_chair(stage: Stage) -> Any:
    return stage.refused(stage.playing().sit(stage.eve), "leave")


@scene("no-seat")
def leaving_twice(stage: Stage) -> Any:
    _, socket = stage.two()
    socket.do("leave")
    return stage.refused(socket, "leave")


@scene("no-seat")
def taking_back_without_a_chair(stage: Stage) -> Any:
    return stage.refused(stage.playing().sit(stage.eve), "undo")


@scene("no-seat")
def replacing_without_a_chair(stage: Stage) -> Any:
    return stage.refused(stage.playing().sit(stage.eve), "replace", seat=0)


BEFORE_ONLY: dict[str, dict[str, Any]] = {
    "sit": {"seat": 1},
    "stand": {},
    "seat-bot": {"seat": 1, "bot": "greedy"},
    "clear-seat": {"seat": 1},
    "start": {},
}
IN_PLAY_ONLY: dict[str, dict[str, Any]] = {
    "act": {"move": 0, "seat": 0, "action": "take"},
    "undo": {},
    "answer-undo": {"agree": True, "event": 1},
    "leave": {},
    "replace": {"seat": 1},
}


def register_times(kind: str, fields: dict[str, Any], is_before: bool) -> None:
    """Register a command at the times when it is refused."""

    def after_the_beginning(stage: Stage) -> Any:
        return stage.refused(stage.playing().sit(stage.ada), kind, **fields)

    def before_the_beginning(stage: Stage) -> Any:
        return stage.refused(stage.open().sit(stage.ada), kind, **fields)

    def after_the_end(stage: Stage) -> Any:
        return stage.refused(stage.over().sit(stage.ada), kind, **fields)

    times = {"has-begun": after_the_beginning}
    if not is_before:
        times = {"not-begun": before_the_beginning, "is-over": after_the_end}
    for code, act in times.items():
        act.__name__ = f"{kind}_{act.__name__}"
        scene(code)(act)


for name, given in BEFORE_ONLY.items():
    register_times(name, given, is_before=True)
for name, given in IN_PLAY_ONLY.items():
    register_times(name, given, is_before=False)


@scene("not-begun")
def looking_back_at_nothing(stage: Stage) -> Any:
    return stage.get(stage.open().ada, "/move/0", 409)
