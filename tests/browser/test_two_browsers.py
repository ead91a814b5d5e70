"""Two people in two browsers, whose connections and whose server fail."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import LEAVE, Player
from tests.thorough import THOROUGH

SENTENCES = "lines => lines.map(line => line.firstChild.textContent)"
"""What lines of the log say, without the mark of forced moves."""
SOCKET = re.compile(r"/api/tables/[^/]+/socket\?")
"""Of the table; neither that of the lists, nor the one over which somebody leaves."""
QUIET_TURNS = 3
"""After the last failure, where nobody asks for whole games."""


class Line:
    """The way between a page and the server, which can be cut."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.loses_command = self.loses_answer = False
        self.cuts = 0
        player.page.route_web_socket(SOCKET, self.open)

    def open(self, page: WebSocketRoute) -> None:
        self.page = page
        self.server = server = page.connect_to_server()
        page.on_message(lambda message: self.up(server, message))
        server.on_message(lambda message: self.down(page, message))

    def up(self, server: WebSocketRoute, message: str | bytes) -> None:
        self.player.send(message)
        if self.loses_command and json.loads(message)["type"] == "act":
            self.cut()
        else:
            server.send(message)

    def down(self, page: WebSocketRoute, message: str | bytes) -> None:
        if self.loses_answer and json.loads(message)["type"] in {"done", "update"}:
            self.cut()
        elif page is self.page:
            page.send(message)
            self.player.receive(message)

    def cut(self) -> None:
        self.loses_command = self.loses_answer = False
        self.cuts += 1
        self.server.close()
        self.page.close(code=3001, reason="cut")


def test_no_move_is_lost_or_doubled_when_a_page_a_socket_and_the_server_fail(
    server: Server, browser: Browser
) -> None:
    first, second = (Player(browser, server.address, seed, is_new=seed == 4) for seed in (3, 4))
    line = Line(second)
    rounds = {} if THOROUGH else {"rounds": 1}  # which is longer than all failures
    first.set_table("cubosaurs", ["open"], options=rounds)
    first.page.get_by_role("button", name=first.word("copy")).wait_for()
    second.sit_down(first.page.url)
    first.page.get_by_role("button", name=first.word("begin")).click()
    first.page.locator(".board").wait_for()

    def reload() -> None:
        second.page.reload()
        second.page.locator(".board").wait_for()

    def kill() -> None:
        server.kill()
        first.page.get_by_text(first.word("connection-lost")).wait_for()
        assert violations(first.page) == []
        server.start()
        first.page.locator(".status:not(.offline)").wait_for()

    def lose_command() -> None:
        line.loses_command = True

    def lose_answer() -> None:
        line.loses_answer = True

    failures: list[Callable[[], None]] = [
        reload,
        lose_command,
        lose_answer,
        line.cut,
        kill,
        lose_answer,
        lose_command,
    ]

    def turn(player: Player, other: Player) -> None:
        """Let one of them press, and wait until both have seen it."""
        move = player.game["move"]
        player.wait_until(lambda: player.is_asked, f"nothing is asked at {move}")
        assert player.press_something()
        for each in (player, other):
            each.wait_until(lambda: each.game["move"] > move, f"{move} is not done")  # noqa: B023

    quiet = 0
    while not first.game["result"] and quiet < QUIET_TURNS:
        quiet += not failures and not THOROUGH
        player, other = (first, second) if first.game["actions"] else (second, first)
        if player is second and failures:
            failures.pop(0)()
        turn(player, other)
    assert failures == [], "the game was too short for all that can fail"
    assert line.cuts == 5

    made = first.game["move"]
    for player in (first, second):
        player.page.evaluate(LEAVE)  # the log is told once the game is over
    for player in (first, second):
        player.page.locator(".status.finished").wait_for()
    moves = [json.loads(text) for text in first.ask("/log").splitlines()][1:][:made]
    for seat, player in enumerate((first, second)):
        done = [move["action"] for move in moves if move["seat"] == seat + 1]
        assert done == [action["action"] for action in player.pressed]
        log = [said["text"] for said in json.loads(player.ask())["log"]]
        lines = player.page.locator(".lines [role=listitem] button > span")
        player.wait_until(lambda: lines.evaluate_all(SENTENCES) == log, "the log on the page is another")  # noqa: B023
    assert len(json.loads(first.ask())["log"]) == len(json.loads(second.ask())["log"])
    for player in (first, second):
        player.leave()
