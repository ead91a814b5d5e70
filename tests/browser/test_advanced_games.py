"""Whole advanced games of Cubosaurs, with tiles bought and used."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.phases import Phases
from tests.browser.player import Player, name_of


class Buyer(Player):
    """Somebody who buys a tile whenever one is offered."""

    def press(self, action: dict[str, Any]) -> None:
        super().press(action)
        if action["kind"] == "buy":
            offer = self.page.get_by_role("button", name=name_of(action))
            offer.wait_for(state="detached")
            tile = f"tile-{action['arguments']['tile']}"
            self.wait_until(lambda: tile not in self.game["view"]["market"], f"{tile} is not bought")


@pytest.mark.thorough
def test_tiles_are_bought_in_an_advanced_game_and_every_phase_of_it_can_be_read_by_all(
    server: Server, browser: Browser
) -> None:
    player = Buyer(browser, server.address, locale="fr-FR")
    player.likes = "buy"
    player.set_table("cubosaurs", ["bot"], "advanced")
    phases = Phases(player, in_both_lights=True)
    player.play(8, phases.look, lambda: any(action["kind"] == "buy" for action in player.pressed))
    player.wait_until(lambda: not player.unanswered, "the last press is not answered")
    made = player.game["move"]
    player.let_bots_finish()
    phases.note("end")
    assert phases.found == []
    assert player.page.locator("html").get_attribute("lang") == "fr"
    bought = [action["action"] for action in player.pressed if action["kind"] == "buy"]
    assert bought, "no tile was offered"
    moves = [json.loads(line) for line in player.ask("/log").splitlines()][1:][:made]
    assert [move["action"] for move in moves if move["seat"] == 1 and move["action"] in bought] == bought
    player.leave()
