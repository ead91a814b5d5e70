"""Telling somebody who looks elsewhere that a game waits: a count in the top bar, and notices."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.player import Player

LISTEN = """
  window.notices = []
  window.Notification = class {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    constructor(title, { tag }) { window.notices.push([title, tag]) }
    close() {}
  }
"""


def test_a_game_that_comes_to_wait_is_counted_and_told_of_to_those_who_asked(
    server: Server, browser: Browser
) -> None:
    host, guest = Player(browser, server.address), Player(browser, server.address)
    host.context.add_init_script(LISTEN)
    host.set_table("cubosaurs", ["open"])
    table = host.page.url
    guest.sit_down(table)
    host.page.get_by_role("button", name=host.word("begin")).click()
    host.page.locator(".board").wait_for()
    guest.wait_until(lambda: host.is_asked or guest.is_asked, "the game begins")
    while not guest.is_asked:  # the guest is to move when the host goes away
        host.press_something()
        host.page.wait_for_timeout(20)

    page = host.page
    page.get_by_role("button", name=host.word("settings"), exact=True).click()
    page.get_by_role("dialog").get_by_role("tab").nth(1).click()
    page.get_by_role("switch", name=host.word("setting-notices")).click()
    page.locator("[role=switch][aria-checked=true]").nth(1).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("link", name=host.word("nav-about"), exact=True).click()
    page.locator("main h1").wait_for()
    assert page.locator(".badge").count() == 0

    while guest.is_asked or guest.unanswered:
        guest.press_something()
        guest.page.wait_for_timeout(20)
    page.get_by_role("link", name=host.word("nav-rules"), exact=True).click()
    page.locator(".badge").wait_for()
    assert page.locator(".badge").inner_text() == "1"
    assert page.evaluate("window.notices") == [["Your turn at Cubosaurs", table.removeprefix(server.address)]]
    for each in (host, guest):
        each.leave()
