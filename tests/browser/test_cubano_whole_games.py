"""Whole games of Cub'ano with bars and cubes through the page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.phases import Phases
from tests.browser.sitter import DESKTOP, PHONE, Sitter
from tests.thorough import when_thorough


@pytest.mark.parametrize(
    ("game", "bots", "presses", "settings"),
    [
        ("cubano-2-dice", 5, 12, {**DESKTOP, "locale": "fr-FR", "color_scheme": "dark"}),
        ("cubano-puzzle", 0, 8, {**PHONE, "locale": "fr-FR"}),
        *when_thorough(
            ("cubano-2-dice", 1, 16, DESKTOP),
            ("cubano-1-die", 2, 14, PHONE),
            ("cubano-course", 1, 0, {**DESKTOP, "color_scheme": "dark"}),
        ),
    ],
)
def test_a_whole_game_can_be_played_and_every_phase_of_it_read_by_all(
    server: Server, browser: Browser, game: str, bots: int, presses: int, settings: dict[str, Any]
) -> None:
    player = Sitter(browser, server.address, **settings)
    player.sit_with(game, bots)
    phases = Phases(player, looks_back=game == "cubano-2-dice")
    player.play(presses, phases.look)
    assert phases.found == []
    assert bool(player.game["result"]) == player.page.locator(".end h2").first.is_visible()
    player.leave()


def test_a_game_can_be_played_with_all_its_motion(server: Server, browser: Browser) -> None:
    player = Sitter(browser, server.address, reduced_motion="no-preference", **DESKTOP)
    player.sit_with("cubano-1-die", 1)
    player.play(5)
    assert len(player.pressed) >= 5
    player.leave()
