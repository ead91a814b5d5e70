"""Reviews of finished games: for whom, how exact, kept, and begun again when a process ends."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cubarium.review import Review
from cubarium.server.reviews import reviews
from cubarium.server.reviews.reviewer import FOUND, UNREADY, Task, Told
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.preparing_process import REVIEW, Work
from tests.patience import SILENCE, wait_until
from tests.review.games import get_ready
from tests.server.server_table import Guest, Server
from tests.server.test_playing_on import finish

LOOK_SECONDS = 0.05
LITTLE = Review("cubano-course", 16, 16 * 840, True, (), ((1,),), (), ())
"""One with little in it."""


def finished(guest: Guest, game: str = "cubano-course", **more: Any) -> str:
    get_ready(game)
    return finish(guest, guest.set_table(game, ["me", "random"], **more))


def asked_until(guest: Guest, path: str, is_so: Callable[[Any], Any]) -> Any:
    """Ask again and again, as the page does, until the answer is as it should be."""
    answers: list[Any] = []

    def holds() -> Any:
        answers.append(guest.get(path))
        return is_so(answers[-1])

    wait_until(holds, path, LOOK_SECONDS)
    return answers[-1]


def reviewed(guest: Guest, table: str) -> Any:
    return asked_until(
        guest, f"/api/tables/{table}/review", lambda s: s["review"] and s["review"]["is_judged"]
    )


def test_luck_and_skill_add_up_through_json_to_the_last_digit(server: Server) -> None:
    ada = server.guest("Ada")
    table = finished(ada)
    found = reviewed(ada, table)["review"]
    whole, winners = found["whole"], ada.look(table)["game"]["result"]["winners"]
    for seat, shares in enumerate(found["seats"]):
        assert shares["initial"] + shares["luck"] + shares["own"] + shares["others"] == shares["final"]
        assert shares["final"] == (whole // len(winners) if seat in winners else 0)
        assert shares["luck"] == sum(move["luck"][seat] for move in found["moves"])
        assert shares["own"] + shares["others"] == sum(move["skill"][seat] for move in found["moves"])
    assert {sum(each) for each in found["shares"]} == {whole}
    match = server.match(table)
    assert len(found["shares"]) == match.move_count + 1
    assert [move["move"] for move in found["moves"]] == list(range(match.move_count + 1))
    judged = [move["move"] for move in found["moves"] if move["loss"] is not None]
    assert judged == [number for number, move in enumerate(match.moves, 1) if not move.is_forced]


def test_mistakes_and_luck_are_told_in_words_of_both_languages(server: Server) -> None:
    ada = server.guest("Ada")
    table = finished(ada, "cubosaurs")
    path = f"/api/tables/{table}/review"
    asked_until(ada, path, lambda s: s["stage"] == "done" or (s["review"] and s["review"]["mistakes"]))
    seen: list[Any] = []

    def is_one_version() -> bool:
        seen[:] = [ada.get(f"{path}?lang={each}") for each in ("en", "fr")]
        return bool(seen[0]["version"] == seen[1]["version"])

    wait_until(is_one_version, "it gets better all the time")
    english, french = (each["review"] for each in seen)
    assert english["mistakes"], "somebody who plays at random makes mistakes"
    for one, other in zip(english["mistakes"], french["mistakes"], strict=True):
        assert one["done"] != one["better"] != other["better"]
        assert one["loss"] > 2.5 * one["error"]
    assert all(each["text"] or each["move"] == 0 for each in english["lucky"])
    assert len({each["move"] for each in english["lucky"]}) == len(english["lucky"])
    assert [each["loss"] for each in english["mistakes"]] == sorted(
        (each["loss"] for each in english["mistakes"]), reverse=True
    )


def test_who_has_a_version_is_sent_nothing_twice(server: Server) -> None:
    ada = server.guest("Ada")
    table = finished(ada)
    version = reviewed(ada, table)["version"]
    again = ada.get(f"/api/tables/{table}/review?since={version}")
    assert again["review"] is None or again["version"] > version


def test_a_review_is_for_whoever_may_see_the_table(server: Server) -> None:
    ada = server.guest("Ada")
    hidden, shown = finished(ada, may_watch=False), finished(ada)
    assert server.nobody().get(f"/api/tables/{shown}/review")["stage"]
    for path in ("review", "futures/3"):
        answer = server.guest("Eve").get(f"/api/tables/{hidden}/{path}", 403)
        assert answer["code"] == "not-to-watch"


def test_nothing_is_told_before_the_game_is_over(server: Server) -> None:
    ada = server.guest("Ada")
    playing, waiting = (
        ada.set_table("cubano-course", ["me", "me"]),
        ada.set_table("cubano-course", ["me", "open"]),
    )
    for table in (playing, waiting):
        for path in ("review", "futures/0"):
            assert ada.get(f"/api/tables/{table}/{path}", 403)["code"] == "still-open"
    assert not server.app.state.reviews.is_known(playing)


def test_futures_are_how_a_thousand_games_end(server: Server) -> None:
    ada = server.guest("Ada")
    table = finished(ada)
    last = server.match(table).move_count
    for move in (3, last):
        found = asked_until(ada, f"/api/tables/{table}/futures/{move}", lambda s: s["futures"])["futures"]
        assert (found["move"], found["worlds"], sum(found["shares"])) == (move, 1000, found["whole"])
        for seat in found["scores"]:
            assert sum(each["count"] for each in seat) == 1000
            assert [each["score"] for each in seat] == sorted({each["score"] for each in seat})
            assert all(each["text"] for each in seat)
    scores = ada.look(table)["game"]["result"]["scores"]
    assert [[each["score"] for each in seat] for seat in found["scores"]] == [[score] for score in scores]
    assert ada.get(f"/api/tables/{table}/futures/{last + 1}", 404)["code"] == "no-such-move"


class BrokenReviewer:
    """Stands for a process that ends whatever it is asked."""

    started = 0
    pid = None
    is_alive = False

    def __init__(self, packs: Packs) -> None:
        BrokenReviewer.started += 1

    def begin(self, task: Task) -> None: ...

    def hear(self) -> Told:
        raise EOFError

    def end(self) -> None: ...


class EndlessReviewer:
    """Stands for a process that soon has a whole review and is at a better one until it is ended."""

    pid = None
    is_alive = True

    def __init__(self, packs: Packs) -> None:
        self._ended = threading.Event()
        self._heard = 0

    def begin(self, task: Task) -> None:
        self._heard = 0

    def hear(self) -> Told:
        self._heard += 1
        if self._heard <= reviews.USEFUL:
            return Told(FOUND, 1.0, LITTLE)
        assert self._ended.wait(SILENCE)
        raise EOFError

    def go_on(self, wanted: bool) -> None: ...

    def end(self) -> None:
        self._ended.set()


def test_a_better_review_gives_way_to_the_first_one_of_another_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(reviews, "Reviewer", EndlessReviewer)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    with Server(tmp_path) as server:
        ada = server.guest("Ada")
        first, second = (finished(ada) for _ in range(2))
        for table in (first, second):
            asked_until(ada, f"/api/tables/{table}/review", lambda s: s["version"] == reviews.USEFUL)
        left = asked_until(ada, f"/api/tables/{first}/review?since=2", lambda s: s["stage"] == "waiting")
        assert (left["version"], left["is_interrupted"]) == (reviews.USEFUL, False)
    assert "has ended" not in caplog.text


def test_a_review_is_there_again_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path) as before:
        ada = before.guest("Ada")
        table = finished(ada)
        seen = reviewed(ada, table)
    monkeypatch.setattr(reviews, "Reviewer", BrokenReviewer)
    with Server(tmp_path) as after:
        again = after.welcome_back(ada).get(f"/api/tables/{table}/review")
    assert again["version"] >= seen["version"]
    assert again["review"]["playouts"] >= seen["review"]["playouts"]
    assert again["review"]["shares"][-1] == [
        share * again["review"]["playouts"] // seen["review"]["playouts"]
        for share in seen["review"]["shares"][-1]
    ]


def test_a_process_that_is_killed_is_named_and_its_review_begun_again(
    fresh: Server, caplog: pytest.LogCaptureFixture
) -> None:
    ada = fresh.guest("Ada")
    table = finished(ada)
    at_work = fresh.app.state.reviews
    asked_until(ada, f"/api/tables/{table}/review", lambda _: at_work.pids)
    (pid,) = at_work.pids
    os.kill(pid, signal.SIGKILL)
    asked_until(ada, f"/api/tables/{table}/review", lambda s: s["is_interrupted"])
    assert f"the review of table {table}: its process has ended" in caplog.text
    assert reviewed(ada, table)["review"]
    assert pid not in at_work.pids


class UnreadyReviewer(BrokenReviewer):
    """Stands for a process that finds nothing compiled."""

    is_alive = True

    def hear(self) -> Told:
        return Told(UNREADY)


def test_what_has_to_be_compiled_is_got_ready_first(fresh: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    beside = fresh.bot_pool.preparation
    wanted: list[tuple[str, str]] = []
    monkeypatch.setattr(beside, "want", lambda game, _, bot: wanted.append((game, bot)))
    ada = fresh.guest("Ada")
    table = finished(ada)
    path = f"/api/tables/{table}/review"
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "Reviewer", UnreadyReviewer)
        asked_until(ada, path, lambda s: s["stage"] == "preparing")
        assert {("cubano-course", bot) for bot in ("rex", REVIEW)} <= set(wanted)
        fresh.app.state.reviews._end_idle()
    beside._ready.add(Work("cubano-course", fresh.match(table).components.edition, REVIEW))
    assert reviewed(ada, table)["review"]


def test_what_fails_time_and_again_says_so_and_is_tried_again_when_asked(
    fresh: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = fresh.guest("Ada")
    table = finished(ada)
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "Reviewer", BrokenReviewer)
        asked_until(ada, f"/api/tables/{table}/review", lambda s: s["stage"] == "failed")
        assert BrokenReviewer.started >= reviews.MOST_ATTEMPTS
        assert ada.get(f"/api/tables/{table}/review")["stage"] == "failed"
    assert ada.post(f"/api/tables/{table}/review")["stage"] != "failed"
    assert reviewed(ada, table)["review"]


def test_a_server_that_stops_leaves_no_process_behind(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.guest("Ada")
        table = finished(ada)
        at_work = server.app.state.reviews
        asked_until(ada, f"/api/tables/{table}/review", lambda _: at_work.pids)
        (pid,) = at_work.pids
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
