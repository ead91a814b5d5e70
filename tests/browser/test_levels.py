"""Bots are chosen by level, on the set-up page and in the room, by keyboard too; the table says who plays."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.player import Player

WON = r"won \d+ of \d+ games against"
"""What the arena has measured."""
GETTING_READY = "getting ready, plays as Raptor until then"


def test_rex_is_chosen_for_a_chair_and_the_table_shows_it(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address)
    page = player.page
    page.goto(server.address)
    page.locator("[data-game=trex] .actions button.ghost").click()
    level = page.get_by_role("combobox", name="Bot of chair 2")
    expect(level).to_have_value("raptor")
    expect(level).to_have_accessible_description(
        re.compile(rf"^Plays with some common sense\. {WON} Hatchling$")
    )
    level.focus()
    page.keyboard.press("ArrowDown")
    expect(level).to_have_value("rex")
    expect(level).to_have_accessible_description(re.compile(rf"^Tries every move in its head\. {WON} Raptor"))
    page.get_by_role("button", name=player.word("open-table"), exact=True).click()
    page.get_by_role("button", name=player.word("copy")).wait_for()
    rex = page.get_by_role("region", name="Nour")
    expect(rex.locator(".note")).to_have_text(re.compile(rf"^Bot: Rex(, {GETTING_READY})?, {WON} Raptor$"))

    page.get_by_role("combobox", name="Bot of chair 3").select_option("hatchling")
    page.get_by_role("button", name=player.word("add-bot")).click()
    expect(page.get_by_role("region", name="Mica").locator(".note")).to_have_text("Bot: Hatchling")
    page.get_by_role("button", name=player.word("begin")).click()
    page.locator(".board").wait_for()
    expect(page.locator(".board")).to_contain_text("bot: Hatchling")
    player.leave()
