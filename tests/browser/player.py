"""Somebody who plays through the page: sees what it shows, presses what it offers, by accessible names."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocket

SECONDS = 120


class Player:
    """One browser window at one table."""

    def __init__(self, browser: Browser, address: str, seed: int = 1, **settings: Any) -> None:
        self.context: BrowserContext = browser.new_context(**{"locale": "en-GB", **settings})
        self.address = address
        self.page: Page = self.context.new_page()
        self.luck = random.Random(seed)
        self.problems: list[str] = []
        self.foreign: list[str] = []
        self.frames: list[str] = []
        self.game: dict[str, Any] = {"actions": [], "result": None, "moment": -1}
        self.played_at = -1
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("websocket", self._listen)
        self.context.route("**/*", self._watch)

    def _watch(self, route: Route) -> None:
        if not route.request.url.startswith((self.address, "data:")):
            self.foreign.append(route.request.url)
        route.continue_()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, frame: str | bytes) -> None:
        self.frames.append(str(frame))
        message = json.loads(frame)
        if message.get("game"):
            self.game = message["game"]

    def play_now(self, game: str) -> None:
        self.page.goto(self.address)
        self.page.locator(f"[data-game={game}] .primary").click()
        self.page.wait_for_url("**/table/*")

    def press_something(self) -> bool:
        """Press one of the offered actions once; tell whether there was one."""
        actions = self.game["actions"]
        if not actions or self.played_at == self.game["moment"]:
            return False
        self.played_at = self.game["moment"]
        self.press(self.luck.choice(actions))
        return True

    def press(self, action: dict[str, Any]) -> None:
        name = f"{action['label']}. {action['consequence']}" if action["consequence"] else action["label"]
        self.page.get_by_role("button", name=name).first.click()

    def play_to_the_end(self) -> None:
        until = time.monotonic() + SECONDS
        while not self.game["result"]:
            assert time.monotonic() < until, f"stuck at {self.game['moment']}: {self.game.get('prompt')}"
            if not self.press_something():
                self.page.wait_for_timeout(15)
        self.page.locator(".status.finished").wait_for()

    def table_id(self) -> str:
        return self.page.url.rpartition("/")[2].partition("?")[0]
