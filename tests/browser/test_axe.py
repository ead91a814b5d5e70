"""What the tests of this folder lean on when they say that all can read a page."""

from __future__ import annotations

import re

from playwright.sync_api import Browser

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Player

NAMELESS = """() => {
  document.querySelector('.lines > :last-child > :last-child').innerHTML = '<button></button>'
  document.querySelector('.view').insertAdjacentHTML('beforeend', '<svg><g role=button tabindex=0></g></svg>')
}"""
PALE = """where => {
  const pale = new CSSStyleSheet()
  pale.replaceSync(`@media ${where} { .status * { color: #555; background: #444 } }`)
  document.adoptedStyleSheets.push(pale)
}"""
PAGE = "document.body.innerHTML"


def test_axe_finds_what_nobody_can_read_and_leaves_the_page_as_it_was(
    server: Server, browser: Browser
) -> None:
    player = Player(browser, server.address)
    player.sit("trex", ["me", "greedy", "greedy"])
    player.play_to_the_end(presses=3)
    player.wait_until(lambda: player.is_asked, "nothing is asked")
    player.settle()
    before = player.page.evaluate(PAGE)
    assert violations(player.page) == []
    assert player.page.evaluate(PAGE) == before

    player.page.evaluate(PALE, "(prefers-color-scheme: dark)")
    pale = violations(player.page, in_both_lights=True)
    assert pale
    assert [each for each in pale if not re.match(r"\d+ px, dark: color-contrast at", each)] == []

    # Also in what was looked at before, if it is no longer as it was then.
    player.page.evaluate(PALE, "all")
    assert {each.partition(" at ")[0] for each in violations(player.page)} == {"color-contrast"}
    player.page.evaluate(NAMELESS)
    found = {each.partition(" at ")[0] for each in violations(player.page)}
    assert found >= {"aria-command-name", "button-name"}
    player.leave()
