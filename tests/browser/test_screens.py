"""Every table fits every screen: what is pressed is in sight and uncovered, and no great part is empty."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.positions import SETTINGS, Shown, phases
from tests.browser.screen import SIZES, faults
from tests.browser.windows import Window

# Cubitos, which scrolls on a phone while many dice are picked from, is looked at in test_cubitos_games.py.
BOXES = tuple(dict.fromkeys(setting.box for setting in SETTINGS if setting.box != "cubitos"))
LANGUAGES = ("fr", "en")


@pytest.mark.parametrize("box", BOXES)
def test_a_table_fits_every_screen(browser: Browser, server: Server, box: str) -> None:
    found: dict[str, list[str]] = {}
    language = LANGUAGES[BOXES.index(box) % 2]
    window = Window(browser, server.address, is_new=True, locale=f"{language}-FR")
    shown = Shown(window.page, server.address, language)
    for setting in (each for each in SETTINGS if each.box == box):
        for moment in phases(setting):
            shown.show(setting, moment)
            for size in SIZES:
                window.page.set_viewport_size(size)
                shown.settle()
                if wrong := faults(window.page, is_opening=moment.is_opening):
                    found[f"{setting} {moment.kinds} at {size['width']}"] = wrong
    assert found == {}
    window.leave()
