"""A tournament is opened, joined and played to its end in four browsers, which show the same standings."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import FOLLOW, LEAVE, Player, sentences

ROUNDS = 2
STANDINGS = """rows => rows.map(row => [
  row.querySelector('.entrant').textContent,
  ...[...row.querySelectorAll('td')].map(cell => cell.textContent),
])"""


class Entrant(Player):
    """Somebody who takes part."""

    path: str | None = None
    """To the table of the last round."""

    def says(self, key: str) -> str:
        """Return a sentence of the pages of tournaments."""
        return sentences(self.language, "web/src/tournament")[key]

    def press_button(self, key: str) -> None:
        self.page.get_by_role("button", name=self.says(key), exact=True).click()

    def sit_at_table(self, number: int) -> None:
        """Go to the table of a round when it is ready, and press something if it is one's turn."""
        self.turn_to_another_table()
        link = self.page.get_by_role("link", name=self.says("go"), exact=True)
        expect(link).to_have_attribute("href", re.compile(rf"^(?!{self.path}$)"))
        self.path = link.get_attribute("href")
        link.click()
        self.wait_until(lambda: self.game["move"] >= 0, "the table tells nothing")
        assert self.table["tournament"]["round"] == number
        self.press_something()
        self.wait_until(lambda: not self.unanswered, "the press is not answered")

    def standings(self) -> Any:
        self.page.get_by_role("heading", name=self.says("standings-final")).wait_for()
        return self.page.locator("tbody tr").evaluate_all(STANDINGS)


def opened_by(ada: Entrant) -> str:
    """Open a tournament of two rounds from the first page on, and return its address."""
    page = ada.page
    page.goto(ada.address)
    page.get_by_role("link", name=ada.word("home-tournaments"), exact=True).click()
    ada.press_button("open")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=ada.word("game-cubano"), exact=True).check(force=True)
    dialog.get_by_role("radio", name=ada.word("kind-cubano-course"), exact=True).check(force=True)
    dialog.get_by_role("radio", name=ada.says("swiss"), exact=True).check(force=True)
    dialog.get_by_role("combobox", name=ada.says("rounds"), exact=True).select_option(str(ROUNDS))
    assert violations(page) == []
    ada.press_button("open-it")
    expect(dialog.get_by_text(ada.says("name-missing"))).to_be_visible()
    dialog.get_by_role("textbox").fill("Dimanche")
    ada.press_button("open-it")
    page.get_by_role("dialog", name=ada.word("name-asked")).get_by_role("textbox").fill("Ada")
    page.get_by_role("button", name=ada.word("name-this")).click()
    page.wait_for_url("**/tournaments/*")
    ada.press_button("join")
    page.get_by_role("button", name=ada.says("leave"), exact=True).wait_for()
    assert violations(page) == []
    return page.url


def test_four_play_a_tournament_to_its_end_and_see_the_same_standings(
    server: Server, browser: Browser
) -> None:
    ada = Entrant(browser, server.address, viewport={"width": 390, "height": 844}, locale="fr-FR")
    others = [Entrant(browser, server.address, seed) for seed in (2, 3, 4)]
    everybody = [ada, *others]
    address = opened_by(ada)
    for entrant, name in zip(others, ("Blaise", "Chloé", "Dora"), strict=True):
        entrant.page.goto(address)
        entrant.press_button("join")
        entrant.say_name(name)
        entrant.page.get_by_role("button", name=entrant.says("leave"), exact=True).wait_for()
    ada.page.locator("li").filter(has_text="Dora").wait_for()
    ada.press_button("begin")

    for number in range(1, ROUNDS + 1):
        for entrant in everybody:
            entrant.sit_at_table(number)
        for entrant in others:
            entrant.page.evaluate(LEAVE)
            # Each at once: a page that stays would draw all moves of the bots.
            entrant.page.evaluate(FOLLOW, address.removeprefix(server.address))
        ada.page.evaluate(LEAVE)
        ada.page.get_by_role("link", name=ada.word("tournament-back"), exact=True).click()

    shown = [entrant.standings() for entrant in everybody]
    assert all(each == shown[0] for each in shown)
    assert sorted(row[0] for row in shown[0]) == ["Ada", "Blaise", "Chloé", "Dora"]
    assert violations(ada.page) == []
    for entrant in everybody:
        entrant.leave()
