"""Room is used: seats tell what fits, cards are as large as fits, a market is whole, mascots are seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.positions import Setting, Shown, phases
from tests.browser.screen import LOW, ON_A_DESK, PHONE
from tests.browser.windows import Window

# What does not fit whole goes beside, out of sight.
TOLD = """() => [...document.querySelectorAll('[data-game=trex] .players > *')].map(seat => {
  const { right, bottom } = seat.getBoundingClientRect()
  return [...seat.querySelectorAll('h3')].some(head => {
    const box = head.getBoundingClientRect()
    return box.width > 0 && box.left < right && box.bottom < bottom
  })
})"""
FILLED = """() => {
  const panel = document.querySelector('[data-game=cubosaurs] article')
  const { top, bottom } = panel.getBoundingClientRect()
  const cards = [...panel.querySelectorAll('li')].map(card => card.getBoundingClientRect().bottom)
  return (Math.max(...cards) - top) / (bottom - top)
}"""
HIDDEN = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('[data-game=cubosaurs] .shown')
  return scrollHeight - clientHeight
}"""
MASCOTS = """() => [...document.querySelectorAll('[data-game=cubitos] .mascot')]
  .filter(node => node.checkVisibility()).length"""
CARDS = 8
DESK_HEIGHT = 900
"""Lower windows have room for words alone."""
LEAST_FILLED = 0.75


def test_five_at_trex_tell_what_is_known_of_their_cards(browser: Browser, server: Server) -> None:
    window = Window(browser, server.address, is_ours=True, locale="fr-FR", viewport=LOW)
    shown = Shown(window.page, server.address, "fr")
    setting = Setting("trex", 5)
    for kind in ("colour", "remove"):  # while few cards are in hand
        shown.show(setting, next(each for each in phases(setting) if kind in each.kinds))
        assert window.page.evaluate(TOLD) == [True] * 5, kind
    window.leave()


def test_the_only_rival_at_cubosaurs_fills_their_panel(browser: Browser, server: Server) -> None:
    window = Window(browser, server.address, is_ours=True, locale="en-GB", viewport=LOW)
    shown = Shown(window.page, server.address, "en")
    setting = Setting("cubosaurs", 2)
    for moment in phases(setting):
        shown.show(setting, moment)
        assert window.page.evaluate(FILLED) > LEAST_FILLED, moment
    window.leave()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_market_is_whole_on_a_phone(browser: Browser, server: Server, language: str) -> None:
    found: dict[str, int] = {}
    window = Window(browser, server.address, is_ours=True, locale=f"{language}-FR", viewport=PHONE)
    shown = Shown(window.page, server.address, language)
    setting = Setting("cubosaurs", 5, "advanced")
    for moment in phases(setting):
        if "pick" in moment.kinds:  # from all cards of the others
            continue
        shown.show(setting, moment)
        if (hidden := window.page.evaluate(HIDDEN)) > 1:
            found[f"{moment.kinds} at {moment.move}"] = hidden
    assert found == {}
    window.leave()


def test_whoever_buys_at_cubitos_sees_all_mascots(browser: Browser, server: Server) -> None:
    window = Window(browser, server.address, is_ours=True, locale="fr-FR")  # its words are longer
    shown = Shown(window.page, server.address, "fr")
    setting = Setting("cubitos", 4, "race-4")
    shown.show(setting, next(each for each in phases(setting) if "buy" in each.kinds))
    for size in (each for each in ON_A_DESK if each["height"] >= DESK_HEIGHT):
        window.page.set_viewport_size(size)
        shown.settle()
        assert window.page.evaluate(MASCOTS) == CARDS, size
    window.leave()
