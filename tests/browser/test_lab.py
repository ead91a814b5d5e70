"""Somebody changes a value in the laboratory with keys, lets games be played, and reads what that does."""

from __future__ import annotations

import re
from typing import Any, cast

from playwright.sync_api import Browser, expect

from cubarium.engine.registry import load_game
from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Player, sentences
from tests.browser.screen import PHONE


def test_a_changed_value_is_played_and_its_report_read_and_handed_on(
    server: Server, browser: Browser
) -> None:
    player = Player(browser, server.address, viewport=PHONE, locale="fr-FR")
    page, says = player.page, sentences("fr", "web/src/lab")
    page.goto(f"{server.address}/about")
    page.get_by_role("link", name=player.word("about-lab-link")).press("Enter")
    page.get_by_role("link", name=player.word("kind-cubano-course"), exact=True).press("Enter")
    page.wait_for_url("**/lab/cubano-course?*")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Course"))

    page.get_by_text(says["files"], exact=True).press("Enter")
    printed = (load_game("cubano-course").components.schema.folder / "game.toml").read_bytes()
    pack = {
        "name": "game.toml",
        "mimeType": "text/plain",
        "buffer": printed.replace(b"value = 2", b"value = 7"),
    }
    page.get_by_label(says["files-choose"]).set_input_files(cast("Any", pack))
    chip = page.get_by_role("button", name=re.compile("^Annuler.*Rouge.*2 → 7$"))
    expect(chip).to_be_visible()
    page.get_by_role("searchbox", name=says["search"]).fill("rouge")
    number = page.get_by_role("spinbutton", name="valeur en barres", exact=True)
    number.fill("99")
    number.press("Enter")
    expect(number).to_have_value("64")  # the most that it may be
    chip = page.get_by_role("button", name=re.compile("^Annuler.*Rouge.*2 → 64$"))
    expect(chip).to_be_visible()
    chip.press("Enter")
    expect(page.get_by_text(says["changed-none"])).to_be_visible()
    number.fill("9")
    number.press("Enter")
    assert violations(page, in_both_lights=True) == []
    assert "set=colour.red.value%3D9" in page.url
    assert "games=10000" in page.url

    page.goto(page.url.replace("games=10000", "games=64"))
    expect(page.get_by_role("radio", name="64", exact=True)).to_be_checked()
    play = page.get_by_role("button", name=says["play"], exact=True)
    play.press("Enter")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("heading", name=says["report"], exact=True)).to_be_focused()
    assert violations(page, in_both_lights=True) == []
    table = page.get_by_text(says["as-table"], exact=True)
    table.press("Enter")
    expect(page.get_by_role("rowheader", name="Place 1", exact=True)).to_be_visible()
    cells = page.get_by_role("row").filter(has_text="Place 1").get_by_role("cell").all_inner_texts()
    assert len(cells) == 2
    assert all(re.fullmatch(r"\d+,\d\s% \(de \d+,\d à \d+,\d\s%\)", cell) for cell in cells)
    link = page.get_by_role("link", name=says["play-variant"], exact=True)
    expect(link).to_have_attribute("href", "/variant/cubano-course?set=colour.red.value%3D9&variant=standard")

    reader = Player(browser, server.address, locale="en-GB").page
    reader.goto(page.url)
    expect(reader.get_by_text("Red: value in bars 2 → 9", exact=True)).to_be_visible()
    with reader.expect_download() as saved:
        reader.get_by_role("link", name=sentences("en", "web/src/lab")["save"], exact=True).click()
    assert saved.value.suggested_filename.startswith("cubarium-lab-cubano-course")
