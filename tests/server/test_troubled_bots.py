"""Bots that are not ready, too slow, broken or unlawful: the usual bot moves, and the log names them."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from cubarium.bots.budget import Budget
from cubarium.engine.match import Match
from cubarium.engine.registry import load_game
from cubarium.server.tables import bot_pool, thinker
from cubarium.server.tables.bot_pool import BotPool, Thought
from cubarium.server.tables.packs import Packs
from cubarium.server.tables.preparation import FRONT, LEAST_PRIORITY, Preparation
from cubarium.server.tables.preparing_process import Work
from cubarium.server.tables.thinker import Question
from tests.patience import wait_until
from tests.server.server_table import Frame, Guest, Server, Socket
from tests.server.troubled_bots import FOLDER, installed, let_slow_bot_go


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with installed(tmp_path_factory.mktemp("troubled")) as made:
        yield made


@pytest.fixture
def server(tmp_path: Path, folder: Path) -> Iterator[Server]:
    with Server(tmp_path, BotPool) as running:
        yield running


def moves_of_bot(server: Server, socket: Socket) -> list[Frame]:
    rows = [row["content"] for row in server.events(socket.table["id"]) if row["kind"] == "moved"]
    return [content for content in rows if content["by"] == "bot"]


def play_until_bot_moved(ada: Guest, bot: str) -> Socket:
    socket = ada.join(ada.set_table("trex", ["me", bot]))
    while not any(line["seat"] == 1 and line["move"] for line in socket.log):
        socket.until(lambda s: s.game and s.game["actions"])
        socket.move()
        socket.until(lambda s: s.game and s.game["actions"])
    return socket


@pytest.mark.parametrize(
    ("bot", "why", "english", "french"),
    [
        (
            "sleeping",
            "late",
            "took too long: Raptor moved instead.",
            "a pris trop de temps\u202f: Raptor a joué à sa place.",
        ),
        (
            "ending",
            "crashed",
            "broke down: Raptor moved instead.",
            "est en panne\u202f: Raptor a joué à sa place.",
        ),
        (
            "failing",
            "crashed",
            "broke down: Raptor moved instead.",
            "est en panne\u202f: Raptor a joué à sa place.",
        ),
        (
            "cheating",
            "illegal",
            "chose a move that is not legal: Raptor moved instead.",
            "a choisi un coup interdit\u202f: Raptor a joué à sa place.",
        ),
    ],
)
def test_the_usual_bot_moves_for_one_in_trouble_and_the_log_names_it(
    server: Server,
    bot: str,
    why: str,
    english: str,
    french: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(thinker, "GRACE_SECONDS", 0.05)
    ada = server.guest()
    socket = play_until_bot_moved(ada, bot)
    assert moves_of_bot(server, socket)[0]["stands_in"] == {"bot": bot, "why": why}
    assert f"Nour ({bot}) {english}" in [line["text"] for line in socket.log]
    in_french = ada.look(socket.table["id"], "fr")["log"]
    assert f"Nour ({bot}) {french}" in [line["text"] for line in in_french]
    assert bot in caplog.text
    assert ada.look(socket.table["id"])["log"] == socket.log


def test_a_process_that_is_stuck_is_ended_and_one_that_only_cheats_goes_on(folder: Path) -> None:
    match = Match(load_game("trex"), {"players": 2}, seed=5)
    (seat,) = match.actors()

    async def pids_after(*bots: str) -> list[set[int]]:
        pool, seen = BotPool(Packs(), 1), []
        try:
            for bot in bots:
                await pool.choose(match, seat, bot)
                seen.append(pool.pids)
        finally:
            pool.close()
        assert not any(running.is_alive for running in pool._idle)
        return seen

    plain, cheating, ending = asyncio.run(pids_after("plain", "cheating", "ending"))
    assert len(plain) == len(ending) == 1
    assert plain == cheating
    assert ending.isdisjoint(plain)


def test_other_tables_are_answered_while_a_bot_is_stuck(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "GRACE_SECONDS", 1000.0)
    ada = server.guest()
    stuck = ada.set_table("trex", ["sleeping", "sleeping"])
    wait_until(lambda: server.bot_pool.pids, "a bot is asked")
    socket = ada.join(ada.set_table("trex", ["me", "me"]))
    for _ in range(6):
        socket.move()
    assert server.match(stuck).move_count == 0


def test_until_a_bot_is_ready_the_usual_one_moves_then_it_takes_over_by_itself(
    server: Server, folder: Path
) -> None:
    ada = server.guest()
    socket = play_until_bot_moved(ada, "slow")
    chair = socket.table["seats"][1]
    assert (chair["bot"], chair["bot_label"]) == ("slow", "slow")
    assert chair["bot_note"] == "getting ready, plays as Raptor until then"
    (card,) = (card for card in ada.get("/api/games?lang=fr") if card["id"] == "trex")
    (offered,) = (bot for bot in card["bots"] if bot["name"] == "slow")
    assert (offered["is_ready"], offered["note"]) == (False, "se prépare, joue comme Raptor en attendant")
    for _ in range(3):
        socket.move()
        socket.until(lambda s: s.game and s.game["actions"])
    line = "Nour (slow) is getting ready: Raptor moves until then."
    assert [each["text"] for each in socket.log].count(line) == 1
    assert {content["stands_in"]["why"] for content in moves_of_bot(server, socket)} == {"unready"}

    let_slow_bot_go(folder)
    socket.until(lambda s: not s.table["seats"][1]["bot_note"])  # told without anybody asking
    before = len(moves_of_bot(server, socket))
    while len(moves_of_bot(server, socket)) == before:
        socket.move()
        socket.until(lambda s: s.game and s.game["actions"])
    assert "stands_in" not in moves_of_bot(server, socket)[-1]
    (card,) = (card for card in ada.get("/api/games") if card["id"] == "trex")
    assert all(
        bot["is_ready"] and not bot["note"] for bot in card["bots"] if bot["name"] not in {"rex", "meteor"}
    )


def test_a_bot_that_is_no_longer_ready_is_not_got_ready_where_others_think(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))  # here it is not ready, whatever was told before
    match = Match(load_game("trex"), {"players": 2}, seed=5)
    (seat,) = match.actors()
    work = Work("trex", match.components.edition, "slow")

    async def think() -> tuple[Thought, bool]:
        pool = BotPool(Packs(), 1)
        pool.preparation._ready.add(work)
        try:
            return await pool.choose(match, seat, "slow"), pool.preparation.is_ready(*work)
        finally:
            pool.close()

    thought, is_ready = asyncio.run(think())
    assert thought.action in match.legal(seat)
    assert (thought.stands_in, is_ready) == ("unready", False)


def test_a_process_that_is_killed_while_it_gets_a_bot_ready_is_followed_by_another(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    os.mkfifo(tmp_path / "gate")
    work = Work("trex", Packs().for_new_tables("trex").edition, "slow")

    async def run() -> tuple[int, bool]:
        beside, is_known = Preparation(Packs()), asyncio.Event()
        beside.tell_news = lambda _: is_known.set()
        try:
            beside.want(*work)
            while work not in beside._looked_for:
                await beside._news.wait()
            pid = beside.pids[0]
            niceness = os.getpriority(os.PRIO_PROCESS, pid)
            os.kill(pid, signal.SIGKILL)
            await asyncio.to_thread(wait_until, lambda: beside._ended[work], "the end is noticed")
            await asyncio.to_thread(let_slow_bot_go, tmp_path)
            await is_known.wait()
            return niceness, beside.is_ready(*work)
        finally:
            beside.close()

    niceness, is_ready = asyncio.run(run())
    assert is_ready
    assert niceness == min(LEAST_PRIORITY, os.getpriority(os.PRIO_PROCESS, 0) + FRONT)
    assert "slow for trex: its process has ended, it is tried again" in caplog.text


def test_where_more_wait_than_there_are_processes_each_thinks_for_a_shorter_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shares: list[float] = []
    gate = threading.Event()

    class Recorder:
        """Stands for a process, and thinks while the gate is shut."""

        known: ClassVar[set[object]] = set()
        is_alive = True
        is_full = False

        def __init__(self, packs: Packs) -> None: ...

        def ask(self, question: Question) -> int:
            shares.append(question.share)
            gate.wait()
            return question.legal[0]

        def end(self) -> None: ...

    monkeypatch.setattr(bot_pool, "Thinker", Recorder)
    match = Match(load_game("trex"), {"players": 2}, seed=5)
    (seat,) = match.actors()

    async def ask_at_once(count: int) -> None:
        pool = BotPool(Packs(), 1)
        thoughts = asyncio.gather(*(pool.choose(match, seat, "raptor") for _ in range(count)))
        while pool._waiting + len(shares) < count:
            await asyncio.sleep(0)
        gate.set()
        await thoughts
        pool.close()

    asyncio.run(ask_at_once(5))
    assert shares == [1.0, 1 / 3, 1 / 2, 1.0, 1.0]


def test_a_budget_is_shortened_to_twenty_milliseconds_at_least() -> None:
    assert Budget(milliseconds=200).shortened(0.5) == Budget(milliseconds=100)
    assert Budget(milliseconds=200).shortened(0.001) == Budget(milliseconds=20)
    assert Budget(milliseconds=10).shortened(0.5) == Budget(milliseconds=10)
    assert Budget(simulations=500).shortened(0.001) == Budget(simulations=500)
