"""Take the pictures of docs/pictures: every page of the site, by day and by night.

    python -m tests.browser.pictures [FOLDER] [--phone]
    python -m tests.browser.pictures FOLDER --screens [--only NAME]

A server of its own is started on an empty folder, a few tables are set and played to where they show most,
and each page is photographed twice. With --screens all scenes are photographed, every table with few players
and with many among them, on every screen from a phone to a large one, by day or by night and in one language
or the other in turn.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.advised import Advised
from tests.browser.conftest import Server, chromium
from tests.browser.positions import Shown
from tests.browser.scenes import scenes
from tests.browser.screen import SIZES
from tests.browser.windows import Window

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
THEMES = ("light", "dark")
WAITING = (
    ("cubosaurs", "Ada", ["me", "open", "open"]),
    ("trex", "Blaise", ["me", "open", "greedy"]),
    ("cubosaurs", "Odette", ["me", "open", "greedy"]),
)
"""Open tables for the home page, each set by somebody of this name."""
TABLES: dict[str, tuple[str | None, int, int]] = {
    "trex": (None, 2, 9),
    "cubosaurs": ("advanced", 2, 9),
    "cubitos": ("race-1", 3, 30),
    "cubano-2-dice": (None, 3, 60),
    "cubano-1-die": (None, 2, 30),
    "cubano-course": (None, 1, 15),
    "cubano-naval-messages": (None, 1, 14),
    "cubano-naval-dice": (None, 1, 14),
    "cubano-puzzle": (None, 0, 40),
}
"""Variant, bots and moves of one's own until the picture."""

LANGUAGES = ("en", "fr")


class Album:
    """One browser window that goes from page to page, and the folder its pictures go to."""

    def __init__(self, browser: Browser, server: Server, folder: Path, theme: str, is_phone: bool) -> None:
        look: dict[str, Any] = {"color_scheme": theme, "viewport": PHONE if is_phone else DESKTOP}
        look |= {"is_new": True, "is_painted": True, "reduced_motion": "reduce"}
        look |= {"device_scale_factor": 2 if is_phone else 1}
        self.player = Advised(browser, server.address, seed=5, **look)
        self.page = self.player.page
        self.folder = folder
        self.end = f"-phone-{theme}.png" if is_phone else f"-{theme}.png"

    def take(self, name: str) -> None:
        """Take a picture once everything is there."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("document.fonts.ready")
        self.page.mouse.move(0, 0)
        self.page.screenshot(path=self.folder / f"{name}{self.end}", animations="disabled")
        print(f"  {name}{self.end}", flush=True)

    def play(self, moves: int) -> None:
        """Make so many moves, as long as the game lasts."""
        while moves and not self.player.game["result"]:
            if self.player.press_something():
                moves -= 1
            self.page.wait_for_timeout(20)
        self.player.wait_until(lambda: bool(self.player.game["actions"]), "nothing is asked")
        self.page.wait_for_timeout(1100)  # until no mark shows what has moved

    def pages_without_a_game(self) -> None:
        """Photograph home with its tables, the rules and the page about the makers."""
        for name, address in (
            ("home", "/"),
            ("rules", "/rules/cubosaurs#cubosaurs-3.7"),
            ("about", "/about"),
        ):
            self.page.goto(self.player.address + address)
            self.page.locator("h1").wait_for()
            self.take(name)
        self.page.goto(self.player.address)
        self.page.locator("[data-game=trex] .actions button.ghost").click()
        self.page.get_by_role("dialog").wait_for()
        self.take("set-table")
        self.page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
        self.page.get_by_role("button", name="Copy").wait_for()
        self.take("room")

    def games(self) -> None:
        """Photograph every table in the middle of a game, then a look back, the end page and the person."""
        for kind, (variant, bots, moves) in TABLES.items():
            self.player.sit(kind, ["me", *["greedy"] * bots], variant=variant)
            self.play(moves)
            self.take(kind)
        self.player.sit("cubosaurs", ["me", "greedy", "greedy"], variant="advanced")
        self.play(12)
        self.page.locator(".status").focus()
        self.page.keyboard.press("Home")
        self.page.get_by_text("Looking back").first.wait_for()
        self.take("replay")
        self.page.keyboard.press("End")
        self.player.play_to_the_end()
        self.take("end")
        for name in ("me", "games"):
            self.page.goto(f"{self.player.address}/{name}")
            self.page.locator("h1").wait_for()
            self.take(name)


def set_waiting_tables(browser: Browser, server: Server) -> None:
    """Let some people wait for others, so that home is not empty."""
    for game, name, seats in WAITING:
        context = browser.new_context()
        context.request.post(f"{server.address}/api/guest", data={"name": name})
        context.request.post(f"{server.address}/api/tables", data={"game": game, "seats": seats})
        context.close()


def on_every_screen(browser: Browser, server: Server, folder: Path, only: str) -> None:
    """Photograph all scenes whose names begin so, in windows of every size."""
    for number, (name, bring) in enumerate(scenes()):
        if not name.startswith(only):
            continue
        theme, language = THEMES[number % 2], LANGUAGES[number // 2 % 2]
        look: dict[str, Any] = {"color_scheme": theme, "locale": f"{language}-FR"}
        window = Window(browser, server.address, is_new=True, is_painted=True, **look)
        shown = Shown(window.page, server.address, language)
        bring(shown)
        for size in SIZES:
            window.page.set_viewport_size(size)
            shown.settle()
            file = f"{name}-{size['width']}x{size['height']}-{theme}-{language}.png"
            window.page.screenshot(path=folder / file, animations="disabled")
            print(f"  {file}", flush=True)
        window.leave()


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--phone", action="store_true", help="as a phone shows them")
    parser.add_argument("--screens", action="store_true", help="everything in windows of every size")
    parser.add_argument("--only", default="", help="with --screens: what has a name that begins so")
    given = parser.parse_args()
    if given.screens and given.folder == FOLDER:
        parser.error("--screens wants a folder of its own")
    given.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = chromium(playwright)
        server = Server(Path(data))
        try:
            set_waiting_tables(browser, server)
            if given.screens:
                on_every_screen(browser, server, given.folder, given.only)
            for theme in () if given.screens else THEMES:
                album = Album(browser, server, given.folder, theme, given.phone)
                album.pages_without_a_game()
                album.games()
                assert album.player.problems == [], album.player.problems
                album.player.context.close()
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__":
    main()
