"""What is photographed on every screen: every table, its end, lesson and rules, and the other pages."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from playwright.sync_api import Route

from cubarium.daily.bank import Found, bank
from cubarium.engine.registry import BUILT_IN
from cubarium.server.daily.moves import answer, show
from tests.browser.player import LEAVE
from tests.browser.positions import SETTINGS, Setting, Shown, phases
from tests.browser.windows import NOTHING
from tests.patience import SILENCE, wait_until

PAGES = {
    "home": "/",
    "rules": "/rules/cubosaurs",
    "games": "/games",
    "about": "/about",
    "lab": "/lab",
    "lab-game": "/lab/cubosaurs?set=tile.1.cost%3D3",
    "daily": "/daily",
    "tournaments": "/tournaments",
}
CHOICES = {"cubano": "2-dice", "cubitos": ""}
"""By box: the game a table is set for, where the box holds several."""
OTHERS = ("Blaise", "Chloé", "Dora")
"""Who takes part in a tournament beside the reader."""
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
        *(Scene(f"set-{box}", partial(_set, box=box)) for box in CHOICES),
        Scene("tournament", _tournament),
        Scene("championship", _championship),
        Scene("person", _person),
        Scene("review", _review),
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
    _page(shown, f"/table/{_sit(shown, game, ROOMS[game])}")


def _sit(shown: Shown, game: str, seats: list[str], **wish: Any) -> str:
    """Set a table as Ada, and return its id."""
    request = shown.page.context.request
    request.post(f"{shown.address}/api/guest", data={"name": "Ada"})
    answer = request.post(f"{shown.address}/api/tables", data={"game": game, "seats": seats, **wish})
    assert answer.ok, answer.text()
    return str(answer.json()["table"]["id"])


def _finish(shown: Shown, game: str, seats: list[str], **wish: Any) -> dict[str, Any]:
    """Set a table, let bots play the game to its end, and return what the server tells of it."""
    table = _sit(shown, game, seats, **wish)
    _page(shown, f"/table/{table}")
    shown.page.evaluate(LEAVE)
    shown.page.goto(shown.address + NOTHING)
    told: dict[str, Any] = {}

    def is_over() -> bool:
        told.update(shown.page.context.request.get(f"{shown.address}/api/tables/{table}").json())
        return bool(told["game"]["result"])

    wait_until(is_over, "the bots do not finish", 0.1)
    return told


def _set(shown: Shown, box: str) -> None:
    """Open the dialog that sets a table, with all options."""
    _page(shown, "/")
    if CHOICES[box]:
        shown.page.locator(f"[data-game={box}] select").select_option(f"{box}-{CHOICES[box]}")
    shown.page.locator(f"[data-game={box}] .actions button.ghost").click()
    dialog = shown.page.get_by_role("dialog")
    dialog.locator("details").last.evaluate("details => { details.open = true }")


def _tournament(shown: Shown) -> None:
    """Open a tournament of four, whose first round is being played."""
    request, browser = shown.page.context.request, shown.page.context.browser
    assert browser
    request.post(f"{shown.address}/api/guest", data={"name": "Ada"})
    wish = {"name": "Dimanche", "game": "cubano-course", "format": "swiss", "rounds": 3}
    answer = request.post(f"{shown.address}/api/tournaments", data=wish)
    assert answer.ok, answer.text()
    place = f"{shown.address}/api/tournaments/{answer.json()['id']}"
    request.post(f"{place}/join")
    for name in OTHERS:
        context = browser.new_context()
        context.request.post(f"{shown.address}/api/guest", data={"name": name})
        context.request.post(f"{place}/join")
        context.close()
    request.post(f"{place}/round", data={"round": 1})
    _page(shown, f"/tournaments/{answer.json()['id']}")


def _championship(shown: Shown) -> None:
    """Show the standings after a race."""
    wish = {"championship": True, "options": {"round_limit": 1}}
    told = _finish(shown, "cubitos", ["me", "bot", "bot", "bot"], **wish)
    _page(shown, f"/championship/{told['table']['championship']['id']}")


def _person(shown: Shown) -> None:
    """Show the statistics and badges of somebody with a few games."""
    for game, seats in (
        ("cubosaurs", ["me", "greedy", "greedy"]),
        ("cubano-course", ["me", "random"]),
        ("cubano-1-die", ["me", "greedy"]),
        ("cubano-naval-messages", ["me", "random"]),
    ):
        _finish(shown, game, seats)
    _page(shown, "/me")


def _review(shown: Shown) -> None:
    """Show how a game was played."""
    told = _finish(shown, "cubosaurs", ["me", "random"])
    _page(shown, f"/table/{told['table']['id']}/review")
    shown.page.locator("[role=slider]").wait_for(timeout=SILENCE * 1000)


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
