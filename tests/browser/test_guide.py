"""Who learns at the table: three cards, once; the rules beside the board; what a piece is; drawn examples."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import ROOT, Player

PHONE: ViewportSize = {"width": 390, "height": 844}
# What is pressed becomes something that no rule allows now.
MISTAKE = """() => {
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) {
    WebSocket.prototype.send = send
    this.send(text.replace(/"action":"[^"]*"/, '"action":"done"'))
  }
}"""
EXAMPLES = 4


def said(key: str) -> str:
    """Return a sentence of the guide."""
    lines = (ROOT / "web/src/guide/en.ftl").read_text(encoding="utf-8").splitlines()
    return next(line.partition(" = ")[2] for line in lines if line.startswith(f"{key} = "))


class Newcomer(Player):
    """Somebody who has never played anything here."""

    def __init__(self, browser: Browser, server: Server) -> None:
        super().__init__(browser, server.address, is_new=True, is_newcomer=True)

    @property
    def introduction(self) -> Locator:
        return self.page.get_by_role("listitem").filter(has_text=said("card-goal"))

    @property
    def tip(self) -> Locator:
        return self.page.locator(".tip")

    def chosen_tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=self.word(f"tab-{name}"), selected=True)

    def ask_about(self, piece: Locator, text: str) -> None:
        """Ask what a piece is, and close the answer."""
        piece.focus()
        self.page.keyboard.press("?")
        expect(self.tip).to_contain_text(re.compile(text))
        assert self.page.get_by_role("dialog").count() == 0
        self.page.keyboard.press("Escape")
        expect(self.tip).to_be_empty()


def test_a_newcomer_learns_beside_the_game(browser: Browser, server: Server) -> None:
    newcomer = Newcomer(browser, server)
    page = newcomer.page
    newcomer.sit("cubosaurs", ["me", "greedy"])
    newcomer.settle()

    expect(newcomer.introduction).to_be_visible()
    assert violations(page, in_both_lights=True, inside="aside") == []
    page.get_by_role("button", name=said("got-it")).click()
    expect(newcomer.introduction).to_have_count(0)
    page.reload()
    newcomer.chosen_tab("log").wait_for()
    newcomer.settle()

    card = page.locator("[data-mine] li button").first
    newcomer.ask_about(card, "Points|pair|Counts")
    page.evaluate(MISTAKE)
    page.keyboard.press("k")
    page.get_by_role("link", name=newcomer.word("read-the-rule")).click()
    expect(page.locator("#cubosaurs-2\\.9 h3")).to_be_focused()
    assert "/table/" in page.url
    page.keyboard.press("g")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("majority")
    expect(page.locator("#cubosaurs-2\\.9")).to_have_count(0)
    expect(page.locator("#cubosaurs-3\\.7")).to_be_visible()
    page.keyboard.press("Escape")
    newcomer.chosen_tab("log").wait_for()

    page.set_viewport_size(PHONE)
    newcomer.sit("trex", ["me", "greedy", "greedy"])
    newcomer.settle()
    expect(newcomer.introduction).to_be_visible()
    expect(page.locator(".board")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert violations(page) == []
    page.get_by_role("button", name=newcomer.word("view-rules"), exact=True).click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=said("got-it")).click()
    expect(newcomer.introduction).to_have_count(0)
    newcomer.ask_about(page.locator(".hand li button").first, "colour|meteor")

    page.goto(f"{server.address}/rules/trex")
    page.get_by_text(said("goal-trex")).wait_for()
    expect(page.locator("figure .board")).to_have_count(EXAMPLES)
    assert violations(page) == []
    newcomer.leave()
