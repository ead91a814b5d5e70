"""Results: kept with the move that ends a game, listed in pages, and counted for each person."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import delete, insert, select

from cubarium.engine.ties import places_of
from cubarium.server.storage.schema import result
from tests.server.server_table import Guest, Server


def finish(
    guest: Guest, game: str = "cubosaurs", seats: tuple[str, ...] = ("me", "greedy"), **more: Any
) -> str:
    """Play a game to its end: whoever leaves is played by a bot."""
    table = guest.set_table(game, seats, **more)
    with guest.socket(table) as socket:
        if socket.game and not socket.game["result"]:
            socket.do("leave")
        socket.until(lambda s: s.game and s.game["result"])
    return table


def rows_of(server: Server, table: str) -> list[Any]:
    wanted = select(result).where(result.c.table_id == table).order_by(result.c.seat)
    rows: list[Any] = server.call(server.store.read, lambda c: c.execute(wanted).all())
    return rows


def pretend(server: Server, guest: Guest, games: list[dict[str, Any]]) -> None:
    """Keep results as if these games had been played, at tables of this person."""
    for at, game in enumerate(games, 1):
        table = guest.set_table("cubosaurs", ["me", "open"])
        people = game.get("people", [guest.id, *[None] * (len(game["scores"]) - 1)])
        rows = [
            {
                "table_id": table,
                "seat": seat,
                "person_id": people[seat],
                "name": f"P{seat}",
                "game": game.get("game", "cubosaurs"),
                "variant": game.get("variant", "base"),
                "score": score,
                "place": places_of(game["scores"])[seat],
                "ended_at": float(at),
            }
            for seat, score in enumerate(game["scores"])
        ]
        server.call(server.store.write, lambda c, rows=rows: c.execute(insert(result), rows))


def test_the_move_that_ends_a_game_keeps_its_result(server: Server) -> None:
    ada = server.guest("Ada")
    table = finish(ada)
    end = ada.look(table)["game"]["result"]
    rows = rows_of(server, table)
    assert [row.score for row in rows] == end["scores"]
    assert [row.seat for row in rows if row.place == 1] == end["winners"]
    assert [(row.person_id, row.game, row.variant) for row in rows] == [
        (ada.id, "cubosaurs", "base"),
        (None, "cubosaurs", "base"),
    ]


def test_each_line_of_a_score_says_which_round_it_comes_from(server: Server) -> None:
    ada = server.guest("Ada")
    lines = ada.look(finish(ada))["game"]["result"]["lines"][0]
    heads = list(dict.fromkeys(line["after"] for line in lines))
    assert [head.partition(":")[0] for head in heads] == [f"Round {n} ends" for n in (1, 2, 3)]


def test_a_finished_game_is_listed_with_its_result_and_others_without(server: Server) -> None:
    ada = server.guest("Ada")
    table = finish(ada)
    going_on = ada.set_table("cubosaurs", ["me", "me"])
    mine = {row["id"]: row for row in ada.get("/api/tables")["mine"]}
    assert list(mine) == [going_on, table]
    assert mine[going_on]["result"] is None
    kept = mine[table]["result"]
    assert kept["scores"] == ada.look(table)["game"]["result"]["scores"]
    assert kept["mine"] == [0]
    assert ada.get("/api/tables/finished") == {"rows": [mine[table]], "has_more": False}
    assert server.guest("Eve").get("/api/tables/finished")["rows"] == []
    assert server.nobody().get("/api/tables/finished")["rows"] == []


def test_many_finished_games_come_in_pages(server: Server) -> None:
    ada = server.guest("Ada")
    pretend(server, ada, [{"scores": [number, 0]} for number in range(1, 46)])
    seen: list[int] = []
    page = ada.get("/api/tables/finished")
    while True:
        seen += [row["result"]["scores"][0] for row in page["rows"]]
        if not page["has_more"]:
            break
        page = ada.get(f"/api/tables/finished?before={page['rows'][-1]['changed_at']}")
    assert seen == list(range(45, 0, -1))


def test_what_wants_to_be_seen_first_stands_first(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    day = {"kind": "move", "seconds": 86_400}
    waiting = ada.set_table("cubosaurs", ["me", "open"])
    mine = ada.set_table("cubosaurs", ["me", "me"])
    slow = ada.set_table("cubosaurs", ["me", "open"], clock=day)
    quick = ada.set_table("cubosaurs", ["me", "open"])
    for table in (slow, quick):
        with eve.socket(table) as hers, ada.socket(table) as socket:
            hers.do("sit", seat=1)
            socket.do("start")
            while socket.catch_up() is not None and socket.game and socket.game["actions"]:
                socket.move()
    over = finish(ada)
    assert [row["id"] for row in ada.get("/api/tables")["mine"]] == [mine, slow, quick, waiting, over]


def test_statistics_count_what_was_finished(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    pretend(
        server,
        ada,
        [
            {"scores": [10, 4]},
            {"scores": [12, 4], "variant": "advanced"},
            {"scores": [3, 9, 5], "people": [ada.id, eve.id, None]},
            {"scores": [8, 8]},
            {"scores": [60], "game": "cubano-puzzle", "variant": "heart"},
            {"scores": [9, 1], "people": [ada.id, ada.id]},  # both chairs are hers
        ],
    )
    ada.set_table("cubosaurs", ["me", "me"])
    seen = ada.get(f"/api/people/{ada.id}/statistics")
    assert (seen["name"], seen["played"], seen["contested"], seen["won"]) == ("Ada", 5, 4, 3)
    assert (seen["streak"], seen["longest_streak"]) == (1, 2)
    assert seen["with_people"] == {"played": 1, "won": 0}
    assert seen["with_bots"] == {"played": 3, "won": 3}
    cubosaurs, puzzle = seen["games"]
    assert (cubosaurs["average_score"], cubosaurs["average_margin"], cubosaurs["best_score"]) == (8.25, 2, 12)
    assert cubosaurs["places"] == [3, 0, 1]
    assert [(each["label"], each["played"], each["won"]) for each in cubosaurs["variants"]] == [
        ("Base game", 3, 2),
        ("Advanced game", 1, 1),
    ]
    assert [each["score"] for each in cubosaurs["recent"]] == [10, 12, 3, 8]
    assert (puzzle["contested"], puzzle["won"], puzzle["average_margin"]) == (0, 0, None)
    assert eve.get(f"/api/people/{eve.id}/statistics")["played"] == 1


def test_statistics_tell_nothing_but_numbers(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = finish(ada, is_private=True, may_watch=False)
    told = str(eve.get(f"/api/people/{ada.id}/statistics"))
    assert table not in told
    assert all(seat["name"] not in told for seat in ada.look(table)["table"]["seats"][1:])
    assert ada.get("/api/people/nobody/statistics", 404)["code"] == "no-such-person"


def test_games_that_ended_before_results_were_kept_are_counted_after_a_start(tmp_path: Path) -> None:
    with Server(tmp_path) as before:
        ada = before.guest("Ada")
        table = finish(ada, "trex", ("me", "greedy", "greedy"))
        kept = rows_of(before, table)
        before.call(before.store.write, lambda c: c.execute(delete(result)))
    with Server(tmp_path) as after:
        back = after.welcome_back(ada)
        for _ in range(200):
            if back.get("/api/tables/finished")["rows"]:
                break
            after.rest()
        assert rows_of(after, table) == kept
