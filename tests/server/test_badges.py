"""Badges: derived from finished games and days, each earned with the first that fulfils it."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, null, update

from cubarium.engine.chance import Note
from cubarium.engine.match import Match
from cubarium.engine.registry import game_ids, load_game
from cubarium.games.cubano.naval_dice.events import SINKS
from cubarium.games.cubano.puzzle.events import SOLVED
from cubarium.games.cubitos.events import BUSTS
from cubarium.games.cubosaurs.events import EVENTS, ROUND_ENDS, ROUND_SCORE
from cubarium.server.daily import clock
from cubarium.server.progress.badges import BADGES, FEATS, Day, Earned, Past
from cubarium.server.storage.schema import daily_try, result
from cubarium.server.tables import filling
from tests.patience import wait_until
from tests.server.finished_games import finished, settings
from tests.server.server_table import Guest, Server
from tests.server.test_championships import begin, run_all
from tests.server.test_playing_on import finish
from tests.server.test_results import pretend, rows_of

NOON = 12 * 60 * 60


def badges(guest: Guest, whose: str = "", language: str = "en") -> dict[str, Any]:
    told = guest.get(f"/api/people/{whose or guest.id}/badges?lang={language}")
    return {each["badge"]: each for each in told["badges"]}


def earned(guest: Guest) -> set[str]:
    return {name for name, badge in badges(guest).items() if badge["earned_at"] is not None}


def feats_of(match: Match) -> list[list[str]]:
    return match.spec.table.feats(match.notes(), match.result().places)


# --- what games tell ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_every_game_tells_feats_of_each_seat_and_all_are_badges(game: str) -> None:
    for options in islice(settings(game), 2):
        match = finished(game, tuple(options.items()), 3)
        told = feats_of(match)
        assert len(told) == len(match.seats)
        assert {name for seat in told for name in seat} <= set(FEATS)
        winners = match.result().winners
        assert all(seat in winners for seat, names in enumerate(told) if names)


def numbers_of(match: Match, seat: int, kinds: set[int]) -> list[Any]:
    return [note for note in match.notes() if note.seat == seat and note.kind in kinds]


def test_feats_are_true_by_what_happened() -> None:
    seen = set()
    for game, players in (("cubosaurs", 3), ("trex", 3), ("cubitos", 2), ("cubano-naval-dice", 2)):
        for seed in range(12):
            match = finished(
                game, (("players", players), *(() if game != "cubitos" else (("race", 1),))), seed
            )
            for seat, names in enumerate(feats_of(match)):
                seen |= set(names)
                place = match.result().places[seat]
                for name, holds in _held(match, seat).items():
                    assert (name in names) == (place == 1 and holds), (game, seed, seat, name)
    assert seen >= {"cubosaurs-no-negative", "cubosaurs-from-behind", "trex-full-nest", "trex-last-egg"}
    assert seen >= {"cubitos-no-bust", "cubitos-many-busts"}


def _held(match: Match, seat: int) -> dict[str, bool]:
    """Return what a seat achieved if it won, looked at in another way than the games do."""
    notes, seats = match.notes(), range(len(match.seats))
    if match.spec.id == "cubosaurs":
        ends = [at for at, note in enumerate(notes) if note.kind == ROUND_ENDS]
        rounds = [notes[start:stop] for start, stop in pairwise([*ends, len(notes)])]
        lines = [[n for n in one if n.seat == seat and EVENTS[n.kind].is_line] for one in rounds]
        clean = [all((match.words.cell(note).amount or 0) >= 0 for note in one) for one in lines]
        scores = [[note.a for note in numbers_of(match, one, {ROUND_SCORE})][:-1] for one in seats]
        others = [sum(scores[one]) for one in seats if one != seat]
        return {
            "cubosaurs-no-negative": any(clean),
            "cubosaurs-from-behind": all(sum(scores[seat]) < other for other in others),
        }
    if match.spec.id == "trex":
        moves = match.move_count
        while match.state_at(moves).round_index == match.state.round_index:
            moves -= 1
        worth = [sum(count * count for count in one.eggs) for one in match.state_at(moves + 1).seats]
        return {
            "trex-full-nest": max(match.state.seats[seat].eggs) >= 5,
            "trex-last-egg": worth[seat] < max(worth),
        }
    if match.spec.id == "cubitos":
        busts = len(numbers_of(match, seat, {BUSTS}))
        assert busts == match.state.seats[seat].busts
        return {"cubitos-no-bust": busts == 0, "cubitos-many-busts": busts > 2}
    return {"naval-unsunk": not numbers_of(match, seat, {SINKS})}


@pytest.mark.parametrize(
    ("moves", "told"), [(6, ["puzzle-at-par"]), (5, ["puzzle-at-par", "puzzle-under-par"]), (7, [])]
)
def test_a_picture_is_measured_by_its_par(moves: int, told: list[str]) -> None:
    spec = load_game("cubano-puzzle")
    assert spec.table.feats([Note(SOLVED, 0, moves, 6)], [1]) == [told]
    assert spec.table.feats([], [1]) == [[]]


def test_a_fleet_is_whole_if_none_of_its_ships_was_sunk() -> None:
    feats = load_game("cubano-naval-dice").table.feats
    assert feats([Note(SINKS, 1)], [1, 2]) == [["naval-unsunk"], []]
    assert feats([Note(SINKS, 0), Note(SINKS, 1)], [1, 2]) == [[], []]


# --- how badges are earned ---------------------------------------------------------------------------------


def test_every_badge_has_words_and_nobody_begins_with_one(server: Server) -> None:
    ada = server.guest("Ada")
    assert earned(ada) == set()
    english, french = badges(ada), badges(ada, language="fr")
    assert list(english) == [badge.name for badge in BADGES]
    assert len(english) == 22
    for name, badge in english.items():
        assert badge["how"].endswith(".")
        assert badge["label"] != french[name]["label"]
        assert badge["how"] != french[name]["how"]
    assert ada.get("/api/people/nobody/badges", 404)["code"] == "no-such-person"


def test_the_first_game_earns_a_badge_and_its_table_is_told_to_its_person_alone(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    pretend(server, ada, [{"scores": [1, 2]}, {"scores": [5, 2]}, {"scores": [6, 2]}])
    assert earned(ada) == {"first-win"}
    badge = badges(ada)["first-win"]
    assert badge["earned_at"] == 2.0
    assert ada.get("/api/tables/finished")["rows"][1]["id"] == badge["table"]
    assert badges(eve, ada.id)["first-win"] == {**badge, "table": None}


@pytest.mark.parametrize(
    ("games", "told"),
    [
        ([{"scores": [2, 1]}] * 3, {"first-win", "three-wins"}),
        ([{"scores": [2, 1]}, {"scores": [1, 2]}] + [{"scores": [2, 1]}] * 2, {"first-win"}),
        ([{"scores": [2, 1]}] * 5, {"first-win", "three-wins", "five-wins"}),
        ([{"scores": [2, 1], "bot": "rex"}], {"first-win", "beat-rex"}),
        ([{"scores": [1, 2], "bot": "rex"}], set()),
        ([{"scores": [2, 1], "bot": "meteor"}], {"first-win", "beat-meteor"}),
        ([{"scores": [2, 1], "feats": ["trex-full-nest"]}], {"first-win", "trex-full-nest"}),
        ([{"scores": [1]} for _ in range(100)], {"hundred-games"}),
        (
            [{"scores": [2, 1], "bot": "rex", "game": game} for game in ("cubosaurs", "trex", "cubitos")],
            {"first-win", "three-wins", "beat-rex"},
        ),
        (
            [
                {"scores": [2, 1], "bot": "rex", "game": game}
                for game in ("cubosaurs", "trex", "cubitos", "cubano-course")
            ],
            {"first-win", "three-wins", "beat-rex", "every-box", "beat-rex-everywhere"},
        ),
    ],
)
def test_badges_of_games(server: Server, games: list[dict[str, Any]], told: set[str]) -> None:
    ada = server.guest("Ada")
    pretend(server, ada, games)
    assert earned(ada) == told


def test_two_other_people_must_be_beaten(server: Server) -> None:
    ada, eve, bo = (server.guest(name) for name in ("Ada", "Eve", "Bo"))
    pretend(server, ada, [{"scores": [2, 1, 0], "people": [ada.id, eve.id, None]}])
    assert earned(ada) == {"first-win"}
    pretend(server, ada, [{"scores": [2, 1, 0], "people": [ada.id, eve.id, bo.id]}])
    assert earned(ada) == {"first-win", "several-people"}
    assert earned(eve) == set()


def test_a_game_that_a_bot_finished_or_that_does_not_count_earns_nothing(server: Server) -> None:
    ada = server.guest("Ada")
    pretend(server, ada, [{"scores": [2, 1]}])
    mine = result.c.person_id == ada.id
    for change in ({"bot": "raptor"}, {"bot": None, "counts": False}):
        server.call(
            server.store.write, lambda c, change=change: c.execute(update(result).where(mine).values(change))
        )
        assert earned(ada) == set()


# --- days --------------------------------------------------------------------------------------------------


def at(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + NOON


def test_days_in_a_row_are_counted_over_games_and_moves(
    fresh: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monday = date(2026, 11, 16)
    monkeypatch.setattr(clock, "today", lambda: monday)
    ada = fresh.guest("Ada")

    def find(day: date) -> None:
        row = {"day": str(day), "part": "move", "person_id": ada.id, "is_right": True}
        fresh.call(fresh.store.write, lambda c: c.execute(insert(daily_try).values(row)))

    before = [monday - timedelta(days=number) for number in range(1, 7)]
    pretend(fresh, ada, [{"scores": [1, 2], "at": at(day)} for day in before[3:]])
    for day in before[:3]:
        find(day)
    told = ada.get(f"/api/people/{ada.id}/badges")
    assert (told["days"], told["longest_days"]) == (6, 6)
    assert earned(ada) == set()
    find(monday)
    assert earned(ada) == {"seven-days"}
    assert ada.get(f"/api/people/{ada.id}/badges")["days"] == 7
    monkeypatch.setattr(clock, "today", lambda: monday + timedelta(days=2))
    later = ada.get(f"/api/people/{ada.id}/badges")
    assert (later["days"], later["longest_days"]) == (0, 7)
    for number in range(20, 26):
        find(monday - timedelta(days=number))
    assert earned(ada) == {"seven-days", "ten-moves"}


def test_a_month_has_thirty_days() -> None:
    rule = next(badge.rule for badge in BADGES if badge.name == "thirty-days")
    days = [Day(date(2026, 1, 1) + timedelta(days=number), Earned(float(number))) for number in range(30)]
    assert rule(Past([], days[:-1], [], [])) is None
    assert rule(Past([], days, [], [])) == Earned(29.0)


# --- whole games -------------------------------------------------------------------------------------------


def test_who_leads_after_the_last_race_is_champion(server: Server) -> None:
    ada = server.guest("Ada")
    table = finish(ada, begin(ada, ["me", "random"]))

    def play_herself(connection: Any) -> None:  # bots have finished the race for her
        connection.execute(update(result).where(result.c.person_id == ada.id).values(bot=None))

    server.call(server.store.write, play_herself)
    assert "cubitos-champion" not in earned(ada)
    run_all(server, table, [1, 2])
    assert "cubitos-champion" in earned(ada)


def test_games_that_ended_before_feats_were_kept_are_looked_at_after_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Server(tmp_path) as before:
        ada = before.guest("Ada")
        table = finish(ada, ada.set_table("cubosaurs", ["me", "random", "random"]))
        kept = rows_of(before, table)
        assert [row.feats for row in kept] == feats_of(before.match(table))
        before.call(before.store.write, lambda c: c.execute(update(result).values(feats=null())))

    def fail(connection: object) -> None:
        raise OSError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(filling, "without_result", fail)
        with Server(tmp_path) as meanwhile:
            wait_until(lambda: "the next start looks for it again" in caplog.text, "nothing is told of it")
            assert [row.feats for row in rows_of(meanwhile, table)] == [None] * len(kept)
    with Server(tmp_path) as after:
        wait_until(lambda: rows_of(after, table) == kept, "what was achieved is not kept")
