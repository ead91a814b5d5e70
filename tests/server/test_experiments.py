"""Experiments that are begun, looked at and stopped by many at once, at one server and at several."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from threading import Event
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from cubarium.engine.errors import CubariumError
from cubarium.server.errors import TooMany
from cubarium.server.lab import experiments
from cubarium.server.lab.asked import Asked
from cubarium.server.lab.experiments import MOST_OF_ONE, MOST_WAITING, Experiment, Experiments
from cubarium.server.lab.process import FAILED, FOUND, Told
from cubarium.server.limits import Limit, Limiter, Limits
from cubarium.server.storage.schema import experiment as rows
from tests.server.server_table import Server

pytestmark = pytest.mark.on("sqlite", "postgresql")
OPTIONS = {"players": 2, "fair_last_turn": 0}


def asked(games: int) -> Asked:
    return Asked("cubano-course", (), OPTIONS, games)


class HeldLaborant:
    """Stands for a process that says nothing until it may."""

    pid = 0
    may_tell = Event()
    told = Told(FOUND, 1.0, {"en": {}})

    def __init__(self) -> None:
        self._is_ended = False

    def begin(self, asked: Asked) -> None: ...

    def hear(self) -> Told:
        while not self._is_ended:
            if self.may_tell.wait(0.005):
                return self.told
        raise EOFError

    def end(self) -> None:
        self._is_ended = True


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> type[HeldLaborant]:
    monkeypatch.setattr(HeldLaborant, "may_tell", Event())
    monkeypatch.setattr(experiments, "Laborant", HeldLaborant)
    return HeldLaborant


def run(server: Server, script: Callable[[Experiments, Experiments], Coroutine[Any, Any, Any]]) -> Any:
    """Run a script with two laboratories on the database of a server."""

    async def play() -> Any:
        one, two = Experiments(server.store), Experiments(server.store)
        try:
            return await script(one, two)
        finally:
            one.close()
            two.close()

    return server.call(play)


async def refusals(works: list[Awaitable[Experiment]]) -> list[str]:
    """Do all at once; return what was refused."""
    ended = await asyncio.gather(*works, return_exceptions=True)
    assert all(isinstance(each, CubariumError | Experiment) for each in ended), ended
    return [str(each) for each in ended if isinstance(each, CubariumError)]


def kept(server: Server) -> dict[str, Any]:
    with server.store.engine.begin() as connection:
        return {row.key: row.reports for row in connection.execute(select(rows))}


def under_way(at: Experiments) -> int:
    return sum(each.is_under_way for each in at._known.values())


async def until(is_so: Callable[[], Any]) -> None:
    while not is_so():
        await asyncio.sleep(0.005)


def test_what_is_stopped_while_somebody_looks_stays_stopped(fresh: Server, held: type[HeldLaborant]) -> None:
    async def script(one: Experiments, _: Experiments) -> None:
        for games in range(100, 120):
            key = (await one.begin(asked(games), "ada")).key
            looks = [one.find(key) for _ in range(3)]
            await asyncio.gather(*looks, one.stop(key, "ada"), one.find(key))
            assert under_way(one) == 0
            assert await one.find(key) is None

    run(fresh, script)
    assert kept(fresh) == {}


def test_limits_hold_for_those_who_come_at_once(fresh: Server, held: type[HeldLaborant]) -> None:
    async def script(one: Experiments, two: Experiments) -> None:
        told = await refusals([one.begin(asked(100 + n), "ada") for n in range(10)])
        assert told == ["too-many-experiments"] * (10 - MOST_OF_ONE)
        told = await refusals([two.begin(asked(200 + n), f"person {n}") for n in range(40)])
        assert told == ["laboratory-full"] * (40 - MOST_WAITING - 1)

    run(fresh, script)


def test_looking_begins_no_more_than_may_wait(fresh: Server, held: type[HeldLaborant]) -> None:
    async def script(one: Experiments, two: Experiments) -> None:
        many = [(await one.begin(asked(100 + n), f"person {n}")).key for n in range(MOST_WAITING)]
        many += [(await two.begin(asked(200 + n), f"person {n}")).key for n in range(MOST_WAITING)]
        found = [await two.find(key) for key in many]
        assert all(each is not None and each.stage in {"waiting", "compiling"} for each in found)
        assert under_way(two) == MOST_WAITING + 1

    run(fresh, script)


def test_two_servers_may_play_the_same_and_one_of_them_stop_it(
    fresh: Server, held: type[HeldLaborant]
) -> None:
    async def script(one: Experiments, two: Experiments) -> str:
        both = await asyncio.gather(one.begin(asked(100), "ada"), two.begin(asked(100), "blaise"))
        await one.stop(both[0].key, "ada")
        held.may_tell.set()
        await until(lambda: both[1].stage == "done")
        found = await one.find(both[0].key)
        assert found is not None
        assert (found.stage, found.reports) == ("done", {"en": {}})
        return found.key

    key = run(fresh, script)
    assert kept(fresh) == {key: {"en": {}}}


def test_what_is_stopped_at_one_server_ends_where_somebody_only_looked(
    fresh: Server, held: type[HeldLaborant]
) -> None:
    async def script(one: Experiments, two: Experiments) -> None:
        key = (await one.begin(asked(100), "ada")).key
        assert await two.find(key) is not None
        assert under_way(two) == 1
        await one.stop(key, "ada")
        assert await two.find(key) is None
        assert (under_way(one), under_way(two)) == (0, 0)

    run(fresh, script)
    assert kept(fresh) == {}


def test_what_has_failed_here_may_be_done_elsewhere(
    fresh: Server, held: type[HeldLaborant], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(one: Experiments, two: Experiments) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(held, "told", Told(FAILED, problem="of no matter"))
            failed = await one.begin(asked(100), "ada")
            await until(lambda: not failed.is_under_way)
        assert kept(fresh) == {}, "nobody begins it again by looking"
        assert await two.find(failed.key) is None
        done = await two.begin(asked(100), "ada")
        await until(lambda: done.stage == "done")
        assert (await one.find(failed.key)) is failed
        assert failed.stage == "done"

    held.may_tell.set()
    run(fresh, script)


def test_whoever_began_it_may_stop_it_and_is_told_so(fresh: Server, held: type[HeldLaborant]) -> None:
    ada, eve = fresh.guest("Ada"), fresh.guest("Eve")
    update = ada.post("/api/lab/cubano-course", {"set": ["colour.red.value=9"], "games": 64})
    address = f"/api/lab/cubano-course/{update['key']}"
    assert [update["may_stop"], *(each.get(address)["may_stop"] for each in (ada, eve))] == [
        True,
        True,
        False,
    ]
    ada.post(f"{address}/stop", status=204)


def test_only_what_is_begun_counts(fresh: Server, held: type[HeldLaborant]) -> None:
    ada, limits = fresh.guest("Ada"), fresh.app.state.limits
    limits.experiments = Limiter(Limit(MOST_OF_ONE + 1, 0.001))
    address = "/api/lab/cubano-course"
    keys = [ada.post(address, {"set": [], "games": 64 + n})["key"] for n in range(MOST_OF_ONE)]
    for _ in range(3):
        refused = ada.post(address, {"set": [], "games": 100}, status=409)
        assert refused["code"] == "too-many-experiments"
    ada.post(f"{address}/{keys[0]}/stop", status=204)
    assert ada.post(address, {"set": [], "games": 100})["may_stop"]
    assert ada.post(address, {"set": [], "games": 101}, status=429)["code"] == "too-many"


def test_what_cannot_be_forgotten_goes_on(fresh: Server, held: type[HeldLaborant]) -> None:
    async def script(one: Experiments, _: Experiments) -> None:
        begun = await one.begin(asked(100), "ada")
        with fresh.failing_disk(writes="DELETE FROM experiment"), pytest.raises(OperationalError):
            await one.stop(begun.key, "ada")
        assert begun.is_under_way
        assert await one.find(begun.key) is begun
        await one.stop(begun.key, "ada")
        assert await one.find(begun.key) is None

    run(fresh, script)
    assert kept(fresh) == {}


def test_values_are_checked_for_those_who_ask_at_a_moderate_pace_only(fresh: Server) -> None:
    ada, limits = fresh.guest("Ada"), fresh.app.state.limits
    limits.positions, limits.pack_files = Limiter(Limit(1, 0.001)), Limiter(Limit(1, 0.001))
    asking = {"set": ["colour.red.value=9"], "games": 64, "begin": False}
    assert ada.post("/api/lab/cubano-course", asking)["stage"] == "none"
    assert ada.post("/api/lab/cubano-course", asking, status=429)["code"] == "too-many"
    ada.post("/api/lab/cubano-course/values", {"files": {"game.toml": ""}}, status=400)
    assert (
        ada.post("/api/lab/cubano-course/values", {"files": {"game.toml": ""}}, status=429)["code"]
        == "too-many"
    )


def test_a_report_outlives_an_option_that_is_no_more() -> None:
    of_before = Asked("trex", (), {"players": 2, "gone": 1}, 64)
    assert of_before.command == "cubarium lab trex --players=2 --option=gone=1 --games=64"


def test_who_is_refused_for_an_address_loses_nothing_of_their_own() -> None:
    limits = Limits()
    limits.experiments_of_address = Limiter(Limit(1, 0.001))
    with limits.one_experiment("ada", "here"):
        pass
    for _ in range(30):
        with pytest.raises(TooMany), limits.one_experiment("blaise", "here"):
            pass
    for _ in range(10):
        limits.experiments.spend("blaise")
