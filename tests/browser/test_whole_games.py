"""Whole games through the page, in a real browser against the real server."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.player import Player


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("cubosaurs", {"locale": "en-GB", "color_scheme": "light"}),
        ("trex", {"locale": "fr-FR", "color_scheme": "dark"}),
    ],
)
def test_one_press_starts_a_game_against_bots_and_it_can_be_played_to_its_end(
    server: Server, browser: Browser, game: str, settings: dict[str, Any]
) -> None:
    player = Player(browser, server.address, **settings)
    player.play_now(game)
    player.play_to_the_end()
    assert player.page.locator(".end h2").first.is_visible()
    assert player.page.locator("html").get_attribute("lang") == settings["locale"][:2]
    assert player.problems == []
    assert player.foreign == []
    player.context.close()


def test_two_people_play_with_a_reload_and_a_killed_server_in_between(
    server: Server, browser: Browser
) -> None:
    first = Player(browser, server.address, seed=3)
    first.page.goto(server.address)
    first.page.locator("[data-game=cubosaurs] .ghost").click()
    dialog = first.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Remove a chair").click()
    dialog.get_by_role("radio", name="Open", exact=True).check(force=True)
    dialog.get_by_role("button", name="Open the table").click()
    first.page.get_by_role("button", name="Copy").wait_for()
    second = Player(browser, server.address, seed=4)
    second.page.goto(first.page.url)
    second.page.get_by_role("button", name="Sit here").click()
    first.page.get_by_role("button", name="Begin").click()
    for _ in range(600):
        if first.game["result"]:
            break
        for player in (first, second):
            player.press_something()
            player.page.wait_for_timeout(10)
        if first.game["moment"] == 8:
            second.page.reload()
            second.page.locator(".play").wait_for()
            second.played_at = -1
        if first.game["moment"] == 16 and server.process.poll() is None and not first.page.url.endswith("#k"):
            server.kill()
            first.page.get_by_text("Connection lost. Your move is safe").wait_for()
            server.start()
            first.page.evaluate("location.hash = 'k'")
    for player in (first, second):
        player.page.locator(".status.finished").wait_for()
        assert player.problems == []
        player.context.close()
