"""Two people at one screen."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Player

TURNS = 6


def test_two_people_play_at_one_screen(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address)
    player.set_table("cubosaurs", ["here"])
    sat: list[int] = []

    def look() -> None:
        seat = player.game["seat"]
        name = json.loads(player.frames[0])["table"]["seats"][seat]["name"]
        player.page.locator(".status.turn .who").filter(has_text=name).wait_for()
        sat.append(seat)

    player.play(TURNS, look, lambda: set(sat) == {0, 1})
    player.wait_until(lambda: not player.unanswered, "the last press is not answered")
    made = player.game["move"]
    player.let_bots_finish()
    moves = [json.loads(line) for line in player.ask("/log").splitlines()][1:][:made]
    assert [(move["seat"] - 1, move["action"]) for move in moves] == [
        (seat, action["action"]) for seat, action in zip(sat, player.pressed, strict=True)
    ]
    player.leave()


class Neighbours(Player):
    """Two people who hand one screen to each other, and a bot, since three play T-Rex."""

    def begin(self) -> None:
        self.set_table("trex", ["here", "bot"])
        self.page.locator(".curtain").wait_for()
        self.names = json.loads(self.frames[0])["table"]["seats"]
        self.uncovered = -1

    def turn(self) -> None:
        """Take the screen where it is handed over, then play."""
        self.wait_until(lambda: self.is_asked, "nobody is asked")
        seat = self.game["seat"]
        if seat != self.uncovered:
            self.page.locator(".curtain").wait_for()
            self.look(None)
            name = self.names[seat]["name"]
            self.page.get_by_role("button", name=self.word("uncover").replace("{ $name }", name)).click()
            self.uncovered = seat
        self.page.locator(".board").wait_for()
        self.look(seat)
        self.press_something()

    def look(self, seat: int | None) -> None:
        """Look at the page as the one who has it; None while the curtain is drawn."""


class HandWatchers(Neighbours):
    """Neighbours who look at the cards on the screen."""

    handed_over = 0

    def look(self, seat: int | None) -> None:
        self.settle()
        hand = self.page.get_by_role("region", name="Your hand")
        if seat is None:
            self.handed_over += 1
            self.page.locator(".board").wait_for()  # what lies open stays in sight
            assert hand.count() == 0
            assert self.page.locator("[data-action]").count() == 0
            return
        shown = hand.get_by_role("listitem").all_text_contents()
        assert len(shown) == len(self.game["view"]["hand"])
        for card in self.game["view"]["hand"]:
            colour, _, number = card.rpartition("-")
            words = rf"\b{colour} {number}\b" if colour else card
            assert any(re.search(words, text, re.IGNORECASE) for text in shown), (card, shown)


def test_the_cards_of_one_are_behind_a_curtain_before_the_other_takes_the_screen(
    server: Server, browser: Browser
) -> None:
    player = HandWatchers(browser, server.address)
    player.begin()
    assert violations(player.page) == []
    for _ in range(TURNS):
        player.turn()
    assert player.handed_over > 3
    player.leave()


class LogWatchers(Neighbours):
    """Neighbours who read what happened."""

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(browser, address)
        self.stranger = browser.new_context()
        self.drawn: set[int] = set()

    def look(self, seat: int | None) -> None:
        """Everything read on the screen is for everybody: both look at it."""
        self.settle()
        shown = self.page.locator(".lines [role=listitem] span").all_text_contents()
        address = f"{self.address}/api/tables/{self.table_id()}"
        told = self.stranger.request.get(address, headers={"Accept-Language": self.language})
        public = told.json()["log"]
        self.drawn |= {line["seat"] for line in public if " draws " in line["text"]}
        assert shown
        assert set(shown) <= {line["text"] for line in public}


def test_the_log_of_a_shared_screen_does_not_tell_what_one_of_them_drew(
    server: Server, browser: Browser
) -> None:
    player = LogWatchers(browser, server.address)
    player.begin()
    turns = 0
    while turns < TURNS or not player.drawn & {0, 1}:  # nothing is tried before one of them has drawn
        player.turn()
        turns += 1
    player.stranger.close()
    player.leave()
