"""Lessons are finished by somebody who goes by roles and names alone, with two wrong moves on the way."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from cubarium.engine.registry import BUILT_IN, load_game
from cubarium.lessons.lesson import has_lesson
from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import catalogue, name_of
from tests.browser.screen import LOW, PHONE, TABLET, faults
from tests.browser.windows import Window
from tests.thorough import THOROUGH, few_of

GAMES = [game for game in BUILT_IN if has_lesson(load_game(game))]
LANGUAGES = ("en", "fr")
LIGHTS = ("light", "dark")
MISTAKES = 2
SMALL: ViewportSize = {"width": 360, "height": 640}
# Of a step: what is said and its buttons are whole in the window, and nothing lies on what is asked.
HIDDEN = """wanted => {
  const isHidden = (node, x, y) => {
    const on = document.elementFromPoint(x, y)
    return !on || !(node.contains(on) || on.contains(node))
  }
  return [...document.querySelectorAll('.asker, .asker button'), wanted].filter(node => {
    if (!node) return false
    const { left, top, width, height, bottom } = node.getBoundingClientRect()
    return top < -1 || bottom > innerHeight + 1 || isHidden(node, left + width / 2, top + height / 2)
  }).map(node => (node.ariaLabel || node.innerText).trim())
}"""
OTHERS = (TABLET, LOW)
"""Screens on which a lesson goes on that began on a phone, or the other way round."""


class Learner:
    """Somebody who learns a game from what the page says."""

    def __init__(self, page: Page, address: str, game: str, language: str) -> None:
        self.page, self.words = page, catalogue("", language)
        page.goto(f"{address}/learn/{game}")
        self.teacher = page.locator(".asker")
        self.teacher.wait_for()
        told = page.request.get(f"{address}/api/games/{game}/lesson?lang={language}")
        self.lesson: dict[str, Any] = json.loads(told.body())
        self.mistakes = 0

    def button(self, action: dict[str, Any]) -> Locator:
        return self.page.locator("main").get_by_role("button", name=name_of(action)).first

    def go_on(self) -> None:
        self.teacher.get_by_role("button", name=self.words["lesson-next"]).click()

    def hears(self, text: str) -> None:
        self.teacher.get_by_role("status").filter(has_text=text).wait_for()

    def look(self, *others: ViewportSize) -> None:
        """Look at a step on the screen that is there and on others; on the last the lesson goes on."""
        assert faults(self.page, is_opening=True) == [], self.page.viewport_size
        for size in others:
            self.page.set_viewport_size(size)
            assert faults(self.page, is_opening=True) == [], size

    def learn(self, step: dict[str, Any]) -> None:
        """Do what a step asks for, at first perhaps something else."""
        if not step["right"]:
            self.go_on()
            return
        actions = {each["action"]: each for each in step["game"]["actions"]}
        right, moments = next(iter(step["right"].items()))
        expect(self.button(actions[right])).to_be_in_viewport()
        others = [action for action in actions if action not in step["right"]]
        if others and self.mistakes < MISTAKES:
            self.mistakes += 1
            self.button(actions[others[0]]).click()
            self.hears(step["wrong_actions"].get(others[0]) or step["wrong"])
        self.button(actions[right]).click()
        for moment in moments:
            for line in moment["lines"]:
                self.hears(line)
            if moment is moments[-1]:
                self.hears(step["done"])
            self.go_on()


@pytest.mark.parametrize("game", few_of(GAMES, "trex", "cubano-course", "cubano-naval-messages"))
def test_a_lesson_is_finished_and_leads_to_a_game(browser: Browser, server: Server, game: str) -> None:
    """Look at the first step, the one in the middle and the end; a thorough run looks at each."""
    number = GAMES.index(game)
    language, light = LANGUAGES[number % 2], LIGHTS[number // 2 % 2]
    first, second = (PHONE, OTHERS[number // 2 % 2])[:: -1 if number % 2 else 1]
    look: dict[str, Any] = {"color_scheme": light, "viewport": first, "locale": f"{language}-FR"}
    window = Window(browser, server.address, **look)
    learner = Learner(window.page, server.address, game, language)
    steps = learner.lesson["steps"]
    middle, is_read_there = len(steps) // 2, number % 3 == 0
    for place, step in enumerate(steps):
        learner.hears(step["text"])
        if place == middle:
            learner.look(*(OTHERS if THOROUGH else ()), second)
        elif place == 0 or THOROUGH:
            learner.look()
        if place == middle and (is_read_there or THOROUGH):
            assert violations(window.page) == []
        learner.learn(step)
    assert learner.mistakes == MISTAKES
    learner.hears(learner.lesson["end"])
    learner.look()
    if THOROUGH or not is_read_there:
        assert violations(window.page) == []
    is_alone = len(steps[0]["table"]["seats"]) == 1
    play = learner.words["lesson-play-alone" if is_alone else "lesson-play"]
    learner.teacher.get_by_role("button", name=play).click()
    window.page.wait_for_url("**/table/*")
    window.leave()


@pytest.mark.parametrize("game", few_of(GAMES, "cubosaurs", "cubitos", "cubano-2-dice", "cubano-naval-dice"))
def test_a_small_phone_shows_what_is_said_and_asked(browser: Browser, server: Server, game: str) -> None:
    """Where the board is higher than the window, the page goes there by itself, and what is said stays."""
    window = Window(browser, server.address, viewport=SMALL, locale="fr-FR")
    learner = Learner(window.page, server.address, game, "fr")
    window.page.locator(".board").wait_for()
    found: dict[str, list[str]] = {}
    for step in learner.lesson["steps"]:
        learner.hears(step["text"])
        wanted = None
        if step["right"]:
            right = next(each for each in step["game"]["actions"] if each["action"] in step["right"])
            expect(learner.button(right)).to_be_in_viewport()
            wanted = learner.button(right).element_handle()
        if hidden := window.page.evaluate(HIDDEN, wanted):
            found[step["text"]] = hidden
        learner.mistakes = MISTAKES  # it is known how it goes
        learner.learn(step)
    assert found == {}
    window.leave()
