"""Somebody who plays Cub'ano at tables set beside the page."""

from __future__ import annotations

from typing import Any

from tests.browser.beside import play_beside
from tests.browser.player import Player

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
# What brings a game on, best first; laying single bars or renouncing makes it long.
WISHES = ("exit", "fill", "flip", "claim", "call", "place", "draw", "lay", "throw")


class Sitter(Player):
    """Somebody who sets tables without the dialog and likes to come to an end."""

    def sit_with(self, game: str, bots: int, *kinds: str) -> None:
        """Sit down with bots; or come to a game in which something of these kinds is offered."""
        seats = ["me", *["greedy"] * bots]
        if kinds:
            play_beside(self, self.set_beside(game, seats), lambda: self.is_offered(*kinds))
            assert self.is_offered(*kinds), f"never {kinds}"
        else:
            self.sit(game, seats)
        self.page.locator(".scene").wait_for()
        self.settle()

    def is_offered(self, *kinds: str) -> bool:
        return any(action["kind"] in kinds for action in self.game["actions"])

    def choose(self, actions: list[dict[str, Any]]) -> dict[str, Any]:
        for kind in WISHES:
            if wanted := [action for action in actions if action["kind"] == kind]:
                return self.luck.choice(wanted)
        return self.luck.choice(actions)

    def press_key(self, key: str) -> None:
        """Press a key that stands for an offered action."""
        before = self.game["move"]
        self.page.keyboard.press(key)
        self.wait_until(lambda: self.game["move"] > before, f"{key} did nothing")

    def play_until(self, *kinds: str) -> None:
        """Play until something of these kinds is offered."""

        def is_there() -> bool:
            if self.is_offered(*kinds) and self.is_asked:
                return True
            self.press_something()
            return bool(self.game["result"])

        self.wait_until(is_there, f"never {kinds}")
        assert not self.game["result"], f"never {kinds}"
        self.settle()
