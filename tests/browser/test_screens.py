"""Every table fits every screen: what is pressed is in sight and uncovered, and no great part is empty."""

from __future__ import annotations

from itertools import cycle, islice

import pytest
from playwright.sync_api import Browser, Route, ViewportSize

from tests.browser.conftest import Server
from tests.browser.player import THOROUGH, Player
from tests.browser.positions import SETTINGS, Moment, Setting, Shown, phases
from tests.browser.screen import HELD, ON_A_DESK, SIZES, faults
from tests.browser.windows import Window

GAMES = tuple(dict.fromkeys(setting.game for setting in SETTINGS))
LANGUAGES = ("fr", "en")
BELOW = "document.documentElement.scrollHeight - innerHeight"
Sizes = tuple[ViewportSize, ...]


def looks(game: str) -> list[tuple[Setting, Moment, Sizes]]:
    """Return every kind of choice in a game, and the screens on which it is looked at.

    A thorough run takes all of them. Else a kind of choice has one screen that is held and one that stands
    on a desk, each in its turn, so that a game meets every screen; what has the same screens comes together,
    for a window that changes its size takes the browser longer than a look at it.
    """
    moments = [(each, moment) for each in SETTINGS if each.game == game for moment in phases(each)]
    if THOROUGH:
        return [(*each, tuple(SIZES)) for each in moments]
    desks, rounds = cycle(ON_A_DESK), -(-len(ON_A_DESK) // len(moments))
    sizes = [(held, *islice(desks, rounds)) for held, _ in zip(cycle(HELD), moments, strict=False)]
    found = [(*each, screens) for each, screens in zip(moments, sizes, strict=True)]
    found.sort(key=lambda each: [size["width"] for size in each[2]])
    # there and back: a window that has the right size already is not changed
    return [
        (setting, moment, screens[:: -1 if i % 2 else 1])
        for i, (setting, moment, screens) in enumerate(found)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_screen(browser: Browser, server: Server, game: str) -> None:
    found: dict[str, list[str]] = {}
    language = LANGUAGES[GAMES.index(game) % 2]
    window = Window(browser, server.address, is_new=True, locale=f"{language}-FR")
    shown = Shown(window.page, server.address, language)
    to_look_at = looks(game)
    assert {size["width"] for *_, sizes in to_look_at for size in sizes} == {size["width"] for size in SIZES}
    for setting, moment, sizes in to_look_at:
        window.page.set_viewport_size(sizes[0])
        shown.show(setting, moment)
        for size in sizes:
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
