"""The offer of sound covers nothing, and leaves every table all it needs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.positions import SETTINGS, Setting, Shown, phases
from tests.browser.screen import SIZES, faults
from tests.browser.windows import Window
from tests.thorough import few_of

NEW_TO_SOUND = """if (location.protocol.startsWith('http')) {
  const key = 'cubarium.settings'
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), soundOffered: false }))
}"""
# Lines of the log are scrolled: those out of sight lie anywhere.
COVERED = """() => {
  const [offer, ...others] = [...document.querySelectorAll('.offer')].filter(node => node.checkVisibility())
  if (!offer || others.length) return ['not offered once']
  const box = offer.getBoundingClientRect()
  const isInSight = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
  const isMet = ({ left, top, right, bottom }) => right - left > 1
    && left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1
  const said = [...document.querySelectorAll('button, a, p, select, [role=tab], .status, .panel:not(aside)')]
    .filter(node => !node.closest('.offer, [role=tabpanel]') && node.checkVisibility()
      && isMet(node.getBoundingClientRect()))
    .map(node => node.innerText || node.ariaLabel || node.className)
  return isInSight ? said : ['out of sight', ...said]
}"""
# The longest name above the table, and the smallest squares to press.
TELLING = tuple(each for each in SETTINGS if str(each) in ("cubitos-race-4-4", "cubano-2-dice-6"))


@pytest.mark.parametrize("setting", few_of(SETTINGS, *TELLING), ids=str)
def test_the_offer_of_sound_covers_nothing(browser: Browser, server: Server, setting: Setting) -> None:
    found: dict[int, list[str]] = {}
    window = Window(browser, server.address, is_new=True, is_painted=True, locale="fr-FR")
    window.page.add_init_script(NEW_TO_SOUND)
    shown = Shown(window.page, server.address, "fr")
    shown.show(setting, phases(setting)[0])
    for size in SIZES:
        window.page.set_viewport_size(size)
        shown.settle()
        if wrong := [*window.page.evaluate(COVERED), *faults(window.page, is_opening=True)]:
            found[size["width"]] = wrong
    assert found == {}
    window.page.locator(".offer:visible").get_by_role("button", name="Non").click()
    assert window.page.locator(".offer").count() == 0
    window.leave()
