"""Whole races of Cubitos through the page."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser.advised import Advised
from tests.browser.conftest import Server
from tests.browser.phases import Phases
from tests.browser.player import Thumb
from tests.browser.positions import Setting, Shown, phases, welcome
from tests.browser.screen import LOW, SIZES, TABLET
from tests.browser.screen import PHONE as PHONE_SCREEN
from tests.browser.test_keyboard import Typist
from tests.browser.windows import Window
from tests.thorough import THOROUGH, usual_first

DAY: dict[str, Any] = {"locale": "en-GB", "color_scheme": "light"}
NIGHT: dict[str, Any] = {"locale": "fr-FR", "color_scheme": "dark"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

QUESTIONS = {"push", "pass", "buy", "step", "done"}
RACES = 12
"""How many short races are run until one has bought something: without luck, no die of one shows a coin."""


def rounds(most: int) -> dict[str, int]:
    """Return the option that ends a race after some rounds, where nobody asks for whole ones."""
    return {} if THOROUGH else {"round_limit": most}


CARDS_ON = {"en": [TABLET], "fr": [PHONE_SCREEN, LOW]}
"""Screens on which every card is looked at: in French, whose words are longer, the smallest of each kind."""
STEADY: ViewportSize = {"width": 1440, "height": 900}
"""In a window in which every sentence has one line, regions stay where they are."""
# What can be pressed lies in the window and under nothing else, and the page is no larger than the window.
LOST = """where => {
  const lost = [...document.querySelectorAll(where)].filter(each => {
    const { left, top, right, bottom } = each.getBoundingClientRect()
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !each.contains(at)
  })
  const page = document.documentElement
  const isLong = page.scrollHeight > innerHeight || page.scrollWidth > innerWidth
  const size = `the page scrolls, ${page.scrollWidth} by ${page.scrollHeight}`
  return [...lost.map(each => each.textContent.trim()), ...(isLong ? [size] : [])]
}"""
REGIONS = """() => ['rivals', 'track', 'shop', 'fans', 'zones', 'decide'].map(name => {
  const { x, y, width, height } = document.querySelector(`.board .${name}`).getBoundingClientRect()
  return [name, ...[x, y, width, height].map(Math.round)]
})"""


# Cards that something leaves, or of which a part hides something; the list of all cards may scroll.
CUT = """() => [...document.querySelectorAll('.board .shop .card')]
  .filter(card => [card, ...card.querySelectorAll(':not(svg, svg *, .visually-hidden)')].some(node =>
    (node === card || getComputedStyle(node).overflow !== 'visible')
      && (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)))
  .map(card => card.innerText)"""
SHOP = ".board .shop .card"


class Runner(Advised, Thumb):
    """Somebody with a phone who asks a bot."""


class Racer(Advised, Typist):
    """Somebody without a mouse who asks a bot."""

    def key_of(self, action: dict[str, Any]) -> str | None:
        letters = {"push": "u", "pass": "p"}
        if action["kind"] in letters:
            return letters[action["kind"]]
        targets = self.game["facts"]["targets"]
        numbered = [
            each["action"]
            for each in sorted(self.game["actions"], key=lambda each: each["kind"] != "buy")
            if each["kind"] not in letters and each["action"] not in targets
        ]
        place = numbered.index(action["action"]) + 1 if action["action"] in numbered else 10
        return str(place) if place <= 9 else None


def test_a_race_against_a_bot_can_be_run_and_every_phase_of_it_read_by_all(
    server: Server, browser: Browser
) -> None:
    player = Advised(browser, server.address, **DAY)
    player.sit("cubitos", ["me", "greedy"], variant="race-1", options=rounds(12))
    phases = Phases(player)
    player.play(1, phases.look, lambda: phases.kinds >= QUESTIONS)
    player.let_bots_finish()
    phases.note("end")
    assert phases.found == []
    assert phases.kinds >= QUESTIONS
    player.leave()


def test_a_race_can_be_read_by_night(server: Server, browser: Browser) -> None:
    player = Advised(browser, server.address, **NIGHT)
    player.sit("cubitos", ["me", "greedy", "greedy"], variant="race-4", options=rounds(1))
    phases = Phases(player)
    player.play(1, phases.look if THOROUGH else phases.look_once)
    if player.game["result"]:
        phases.note("end")
    assert phases.found == []
    player.leave()


@pytest.mark.thorough
def test_two_people_in_two_browsers_roll_at_the_same_time(server: Server, browser: Browser) -> None:
    first, second = Advised(browser, server.address), Advised(browser, server.address, **NIGHT)
    first.sit("cubitos", ["me", "open", "greedy"], variant="race-7", options=rounds(1))
    first.page.get_by_role("button", name=first.word("copy")).wait_for()
    second.sit_down(first.page.url)
    first.page.get_by_role("button", name=first.word("begin")).click()
    second.page.locator(".board").wait_for()
    both, patience = 0, first.patience()
    while not (first.game["result"] and second.game["result"]):
        patience.keep("the race does not end")
        both += first.is_asked and second.is_asked
        for player in (first, second):
            player.step()
    assert both > 0, "they were never asked at once"
    assert first.game["result"]["scores"] == second.game["result"]["scores"]
    first.leave()
    second.leave()


def test_the_grand_finale_is_run_on_a_phone_by_touch(server: Server, browser: Browser) -> None:
    player = Runner(browser, server.address, **PHONE, **DAY)
    player.sit("cubitos", ["me", "greedy"], variant="grand-finale", options=rounds(1))
    phases = Phases(player)
    lost: list[str] = []

    def look() -> None:
        player.settle()
        lost.extend(player.page.evaluate(LOST, ".decide .main, .status, .board [role=tab], .circuit .aim"))

    player.play_to_the_end(look)
    assert lost == []
    phases.note("end")
    assert phases.found == []
    assert player.page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
    player.leave()


def test_a_race_is_run_with_keys_alone(server: Server, browser: Browser) -> None:
    player = Racer(browser, server.address, **DAY)
    kinds: set[str] = set()
    for _ in range(RACES):
        player.sit("cubitos", ["me", "greedy"], variant="race-1", options=rounds(1))
        player.page.locator(".board").wait_for()
        player.page.keyboard.press("Tab")
        player.play_to_the_end()
        kinds |= {action["kind"] for action in player.pressed}
        if kinds >= {"pass", "buy"}:
            break
    assert kinds >= {"pass", "buy"}
    player.leave()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("players", "variant"), usual_first((4, "race-4"), (2, "race-1"), (3, "grand-finale"))
)
def test_whatever_is_asked_nothing_jumps(
    server: Server, browser: Browser, players: int, variant: str
) -> None:
    window = Window(browser, server.address, is_ours=True, viewport=STEADY)
    shown = Shown(window.page, server.address, "en")
    setting = Setting("cubitos", players, variant)
    steady: dict[str, Any] = {}
    for moment in phases(setting):
        if {"push", "step", "exit", "buy"} & set(moment.kinds):
            shown.show(setting, moment)
            steady[str(moment.kinds)] = window.page.evaluate(REGIONS)
    assert {"('buy', 'done')", "('pass', 'push')"} <= steady.keys()
    assert len({json.dumps(regions) for regions in steady.values()}) == 1, steady
    window.leave()


@pytest.mark.thorough
def test_no_word_of_any_card_is_cut_off(server: Server, browser: Browser) -> None:
    setting = Setting("cubitos", 4, "race-4")
    moment = next(each for each in phases(setting) if "buy" in each.kinds)
    seen: set[str] = set()
    cut: dict[str, list[str]] = {}
    for language, sizes in CARDS_ON.items():
        window = Window(browser, server.address, is_ours=True, locale=f"{language}-FR")
        shown = Shown(window.page, server.address, language)
        sent = welcome(setting, moment, language).model_copy(deep=True)
        assert sent.game
        address = f"{server.address}/api/games/cubitos/pieces?lang={language}"
        pieces = window.page.request.get(address).json()["cards"]
        colours = [pieces[card]["colour"] for card in sent.game.view["cards"]]
        dealt = [[card for card in pieces if pieces[card]["colour"] == colour] for colour in colours]
        for size in SIZES if THOROUGH else sizes:
            window.page.set_viewport_size(size)
            for cards in zip(*dealt, strict=True):
                sent.game.view["cards"] = list(cards)
                shown.show_sent(sent)
                names = window.page.locator(f"{SHOP} .title").all_inner_texts()
                assert names == [pieces[card]["name"] for card in cards]
                seen.update(cards)
                if found := window.page.evaluate(CUT):
                    cut[f"{language} at {size['width']}"] = found
        window.leave()
    assert cut == {}
    assert len(seen) == len(pieces) == 56


def test_one_press_runs_several_spaces_and_undo_takes_steps_back(server: Server, browser: Browser) -> None:
    player = Advised(browser, server.address, **DAY)
    player.sit("cubitos", ["me", "greedy"], variant="race-1")
    player.wait_until(lambda: player.is_asked, "nothing is asked")
    patience = player.patience()
    while True:
        patience.keep("no run of several spaces can be taken back")
        ways = [way for way in player.game["facts"]["routes"] if not way["coins"] + way["credits"]]
        far = [way for way in ways if way["steps"] == len(way["actions"]) > 1 and not way["laps"]]
        if far and player.is_asked:
            move = player.game["move"]
            way = min(far, key=lambda way: int(way["steps"]))
            name = re.compile(f"^Run {way['steps']} spaces to (?!.*, for )")
            player.page.locator(".circuit").get_by_role("button", name=name).first.click()
            run = len(way["actions"])
            player.wait_until(lambda: player.game["move"] >= move + run, "the run is not over")  # noqa: B023
            is_mine = player.game["move"] == move + run and player.game["actions"]
            if is_mine and player.table["undo"]["mine"] == "free":
                break  # where nothing was left to choose, the bot goes on, or everybody has rolled again
        player.step()
    player.settle()  # the page must know that it may be taken back
    player.page.keyboard.press("Shift+Z")
    player.wait_until(lambda: player.game["move"] <= move, "the run is not taken back")
    # With it goes what was done before in the same turn, if anything was: the table is as it was then.
    views: dict[int, Any] = {}
    for game in filter(None, (json.loads(frame).get("game") for frame in player.frames)):
        views.setdefault(game["move"], game["view"])
    assert player.game["view"] == views[player.game["move"]]
    player.leave()
