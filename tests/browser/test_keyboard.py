"""A whole game without a mouse, from the first page to the last."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.player import LEAVE, Player, name_of

MOST_STOPS = 60
# A ring around the focused thing, or around what is drawn in its place. Titles that only receive the focus of
# a new page are no stops, and need none.
FOCUS = """() => {
  const hasRing = (node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  }
  const node = document.activeElement
  const near = [node, node.nextElementSibling, node.parentElement].filter(Boolean)
  return {
    name: node.getAttribute('aria-label') ?? node.textContent.trim(),
    isLost: node === document.body,
    isSeen: node.tabIndex < 0 || near.some(hasRing),
  }
}"""
IS_IN_ZONE = "node => node.closest('[data-roving]').contains(document.activeElement)"
PLACES = """node => {
  const stops = [...node.closest('[data-roving]').querySelectorAll('button:not(:disabled), [data-stop]')]
  return [stops.indexOf(document.activeElement), stops.indexOf(node)]
}"""


class Typist(Player):
    """Somebody who has no mouse."""

    def focus(self) -> dict[str, Any]:
        focus: dict[str, Any] = self.page.evaluate(FOCUS)
        assert not focus["isLost"], f"the focus is lost at {self.game['move']}: {self.game.get('prompt')}"
        assert focus["isSeen"], f"nobody sees the focus on {focus['name']}"
        return focus

    def type(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tab(self) -> None:
        self.type("Tab")
        if self.page.evaluate(FOCUS)["isLost"]:
            self.type("Tab")  # after the last thing comes the browser, then the first one
        self.focus()

    def tab_to(self, name: str) -> None:
        for _ in range(MOST_STOPS):
            if self.page.evaluate(FOCUS)["name"].startswith(name):
                self.focus()
                return
            self.tab()
        raise AssertionError(f"Tab does not lead to {name}")

    def press(self, action: dict[str, Any]) -> None:
        """Press by key where there is one, every second time by going there."""
        self.played_at = self.game["move"]
        self.pressed.append(action)
        key = self.key_of(action)
        if key and len(self.pressed) % 2:
            self.type(key)
        else:
            self.go_to(action)
            self.type("Enter" if len(self.pressed) % 4 else "Space")
        move = self.played_at
        self.wait_until(lambda: self.game["move"] != move, f"{action['label']} is not done")
        self.settle()
        self.focus()

    def key_of(self, action: dict[str, Any]) -> str | None:
        if action["kind"] == "keep":
            return "k"
        numbered = [each["action"] for each in self.game["actions"] if each["kind"] != "keep"]
        place = numbered.index(action["action"]) + 1
        return str(place) if place <= 9 else None

    def go_to(self, action: dict[str, Any]) -> None:
        """Tab from zone to zone, then arrows inside it."""
        thing = self.page.get_by_role("button", name=name_of(action)).first
        for _ in range(MOST_STOPS):
            if thing.evaluate(IS_IN_ZONE):
                break
            self.tab()
        here, there = thing.evaluate(PLACES)
        for _ in range(abs(there - here)):
            self.type("ArrowRight" if there > here else "ArrowLeft")
            self.focus()
        here, there = thing.evaluate(PLACES)
        assert here == there, f"arrows do not lead to {action['label']}"


def test_a_game_is_set_and_played_with_keys_alone(server: Server, browser: Browser) -> None:
    player = Typist(browser, server.address)
    page = player.page
    page.goto(server.address)
    page.locator("[data-game=cubosaurs] .actions button.ghost").wait_for()
    player.tab_to("Set a table of Cubosaurs")
    player.type("Enter")
    page.get_by_role("dialog").get_by_role("button", name=player.word("open-table")).wait_for()
    player.tab_to(player.word("remove-chair"))
    player.type("Enter")
    page.locator("dialog li fieldset").nth(1).wait_for(state="detached")
    player.settle()  # browsers take the focus from a button they disable with the next frame
    player.focus()
    player.tab_to(player.word("open-table"))
    player.type("Enter")
    page.locator(".play .board").wait_for()
    player.focus()
    player.play(8)  # both ways twice, and both keys
    page.evaluate(LEAVE)
    page.locator(".status.finished").wait_for()
    player.focus()
    player.tab_to(player.word("rematch"))
    player.leave()


def test_a_dialog_gives_the_focus_back_however_it_is_closed(server: Server, browser: Browser) -> None:
    player = Typist(browser, server.address)
    page = player.page
    page.goto(server.address)
    page.locator("[data-game=cubosaurs] .actions button.ghost").wait_for()
    opener = "Set a table of Cubosaurs"
    player.tab_to(opener)
    for close in ("Escape", player.word("cancel"), player.word("close")):
        player.type("Enter")
        page.get_by_role("dialog").wait_for()
        if close != "Escape":
            player.tab_to(close)
        player.type("Escape" if close == "Escape" else "Enter")
        page.get_by_role("dialog").wait_for(state="detached")
        assert player.focus()["name"] == opener
    player.leave()
