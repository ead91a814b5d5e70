"""Luck that anyone can verify, in a browser: given by the page itself, and worked out after the game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from typer.testing import CliRunner

from cubarium.cli.main import app
from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import ROOT, Player
from tests.engine.test_table_luck import chained

NOTED = "JSON.parse(localStorage.getItem('cubarium-luck'))"


@cache
def words(language: str) -> dict[str, str]:
    text = (ROOT / f"web/src/luck/{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z-]+) = (.+)$", text, re.MULTILINE))


def test_a_game_is_verified_in_the_page_and_by_the_command(
    server: Server, browser: Browser, tmp_path: Path
) -> None:
    player = Player(browser, server.address)
    page, said = player.page, words("en")
    player.play_now("trex")
    player.wait_until(lambda: player.table.get("status") == "playing", "the game does not begin")
    page.get_by_role("button", name=re.compile(f"^{said['line']}")).click()
    commitment = player.table["luck"]["commitment"]
    expect(page.get_by_role("dialog")).to_contain_text(commitment)
    expect(page.get_by_role("dialog")).to_contain_text(said["first-seen"])
    player.settle()
    assert violations(page, inside="dialog", in_both_lights=True) == []
    page.keyboard.press("Escape")
    player.let_bots_finish()
    table = player.table_id()
    noted = page.evaluate(NOTED)[table]
    assert noted == {"commitment": commitment, "contribution": noted["contribution"]}
    following = player.table["luck"]["next"]
    player.wait_until(lambda: noted_next(player) is not None, "nothing is given to the next game")
    assert page.evaluate(NOTED)[following["table"]]["commitment"] == following["commitment"]

    page.get_by_role("link", name="Check the luck", exact=True).click()
    page.wait_for_url("**/luck")
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("All is well")
    for step in ("step-log", "step-secret", "step-noted", "step-given"):
        expect(verdict).to_contain_text(said[step])
    player.settle()
    assert violations(page, in_both_lights=True) == []

    log = tmp_path / "game.log"
    log.write_text(player.ask("/log", table), encoding="utf-8")
    seat = player.table["mine"][0] + 1
    given = ["--commitment", commitment, "--contribution", f"{seat}:{noted['contribution']}", "--lang", "en"]
    done = CliRunner().invoke(app, ["verify", str(log), *given])
    assert done.exit_code == 0, done.output
    count = re.search(r"each of the (\d+) draws", verdict.inner_text())
    assert count
    assert f"{count[1]} draws were worked out again" in done.stdout
    assert player.problems == []
    player.leave()


def noted_next(player: Player) -> str | None:
    following = player.table["luck"]["next"]
    given: str | None = following["contributions"][player.table["mine"][0]]
    return given


def other_commitment(player: Player, table: str) -> None:
    noted = json.dumps({table: {"commitment": "0" * 64}})
    player.page.evaluate("noted => localStorage.setItem('cubarium-luck', noted)", noted)


def other_outcome(player: Player, table: str) -> None:
    contents = list(map(json.loads, player.ask("/log", table).splitlines()))
    contents[0]["outcomes"][0] ^= 1
    told = chained(contents)
    player.page.route("**/log?*", lambda route: route.fulfill(body=told, content_type="text/plain"))


@pytest.mark.parametrize(
    ("change", "told"),
    [(other_commitment, "noted another commitment"), (other_outcome, "is not what luck gave")],
)
def test_a_story_that_was_changed_is_told_so(
    server: Server, browser: Browser, change: Callable[[Player, str], None], told: str
) -> None:
    player = Player(browser, server.address)
    player.sit("cubano-naval-messages", ["me", "random"])
    player.let_bots_finish()
    table = player.table_id()
    change(player, table)
    player.page.goto(f"{server.address}/table/{table}/luck")
    expect(player.page.locator(".verdict")).to_contain_text(told)
    player.settle()
    assert violations(player.page) == []
    player.page.unroute_all()
    player.leave()
