"""Bots in processes of their own: they play whole games, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cubarium.engine.match import Match
from cubarium.engine.record import pack
from cubarium.engine.registry import load_game
from cubarium.server.tables.bot_pool import BotPool, Thought
from cubarium.server.tables.driver import PAUSES_FOR_PEOPLE, Driver
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.thinker import Answer, Question, Thinker, answer_of, bot_of
from tests.server.server_table import Frame, Server


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("bots"), BotPool) as running:
        yield running


def test_bots_play_a_whole_game_with_somebody(real: Server) -> None:
    ada = real.guest()
    socket = ada.join(ada.set_table("trex", ["me", "greedy", "random"]))
    while True:
        socket.until(lambda s: s.game and (s.game["actions"] or s.game["result"]))
        assert socket.game is not None
        if socket.game["result"]:
            break
        socket.move()
    by = {(row["content"]["seat"], row["content"]["by"]) for row in events(real, socket.table["id"])}
    assert by == {(0, "person"), (1, "bot"), (2, "bot")}


def events(server: Server, table: str) -> list[Frame]:
    return [row for row in server.events(table) if row["kind"] == "moved"]


def test_a_process_that_dies_is_replaced_and_the_game_goes_on(real: Server) -> None:
    ada = real.guest()
    socket = ada.join(ada.set_table("trex", ["me", "greedy"]))
    socket.until(lambda s: s.game and s.game["actions"])
    killed = real.bot_pool.pids
    assert killed
    for pid in killed:
        os.kill(pid, signal.SIGKILL)
    for _ in range(4):
        socket.move()
        socket.until(lambda s: s.game and s.game["actions"])
    assert killed.isdisjoint(real.bot_pool.pids)


def test_a_bot_is_given_what_its_seat_knows_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Question] = []

    def watched(_: Thinker, question: Question) -> Answer:
        given.append(question)
        bot = bot_of(question, Packs())
        assert bot is not None
        return answer_of(bot, question)

    monkeypatch.setattr(Thinker, "ask", watched)
    match = Match(load_game("trex"), {"players": 3}, seed=5)
    (seat,) = match.actors()

    async def think() -> Thought:
        bot_pool = BotPool(Packs(), 1)
        try:
            return await bot_pool.choose(match, seat, "random")
        finally:
            bot_pool.close()

    assert asyncio.run(think()).action in match.legal(seat)
    ((game, components, bot, view, legal, luck, *_),) = given
    assert (game, components, bot) == ("trex", match.components.edition, "random")
    assert (view, legal) == (pack(match.view(seat)), match.legal(seat))
    assert luck not in (match.seed, match.game)


def test_the_choice_of_a_bot_depends_on_its_view_and_its_luck_alone() -> None:
    match = Match(load_game("trex"), {"players": 2}, seed=5)
    (seat,) = match.actors()
    asked = Question(
        "trex", match.components.edition, "random", pack(match.view(seat)), match.legal(seat), seed=7
    )
    bot = bot_of(asked, Packs())
    assert bot is not None
    before = match.packed()
    chosen = {answer_of(bot, asked._replace(seed=luck)) for luck in range(40)}
    assert len(chosen) > 1
    assert chosen <= set(match.legal(seat))
    assert answer_of(bot, asked) == answer_of(bot, asked)
    assert match.packed() == before


@pytest.mark.parametrize(("moves_on_after", "waited"), [(None, PAUSES_FOR_PEOPLE), (3, 3)])
def test_a_bot_gives_people_time_until_the_table_moves_on(
    monkeypatch: pytest.MonkeyPatch, moves_on_after: int | None, waited: int
) -> None:
    match = SimpleNamespace(move_count=7)
    table = type("Table", (), {"state": SimpleNamespace(match=match)})()
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == moves_on_after:
            match.move_count += 1

    monkeypatch.setattr("cubarium.server.tables.driver.asyncio.sleep", pause)
    driver = Driver(cast("Any", table), cast("Any", None), 0.5, lambda table_id: True)
    asyncio.run(driver._give_time(cast("Any", match)))
    assert pauses == [0.5] * waited
