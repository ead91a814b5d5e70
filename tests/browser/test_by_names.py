"""Whole games by somebody who cannot see the page: roles and accessible names, and nothing else."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as NotThere

from tests.browser.conftest import Server
from tests.browser.player import PRESS_MS
from tests.browser.windows import Window
from tests.patience import Patience
from tests.thorough import THOROUGH, usual_first

LINE = re.compile(r'^(?P<indent> *)- (?P<role>\w+)(?: (?P<name>"(?:[^"\\]|\\.)*"))?(?P<rest>.*)$')

QUOTED = re.compile(r"(?<=- )'(.*)'(?=:?$)")
"""Lines with a colon inside are quoted as a whole."""
PRESSES = 8
"""No game is over before somebody has pressed so often."""


class Heard(NamedTuple):
    """A button, and the zone of the page it is in."""

    zone: str
    name: str


class Listener:
    """Somebody with a screen reader, who knows what a game is about and goes by what is said."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.window = Window(browser, address)
        self.page = self.window.page
        self.page.goto(address)
        self.luck = random.Random(2)

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name).first.click()

    def buttons(self) -> list[Heard]:
        """Read the zones of the board, and the buttons in them."""
        zones: list[tuple[int, str]] = []
        found = []
        for text in self.page.get_by_role("main").aria_snapshot().splitlines():
            line = LINE.match(QUOTED.sub(lambda quoted: quoted[1].replace("''", "'"), text))
            if line is None:
                continue
            indent = len(line["indent"])
            name = json.loads(line["name"]) if line["name"] else ""
            zones = [zone for zone in zones if zone[0] < indent]
            if line["role"] == "region":
                zones.append((indent, name))
            elif line["role"] == "button" and zones and "[disabled]" not in line["rest"]:
                found.append(Heard(zones[-1][1], name))
        return found

    def close_what_opened(self) -> None:
        """Close the score of somebody, which a press has opened."""
        if self.page.get_by_role("dialog").is_visible():
            self.page.keyboard.press("Escape")

    def play(self, choose: Callable[[Sequence[Heard]], Heard | None]) -> list[Heard]:
        """Press what is chosen so often, or until another game is offered; return what was pressed."""
        pressed: list[Heard] = []
        heard: list[Heard] = []
        patience = Patience(lambda: heard)
        again = self.page.get_by_role("button", name="Rematch")
        self.page.get_by_role("tab", name="Chat").click()  # a long log would be read again at every move
        while not again.is_visible():
            patience.keep(f"nothing but {heard} is heard")
            self.close_what_opened()
            heard = self.buttons()
            chosen = choose(heard)
            if chosen is None:
                self.page.wait_for_timeout(20)
                continue
            zone = self.page.get_by_role("region", name=chosen.zone, exact=True)
            try:
                zone.get_by_role("button", name=chosen.name, exact=True).first.click(timeout=PRESS_MS)
            except NotThere:
                continue  # the table has moved on meanwhile
            pressed.append(chosen)
            if len(pressed) == PRESSES and not THOROUGH:
                break
        return pressed

    def any_of(self, heard: Sequence[Heard]) -> Heard | None:
        return self.luck.choice(heard) if heard else None

    def runner(self, heard: Sequence[Heard]) -> Heard | None:
        """Push where there is no risk, run ahead, buy what one can: the names say all that is needed."""
        for wanted in (r"^Push.*no risk", r"^Draw all", r"^Buy a", r"^Pass"):
            if found := [each for each in heard if re.search(wanted, each.name)]:
                return self.luck.choice(found)
        free = [each for each in heard if "coin" not in each.name]
        ahead = {each: int(m[1]) for each in free if (m := re.search(r"(?:· |, )\+(\d+)", each.name))}
        if ahead:
            return max(ahead, key=lambda each: ahead[each])
        done = [each for each in heard if re.search(r"^(Stop|Finish|Complete|Buy nothing)", each.name)]
        return self.luck.choice(done) if done else self.any_of(heard)


@pytest.mark.parametrize("game", usual_first("T-Rex", "Cubosaurs"))
def test_a_game_is_played_by_names_alone(server: Server, browser: Browser, game: str) -> None:
    listener = Listener(browser, server.address)
    listener.press(f"Play now: {game}")
    assert len(listener.play(listener.any_of)) >= PRESSES
    listener.window.leave()


@pytest.mark.thorough
def test_a_race_of_cubitos_is_run_by_names_alone(server: Server, browser: Browser) -> None:
    listener = Listener(browser, server.address)
    listener.press("Play now: Cubitos")
    assert len(listener.play(listener.runner)) >= PRESSES
    listener.window.leave()


def test_a_game_of_cubano_is_played_by_names_alone(server: Server, browser: Browser) -> None:
    listener = Listener(browser, server.address)
    listener.page.get_by_role("combobox", name=re.compile("^Which game of")).select_option(label="Course")
    listener.press("Play now: Cub\u2019ano Course")
    assert len(listener.play(listener.any_of)) >= PRESSES
    listener.window.leave()
