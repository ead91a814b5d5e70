"""Results: kept with the move that ends a game, listed in pages, and counted for each person."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select

from cubarium.engine.ties import places_of
from cubarium.server.storage.schema import result
from cubarium.server.tables.state import StandIn
from tests.patience import wait_until
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
                "ended_at": game.get("at", float(at)),
                "bot": None if people[seat] else game.get("bot", "raptor"),
                "feats": game.get("feats", []) if people[seat] == guest.id else [],
            }
            for seat, score in enumerate(game["scores"])
        ]
        server.call(server.store.write, lambda c, rows=rows: c.execute(insert(result), rows))


@pytest.mark.on("sqlite", "postgresql")
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


def test_a_tie_is_explained_in_the_log_at_the_end_and_in_the_list(server: Server) -> None:
    ada = server.guest("Ada")
    for _ in range(12):
        table = finish(ada, "cubano-1-die", ("me", "random", "random", "random", "random"))
        end = ada.look(table)["game"]["result"]
        if end["ties"]:
            break
    match = server.match(table)
    told = [match.words.tie(tie, match.seats, "en") for tie in match.result().ties]
    assert told
    assert [tie["text"] for tie in end["ties"]] == told
    assert [tie["rule"] for tie in end["ties"]] == ["cubano-1.9"] * len(told)
    assert [line["text"] for line in ada.look(table)["log"][-len(told) :]] == told
    assert end["places"] == match.result().places == [row.place for row in rows_of(server, table)]
    assert end["score_texts"] == [match.words.score(score, "en") for score in end["scores"]]
    listed = next(row for row in ada.get("/api/tables/finished")["rows"] if row["id"] == table)
    assert listed["result"]["ties"] == [
        match.words.tie(tie, match.seats, "en")
        for tie in match.result().ties
        if tie.place == 1 or 0 in (*tie.above, *tie.below)
    ]
    assert listed["result"]["score_texts"] == end["score_texts"]


def test_a_reader_who_stays_reads_the_log_that_others_find(server: Server) -> None:
    ada = server.guest("Ada")
    with ada.socket(ada.set_table("cubano-1-die", ["me"] * 5 + ["random"])) as socket:
        while socket.game and not socket.game["result"]:
            socket.catch_up()
            if socket.game["actions"]:
                socket.move()
        assert socket.log == ada.look(socket.table["id"])["log"]


def test_the_log_marks_moves_that_were_the_only_legal_ones(server: Server) -> None:
    ada = server.guest("Ada")
    with ada.socket(ada.set_table("cubosaurs", ["me", "me"])) as socket:
        table = socket.table["id"]
        match = server.match(table)
        while not any(map(match.forced_note, match.moves)):
            socket.catch_up()
            socket.move(-1)  # never kept, a hand grows until nothing can be added and it must be kept
    log = ada.look(table)["log"]
    forced = {at for at, move in enumerate(match.moves, 1) if match.forced_note(move)}
    assert 0 < len(forced) < len(match.moves)
    assert [line["move"] for line in log if line["is_forced"]] == sorted(forced)


def test_a_result_from_before_ties_were_kept_is_listed_without_them(server: Server) -> None:
    ada = server.guest("Ada")
    pretend(server, ada, [{"scores": [7, 7]}])
    (row,) = ada.get("/api/tables/finished")["rows"]
    assert row["result"]["ties"] == []
    assert row["result"]["score_texts"] == ["7 points", "7 points"]


@pytest.mark.parametrize(
    ("game", "scores", "english", "french"),
    [
        (
            "cubitos",
            [205, 101],
            ["2 laps and 5 spaces", "1 lap and 1 space"],
            ["2 tours et 5 cases", "1 tour et 1 case"],
        ),
        ("cubitos", [100, 13], ["1 lap", "13 spaces"], ["1 tour", "13 cases"]),
        ("cubano-course", [32, 1], ["32 squares", "1 square"], ["32 cases", "1 case"]),
        (
            "cubano-naval-dice",
            [6, 1],
            ["6 enemy cubes", "1 enemy cube"],
            ["6 cubes adverses", "1 cube adverse"],
        ),
        ("cubano-naval-messages", [5, 2], ["5 messages", "2 messages"], ["5 messages", "2 messages"]),
        (
            "cubano-1-die",
            [7, 0],
            ["a suite of 7 squares", "no square"],
            ["une suite de 7 cases", "aucune case"],
        ),
        (
            "cubano-puzzle",
            [67],
            ["the whole picture and 3 moves left"],
            ["l\u2019image entière et 3 coups restants"],
        ),
        ("cubano-puzzle", [57], ["57 squares in place"], ["57 cases en place"]),
    ],
)
def test_scores_are_told_in_the_units_of_the_game(
    server: Server, game: str, scores: list[int], english: list[str], french: list[str]
) -> None:
    ada = server.guest("Ada")
    pretend(server, ada, [{"scores": scores, "game": game, "variant": None}])
    for language, texts in (("en", english), ("fr", french)):
        (row,) = ada.get(f"/api/tables/finished?lang={language}")["rows"]
        assert row["result"]["score_texts"] == texts


@pytest.mark.on("sqlite", "postgresql")
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


@pytest.mark.on("sqlite", "postgresql")
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
    assert [cubosaurs[f"{kind}_text"] for kind in ("average", "margin", "best")] == [
        "8.2 points",
        "+2 points",
        "12 points",
    ]
    assert [puzzle[f"{kind}_text"] for kind in ("average", "margin", "best")] == [
        "0 of 1 picture rebuilt",
        "",
        "60 squares in place",
    ]
    assert eve.get(f"/api/people/{eve.id}/statistics")["played"] == 1


def test_statistics_tell_against_whom_and_how_the_last_games_came_out(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    pretend(
        server,
        ada,
        [
            *({"scores": [number, 20]} for number in range(12)),
            *({"scores": [40, 20], "bot": "rex"} for _ in range(20)),
            {"scores": [1, 2, 3], "bot": "hatchling", "people": [ada.id, eve.id, None]},
        ],
    )
    seen = ada.get(f"/api/people/{ada.id}/statistics")
    levels = [(each["label"], each["played"], each["won"]) for each in seen["levels"]]
    assert levels == [("People", 1, 0), ("Raptor", 12, 0), ("Rex", 20, 20)]
    assert seen["games"][0]["levels"] == seen["levels"]
    assert len(seen["recent"]) == 30
    assert [each["won_so_far"] for each in seen["recent"]] == [0] * 9 + [*range(1, 21), 20]
    assert (seen["recent"][-1]["place"], seen["recent"][-1]["players"]) == (3, 3)
    (tally,) = seen["games"]
    assert (tally["lately_text"], tally["before_text"]) == ("36.1 points", "40 points")
    assert ada.get(f"/api/people/{ada.id}/statistics?lang=fr")["levels"][0]["label"] == "Des humains"


@pytest.mark.parametrize(("moves", "told"), [(0, "hatchling"), (999, "raptor")])
def test_a_bot_for_which_the_usual_one_played_is_not_who_was_beaten(
    server: Server, moves: int, told: str
) -> None:
    ada = server.guest("Ada")
    table = ada.set_table("cubosaurs", ["me", "hatchling"], options={"rounds": 1})
    with ada.socket(table) as socket:
        live = server.live_table(table)
        live.state.stand_ins |= {n: StandIn(1, "hatchling", "late", False) for n in range(1, moves + 1)}
        socket.do("leave")
        socket.until(lambda s: s.game and s.game["result"])
    assert [row.bot for row in rows_of(server, table)] == ["raptor", told]


def test_statistics_of_races_are_in_laps_and_spaces(server: Server) -> None:
    ada = server.guest("Ada")
    pretend(server, ada, [{"scores": scores, "game": "cubitos"} for scores in ([205, 101], [112, 203])])
    (race,) = ada.get(f"/api/people/{ada.id}/statistics")["games"]
    assert (race["average_text"], race["margin_text"], race["best_text"]) == (
        "1.5 laps and 8.5 spaces",
        "",
        "2 laps and 5 spaces",
    )
    assert [game["score_text"] for game in race["recent"]] == ["2 laps and 5 spaces", "1 lap and 12 spaces"]
    assert "points" not in str(race)


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
        wait_until(lambda: back.get("/api/tables/finished")["rows"], "its result is not kept")
        assert rows_of(after, table) == kept
