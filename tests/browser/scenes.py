"""What is photographed on every screen: every table, its end, lesson and rules, and the other pages."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from playwright.sync_api import Route

from cubarium.daily.bank import Found, bank
from cubarium.engine.registry import BUILT_IN
from cubarium.server.daily.moves import answer, show
from tests.browser.positions import SETTINGS, Setting, Shown, phases
from tests.patience import SILENCE

PAGES = {
    "home": "/",
    "rules": "/rules/cubosaurs",
    "games": "/games",
    "about": "/about",
    "daily": "/daily",
}
ROOMS = {"cubosaurs": ["me", "open", "greedy"], "cubano-2-dice": ["me", *["open"] * 5]}
"""Who sits at a table that waits for somebody."""
DAILY = "**/api/daily*"


class Scene(NamedTuple):
    """Something to photograph: what it is called, and how a page comes to show it."""

    name: str
    bring: Callable[[Shown], None]


def scenes() -> list[Scene]:
    """Return all of them."""
    games = list({setting.game: setting for setting in SETTINGS}.values())
    boxes = list({_box(setting): setting for setting in SETTINGS}.values())
    moves = list({found.game: found for found in bank().values()}.values())
    return [
        *(Scene(str(each), partial(_table, setting=each)) for each in SETTINGS),
        *(Scene(f"end-{each}", partial(_end, setting=each)) for each in games),
        *(Scene(f"lesson-{game}", partial(_page, path=f"/learn/{game}")) for game in BUILT_IN),
        *(Scene(f"panel-{_box(each)}", partial(_panel, setting=each)) for each in boxes),
        *(Scene(f"room-{game}", partial(_room, game=game)) for game in ROOMS),
        *(Scene(f"move-{found.game}", partial(_move, found=found)) for found in moves),
        *(Scene(f"answer-{found.game}", partial(_move, found=found, is_answered=True)) for found in moves),
        *(Scene(name, partial(_page, path=path)) for name, path in PAGES.items()),
    ]


def _box(setting: Setting) -> str:
    """Return the box a game comes from."""
    return setting.game.partition("-")[0]


def _table(shown: Shown, setting: Setting) -> None:
    shown.show(setting, next(moment for moment in phases(setting) if not moment.is_opening))


def _end(shown: Shown, setting: Setting) -> None:
    shown.show_end(setting)


def _panel(shown: Shown, setting: Setting) -> None:
    """Open the rules beside a table."""
    _table(shown, setting)
    shown.page.keyboard.press("g")
    shown.page.locator("[data-view-bar], [role=tabpanel]").first.wait_for()


def _page(shown: Shown, path: str) -> None:
    shown.page.goto(shown.address + path)
    shown.page.locator("h1").first.wait_for(timeout=SILENCE * 1000)
    shown.page.wait_for_load_state("networkidle")


def _room(shown: Shown, game: str) -> None:
    """Set a table at which somebody is waited for."""
    request = shown.page.context.request
    request.post(f"{shown.address}/api/guest", data={"name": "Ada"})
    table = request.post(f"{shown.address}/api/tables", data={"game": game, "seats": ROOMS[game]}).json()
    _page(shown, f"/table/{table['table']['id']}")


def _move(shown: Shown, found: Found, *, is_answered: bool = False) -> None:
    """Let a position of ours be the move of the day, perhaps after the second best was chosen."""

    def tell(route: Route) -> None:
        today = route.fetch().json()
        table, game = show(found.id, shown.language)
        told = answer(found, found.tried[1].action, shown.language) if is_answered else None
        today["move"] |= {
            "position": found.id,
            "table": json.loads(table.model_dump_json()),
            "game": json.loads(game.model_dump_json()),
            "answer": told and json.loads(told.model_dump_json()),
        }
        route.fulfill(json=today)

    shown.page.route(DAILY, tell)
    _page(shown, "/daily/move")
    shown.page.locator(".board").wait_for(timeout=SILENCE * 1000)
