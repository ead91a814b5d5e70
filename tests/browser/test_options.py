"""Every option that changes the page, each in a game through the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.advised import Advised
from tests.browser.conftest import Server

PRESSES = 1
"""How many moves are made where nobody asks for whole games: what options change is seen before the first."""
OWN_SET = {"red": 3, "orange": 2, "yellow": 5, "green": 7, "blue": 4, "purple": 6, "brown": 2, "white": 5}
TABLES: dict[str, list[tuple[str, int, dict[str, int]]]] = {
    "cubosaurs": [
        ("cubosaurs", 4, {"rounds": 1}),
        ("cubosaurs", 2, {"advanced": 1, "direct_interaction": 0}),
    ],
    "trex": [("trex", 1, {"first": 2}), ("trex", 4, {})],
    "cubitos": [
        ("cubitos", 1, {"race": 0, "order": 2, "circuit": 4, "laps": 2, **OWN_SET, "round_limit": 6}),
        ("cubitos", 3, {"race": 0, "order": 0, "soldier_pays": 1, "round_limit": 6}),
    ],
    "cubano": [
        ("cubano-2-dice", 5, {"rigorous_sixth": 1, "exit_door": 1}),
        ("cubano-2-dice", 2, {"attentive": 1, "priority_reversed": 1, "stop_on_capot": 1}),
        ("cubano-1-die", 5, {}),
        ("cubano-course", 1, {"fair_last_turn": 1}),
        ("cubano-naval-messages", 1, {"messages": 16}),
        ("cubano-naval-dice", 1, {"mines": 1, "addition_only": 2}),
        ("cubano-puzzle", 0, {"pattern": 0}),
    ],
}
"""By box: the game, how many bots sit there, and the options."""


@pytest.mark.parametrize("box", TABLES)
def test_games_are_played_with_these_options(server: Server, browser: Browser, box: str) -> None:
    player = Advised(browser, server.address)
    for game, bots, options in TABLES[box]:
        player.sit(game, ["me", *["greedy"] * bots], options=options)
        player.play(PRESSES)
        assert len(player.pressed) >= (1 if player.game["result"] else PRESSES), (game, options)
        shown = player.table["options"]
        assert {name: shown[name] for name in options} == options
    player.leave()
