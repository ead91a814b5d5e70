"""Whole games through the page, in a real browser against the real server."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.phases import Phases
from tests.browser.player import Player

DAY = {"locale": "en-GB", "color_scheme": "light"}
NIGHT = {"locale": "fr-FR", "color_scheme": "dark"}


def test_a_game_with_all_its_motion_can_be_played_to_its_end(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address, reduced_motion="no-preference")
    player.play_now("cubosaurs")
    player.play_to_the_end()
    assert player.page.locator(".end h2").first.is_visible()
    player.leave()


@pytest.mark.parametrize("settings", [DAY, NIGHT], ids=["day", "night"])
def test_one_press_starts_t_rex_and_every_phase_of_it_can_be_read_by_all(
    server: Server, browser: Browser, settings: dict[str, Any]
) -> None:
    player = Player(browser, server.address, **settings)
    player.play_now("trex")
    phases = Phases(player)
    player.play_to_the_end(phases.look, presses=0 if settings is DAY else 25)
    phases.note("end")
    assert phases.found == []
    assert {("play", ""), ("remove", "")} <= phases.seen
    assert bool(player.game["result"]) == player.page.locator(".end h2").first.is_visible()
    assert player.page.locator("html").get_attribute("lang") == settings["locale"][:2]
    player.leave()
