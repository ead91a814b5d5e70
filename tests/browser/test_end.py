"""The page of the end of a game, read by roles and names, and the picture it makes to be shared."""

from __future__ import annotations

import base64
import struct
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Player

CARD = (1200, 630)
MANY_COLOURS = 40
SIGNATURE = b"\x89PNG\r\n\x1a\n"
# How many colours there are where the podium stands, and where names and scores are written.
COLOURS = """async data => {
  const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const on = canvas.getContext('2d')
  on.drawImage(picture, 0, 0)
  const count = (...box) => new Set(new Uint32Array(on.getImageData(...box).data.buffer)).size
  return [count(40, 206, 560, 372), count(640, 206, 520, 372)]
}"""
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_the_end_is_read_by_names_and_shared_as_a_picture(
    server: Server, browser: Browser, tmp_path: Path
) -> None:
    player = Player(browser, server.address, reduced_motion="no-preference")
    player.sit("cubosaurs", ["me", "greedy", "greedy"])
    player.page.locator(".status").wait_for()
    player.let_bots_finish()
    page = player.page
    result = player.game["result"]
    end = page.get_by_role("region", name=page.locator(".end h2").first.inner_text().replace("\n", " "))
    expect(end.get_by_role("listitem")).to_have_count(3)
    expect(end).to_contain_text(result["rematch"])
    expect(end.get_by_role("button", name=player.word("rematch"))).to_be_in_viewport()
    expect(page.locator(".podium .drawing")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".podium")).to_have_attribute("aria-hidden", "true")
    expect(page.locator(".podium .drawing svg svg path").first).to_be_attached()

    sheet = page.get_by_role("table")
    for row in result["sheet"][-1]["rows"]:
        expect(sheet.get_by_role("rowheader", name=row["label"], exact=True)).to_be_visible()
    total = sheet.get_by_role("row", name=player.word("sheet-total"))
    expect(total.get_by_role("cell")).to_have_text(result["totals"])
    sheet.get_by_role("button").nth(1).click()
    lines = page.get_by_role("region", name=player.table["seats"][1]["name"])
    for line in result["lines"][1]:
        if line["part"] == len(result["sheet"]) - 1:
            expect(lines.get_by_role("link", name=line["text"], exact=True).first).to_be_visible()
    assert violations(page, in_both_lights=True) == []

    with page.expect_download() as download:
        end.get_by_role("button", name=player.word("share")).click()
    assert download.value.suggested_filename.startswith("cubosaurs-")
    picture = tmp_path / "card.png"
    download.value.save_as(picture)
    written = picture.read_bytes()
    assert written[:8] == SIGNATURE
    assert struct.unpack(">II", written[16:24]) == CARD
    podium, names = page.evaluate(COLOURS, base64.b64encode(written).decode())
    assert podium > MANY_COLOURS
    assert names > MANY_COLOURS
    player.leave()


def test_on_a_phone_the_podium_and_the_rematch_come_first_and_nothing_is_cut(
    server: Server, browser: Browser
) -> None:
    player = Player(
        browser, server.address, locale="fr-FR", color_scheme="dark", viewport={"width": 390, "height": 844}
    )
    player.sit("cubano-1-die", ["me", *["greedy"] * 5])
    player.page.locator(".status").wait_for()
    player.let_bots_finish()
    page = player.page
    expect(page.locator(".end h2").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".podium")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=player.word("rematch"))).to_be_in_viewport(ratio=1)
    assert page.evaluate(OVERFLOW) <= 0
    scroll = page.get_by_role("region", name=player.word("sheet"))
    scroll.evaluate("box => box.scrollTo(box.scrollWidth, 0)")
    scroll.scroll_into_view_if_needed()
    expect(page.get_by_role("columnheader").last).to_be_in_viewport()
    assert violations(page) == []
    player.leave()
