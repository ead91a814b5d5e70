"""H names a move that is offered, with its reason; the same move can be pressed, on a phone too."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Player

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "locale": "fr"}


def come_to_a_choice(player: Player) -> None:
    """Sit down against a bot, and wait until there is a choice."""
    player.sit("trex", ["me", "raptor"])
    player.wait_until(lambda: player.is_asked and len(player.game["actions"]) > 1, "there is no choice")
    player.page.locator(".board").wait_for()


def named_in(panel: Locator, player: Player) -> dict[str, Any]:
    """Return the offered action that the hint names."""
    label = panel.locator(".move strong").inner_text()
    named: list[dict[str, Any]] = [one for one in player.game["actions"] if one["label"] == label]
    assert len(named) == 1
    return named[0]


def moves_of_bot(player: Player) -> list[int]:
    """Return the moves of which the log says that a bot made them."""
    return [line["move"] for line in json.loads(player.ask())["log"] if line["is_of_bot"]]


def test_the_move_that_h_names_is_marked_and_can_be_pressed(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address)
    page = player.page
    come_to_a_choice(player)
    panel = page.get_by_role("region", name=player.word("hint"), exact=True)
    marked = page.locator(".view [data-hinted]")
    page.keyboard.press("h")
    expect(panel.get_by_role("status")).not_to_be_empty()
    action = named_in(panel, player)
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-action", action["action"])
    assert violations(page, in_both_lights=True, inside=".main") == []
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(marked).to_have_count(0)

    page.keyboard.press("h")
    assert named_in(panel, player) == action
    player.press(action)
    expect(panel).to_have_count(0)
    expect(page.get_by_text("asked for a hint.")).to_have_count(1)
    player.leave()


def test_on_a_phone_the_hint_is_asked_for_and_played_in_its_panel(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address, **PHONE)
    page = player.page
    come_to_a_choice(player)
    page.get_by_role("button", name=player.word("hint"), exact=True).click()
    panel = page.get_by_role("region", name=player.word("hint"), exact=True)
    action = named_in(panel, player)
    move = player.game["move"]
    panel.get_by_role("button", name=player.word("hint-play")).click()
    player.wait_until(lambda: player.game["move"] > move, "nothing was played")
    expect(panel).to_have_count(0)
    assert player.last_sent == action["action"]
    player.leave()


def test_a_bot_that_hides_nothing_is_asked_why_it_moved(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address)
    page = player.page
    player.sit("cubano-course", ["me", "raptor"])
    player.play(2, is_enough=lambda: bool(moves_of_bot(player)))
    move = moves_of_bot(player)[0]
    page.goto(f"{page.url.partition('?')[0]}?move={move}")
    page.get_by_role("button", name=player.word("why")).first.click()
    panel = page.get_by_role("region", name="Why Nour did this")
    expect(panel.get_by_role("status")).to_contain_text("Plays with some common sense.")
    expect(panel.get_by_role("button", name=player.word("hint-play"))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    player.leave()
