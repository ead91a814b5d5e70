"""Moves of bots stay until they can be read, a press goes to what is now, and a round ends with a sheet."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Player

READ_MS = 1000
PRESSES = 2
# What was said at the seats, and for how long it stood there.
LISTEN = """() => {
  const [said, since] = [(window.said = []), new Map()]
  new MutationObserver(changes => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) if (node.dataset) since.set(node, performance.now())
      for (const node of removedNodes) {
        if (!since.has(node)) continue // it stood there before
        const lasted = performance.now() - since.get(node)
        said.push({ move: Number(node.dataset.speech), text: node.textContent.trim(), lasted })
      }
    }
  }).observe(document.querySelector('[data-speeches]'), { childList: true })
}"""


def moves_of_others(player: Player) -> dict[int, str]:
    """Return the moves of which the page was told that are not the reader's, each with its first line."""
    told: dict[int, str] = {}
    for frame in player.frames:
        update: dict[str, Any] = json.loads(frame)
        for line in update["log"]["lines"] if update["type"] == "update" and update.get("log") else ():
            told.setdefault(line["move"], line["text"] if line["seat"] != 0 else "")
    return {move: text for move, text in told.items() if text and move > 0}


def is_round_told(player: Player) -> bool:
    """Tell whether the page was told that a round is over."""
    return any(json.loads(frame).get("round") for frame in player.frames)


def test_moves_of_bots_can_be_followed(browser: Browser, server: Server) -> None:
    player = Player(browser, server.address, pace="normal")
    player.sit("cubosaurs", ["me", "greedy", "greedy"])  # a round of which outlasts the first presses
    page = player.page
    page.locator("[data-speeches]").wait_for(state="attached")
    page.evaluate(LISTEN)
    skip = page.get_by_role("button", name=player.word("skip-to-now"))
    speech = page.locator("[data-speech]")

    while len(player.pressed) < PRESSES:
        player.step()
    player.wait_until(lambda: player.is_asked, "nobody asks me")
    expect(skip).to_have_count(0)
    expect(speech).to_have_count(0)
    said = {each["move"]: each for each in page.evaluate("window.said")}
    # The first bots may have moved before anybody listened.
    moves = {move: text for move, text in moves_of_others(player).items() if move >= min(said)}
    assert len(moves) > PRESSES
    assert said.keys() == moves.keys()
    for move, text in moves.items():
        assert said[move]["text"].startswith(text)
        assert said[move]["lasted"] >= READ_MS

    while not skip.is_visible():
        player.step()
    page.keyboard.press(".")
    expect(skip).to_have_count(0)
    expect(speech).to_have_count(0)

    sheet = page.get_by_role("dialog", name=player.word("round-over").replace("{ $number }", "1"))
    while not is_round_told(player):
        if skip.is_visible():
            page.keyboard.press(".")
        # Under an open sheet nothing can be pressed, and a round may have ended during the last two lines.
        if not is_round_told(player):
            player.step()
    sheet.wait_for()
    go_on = sheet.get_by_role("button", name=player.word("go-on"))
    expect(go_on).to_be_focused()
    expect(sheet.get_by_role("row")).to_have_count(4)
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    player.leave()
