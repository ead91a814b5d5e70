"""Every table fits every screen: what is pressed is in sight and uncovered, and no great part is empty."""

from __future__ import annotations

from itertools import cycle, islice

import pytest
from playwright.sync_api import Browser, Route, ViewportSize

from tests.browser.any_moments import LANGUAGES, any_moments, screen_of
from tests.browser.conftest import Server
from tests.browser.player import Player
from tests.browser.positions import SETTINGS, Moment, Setting, Shown, phases
from tests.browser.scenes import scenes
from tests.browser.screen import HELD, ON_A_DESK, PHONE, SIZES, TABLET, faults
from tests.browser.windows import Window
from tests.thorough import THOROUGH, few_of

GAMES = tuple(dict.fromkeys(setting.game for setting in SETTINGS))
WANTED, OF_ONE_MATCH = (300, 5) if THOROUGH else (10, 2)
"""So many random moments of a game."""
FIRST = dict.fromkeys(GAMES, 4) | {"trex": 0, "cubosaurs": 110, "cubano-2-dice": 0}
"""Seeds of the first: some are of moments that once did not fit."""
BELOW = "document.documentElement.scrollHeight - innerHeight"
# At T-Rex seats are as high as the hand leaves them, and say less before they would have to be scrolled.
SCROLLED = """() => [...document.querySelectorAll('[data-game=trex] .players > *')]
  .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
  .map(({ ariaLabel }) => `scrolled: ${ariaLabel}`)"""
Sizes = tuple[ViewportSize, ...]


def telling(game: str) -> list[tuple[Setting, Moment]]:
    """Return the moments of a game that tell most: one offers each kind of action, where much is offered.

    Every setting has its busiest moment among them; the others come where most sit at a table.
    """
    kinds: set[str] = set()
    found: list[tuple[Setting, Moment]] = []
    for setting in sorted((each for each in SETTINGS if each.game == game), key=lambda each: -each.players):
        busiest, *others = phases(setting)
        for moment in (busiest, *others):
            if moment is busiest or not kinds.issuperset(moment.kinds):
                kinds.update(moment.kinds)
                found.append((setting, moment))
    return found


def looks(game: str) -> list[tuple[Setting, Moment, Sizes]]:
    """Return kinds of choices in a game, and the screens on which they are looked at.

    A thorough run takes all of both. Else the busiest moment of each setting has one screen that is held and
    one that stands on a desk, and every other has one of both kinds in turn. Each game begins with other
    screens, so that they all come; what has the same screens comes together, for a window that changes its
    size takes the browser longer than a look at it.
    """
    if THOROUGH:
        return [
            (each, moment, tuple(SIZES)) for each in SETTINGS if each.game == game for moment in phases(each)
        ]
    number = GAMES.index(game)
    held, desks = (islice(cycle(sizes), number % len(sizes), None) for sizes in (HELD, ON_A_DESK))
    turns = cycle((held, desks))
    found: list[tuple[Setting, Moment, Sizes]] = []
    for setting, moment in telling(game):
        is_busiest = moment is phases(setting)[0]
        sizes = (next(held), next(desks)) if is_busiest else (next(next(turns)),)
        found.append((setting, moment, sizes))
    found.sort(key=lambda each: [size["width"] for size in each[2]])
    # there and back: a window that has the right size already is not changed
    return [
        (setting, moment, screens[:: -1 if i % 2 else 1])
        for i, (setting, moment, screens) in enumerate(found)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_screen(browser: Browser, server: Server, game: str) -> None:
    found: dict[str, list[str]] = {}
    language = LANGUAGES[GAMES.index(game) % 2]
    window = Window(browser, server.address, is_ours=True, locale=f"{language}-FR")
    shown = Shown(window.page, server.address, language)
    to_look_at = looks(game)
    widths = {size["width"] for *_, sizes in to_look_at for size in sizes}
    assert all(widths & {size["width"] for size in kind} for kind in (HELD, ON_A_DESK))
    for setting, moment, sizes in to_look_at:
        window.page.set_viewport_size(sizes[0])
        shown.show(setting, moment)
        for size in sizes:
            window.page.set_viewport_size(size)
            if wrong := faults(window.page, is_opening=moment.is_opening):
                found[f"{setting} {moment.kinds} at {size['width']}"] = wrong
    assert found == {}
    window.leave()


@pytest.mark.parametrize("game", GAMES)
def test_any_moment_fits_every_screen(browser: Browser, server: Server, game: str) -> None:
    """All settings, played well and badly, for what nobody thought of."""
    found: dict[str, list[str]] = {}
    looks = any_moments(game, FIRST[game], WANTED, OF_ONE_MATCH)
    for language in LANGUAGES:
        window = Window(browser, server.address, is_ours=True, locale=f"{language}-FR")
        shown = Shown(window.page, server.address, language)
        for look in (each for each in looks if each.language == language):
            window.page.set_viewport_size(look.size)
            shown.show_sent(look.sent)
            if wrong := [*faults(window.page, is_opening=True), *window.page.evaluate(SCROLLED)]:
                found[str(look)] = wrong
        window.leave()
    assert found == {}


def test_a_board_below_a_lesson_or_an_answer_fits_what_is_held(browser: Browser, server: Server) -> None:
    """The panel above takes much of the room, so this is where a board has least of it."""
    wanted = [each for each in scenes() if each.name.startswith(("lesson-", "answer-"))]
    found: dict[str, list[str]] = {}
    window = Window(browser, server.address, is_ours=True, locale="fr-FR")  # its words are longer
    shown = Shown(window.page, server.address, "fr")
    for scene in few_of(wanted, *(each for each in wanted if each.name.endswith(("cubitos", "cubosaurs")))):
        window.page.set_viewport_size(PHONE)
        scene.bring(shown)
        for size in (PHONE, TABLET):
            window.page.set_viewport_size(size)
            if wrong := faults(window.page, is_opening=True):
                found[f"{scene.name} at {size['width']}"] = wrong
    assert found == {}
    window.leave()


def test_a_board_that_is_still_fetched_fits_the_window(browser: Browser, server: Server) -> None:
    player = Player(browser, server.address, is_new=True)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    player.page.route("**/pieces*", hold)
    player.sit("trex", ["me", "greedy", "greedy"])
    player.page.locator(".board-to-come").wait_for()
    assert player.page.evaluate(BELOW) <= 0
    held[0].continue_()
    player.page.locator(".play .board").wait_for()
    player.leave()


def test_over_all_games_every_screen_is_met() -> None:
    widths = {size["width"] for game in GAMES for *_, sizes in looks(game) for size in sizes}
    assert widths == {size["width"] for size in SIZES}
    screens = [screen_of(first + number) for first in FIRST.values() for number in range(WANTED)]
    met = {(language, size["width"]) for language, size in screens}
    assert met == {(language, width) for language in LANGUAGES for width in widths}
