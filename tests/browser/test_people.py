"""People who do not know each other: they say their names, talk before the game, and meet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Player

PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Give a server at which nobody else waits."""
    started = Server(tmp_path)
    yield started
    started.stop()


def test_people_say_their_names_talk_before_the_game_and_meet(server: Server, browser: Browser) -> None:
    ada, blaise = Player(browser, server.address, is_new=True), Player(browser, server.address, is_new=True)
    ada.page.goto(server.address)

    # Nobody waits, so she waits at a table. She is asked for her name, and one nobody can read is refused.
    ada.page.get_by_role("combobox", name=ada.word("meet-game")).select_option("cubosaurs")
    ada.page.get_by_role("button", name=ada.word("meet")).click()
    ada.say_name("a\u202eb")
    ada.page.get_by_text(ada.word("name-unreadable").partition(".")[0]).wait_for()
    assert violations(ada.page, inside="dialog") == []
    ada.say_name("Ada")
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.locator(".status .do")).to_contain_text("Waiting for somebody to play with.")

    # A visitor may talk before he sits down, once he has said who he is. He is asked once.
    blaise.page.set_viewport_size(PHONE)
    blaise.page.goto(ada.page.url)
    blaise.page.get_by_role("textbox").fill("May I?")
    blaise.page.get_by_role("button", name=blaise.word("send")).click()
    blaise.say_name("Blaise")
    ada.page.locator(".said").filter(has_text="May I?").get_by_text("Blaise").wait_for()
    assert violations(ada.page) == []
    assert violations(blaise.page) == []

    # He goes home and asks for anybody at all: it is she who waits, and the game begins by itself.
    blaise.page.goto(server.address)
    blaise.page.get_by_role("button", name=blaise.word("meet")).click()
    blaise.page.wait_for_url(ada.page.url)
    for player in (ada, blaise):
        player.page.locator(".board").wait_for()
        expect(player.page.locator("header .head")).to_have_text("CubosaursBase game · Round 1 of 3")
        assert [chair["name"] for chair in player.table["seats"]] == ["Ada", "Blaise"]
    blaise.page.set_viewport_size({"width": 1280, "height": 720})
    blaise.page.get_by_role("tab").nth(1).click()
    blaise.page.locator(".said").filter(has_text="May I?").wait_for()

    # Somebody who comes later is told that they watch.
    watcher = Player(browser, server.address)
    watcher.page.goto(ada.page.url)
    watcher.page.locator(".status .who").filter(has_text=watcher.word("you-watch")).wait_for()
    for player in (ada, blaise, watcher):
        player.leave()
