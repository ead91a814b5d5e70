"""Somebody who plays through the page: sees what it shows, presses what it offers, by accessible names."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    WebSocket,
)
from playwright.sync_api import TimeoutError as NotThere

from tests.browser.windows import NOTHING, USUAL, Window
from tests.patience import Patience, wait_until
from tests.thorough import THOROUGH

ROOT = Path(__file__).resolve().parents[2]
PRESS_MS = 3000
"""So long a press waits before it looks whether the table has moved on."""
LOOK_MS = 15
"""So often somebody who waits looks again: each look costs the page some work."""

LEAVE = """() => new Promise(done => {
  const path = location.pathname.replace('/table/', '/api/tables/') + '/socket'
  const socket = new WebSocket(location.origin.replace('http', 'ws') + path)
  socket.onopen = () => socket.send(JSON.stringify({ type: 'leave', id: 'leave' }))
  socket.onmessage = ({ data }) => JSON.parse(data).id === 'leave' && done(socket.close())
})"""
"""Leaves the game to a bot."""
# As somebody goes from page to page: what a page reads when it is opened would take long each time.
FOLLOW = """path => {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = path
  link.click()
  link.remove()
}"""
OTHER_WAY = ".ways [aria-pressed=false]"
FRAMES = """async frames => {
  for (let i = 0; i < frames; i++) await new Promise(requestAnimationFrame)
}"""


@cache
def sentences(language: str, *folders: str) -> dict[str, str]:
    """Return the plain sentences of some folders."""
    texts = [(ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders]
    return dict(re.findall(r"^([a-z][a-z-]*) = (.+)$", "\n".join(texts), re.MULTILINE))


def catalogue(game: str, language: str) -> dict[str, str]:
    """Return the plain sentences of a game on the server, or of the site."""
    folders = [f"src/cubarium/games/{game}/text"] if game else ["web/src/text", "web/src/table"]
    return sentences(language, *folders)


def name_of(action: dict[str, Any]) -> str:
    """Return what a screen reader says of an offered action."""
    return f"{action['label']}. {action['consequence']}" if action["consequence"] else action["label"]


LISTS = "/lists/socket"
"""Of every page, for its lists; what happens at a table goes over another."""


class Player:
    """One browser window at one table."""

    def __init__(
        self, browser: Browser, address: str, seed: int = 1, *, is_new: bool = False, **settings: Any
    ) -> None:
        self.window = Window(browser, address, is_new=is_new, **settings)
        self.page: Page = self.window.page
        self.context: BrowserContext = self.page.context
        self.address = address
        self.language = settings.get("locale", USUAL["locale"])[:2]
        self.luck = random.Random(seed)
        self.problems: list[str] = []
        self.foreign: list[str] = []
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.socket: WebSocket | None = None
        self.heard = self.sent = 0
        self.last_sent = ""
        self.pressed: list[dict[str, Any]] = []
        self.unanswered: set[str] = set()
        self.likes = ""
        self.game: dict[str, Any] = {"actions": [], "result": None, "move": -1}
        self.played_at = -1
        self.table: dict[str, Any] = {}
        self.listeners: dict[str, Callable[[Any], None]] = {
            "pageerror": lambda error: self.problems.append(str(error)),
            "console": self._hear,
            "websocket": self._listen,
        }
        for event, listener in self.listeners.items():
            self.page.on(event, listener)  # type: ignore[call-overload] # it wants each name by itself
        self.context.on("request", self._watch)

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:")):
            self.foreign.append(request.url)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    def _listen(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.address.replace("http", "ws", 1)):
            self.foreign.append(socket.url)
        if LISTS in socket.url:
            return
        self.socket = socket
        socket.on("framereceived", lambda frame: self.receive(frame) if socket is self.socket else None)
        socket.on("framesent", lambda frame: self.send(frame) if socket is self.socket else None)

    def send(self, frame: str | bytes) -> None:
        command = json.loads(frame)
        if command["type"] == "act":
            self.sent += 1
            self.last_sent = command["action"]
            self.unanswered.add(command["id"])

    def receive(self, frame: str | bytes) -> None:
        self.frames.append(str(frame))
        message = json.loads(frame)
        self.heard += message["type"] != "pong"  # which also comes when the game stands still
        if message["type"] in {"done", "refused"}:
            self.unanswered.discard(message["id"])
        if message.get("table"):
            self.table = message["table"]
        if message.get("game"):
            self.game = message["game"]

    # --- to a table ----------------------------------------------------------------------------------------

    def card(self, game: str) -> Locator:
        """Go home and return the card of a game; of several in a box, this one is chosen."""
        self.page.goto(self.address)
        box = game.partition("-")[0]
        card = self.page.locator(f"article[data-game={box}]")
        if box != game:
            card.get_by_role("combobox").select_option(game)
        return card

    def play_now(self, game: str) -> None:
        self.card(game).locator(".primary").click()
        self.page.wait_for_url("**/table/*")

    def word(self, key: str, game: str = "") -> str:
        """Return a sentence in the language of this browser."""
        return catalogue(game, self.language)[key]

    def printed(self, game: str) -> dict[str, Any]:
        """Return what the server tells of a game, in the language of this browser."""
        games = self.context.request.get(f"{self.address}/api/games?lang={self.language}").json()
        return next(each for each in games if each["id"] == game)

    def open_dialog(self, game: str) -> Locator:
        self.card(game).locator(".actions button.ghost").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name=self.word("open-table")).wait_for()
        return dialog

    def set_options(self, dialog: Locator, game: str, wanted: dict[str, int]) -> None:
        """Set options as somebody would: switches are pressed, numbers written."""
        if not dialog.locator("details").evaluate("each => each.open"):
            dialog.locator("summary").click()
        for option in self.printed(game)["options"]:
            if option["name"] not in wanted:
                continue
            value, label = wanted[option["name"]], option["label"]
            if (option["low"], option["high"]) == (0, 1):
                switch = dialog.get_by_role("switch", name=label, exact=True)
                if switch.get_attribute("aria-checked") != ("true" if value else "false"):
                    switch.click()
            elif option["is_automatic"]:
                dialog.get_by_role("combobox", name=label, exact=True).select_option(str(value))
            else:
                dialog.get_by_role("spinbutton", name=label, exact=True).fill(str(value))
                self.page.keyboard.press("Tab")

    def set_table(
        self, game: str, chairs: list[str], variant: str = "", options: dict[str, int] | None = None
    ) -> None:
        """Set a table through the dialog; the chairs are those beside one's own: bot, open or here."""
        dialog = self.open_dialog(game)
        if variant:
            label = next(each["label"] for each in self.printed(game)["variants"] if each["name"] == variant)
            dialog.get_by_role("radio", name=label, exact=True).check(force=True)
        if options:
            self.set_options(dialog, game, options)
        seats = dialog.locator("li fieldset")
        while (count := seats.count()) != len(chairs):
            step = "remove-chair" if count > len(chairs) else "add-chair"
            dialog.get_by_role("button", name=self.word(step)).click()
        for place, chair in enumerate(chairs):
            kind = self.word(f"chair-{chair}")
            seats.nth(place).get_by_role("radio", name=kind, exact=True).check(force=True)
        dialog.get_by_role("button", name=self.word("open-table")).click()
        self.page.wait_for_url("**/table/*")

    def let_bots_finish(self) -> None:
        """Let a bot play the game to its end, and come back then: to draw all its moves takes long."""
        # One who has gone hears no answer any more, and would wait for it before the next press for ever.
        self.wait_until(lambda: not self.unanswered, "the last press is not answered")
        self.page.evaluate(LEAVE)
        address, table = self.page.url, self.table_id()
        self.page.goto(self.address + NOTHING)
        # The server tells the whole log each time, so it is asked seldom.
        wait_until(lambda: json.loads(self.ask(table=table))["game"]["result"], "the bots do not finish", 0.1)
        self.page.goto(address)
        self.page.locator(".status.finished").wait_for()

    def sit(self, kind: str, seats: list[str], name: str = "Ada", **wish: Any) -> str:
        """Set a table beside the page, then go there; return its address."""
        path = self.set_beside(kind, seats, name, **wish)
        if self.page.url.startswith(f"{self.address}/table/"):
            self.page.evaluate(FOLLOW, path)
        else:
            self.page.goto(self.address + path)
        return self.address + path

    def set_beside(self, kind: str, seats: list[str], name: str = "Ada", **wish: Any) -> str:
        """Set a table beside the page, and return the path that leads there."""
        post = self.context.request.post
        post(f"{self.address}/api/guest", data={"name": name})
        answer = post(f"{self.address}/api/tables", data={"game": kind, "seats": seats, **wish})
        assert answer.ok, answer.text()
        self.turn_to_another_table()
        return f"/table/{answer.json()['table']['id']}"

    def turn_to_another_table(self) -> None:
        """Hear nothing more from this table, not even the answers it owes: what comes next is another's."""
        self.socket = None
        self.game = {"actions": [], "result": None, "move": -1}
        self.played_at = -1
        self.pressed, self.unanswered = [], set()

    def sit_down(self, address: str, name: str = "Blaise") -> None:
        self.page.goto(address)
        self.page.get_by_role("button", name=self.word("sit-here")).click()
        self.say_name(name)

    def say_name(self, name: str) -> None:
        """Answer the question that is asked before somebody first meets others."""
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("textbox").fill(name)
        dialog.get_by_role("button", name=self.word("name-this")).click()

    def table_id(self) -> str:
        return self.page.url.rpartition("/")[2].partition("?")[0]

    def ask(self, path: str = "", table: str = "") -> str:
        """Ask the server about the table as this person, beside the page."""
        address = f"{self.address}/api/tables/{table or self.table_id()}{path}"
        return self.context.request.get(address, headers={"Accept-Language": self.language}).text()

    # --- at a table ----------------------------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        """Tell whether something is offered at a move at which nothing was pressed yet.

        A page that waits for an answer takes no other press.
        """
        return bool(self.game["actions"]) and self.played_at != self.game["move"] and not self.unanswered

    def press_something(self) -> bool:
        """Press one of the offered actions once; tell whether there was one."""
        if not self.is_asked:
            return False
        self.press(self.choose(self.game["actions"]))
        return True

    def step(self) -> None:
        """Press something if there is something to press, else let the page work."""
        if not self.press_something():
            self.page.wait_for_timeout(LOOK_MS)

    def choose(self, actions: list[dict[str, Any]]) -> dict[str, Any]:
        """Choose one of the offered actions; not to wait, for a bot may leave nobody to wait for."""
        wanted = [action for action in actions if action["kind"] == self.likes]
        return self.luck.choice(wanted or [action for action in actions if action["kind"] != "wait"])

    def press(self, action: dict[str, Any]) -> None:
        self.played_at = self.game["move"]
        # Not in the whole page: reading the names of a long log takes longer than all the rest.
        button = self.page.locator(".view").get_by_role("button", name=name_of(action)).first
        patience = self.patience()
        while True:
            patience.keep(f"{action['label']} cannot be pressed")
            if self.game["move"] != self.played_at:
                return  # somebody else was quicker, and the offer is gone
            sent = self.sent
            with suppress(NotThere):
                self.turn_over(button)
                self.touch(button)
                if self.is_taken(sent):
                    self.pressed.append(action)
                    return

    def is_taken(self, sent: int) -> bool:
        """Tell whether the page took a press: somebody whose press was lost presses again."""
        until = monotonic() + PRESS_MS / 1000
        while self.sent == sent and self.game["move"] == self.played_at:
            if monotonic() > until:
                return False
            self.page.wait_for_timeout(LOOK_MS)
        return True

    def patience(self) -> Patience:
        """Wait as long as anything is heard from the server, or pressed."""
        return Patience(lambda: (self.heard, len(self.pressed)))

    def turn_over(self, button: Locator) -> None:
        """At Cub'ano 2 dice, choose what squares become if they become something else now."""
        other = self.page.locator(OTHER_WAY)
        if other.count() and not button.count():
            self.touch(other)

    def touch(self, button: Locator) -> None:
        button.click(timeout=PRESS_MS)

    def play(
        self,
        presses: int,
        look: Callable[[], None] = lambda: None,
        is_enough: Callable[[], bool] = lambda: True,
    ) -> None:
        """Press so often, and until it is enough; or play the whole game if somebody asks for that."""
        self.play_to_the_end(look, 0 if THOROUGH else presses, is_enough)

    def play_to_the_end(
        self,
        look: Callable[[], None] = lambda: None,
        presses: int = 0,
        is_enough: Callable[[], bool] = lambda: True,
    ) -> None:
        """Play until the game is over; or so often, if any number is given, and until it is enough.

        `look` is called at each of one's own turns.
        """
        patience = self.patience()
        while not self.game["result"]:
            if presses and len(self.pressed) >= presses and is_enough():
                return
            patience.keep(f"at move {self.game['move']}: {self.game.get('prompt')}")
            if self.is_asked:
                look()
            self.step()
        self.page.locator(".status.finished").wait_for()

    def wait_until(self, is_so: Callable[[], bool], what: str) -> None:
        """Let the page work until something it was told of is so."""
        patience = self.patience()
        while not is_so():
            patience.keep(what)
            self.page.wait_for_timeout(LOOK_MS)

    def settle(self) -> None:
        """Wait until what was received is drawn: one frame that is on its way, one for it, and its end."""
        self.page.evaluate(FRAMES, 3)

    def leave(self) -> None:
        """Close the window; nothing may have gone wrong in it, and nothing gone elsewhere."""
        assert self.problems == []
        assert self.foreign == []
        self.socket = None
        for event, listener in self.listeners.items():
            self.page.remove_listener(event, listener)
        self.context.remove_listener("request", self._watch)
        self.window.leave()


class Thumb(Player):
    """Somebody with a phone."""

    def touch(self, button: Locator) -> None:
        button.tap(timeout=PRESS_MS)
