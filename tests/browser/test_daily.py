"""A day is played through the page: its game and its picture to the end, and its move, with all results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from sqlalchemy import insert

from cubarium.server.daily.daily import KEY
from cubarium.server.storage.migrate import migrate
from cubarium.server.storage.schema import server_key
from cubarium.server.storage.store import address_of, open_engine
from tests.browser.advised import Advised
from tests.browser.axe import violations
from tests.browser.beside import play_beside
from tests.browser.conftest import Server
from tests.browser.player import name_of, sentences

THURSDAY = "2026-11-19"
"""On which the Course of Cub'ano is played, the shortest of all."""

PRESSES = 4


@pytest.fixture
def thursday(tmp_path: Path) -> Iterator[Server]:
    """Give a server at which it is Thursday, and everything is drawn with a key that is known."""
    engine = open_engine(address_of(tmp_path))
    migrate(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(insert(server_key).values(name=KEY, value="known"))
    engine.dispose()
    started = Server(tmp_path, "tests.browser.daily_server", THURSDAY)
    yield started
    started.stop()


class Visitor(Advised):
    """Somebody who comes to see what the day brings."""

    def told(self) -> dict[str, Any]:
        told: dict[str, Any] = self.context.request.get(
            f"{self.address}/api/daily?lang={self.language}"
        ).json()
        return told

    def says(self, key: str) -> str:
        """Return a sentence of the page of the day."""
        return sentences(self.language, "web/src/daily")[key]

    def play_part(self, number: int) -> None:
        """Play the game or the picture to the end, mostly beside the page, and go back to the results."""
        part = self.told()["parts"][number]
        self.page.get_by_role("button", name=f"{self.says('play')}: {part['game_name']}").click()
        self.page.wait_for_url("**/table/*")
        self.play_to_the_end(presses=PRESSES)
        self.wait_until(lambda: not self.unanswered, "the last press is not answered")
        play_beside(self, f"/table/{self.table_id()}")
        self.page.locator(".status.finished").wait_for()
        assert self.table["daily"]["counts"]
        self.page.get_by_role("link", name=self.word("daily-results")).click()
        (line,) = self.told()["parts"][number]["today"]["lines"]
        panel = self.page.locator("section.panel").nth(number)
        expect(panel.get_by_role("row").filter(has_text=self.says("you"))).to_contain_text(
            line["against_par"] or line["score_text"]
        )
        expect(panel.get_by_role("button", name=self.says("again"))).to_be_visible()
        self.turn_to_another_table()


def test_a_day_is_played_from_the_first_page_to_its_results(browser: Browser, thursday: Server) -> None:
    ada = Visitor(browser, thursday.address, viewport={"width": 390, "height": 844}, locale="fr-FR")
    ada.page.goto(thursday.address)
    ada.page.get_by_role("link", name=ada.word("home-daily")).click()
    ada.page.get_by_role("heading", level=1, name=ada.says("title")).wait_for()
    assert violations(ada.page) == []
    ada.play_part(0)
    ada.play_part(1)
    assert ada.told()["parts"][1]["today"]["lines"][0]["against_par"], "it is rebuilt"

    ada.page.get_by_role("link", name=ada.says("find")).click()
    asker = ada.page.locator(".asker")
    asker.get_by_text(ada.says("move-ask")).wait_for()
    ada.page.locator("main [data-piece]:visible").first.hover()
    ada.page.keyboard.press("?")
    expect(ada.page.locator(".tip")).not_to_be_empty()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".tip")).to_be_empty()
    move = ada.told()["move"]
    action = move["game"]["actions"][0]
    ada.page.locator("main").get_by_role("button", name=name_of(action)).first.click()
    expect(asker.get_by_role("button", name=ada.says("choose"))).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(asker.get_by_role("listitem")).to_have_count(len(move["game"]["actions"]))
    answer = ada.told()["move"]["answer"]
    expect(asker.get_by_role("status")).to_contain_text(ada.says("right" if answer["is_right"] else "wrong"))
    expect(asker.get_by_role("listitem").filter(has_text=ada.says("your-choice"))).to_contain_text(
        action["label"]
    )
    assert violations(ada.page) == []
    ada.page.keyboard.press("Enter")
    ada.page.get_by_text(ada.says("found" if answer["is_right"] else "missed")).wait_for()
    assert ada.told()["streak"] == 1
    ada.leave()
