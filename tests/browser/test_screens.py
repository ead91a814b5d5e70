"""Every table fits every screen: what is pressed is in sight and uncovered, and no great part is empty."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Route

from tests.browser.conftest import Server
from tests.browser.player import Player
from tests.browser.positions import SETTINGS, Shown, phases
from tests.browser.screen import SIZES, faults
from tests.browser.windows import Window

GAMES = tuple(dict.fromkeys(setting.game for setting in SETTINGS))
LANGUAGES = ("fr", "en")
BELOW = "document.documentElement.scrollHeight - innerHeight"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_screen(browser: Browser, server: Server, game: str) -> None:
    found: dict[str, list[str]] = {}
    language = LANGUAGES[GAMES.index(game) % 2]
    window = Window(browser, server.address, is_new=True, locale=f"{language}-FR")
    shown = Shown(window.page, server.address, language)
    for setting in (each for each in SETTINGS if each.game == game):
        for moment in phases(setting):
            shown.show(setting, moment)
            for size in SIZES:
                window.page.set_viewport_size(size)
                if wrong := faults(window.page, is_opening=moment.is_opening):
                    found[f"{setting} {moment.kinds} at {size['width']}"] = wrong
    assert found == {}
    window.leave()


def test_a_board_that_is_still_fetched_fits_the_window(browser: Browser, server: Server) -> None:
    player = Player(browser, server.address, is_new=True)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    player.page.route("**/pieces*", hold)
    player.sit("trex", ["me", "greedy", "greedy"])
    player.page.locator(".board-to-come").wait_for()
    assert player.page.evaluate(BELOW) <= 0
    held[0].continue_()
    player.page.locator(".play .board").wait_for()
    player.leave()
