"""Both naval battles through the page: whole games, every variant, and two browsers with secrets."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.phases import Phases
from tests.browser.player import LOOK_MS, Player
from tests.browser.test_whole_games import DAY, NIGHT
from tests.thorough import usual_first

MESSAGES, DICE = "cubano-naval-messages", "cubano-naval-dice"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SQUARE = re.compile(r"\b[a-h][1-8]\b")
Json = dict[str, Any]


@pytest.mark.parametrize(
    "settings", usual_first({**DAY, **PHONE}, NIGHT), ids=usual_first("day on a phone", "night")
)
def test_a_battle_of_messages_can_be_played_and_every_phase_read_by_all(
    server: Server, browser: Browser, settings: Json
) -> None:
    player = Player(browser, server.address, **settings)
    player.sit(MESSAGES, ["me", "greedy"], variant="usual")
    phases = Phases(player, looks_back=False)
    wanted = {("colour", ""), ("hide", ""), ("name", "")}
    player.play(1, phases.look, lambda: wanted <= phases.seen)
    player.let_bots_finish()
    phases.note("end")
    assert phases.found == []
    assert wanted <= phases.seen
    assert player.page.locator(".end h2").first.is_visible()
    player.leave()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("variant", "settings"),
    usual_first(("islands", DAY), ("mines", NIGHT), ("learners", {**DAY, **PHONE})),
    ids=usual_first("islands by day", "mines by night", "learners on a phone"),
)
def test_a_battle_of_dice_can_be_played_and_every_phase_read_by_all(
    server: Server, browser: Browser, variant: str, settings: Json
) -> None:
    player = Player(browser, server.address, seed=2, **settings)
    player.sit(DICE, ["me", "greedy"], variant=variant)
    phases = Phases(player, looks_back=False)
    wanted = {("colour", ""), ("remove", ""), ("place", ""), ("throw", ""), ("correct", "fire", "")}
    if variant != "learners":
        wanted.add(("minus", "plus", ""))
    player.play(1, phases.look, lambda: wanted <= phases.seen)
    phases.note("end")
    assert phases.found == []
    assert wanted <= phases.seen
    assert (("minus", "plus", "") in phases.seen) == (variant != "learners"), "learners only add"
    player.leave()


def test_dice_tumble_without_moving_anything_else(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address, seed=3, reduced_motion="no-preference")
    player.sit(DICE, ["me", "greedy"], variant="islands")
    player.page.evaluate(
        """() => { window.shifts = []; new PerformanceObserver(list => window.shifts.push(
             ...list.getEntries().map(entry => entry.value))).observe({ type: 'layout-shift' }) }"""
    )
    patience = player.patience()
    while sum(action["kind"] == "throw" for action in player.pressed) < 2:
        patience.keep("no dice are thrown")
        player.step()
    player.wait_until(lambda: player.is_asked, "nothing is asked after a throw")
    expect(player.page.locator(".die .cube")).to_have_count(2)
    assert sum(player.page.evaluate("window.shifts")) < 0.1  # what web.dev calls good
    player.leave()


def test_squares_are_chosen_by_arrows_and_a_key(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address)
    player.sit(MESSAGES, ["me", "greedy"], variant="short")
    player.wait_until(lambda: player.is_asked, "nothing is asked")
    keyboard = player.page.keyboard
    keyboard.press("1")
    player.wait_until(lambda: player.game["view"]["phase"] == "hiding", "no colour is chosen")
    player.page.locator("[data-seat='0'] [data-square=a8]").focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        keyboard.press(key)
    assert player.page.evaluate("document.activeElement.dataset.square") == "a7"
    keyboard.press("Enter")
    player.wait_until(lambda: player.game["view"]["left_known"] == ["a7"], "the message is not hidden")
    player.page.get_by_role("button", name="a7: your message").wait_for()
    assert player.page.evaluate("document.activeElement.dataset.square") == "a7", "the focus stays"
    player.leave()


# --- secrets -----------------------------------------------------------------------------------------------


def told(frame: str) -> set[str]:
    """Return the squares that a frame says have a message: in views and in sentences of the log."""
    message = json.loads(frame)
    view = (message.get("game") or {}).get("view", {})
    log = message.get("log") or []
    lines = log["lines"] if isinstance(log, dict) else log
    said = {
        square
        for line in lines
        if "hide" in line["text"] or "finds" in line["text"] or "find a" in line["text"]
        for square in SQUARE.findall(line["text"])
    }
    return {*view.get("left_known", []), *view.get("right_known", []), *said}


def hidden_by(player: Player) -> set[str]:
    return {action["arguments"]["square"] for action in player.pressed if action["kind"] == "hide"}


class Seer(Player):
    """Somebody who finds every second time what the other has hidden, so that the battle is short."""

    other: Player

    def choose(self, actions: list[Json]) -> Json:
        squares = hidden_by(self.other) if len(self.pressed) % 2 else set()
        hits = [each for each in actions if each["kind"] == "name" and each["arguments"]["square"] in squares]
        return self.luck.choice(hits or actions)


@pytest.mark.thorough
def test_no_frame_tells_a_player_or_a_spectator_where_the_other_hid(server: Server, browser: Browser) -> None:
    first, second = Seer(browser, server.address, seed=5), Player(browser, server.address, seed=6)
    first.other = second
    address = first.sit(MESSAGES, ["me", "open"], variant="short")
    first.page.get_by_role("button", name=first.word("copy")).wait_for()
    second.sit_down(address)
    first.page.get_by_role("button", name=first.word("begin")).click()
    watcher = Player(browser, server.address)
    watcher.page.goto(address)
    both = (first, second)
    patience = first.patience()
    while not first.game["result"]:
        patience.keep("the battle does not end")
        for player in both:  # both hide at the same time
            player.press_something()
            player.page.wait_for_timeout(LOOK_MS)
    for player in (second, watcher):
        player.wait_until(lambda: bool(player.game["result"]), "somebody misses the end")  # noqa: B023

    def named_by(player: Player) -> set[str]:
        return {action["arguments"]["square"] for action in player.pressed if action["kind"] == "name"}

    never_found = {owner: hidden_by(owner) - named_by(other) for owner, other in (both, both[::-1])}
    assert any(never_found.values()), "somebody has messages left"
    for owner, squares in never_found.items():
        assert len(hidden_by(owner)) == 3
        for reader in (*both, watcher):
            seen = set().union(*map(told, reader.frames))
            assert seen & squares == (squares if reader is owner else set())
    for player in (*both, watcher):
        player.leave()


@pytest.mark.thorough
def test_a_shared_screen_covers_the_slips_of_one_before_the_other_looks(
    server: Server, browser: Browser
) -> None:
    player = Player(browser, server.address)
    player.sit(MESSAGES, ["me", "me"], variant="short")
    player.page.locator(".curtain").wait_for()
    names = [seat["name"] for seat in json.loads(player.frames[0])["table"]["seats"]]
    uncovered, handed_over = -1, 0
    while player.game["move"] < 14 and not player.game["result"]:
        player.wait_until(lambda: player.is_asked, "nobody is asked")
        seat = player.game["seat"]
        if seat != uncovered:
            player.page.locator(".curtain").wait_for()
            player.page.locator(".board").wait_for()  # what lies open stays in sight
            assert player.page.locator("[data-seat] .slip").count() == 0
            if not handed_over:
                assert violations(player.page) == []
            player.page.get_by_role(
                "button", name=player.word("uncover").replace("{ $name }", names[seat])
            ).click()
            uncovered, handed_over = seat, handed_over + 1
        player.page.locator(".board").wait_for()
        player.settle()
        other = ("left", "right")[1 - seat]
        known = set(player.game["view"][f"{other}_known"]) - set(player.game["view"][f"{other}_named"])
        assert not known
        assert player.page.locator(f"[data-seat='{1 - seat}'] .slip").count() == 0
        player.press_something()
    assert handed_over > 4
    player.leave()


def test_everything_is_open_at_a_shared_battle_of_dice(server: Server, browser: Browser) -> None:
    player = Player(browser, server.address, seed=4)
    player.sit(DICE, ["me", "me"], variant="mines")
    patience = player.patience()
    while player.game["move"] < 8 and not player.game["result"]:
        patience.keep(f"at move {player.game['move']}")
        assert player.page.locator(".curtain").count() == 0
        if not player.press_something():
            player.page.wait_for_timeout(LOOK_MS)
    player.leave()
