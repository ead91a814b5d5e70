"""Every table fits every screen in any moment: random ones, of all settings, played well and badly."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from cubarium.engine.registry import BUILT_IN
from tests.browser.any_moments import LANGUAGES, any_moments, every_setting
from tests.browser.conftest import Server
from tests.browser.positions import Shown
from tests.browser.screen import SIZES, faults
from tests.browser.windows import Window
from tests.thorough import THOROUGH

WANTED, OF_ONE_MATCH = (300, 5) if THOROUGH else (10, 2)
FIRST = dict.fromkeys(BUILT_IN, 0)
"""The seeds from which on games are looked at."""
# Others' panels give way to the hand, and say less before they would have to be scrolled.
SCROLLED = """() => [...document.querySelectorAll('[data-game=trex] .players > *')]
  .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
  .map(({ ariaLabel }) => `scrolled: ${ariaLabel}`)"""


@pytest.mark.parametrize("game", BUILT_IN)
def test_any_moment_fits_every_screen(browser: Browser, server: Server, game: str) -> None:
    found: dict[str, list[str]] = {}
    looks = any_moments(game, FIRST[game], WANTED, OF_ONE_MATCH)
    for language in LANGUAGES:
        window = Window(browser, server.address, is_ours=True, locale=f"{language}-FR")
        shown = Shown(window.page, server.address, language)
        for look in (each for each in looks if each.language == language):
            window.page.set_viewport_size(look.size)
            shown.show_sent(look.sent)
            if wrong := [*faults(window.page, is_opening=True), *window.page.evaluate(SCROLLED)]:
                found[str(look)] = wrong
        window.leave()
    assert found == {}


def test_over_all_games_every_screen_is_met() -> None:
    met = {
        (look.size["width"], look.language)
        for game in BUILT_IN
        for look in any_moments(game, FIRST[game], WANTED, OF_ONE_MATCH)
    }
    assert met == {(size["width"], language) for size in SIZES for language in LANGUAGES}
