"""A championship: ten races of the same people, whose places bring points, one table after the other."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import insert, select, update

from cubarium.engine.registry import load_game
from cubarium.server.storage.schema import championship_race, game_table, result
from cubarium.server.tables.championships import standings
from tests.server.server_table import Guest, Server
from tests.server.test_playing_on import finish, play_on
from tests.server.test_rematches import names, rematch

RACES = [f"race-{number}" for number in range(1, 8)] + ["combotastic", "such-much-fans", "grand-finale"]
SHORT = {"round_limit": 1}
"""Nobody comes far in one round, and it is soon over."""


def begin(guest: Guest, seats: list[str], **more: Any) -> str:
    return guest.set_table("cubitos", seats, championship=True, options=SHORT, **more)


def championship(guest: Guest, table: str, status: int = 200) -> Any:
    mark = guest.look(table)["table"]["championship"]
    return guest.get(f"/api/championships/{mark['id']}", status)


def run_all(server: Server, table: str, places: list[int]) -> None:
    """Keep results as if all other races of a championship had been run, with these places by seat."""

    def write(connection: Any) -> None:
        wanted = select(championship_race).where(championship_race.c.table_id == table)
        first = connection.execute(wanted).one()
        row = connection.execute(select(game_table).where(game_table.c.id == table)).one()._mapping
        ended = connection.execute(select(result).where(result.c.table_id == table)).all()
        for number in range(first.number + 1, len(RACES) + 1):
            new = f"{number}{table}"[:32]
            connection.execute(insert(game_table).values({**row, "id": new}))
            race = {"championship": first.championship, "number": number, "table_id": new}
            connection.execute(insert(championship_race).values(race))
            for seat, place in zip(ended, places, strict=True):
                connection.execute(insert(result).values({**seat._mapping, "table_id": new, "place": place}))

    server.call(server.store.write, write)


def test_the_next_table_is_the_next_race_and_everybody_moves_on(server: Server) -> None:
    ada = server.guest("Ada")
    table = begin(ada, ["me", "random", "random"])
    first = ada.look(table)["table"]
    assert (first["variant"], first["championship"]["race"], first["championship"]["races"]) == (
        "race-1",
        1,
        10,
    )
    assert championship(ada, table)["runners"] == []
    finish(ada, table)
    between = championship(ada, table)
    assert (between["run"], between["is_over"], between["may_go_on"]) == (1, False, True)
    assert [race["status"] for race in between["races"]] == ["over"] + [None] * 9
    assert {runner["name"] for runner in between["runners"]} == set(names(first))
    new = rematch(ada, table)
    assert (new["variant"], new["championship"]["race"]) == ("race-2", 2)
    assert new["championship"]["id"] == first["championship"]["id"]
    assert new["options"] == {**first["options"], "race": 2}
    assert names(new) == [*names(first)[1:], names(first)[0]]
    assert rematch(ada, table)["id"] == new["id"], "one race follows, however often it is asked for"
    assert not championship(ada, table)["may_go_on"]


def test_points_are_summed_by_name_and_the_places_are_those_of_the_races(server: Server) -> None:
    ada = server.guest("Ada")
    table = finish(ada, begin(ada, ["me", "raptor"]))
    second = finish(ada, rematch(ada, table)["id"])
    told = championship(ada, table)
    points = load_game("cubitos").table.championship
    assert points is not None
    assert told["points"] == list(points.points) == [10, 6, 4, 3]
    by_table = {each: ada.look(each) for each in (table, second)}
    for runner in told["runners"]:
        for race, look in enumerate(by_table.values()):
            seat = names(look["table"]).index(runner["name"])
            place = look["game"]["result"]["places"][seat]
            assert runner["places"][race] == place
            assert runner["gained"][race] == told["points"][place - 1]
        assert runner["points"] == sum(runner["gained"][:2])
        assert runner["places"][2:] == [None] * 8
    assert [runner["bot_label"] for runner in told["runners"] if not runner["is_mine"]] == ["Raptor"]
    assert [runner["person"] for runner in told["runners"] if runner["is_mine"]] == [ada.id]


class Row(NamedTuple):
    """What is kept of a seat in a race."""

    number: int
    name: str
    place: int
    person_id: str | None = None
    bot: str | None = None


def test_equal_points_are_told_apart_by_races_won_and_else_share_a_rank() -> None:
    series = load_game("cubitos").table.championship
    assert series is not None
    rows = [
        *(Row(1, name, place) for name, place in (("A", 2), ("B", 1), ("C", 3), ("D", 3))),
        *(Row(2, name, place) for name, place in (("A", 2), ("B", 3), ("C", 1), ("D", 1))),
    ]
    found = standings(rows, series)
    assert [(runner.name, runner.points, runner.won) for runner in found] == [
        ("B", 14, 1),
        ("C", 14, 1),
        ("D", 14, 1),
        ("A", 12, 0),
    ]
    rows.append(Row(3, "A", 4))
    assert standings(rows, series)[0].points == 15, "the most points lead, whoever won more"
    rows += [Row(4, "B", 4), Row(4, "C", 4), Row(5, "B", 4), Row(5, "A", 4)]
    assert [(each.name, each.key) for each in standings(rows, series)[:2]] == [("B", (20, 1)), ("A", (18, 0))]


@pytest.mark.on("sqlite", "postgresql")
def test_after_the_last_race_there_is_a_winner_and_another_championship_may_begin(server: Server) -> None:
    ada = server.guest("Ada")
    table = finish(ada, begin(ada, ["me", "random"]))
    run_all(server, table, [1, 2])
    told = championship(ada, table)
    assert (told["run"], told["is_over"], told["may_go_on"]) == (10, True, False)
    assert told["runners"][0]["is_mine"]
    assert told["runners"][0]["rank"] == 1
    assert told["runners"][0]["won"] >= 9
    assert [race["label"] for race in told["races"]][9] == "Grand Finale"
    last = {"id": told["id"], "race": 10, "races": 10}

    def pretend(connection: Any) -> None:
        settings = connection.execute(select(game_table.c.settings).where(game_table.c.id == table)).scalar()
        changed = {**settings, "championship": last}
        connection.execute(update(game_table).where(game_table.c.id == table).values(settings=changed))

    server.call(server.store.write, pretend)
    server.lobby.forget(server.call(server.lobby.table, table))
    again = rematch(ada, table)
    assert again["championship"]["race"] == 1
    assert again["championship"]["id"] != told["id"]
    assert again["variant"] == "race-1"


def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as before:
        ada = before.guest("Ada")
        table = finish(ada, begin(ada, ["me", "random"]))
        kept = championship(ada, table)
    with Server(tmp_path) as after:
        back = after.welcome_back(ada)
        (mine,) = back.get("/api/championships")
        assert mine == kept == championship(back, table)
        assert rematch(back, table)["championship"]["race"] == 2


def test_only_those_who_may_see_its_tables_see_a_championship(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = finish(ada, begin(ada, ["me", "random"], is_private=True, may_watch=False))
    told = championship(ada, table)
    assert eve.get(f"/api/championships/{told['id']}", 403)["code"] == "not-to-watch"
    assert eve.get("/api/championships") == server.nobody().get("/api/championships") == []
    assert [each["id"] for each in ada.get("/api/championships")] == [told["id"]]
    shown = finish(ada, begin(ada, ["me", "random"]))
    assert not any(runner["is_mine"] for runner in championship(eve, shown)["runners"])
    assert not championship(eve, shown)["may_go_on"]


def test_playing_on_from_a_race_is_no_race(server: Server) -> None:
    ada = server.guest("Ada")
    table = finish(ada, begin(ada, ["me", "random"]))
    assert play_on(ada, table, 1)["table"]["championship"] is None


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "trex"}, "no-championship"),
        ({"variant": "race-2"}, "malformed"),
        ({"options": {"laps": 1}}, "bad-options"),  # the Grand Finale has none
    ],
)
def test_a_championship_that_cannot_be_run_to_its_end_is_not_begun(
    server: Server, wish: dict[str, Any], code: str
) -> None:
    body = {"game": "cubitos", "seats": ["me", "random"], "championship": True, **wish}
    assert server.guest("Ada").post("/api/tables", body, 400)["code"] == code
