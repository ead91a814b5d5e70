"""Text twice as large, as somebody sets it in the browser: all is still there, and nothing sideways."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.player import Player

PAGES = ("/", "/games", "/rules/cubitos", "/about")
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
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)], ids=["phone", "desktop"])
def test_nothing_lies_beside_the_page(server: Server, browser: Browser, width: int, height: int) -> None:
    settings: dict[str, Any] = {"viewport": {"width": width, "height": height}}
    player = Player(browser, server.address, **settings)
    large = {"fontSizes": {"standard": 32}}
    player.context.new_cdp_session(player.page).send("Page.setFontSizes", large)
    found = {}
    for page in PAGES:
        player.page.goto(server.address + page)
        player.page.locator("h1").wait_for()
        player.settle()
        found[page] = player.page.evaluate(SIDEWAYS)
    for game, bots in GAMES.items():
        player.sit(game, ["me", *["greedy"] * bots])
        player.wait_until(lambda: player.is_asked, "nothing is asked")
        player.press_something()
        player.wait_until(lambda: player.is_asked, "nothing more is asked")
        player.page.locator(".status.turn").wait_for()
        player.settle()
        found[game] = player.page.evaluate(SIDEWAYS)
    assert {where: over for where, over in found.items() if over > 0} == {}
    player.leave()
