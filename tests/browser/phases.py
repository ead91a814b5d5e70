"""Every kind of phase that a game comes through, with each kind of choice looked at once by axe-core."""

from __future__ import annotations

from typing import Any

from tests.browser.axe import violations
from tests.browser.player import Player
from tests.thorough import THOROUGH

MAIN = ".play > .main"


def phase_of(game: dict[str, Any]) -> tuple[str, ...]:
    """Tell apart what the page shows in different ways: what is offered, and what for."""
    depth = game["view"].get("pending_depth", 0)
    question = game["view"]["pending"][depth - 1]["question"] if depth else ""
    return (*sorted({action["kind"] for action in game["actions"]}), str(question))


class Phases:
    """The phases seen so far, and what was found in them."""

    def __init__(self, player: Player, *, in_both_lights: bool = False, looks_back: bool = True) -> None:
        self.player = player
        self.looks_back = looks_back or THOROUGH
        self.in_both_lights = in_both_lights
        self.seen: set[tuple[str, ...]] = set()
        self.looked_at = 0
        self.found: list[str] = []

    @property
    def kinds(self) -> set[str]:
        """Return the kinds of actions that were offered."""
        return {kind for phase in self.seen for kind in phase}

    def look(self) -> None:
        """Look at a phase in which something new is offered; a thorough run looks at all that differ."""
        phase = phase_of(self.player.game)
        if phase in self.seen:
            return
        is_like_others = self.kinds.issuperset(phase)
        self.seen.add(phase)
        if is_like_others and not THOROUGH:
            return
        self.looked_at += 1
        self.player.page.locator(".status.turn").wait_for()
        # What stands around it does not change from phase to phase.
        self.note(str(phase), "html" if self.looked_at == 1 else MAIN)
        if self.looked_at == 2 and self.looks_back:
            self.look_back()

    def look_once(self) -> None:
        """Look at the first phase alone: those after it have the same colours."""
        if not self.seen:
            self.look()

    def look_back(self) -> None:
        """Look at the first move, and come back."""
        page = self.player.page
        page.locator(".status").focus()  # inside a zone Home goes to its first thing
        page.keyboard.press("Home")
        page.locator(".status").get_by_role("button", name=self.player.word("back-to-now")).wait_for()
        self.note("looking back", MAIN)
        page.keyboard.press("Escape")
        page.locator(".status.turn").wait_for()

    def note(self, where: str, inside: str = "html") -> None:
        self.player.settle()
        in_both_lights = self.in_both_lights and inside == "html"  # its colours are those of the whole page
        found = violations(self.player.page, in_both_lights=in_both_lights, inside=inside)
        self.found += [f"{where}: {each}" for each in found]
