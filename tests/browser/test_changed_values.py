"""A link opens a game with changed values: what is changed is read, and a table is set and played."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Player
from tests.browser.screen import LOW, PHONE, faults

VALUES = ["tile.1.cost=1", "game.tokens=30"]
LINK = f"/variant/cubosaurs?{urlencode([('set', value) for value in VALUES])}"


@pytest.mark.parametrize(("size", "locale"), [(PHONE, "fr-FR"), (LOW, "en-GB")])
def test_a_variant_is_read_set_and_played(
    server: Server, browser: Browser, size: ViewportSize, locale: str
) -> None:
    player = Player(browser, server.address, viewport=size, locale=locale)
    page, word = player.page, player.word
    page.goto(server.address + LINK)
    expect(page.get_by_role("heading", level=1)).to_have_text("Cubosaurs")
    heads = [word(f"changed-{column}") for column in ("value", "before", "after")]
    assert page.get_by_role("columnheader").all_text_contents() == heads
    rows = page.get_by_role("row").filter(has=page.get_by_role("rowheader"))
    assert [row.get_by_role("cell").all_text_contents() for row in rows.all()] == [["5", "1"], ["40", "30"]]
    player.settle()
    assert violations(page, in_both_lights=True) == []

    button = page.get_by_role("button", name=word("set-table"))
    button.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    opening = dialog.get_by_role("button", name=word("open-table"))
    opening.wait_for()
    expect(dialog.get_by_role("radiogroup", name=word("game"), exact=True)).to_have_count(0)
    player.settle()
    assert violations(page, inside="dialog") == []
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    button.click()
    opening.click()
    page.wait_for_url("**/table/*")

    chip = page.get_by_role("button", name=word("changed-values"))
    chip.wait_for()
    page.locator(".status").get_by_role("button").last.click()  # bots fill in
    player.play(1)
    assert player.pressed
    assert sorted(player.table["values"]) == sorted(VALUES)
    assert faults(page) == []
    chip.focus()
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("row")).to_have_count(1 + len(VALUES))
    player.settle()
    assert violations(page, inside="dialog") == []
    page.keyboard.press("Escape")
    expect(chip).to_be_focused()

    page.goto(f"{server.address}/games")
    of_row = page.get_by_role("button", name=word("changed-values-of").replace("{ $table }", "Cubosaurs"))
    of_row.press("Enter")
    expect(dialog.get_by_role("row")).to_have_count(1 + len(VALUES))
    page.keyboard.press("Escape")
    expect(of_row).to_be_focused()
    player.settle()
    assert violations(page) == []
    page.go_back()
    chip.wait_for()
    player.leave()


def test_a_link_with_what_cannot_be_says_so_and_leads_home(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address, viewport=PHONE)
    page = player.page
    page.goto(f"{server.address}/variant/cubosaurs?set=tile.1.cost%3D99")
    page.get_by_role("heading", level=1, name=player.word("changed-wrong")).wait_for()
    page.get_by_text("tile.1.cost: cost must be a whole number from 0 to 40 (cubosaurs-6.3)").wait_for()
    player.settle()
    assert violations(page) == []
    page.goto(f"{server.address}/variant/trex")
    page.get_by_text(player.word("changed-none")).wait_for()
    page.goto(f"{server.address}{LINK}&variant=peaceful")
    page.get_by_role("button", name=player.word("set-table")).click()
    chosen = page.get_by_role("dialog").get_by_role("radio", name="Peaceful advanced game", checked=True)
    expect(chosen).to_have_count(1)
    page.goto(f"{server.address}/variant/whist")
    page.get_by_text("There is no game whist.").wait_for()
    page.get_by_role("link", name=player.word("back-home")).click()
    page.locator("article[data-game]").first.wait_for()
    player.leave()
