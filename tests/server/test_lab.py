"""The laboratory of the server: its forms, what it refuses, and experiments that survive whatever happens."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

import pytest

from cubarium.engine.components.pack import built_in_pack
from cubarium.engine.registry import game_ids, load_game
from cubarium.engine.words import LANGUAGES
from cubarium.lab.laboratory import Plan
from cubarium.server.lab import experiments
from cubarium.server.lab.asked import Asked
from cubarium.server.lab.process import FOUND, WORKS, Told
from cubarium.server.tables import lifetimes
from tests.cli.test_reports import cubarium
from tests.patience import wait_until
from tests.server.databases import POSTGRESQL
from tests.server.server_table import Guest, Server

LOOK_SECONDS = 0.05
COURSE = {"set": ["colour.red.value=9"], "games": 64}


def begun(guest: Guest, content: dict[str, Any], game: str = "cubano-course") -> Any:
    return guest.post(f"/api/lab/{game}", content)


def looked_until(guest: Guest, key: str, is_so: Callable[[Any], Any], query: str = "") -> Any:
    answers: list[Any] = []

    def holds() -> Any:
        answers.append(guest.get(f"/api/lab/cubano-course/{key}{query}"))
        return is_so(answers[-1])

    wait_until(holds, key, LOOK_SECONDS)
    return answers[-1]


class QuickLaborant:
    """Stands for a process: it tells what it was given, one thing after the other."""

    tells: tuple[Told, ...] = ()
    pid = 0

    def __init__(self) -> None:
        self._left = list(self.tells)

    def begin(self, asked: Asked) -> None: ...

    def hear(self) -> Told:
        if not self._left:
            raise EOFError
        return self._left.pop(0)

    def end(self) -> None: ...


def report(language: str) -> dict[str, Any]:
    bar = {"mean": 0.5, "low": 0.4, "high": 0.6, "text": "50.0 %", "full": "50.0 % (40.0 to 60.0 %)"}
    chart = {
        "title": "The seats",
        "caption": "",
        "rows": [{"name": "Seat 1", "before": None, "after": bar}],
        "even": 0.5,
        "before": "",
        "after": "value",
    }
    part = {"kind": "seats", "title": "The seats", "sentences": ["Even."], "charts": [chart]}
    return {"language": language, "title": language, "head": [], "parts": [part], "method": ""}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> type[QuickLaborant]:
    """Let an experiment be done as soon as it is begun."""
    done = Told(FOUND, 1.0, {language: report(language) for language in LANGUAGES})
    monkeypatch.setattr(QuickLaborant, "tells", (Told(WORKS, 0.5), done))
    monkeypatch.setattr(experiments, "Laborant", QuickLaborant)
    return QuickLaborant


@pytest.mark.parametrize("game", game_ids())
def test_the_form_has_every_value_with_what_it_may_be(server: Server, game: str) -> None:
    forms = [server.nobody().get(f"/api/lab/{game}?lang={language}") for language in LANGUAGES]
    pack = built_in_pack(load_game(game).components.schema)
    for form in forms:
        values = [
            value for group in form["groups"] for entry in group["entries"] for value in entry["values"]
        ]
        assert {value["name"] for value in values} == set(pack.sources)
        for value in values:
            assert value["is_house"] == (value["name"] in pack.house_values)
            assert (value["low"] is not None) == (value["control"] in {"number", "numbers"})
            assert bool(value["choices"]) == (value["control"] in {"choice", "choices"})
            assert value["told"].startswith(tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZÉŒ"))
    assert forms[0]["games"][0] == 10_000
    assert forms[0]["least_games"] < forms[0]["games"][0] < forms[0]["games"][-1] <= forms[0]["most_games"]
    assert forms[0] != forms[1]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ({"set": ["colour.red.value=65"]}, "impossible-values"),
        ({"set": ["colour.red.value=true"]}, "impossible-values"),
        ({"set": ["colour.red"]}, "impossible-values"),
        ({"set": ["colour.pink.value=1"]}, "impossible-values"),
        ({"set": ["__proto__.value=1"]}, "impossible-values"),
        ({"set": [f"colour.red.value={'[' * 1_500}"]}, "impossible-values"),
        ({"set": ["x" * 2_001]}, "malformed"),
        ({"set": [""]}, "impossible-values"),
        ({"set": ["colour.red.value=9"] * 601}, "malformed"),
        ({"set": "colour.red.value=9"}, "malformed"),
        ({"players": 3}, "bad-options"),
        ({"players": 7}, "malformed"),
        ({"variant": "nowhere"}, "no-such-variant"),
        ({"options": {"nowhere": 1}}, "bad-options"),
        ({"options": {"fair_last_turn": 1 << 70}}, "bad-options"),
        ({"games": 63}, "malformed"),
        ({"games": 1_000_001}, "malformed"),
        ({"games": True}, "malformed"),
        ({"seed": 5}, "malformed"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_begins(
    server: Server, quick: type[QuickLaborant], content: dict[str, Any], code: str
) -> None:
    ada = server.guest("Ada")
    known = dict(server.app.state.experiments._known)
    assert ada.post("/api/lab/cubano-course", {**COURSE, **content}, 400)["code"] == code
    assert server.app.state.experiments._known == known


def test_files_of_a_pack_are_read_for_what_they_change(server: Server) -> None:
    ada = server.guest("Ada")
    path = "/api/lab/cubano-course/values"
    text = (load_game("cubano-course").components.schema.folder / "game.toml").read_text(encoding="utf-8")
    assert ada.post(path, {"files": {"game.toml": text}})["set"] == []
    changed = re.sub(r"value = 2\b", "value = 9", text)
    assert ada.post(path, {"files": {"game.toml": changed}})["set"] == ["colour.red.value=9"]
    for files in (
        {"game.toml": changed.replace("value = 9", "value = 65")},
        {"game.toml": "no toml"},
        {"game.toml": "\x00"},
        {"../game.toml": text},
        {"other.toml": text},
    ):
        assert ada.post(path, {"files": files}, 400)["code"] == "impossible-values", files
    assert ada.post(path, {"files": {}}, 400)["code"] == "malformed"
    assert ada.post(path, {"files": {"game.toml": "#" * 60_001}}, 400)["code"] == "malformed"


def test_an_experiment_gives_exactly_what_the_command_gives(server: Server) -> None:
    """Both are played whole, each in a process of its own."""
    ada = server.guest("Ada")
    first = begun(ada, {**COURSE, "begin": False})
    assert (first["stage"], first["report"]) == ("none", None)
    key = begun(ada, COURSE)["key"]
    found = looked_until(ada, key, lambda s: s["stage"] == "done")["report"]
    french = ada.get(f"/api/lab/cubano-course/{key}?lang=fr")["report"]
    words = first["command"].split()[1:]
    code, output, errors = cubarium(*words, "--json", "--threads", "1", language="en")
    assert (code, errors) == (0, "")
    told = json.loads(output)
    for side in ("base", "changed"):
        assert told[side]["played"]["checksum"] in found["head"][1]
    parts = [{"title": part["title"], "sentences": part["sentences"]} for part in found["parts"]]
    assert parts == told["words"]
    assert parts[0]["sentences"] == ["Red: value in bars 2 → 9"]
    assert [part["kind"] for part in french["parts"]] == [part["kind"] for part in found["parts"]]
    assert french["title"].startswith("Le laboratoire")
    chart = next(part["charts"][0] for part in found["parts"] if part["kind"] == "seats")
    assert [row["name"] for row in chart["rows"]] == ["Seat 1", "Seat 2"]
    assert all(
        row["before"]["low"] <= row["before"]["mean"] <= row["before"]["high"] for row in chart["rows"]
    )
    page = ada.client.get(f"/api/lab/cubano-course/{key}/page?lang=fr")
    assert page.headers["content-disposition"].startswith("attachment")
    assert page.text.startswith("<!doctype html>")
    assert page.text.count("<svg") == 1


def test_a_killed_process_is_named_and_its_experiment_begun_again(
    fresh: Server, caplog: pytest.LogCaptureFixture
) -> None:
    ada = fresh.guest("Ada")
    at_work = fresh.app.state.experiments
    key = begun(ada, {**COURSE, "set": ["colour.red.value=8"]})["key"]
    wait_until(lambda: at_work.pids, "a process", LOOK_SECONDS)
    (pid,) = at_work.pids
    os.kill(pid, signal.SIGKILL)
    looked_until(ada, key, lambda s: s["is_interrupted"])
    assert f"the experiment {key}: its process has ended" in caplog.text
    assert ada.post(f"/api/lab/cubano-course/{key}/stop", status=204) is None
    assert ada.get(f"/api/lab/cubano-course/{key}", 404)["code"] == "no-such-experiment"
    wait_until(lambda: not at_work.pids, "the end of the process", LOOK_SECONDS)


def test_a_report_is_there_again_after_a_restart_and_at_another_server(
    tmp_path: Path, quick: type[QuickLaborant], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(tmp_path) as before:
        key = begun(before.guest("Ada"), COURSE)["key"]
        looked_until(before.nobody(), key, lambda s: s["stage"] == "done")
    monkeypatch.setattr(quick, "tells", ())
    with Server(tmp_path) as after:
        found = after.nobody().get(f"/api/lab/cubano-course/{key}?lang=fr")
        assert (found["stage"], found["report"]["title"]) == ("done", "fr")
        assert begun(after.guest("Eve"), COURSE)["report"] is not None
        days = 181 * lifetimes.A_DAY
        after.call(lifetimes.Lifetimes(after.lobby, lifetimes.AS_USUAL).tidy, time() + days)
        after.app.state.experiments._known.clear()
        assert after.nobody().get(f"/api/lab/cubano-course/{key}", 404)["code"] == "no-such-experiment"


@pytest.mark.on(POSTGRESQL)
def test_a_report_of_one_server_ends_the_wait_at_another(
    tmp_path: Path, quick: type[QuickLaborant], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(tmp_path) as one, Server(tmp_path) as two:
        with monkeypatch.context() as patch:
            patch.setattr(experiments.Experiments, "_start", start_nothing)
            key = begun(one.guest("Ada"), COURSE)["key"]
        assert looked_until(two.nobody(), key, lambda s: s["stage"] == "done")["report"]
        assert one.nobody().get(f"/api/lab/cubano-course/{key}")["stage"] == "done"
        assert one.app.state.experiments.place_of(one.app.state.experiments._known[key]) == 0


def test_what_a_restart_interrupts_begins_again_when_somebody_looks(
    tmp_path: Path, quick: type[QuickLaborant], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(tmp_path) as before, monkeypatch.context() as patch:
        patch.setattr(experiments.Experiments, "_start", lambda self, experiment: None)
        assert begun(before.guest("Ada"), COURSE)["stage"] == "waiting"
        key = begun(before.guest("Ada"), COURSE)["key"]
    with Server(tmp_path) as after:
        assert looked_until(after.nobody(), key, lambda s: s["stage"] == "done")["report"]["title"] == "en"


def test_what_fails_says_so_and_is_tried_again_when_it_is_asked_for(
    fresh: Server, quick: type[QuickLaborant], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = fresh.guest("Ada")
    with monkeypatch.context() as patch:
        patch.setattr(quick, "tells", ())
        key = begun(ada, COURSE)["key"]
        assert looked_until(ada, key, lambda s: s["stage"] == "failed")["trouble"] == "broken"
        assert begun(ada, {**COURSE, "begin": False})["stage"] == "failed"
    assert begun(ada, COURSE)["stage"] != "failed"
    looked_until(ada, key, lambda s: s["stage"] == "done")


def test_what_takes_too_long_is_stopped(
    fresh: Server, quick: type[QuickLaborant], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(experiments, "MOST_MINUTES", 0)
    key = begun(fresh.guest("Ada"), COURSE)["key"]
    found = looked_until(fresh.nobody(), key, lambda s: s["stage"] == "failed")
    assert (found["trouble"], found["report"]) == ("too-long", None)


def test_an_experiment_that_others_began_too_goes_on_when_one_stops_it(
    fresh: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(experiments.Experiments, "_start", start_nothing)
    ada, eve = fresh.guest("Ada"), fresh.guest("Eve")
    key = begun(ada, COURSE)["key"]
    assert begun(eve, {**COURSE, "set": ["colour.red.value = 9", "colour.blue.value=6"]})["key"] == key
    other = begun(eve, {**COURSE, "games": 65})["key"]
    assert [ada.get(f"/api/lab/cubano-course/{each}")["place"] for each in (key, other)] == [0, 1]
    stop = f"/api/lab/cubano-course/{key}/stop"
    assert fresh.guest("Bob").post(stop, status=404)["code"] == "no-such-experiment"
    ada.post(stop, status=204)
    assert ada.post(stop, status=404)["code"] == "no-such-experiment"
    assert eve.get(f"/api/lab/cubano-course/{key}")["stage"] == "waiting"
    eve.post(stop, status=204)
    assert eve.get(f"/api/lab/cubano-course/{key}", 404)["code"] == "no-such-experiment"
    assert eve.get(f"/api/lab/cubano-course/{other}")["place"] == 0


def start_nothing(self: experiments.Experiments, experiment: experiments.Experiment) -> None:
    """Let an experiment wait for ever."""
    import asyncio

    experiment.work = asyncio.create_task(asyncio.Event().wait())  # type: ignore[arg-type]


def test_the_plan_is_that_of_the_command() -> None:
    asked = Asked("cubano-course", (), {"players": 2, "fair_last_turn": 0}, 128)
    plan = Plan(games=128)
    assert (asked.plan.seed, asked.plan.weaker, asked.plan.sample) == (plan.seed, plan.weaker, plan.sample)
    assert asked.work == plan.work(2) // 2
