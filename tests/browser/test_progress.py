"""A championship through the page: begun by one press, two races, standings, its end, and the badges."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect
from sqlalchemy import Connection, insert, select, update

from cubarium.server.storage.schema import championship_race, game_table, result
from cubarium.server.storage.store import address_of, open_engine
from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import ROOT, Player

RACES = 10


class Runner(Player):
    """Somebody who runs a championship."""

    def says(self, key: str) -> str:
        """Return a sentence of the pages of championships and badges."""
        text = (ROOT / "web" / "src" / "progress" / f"{self.language}.ftl").read_text(encoding="utf-8")
        said: dict[str, str] = dict(re.findall(r"^([a-z][a-z-]*) = (.+)$", text, re.MULTILINE))
        return said[key]

    def mark(self) -> dict[str, Any]:
        """Return of which race of which championship the table is."""
        mark: dict[str, Any] = json.loads(self.ask())["table"]["championship"]
        return mark


def run_the_rest(folder: Path, championship: str, name: str) -> None:
    """Keep results as if this runner had won all races that are to come, without a bot."""

    def write(connection: Connection) -> None:
        own = championship_race.c.championship == championship
        races = connection.execute(select(championship_race).where(own)).all()
        last = max(races, key=lambda race: race.number)
        row: Any = (
            connection.execute(select(game_table).where(game_table.c.id == last.table_id)).one()._mapping
        )
        seats = connection.execute(select(result).where(result.c.table_id == last.table_id)).all()
        for number in range(last.number + 1, RACES + 1):
            table = f"{number}{last.table_id}"[:32]
            connection.execute(insert(game_table).values({**row, "id": table}))
            race = {"championship": championship, "number": number, "table_id": table}
            connection.execute(insert(championship_race).values(race))
            for seat in seats:
                place = {"table_id": table, "place": 1 if seat.name == name else 2}
                connection.execute(insert(result).values({**seat._mapping, **place}))
        tables = select(championship_race.c.table_id).where(own)
        hers = result.c.table_id.in_(tables) & (result.c.name == name)
        connection.execute(update(result).where(hers).values(bot=None))

    engine = open_engine(address_of(folder))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        write(connection)
    engine.dispose()


def test_a_championship_is_run_and_won(browser: Browser, server: Server) -> None:
    ada = Runner(browser, server.address, viewport={"width": 390, "height": 844}, locale="fr-FR")
    ada.card("cubitos").get_by_role("button", name=ada.word("play-championship")).click()
    ada.page.wait_for_url("**/table/*")
    assert (ada.mark()["race"], ada.mark()["races"]) == (1, RACES)

    ada.sit("cubitos", ["me", "bot", "bot", "bot"], championship=True, options={"round_limit": 1})
    standings = ada.page.get_by_role("region", name=ada.says("championship"))
    ada.let_bots_finish()
    expect(standings.get_by_role("row")).to_have_count(5)
    first = ada.page.url
    ada.page.get_by_role("button", name=ada.word("next-race")).click()
    ada.page.wait_for_url(lambda url: url != first)
    ada.turn_to_another_table()
    assert ada.mark()["race"] == 2
    ada.let_bots_finish()
    championship = ada.mark()["id"]
    standings.get_by_role("link", name=ada.says("all")).click()
    ada.page.get_by_role("button", name=ada.says("next-race")).wait_for()
    expect(ada.page.get_by_role("link", name=re.compile(ada.says("look")))).to_have_count(2)
    assert violations(ada.page) == []

    run_the_rest(server.folder, championship, "Ada")
    ada.page.reload()
    ada.page.get_by_role("heading", name=ada.says("champion-you")).wait_for()
    expect(ada.page.get_by_role("button", name=ada.says("next-race"))).to_have_count(0)
    assert violations(ada.page) == []

    ada.page.goto(f"{server.address}/me")
    shelf = ada.page.get_by_role("region", name=ada.says("badges"))
    expect(shelf.get_by_role("listitem")).to_have_count(22)
    expect(shelf.get_by_role("link", name="Le titre")).to_be_visible()
    expect(ada.page.get_by_role("slider")).to_have_attribute("aria-valuemax", str(RACES - 1))
    assert violations(ada.page) == []
    ada.leave()
