"""After a game: its review, a blunder on the board, and playing on from it to an end."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import ROOT, Player
from tests.review.games import get_ready

PRESSES = 6


@cache
def words(language: str) -> dict[str, str]:
    text = (ROOT / f"web/src/review/{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z-]+) = (.+)$", text, re.MULTILINE))


def finish_a_game(player: Player) -> str:
    """Play a little against a bot that errs, and let bots play the rest of a round."""
    get_ready("cubosaurs")
    address = player.sit("cubosaurs", ["me", "random"], options={"rounds": 1})
    player.play_to_the_end(presses=PRESSES)
    if not player.game["result"]:
        player.let_bots_finish()
    return address


def test_a_blunder_is_pressed_in_the_review_and_played_on_from_to_an_end(
    server: Server, browser: Browser
) -> None:
    player = Player(browser, server.address)
    page, said = player.page, words("en")
    address = finish_a_game(player)
    page.get_by_role("link", name=player.word("review"), exact=True).click()
    page.wait_for_url("**/review")
    blunder = page.get_by_role("region", name=said["mistakes"]).get_by_role("link").first
    blunder.wait_for()
    player.settle()
    assert violations(page, in_both_lights=True) == []

    chart = page.get_by_role("slider", name=said["chart"])
    chart.focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    last = int(chart.get_attribute("aria-valuemax") or 0)
    expect(chart).to_have_attribute("aria-valuetext", re.compile(rf"^After move {last - 1}: .*%"))

    # At once, for a better review may put another one in its place.
    told = blunder.evaluate("link => { const told = link.innerText; link.click(); return told }")
    better = told.partition(said["better"])[2].strip().splitlines()[0].strip()
    page.wait_for_url(re.compile(r"\?move=\d+&review=1$"))
    judged = page.get_by_role("complementary", name=said["judged"])
    expect(judged).to_contain_text(better)
    move = page.url.partition("move=")[2].partition("&")[0]
    assert f"Move {int(move) + 1}" in told
    page.locator(".board").wait_for()
    player.settle()
    assert violations(page) == []

    player.turn_to_another_table()
    page.get_by_role("button", name=player.word("play-on")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name=said["play-on-bots"]).select_option("hatchling")
    player.settle()
    assert violations(page, inside="dialog") == []
    dialog.get_by_role("button", name=said["play-on-begin"]).click()
    page.wait_for_url(lambda url: url.split("?")[0] != address and "/review" not in url)
    from_move = page.get_by_role("link", name=f"Played on from move {move}", exact=True)
    expect(from_move).to_have_attribute("href", f"{address.removeprefix(server.address)}?move={move}")
    player.play_to_the_end(presses=PRESSES)
    if not player.game["result"]:
        player.let_bots_finish()
    expect(page.get_by_text(player.word("does-not-count"))).to_be_visible()
    assert player.problems == []
    player.leave()


@pytest.mark.thorough
def test_a_moment_is_played_on_a_thousand_times(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address, locale="fr-FR")
    page, said = player.page, words("fr")
    finish_a_game(player)
    page.goto(f"{page.url}/review?move=5")
    page.get_by_role("button", name=said["fan"]).click()
    fan = page.get_by_role("region", name="À partir du coup 5")
    expect(fan.get_by_role("img").first).to_be_visible()
    wins = [text.partition("gagne ")[2] for text in fan.get_by_role("heading", level=3).all_inner_texts()]
    shares = [int(re.sub(r"\D", "", each)) for each in wins]
    assert sum(shares) == 1000
    player.settle()
    assert violations(page) == []
    assert player.problems == []
    player.leave()
