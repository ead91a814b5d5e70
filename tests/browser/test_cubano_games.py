"""The Cub'ano games with bars and cubes through the page: views, keys, targets."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

from tests.browser.conftest import Server
from tests.browser.player import OTHER_WAY, Thumb, name_of
from tests.browser.sitter import DESKTOP, PHONE, Sitter

MOST_STOPS = 40
IN_ZONE = """node => {
  const zone = node.closest('[data-roving]')
  return zone !== null && zone.contains(document.activeElement)
}"""
SMALLEST_PX = 24
# The buttons of the board whose middle somebody else covers, or that are smaller than a finger needs.
BOARD_BUTTONS = """() => [...document.querySelectorAll('.scene button')].map(node => {
  const { x, y, width, height } = node.getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  const isOutside = y + height / 2 < 0 || y + height / 2 > innerHeight
  return { name: node.textContent, width, height, isFree: isOutside || node.contains(hit) }
})"""
OVERFLOW = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement
  return [scrollWidth - innerWidth, scrollHeight - innerHeight]
}"""


@pytest.mark.parametrize(
    ("game", "kind"), [("cubano-1-die", "lay"), ("cubano-2-dice", "fill"), ("cubano-course", "place")]
)
def test_every_place_can_be_pressed_from_above_and_from_the_side(
    server: Server, browser: Browser, game: str, kind: str
) -> None:
    player = Sitter(browser, server.address, **PHONE)
    player.sit_with(game, 1, kind)
    names = sorted(name_of(action) for action in player.game["actions"] if action["arguments"])
    for screen in (PHONE, DESKTOP):
        player.page.set_viewport_size(screen["viewport"])
        player.settle()
        player.page.locator(".scene").scroll_into_view_if_needed()
        for _ in range(2):
            found = set()
            ways: list[Locator | None] = [*player.page.locator(".ways button").all()]
            for way in ways or [None]:
                if way:
                    way.click()
                buttons = player.page.evaluate(BOARD_BUTTONS)
                found |= {each["name"].strip() for each in buttons}
                assert [each["name"] for each in buttons if not each["isFree"]] == []
                assert min(min(each["width"], each["height"]) for each in buttons) >= SMALLEST_PX
            assert sorted(found) == names
            player.page.keyboard.press("v")
            player.settle()
        assert player.page.evaluate(OVERFLOW)[0] == 0
    player.leave()


def test_arrows_go_by_square_and_with_control_by_edge(server: Server, browser: Browser) -> None:
    player = Sitter(browser, server.address, **DESKTOP)
    player.sit_with("cubano-1-die", 1, "lay")
    page = player.page
    page.locator(".scene [role=img]").first.focus()
    at = "() => document.activeElement.dataset.at"
    assert page.evaluate(at) == "1,15"  # a1, at the lower left
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(at) == "3,13"
    assert page.evaluate("() => document.activeElement.getAttribute('aria-label')").startswith("b2")
    page.keyboard.press("Control+ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.place") == "edge"
    player.press_key("Enter")
    assert page.evaluate("() => document.activeElement.closest('.scene') !== null")
    player.leave()


def test_what_a_square_becomes_is_chosen_by_keys(server: Server, browser: Browser) -> None:
    player = Walker(browser, server.address, **DESKTOP)
    player.sit_with("cubano-2-dice", 1, "form")
    while not player.page.locator(OTHER_WAY).count():
        player.press_something()
        player.play_until("form")
    player.tab_to(player.page.locator(OTHER_WAY))
    player.page.keyboard.press("Enter")
    assert player.page.evaluate("document.activeElement.ariaPressed") == "true"
    free = next(each for each in player.game["actions"] if each["kind"] == "form")
    player.press(free)
    assert player.last_sent == free["action"]
    player.leave()


def test_c_claims_and_r_renounces(server: Server, browser: Browser) -> None:
    player = Sitter(browser, server.address, seed=2, **DESKTOP)
    player.sit_with("cubano-2-dice", 3, "claim")
    for key, kind in (("c", "claim"), ("r", "renounce")):
        player.play_until("claim")
        offered = {action["action"] for action in player.game["actions"] if action["kind"] == kind}
        player.press_key(key)
        assert player.last_sent in offered
    player.leave()


def test_a_call_at_an_attentive_table_says_until_when(server: Server, browser: Browser) -> None:
    player = Sitter(browser, server.address, **DESKTOP)
    player.sit("cubano-2-dice", ["me", "me", "me"], variant="attentive")
    player.play_until("call")
    until = player.page.locator(".until, .announce").first  # a claim, or the own colour
    until.wait_for()
    assert "throw" in until.inner_text()
    player.leave()


class Walker(Sitter):
    """Somebody without a mouse, who walks over the board by arrows."""

    def press(self, action: dict[str, Any]) -> None:
        self.played_at = move = self.game["move"]
        self.pressed.append(action)
        square = action["arguments"].get("square")
        if square:
            self.walk_to(*square)
        else:
            self.tab_to(self.page.get_by_role("button", name=name_of(action)).first)
        self.page.keyboard.press("Enter")
        self.wait_until(lambda: self.game["move"] != move, f"{action['label']} is not done")
        self.settle()

    def tab_to(self, target: Locator) -> None:
        """Tab to the zone of a button, then go from button to button inside it."""
        for key in [*["Tab"] * MOST_STOPS, *["ArrowRight"] * MOST_STOPS]:
            if target.evaluate("node => node === document.activeElement"):
                return
            in_zone = target.evaluate(IN_ZONE)
            self.page.keyboard.press("ArrowRight" if in_zone else key)
        raise AssertionError("keys do not lead there")

    def walk_to(self, column: str, row: str) -> None:
        """Tab to the board, then go by arrows."""
        for _ in range(MOST_STOPS):
            here = self.page.evaluate("document.activeElement.dataset.at ?? null")
            if here:
                break
            self.page.keyboard.press("Tab")
        x, y = map(int, here.split(","))
        right, up = "abcdefgh".index(column) - x // 2, int(row) - 1 - (15 - y) // 2
        for key, count in (("Right", right), ("Left", -right), ("Up", up), ("Down", -up)):
            for _ in range(count):
                self.page.keyboard.press(f"Arrow{key}")


class Toucher(Sitter, Thumb):
    """A sitter with a phone."""


def test_a_course_is_run_with_keys_alone(server: Server, browser: Browser) -> None:
    player = Walker(browser, server.address, **DESKTOP)
    player.sit_with("cubano-course", 1)
    kinds = {"corner", "throw", "place"}
    player.play(1, is_enough=lambda: kinds <= {action["kind"] for action in player.pressed})
    assert kinds <= {action["kind"] for action in player.pressed}
    player.leave()


def test_a_course_is_run_on_a_phone_by_touch(server: Server, browser: Browser) -> None:
    player = Toucher(browser, server.address, **PHONE)
    player.sit_with("cubano-course", 1)
    kinds = {"throw", "place"}
    player.play(1, is_enough=lambda: kinds <= {action["kind"] for action in player.pressed})
    assert kinds <= {action["kind"] for action in player.pressed}
    player.leave()
