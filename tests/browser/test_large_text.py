"""Text twice as large, as somebody sets it in the browser: all can be pressed, and nothing lies sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import SIZES
from tests.browser.conftest import Server
from tests.browser.player import Player
from tests.browser.screen import PHONE
from tests.thorough import THOROUGH

PAGES = ("/", "/games", "/rules/cubitos", "/about", "/lab/cubitos")
GAMES = {
    "cubosaurs": 3,
    "trex": 2,
    "cubitos": 3,
    "cubano-2-dice": 3,
    "cubano-1-die": 2,
    "cubano-course": 1,
    "cubano-naval-messages": 1,
    "cubano-naval-dice": 1,
    "cubano-puzzle": 0,
}
"""With so many bots."""
# At 768 px such text is laid out as usual text is on a phone, which other tests look at.
WIDTHS = [size for size in SIZES if THOROUGH or size["width"] != 768]
PRESSES = 3
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


@pytest.mark.thorough
def test_nothing_lies_beside_the_page(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address, is_new=True)
    large = {"fontSizes": {"standard": 32}}
    player.context.new_cdp_session(player.page).send("Page.setFontSizes", large)
    found = {}

    def look(where: str) -> None:
        for size in WIDTHS:
            player.page.set_viewport_size(size)
            player.settle()
            found[where, size["width"]] = player.page.evaluate(SIDEWAYS)

    for page in PAGES:
        player.page.goto(server.address + page)
        player.page.locator("h1").wait_for()
        look(page)
    for game, bots in GAMES.items():
        player.sit(game, ["me", *["greedy"] * bots])
        player.page.set_viewport_size(PHONE)
        for _ in range(PRESSES):  # what is asked at the beginning of a game and in its first turn
            player.wait_until(lambda: player.is_asked, "nothing is asked")
            player.press_something()
        player.wait_until(lambda: player.is_asked, "nothing more is asked")
        player.page.locator(".status.turn").wait_for()
        look(game)
    assert {where: over for where, over in found.items() if over > 0} == {}
    player.leave()
