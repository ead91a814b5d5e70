"""Agents come to a table of a real server by its link, sit down like guests, and play to the end."""

from __future__ import annotations

import asyncio
import json
import shlex
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from cubarium.bots import agent_table
from cubarium.bots.agent_link import Guest
from cubarium.bots.agent_table import VERSION, AgentAtTable, alike, bring_to_table
from cubarium.bots.agent_talk import Agent
from cubarium.engine.errors import CubariumError, Malformed
from cubarium.server.wire import base
from tests.bots.test_agents import EXAMPLES, ODD, validator
from tests.patience import SILENCE, wait_until

USUAL_MS = 60_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "cubarium", "serve", "--port", str(port), "--data", str(data)]
    process = subprocess.Popen([*command, "--bot-pause", "0"])
    try:
        wait_until(lambda: answers(port), "nobody listens")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(SILENCE)


def answers(port: int) -> bool:
    with socket.socket() as knock:
        return knock.connect_ex(("127.0.0.1", port)) == 0


class Ada:
    """The owner of a table, who watches the others play."""

    def __init__(self, server: str, **more: Any) -> None:
        self.http = httpx.Client(base_url=server)
        self.http.post("/api/guest", json={"name": "Ada"}).raise_for_status()
        wanted = {"game": "cubosaurs", "seats": ["open", "raptor"], **more}
        self.table = self.http.post("/api/tables", json=wanted).json()["table"]["id"]
        self.link = f"{server}/table/{self.table}"

    def socket(self) -> ClientConnection:
        address = str(self.http.base_url).rstrip("/").replace("http", "ws", 1)
        cookie = {"Cookie": f"cubarium={self.http.cookies['cubarium']}"}
        return connect(f"{address}/api/tables/{self.table}/socket", additional_headers=cookie)

    def start(self) -> None:
        """Begin the game once all chairs are taken."""
        with self.socket() as table:
            self.until(table, lambda message: (message.get("table") or {}).get("may_begin"))
            table.send('{"type": "start", "id": "start"}')
            self.until(table, lambda message: message.get("id") == "start" and message["type"] == "done")

    def result(self) -> dict[str, Any]:
        """Return how the game has ended, once it has."""
        with self.socket() as table:
            found = self.until(table, lambda message: (message.get("game") or {}).get("result"))
            result: dict[str, Any] = found["game"]["result"]
            return result

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.http.get(f"/api/tables/{self.table}").json()
        return seen

    @staticmethod
    def until(table: ClientConnection, is_it: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(table.recv(SILENCE))
            if is_it(message):
                return message

    def __enter__(self) -> Ada:
        return self

    def __exit__(self, *problem: object) -> None:
        self.http.close()


def sit_down(ada: Ada, command: str, *more: str) -> subprocess.Popen[str]:
    words = [sys.executable, "-m", "cubarium", "agent", "--table", ada.link, "--lang", "en", *more]
    return subprocess.Popen(
        [*words, "--", *shlex.split(command)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_an_agent_plays_a_whole_game_against_a_bot(server: str, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    with Ada(server) as ada:
        agent = sit_down(ada, f"{ODD} writes-down {heard}", "--seat", "1")
        ada.start()
        told, problems = agent.communicate(timeout=SILENCE)
        assert (agent.returncode, problems) == (0, "")
        result, seen = ada.result(), ada.look()
    assert told.splitlines() == [
        "Odd sits on chair 1: Cubosaurs.",
        f"The game is over: place {result['places'][0]}, {result['score_texts'][0]}.",
    ]
    assert seen["table"]["seats"][0]["name"] == "Odd"
    hello, *questions, end = (json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines())
    check = validator("ToAgent")
    for message in (hello, *questions, end):
        check.validate(message)
    assert hello["seat"] == 0 and hello["components"] == seen["table"]["components"]
    assert all(question["view"]["viewer"] == 0 for question in questions)
    assert end["result"]["scores"] == result["scores"]
    lines = [line for question in questions for line in question["log"]]
    assert [facts(line) for line in lines] == [facts(line) for line in seen["log"]][: len(lines)]
    assert len(lines) > len(questions) and any("you" in line["text"].lower() for line in lines)
    assert all(offer["label"] for question in questions for offer in question["actions"])


def facts(line: dict[str, Any]) -> tuple[Any, ...]:
    """Return what a line of the log says to everybody; its sentence says `you` to one."""
    return line["move"], line["seat"], line["rule"], line["is_forced"]


class Breaking:
    """A wire to a server that breaks again and again, but not for ever."""

    def __init__(self, server: str, times: int, after: int) -> None:
        self.port = int(server.rpartition(":")[2])
        self.left, self.after = times, after

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, out = await asyncio.open_connection("127.0.0.1", self.port)
        there_and_back = (
            asyncio.create_task(self.pass_on(reader, out, None)),
            asyncio.create_task(self.pass_on(there, writer, self.after)),
        )
        await asyncio.wait(there_and_back, return_when=asyncio.FIRST_COMPLETED)
        for task, end in zip(there_and_back, (out, writer), strict=True):
            task.cancel()
            end.transport.abort()

    async def pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, most: int | None
    ) -> None:
        carried = 0
        with suppress(ConnectionError):
            while data := await reader.read(1000):
                carried += len(data)
                if most is not None and carried > most and self.left > 0:
                    self.left -= 1
                    return
                writer.write(data)
                await writer.drain()


def test_an_agent_speaks_as_the_server_does_and_notices_another_version() -> None:
    assert VERSION == base.VERSION
    sits, _ = sitting()
    with pytest.raises(CubariumError, match=f"speaks version {VERSION + 1}, not {VERSION}"):
        sits._take_in({"type": "welcome", "version": VERSION + 1, "event": 1})


def test_a_server_that_stays_away_is_given_up() -> None:
    sits, _ = sitting()
    with (
        patch.object(agent_table, "PATIENCE", 0.0),
        pytest.raises(CubariumError, match="has not answered for 0 seconds"),
    ):
        asyncio.run(sits._stay_connected())


def test_lines_that_were_taken_back_are_told_anew() -> None:
    first, second, other = {"text": "a"}, {"text": "b"}, {"text": "c"}
    assert alike([first, second], [first, second, other]) == 2
    assert alike([first, second], [first, other]) == 1
    assert alike([first, second], [first]) == 1
    assert alike([], [first]) == 0


def test_an_agent_comes_back_when_its_connection_breaks(server: str) -> None:
    told: list[str] = []

    async def play(ada: Ada) -> None:
        wire = Breaking(server, times=3, after=10_000)
        async with await asyncio.start_server(wire.carry, "127.0.0.1", 0) as proxy:
            port = proxy.sockets[0].getsockname()[1]
            guest = Guest.of_link(f"http://127.0.0.1:{port}/table/{ada.table}", "en")
            agent = Agent(shlex.split(EXAMPLES["Python"]))
            table = AgentAtTable(guest, agent, USUAL_MS, lambda message, **words: told.append(message))
            beginning = asyncio.create_task(asyncio.to_thread(ada.start))
            try:
                await table.play(None, "Resilient")
            finally:
                await asyncio.to_thread(agent.close)
                await beginning
        assert wire.left == 0

    with Ada(server) as ada:
        asyncio.run(play(ada))
        assert ada.look()["table"]["seats"][0]["name"] == "Resilient"
        assert ada.result()
    assert told[0] == "agent-sits" and told[-1] == "agent-over"
    assert [said for said in told[1:-1] if said != "agent-reason"] == ["agent-lost", "agent-back"] * 3
    assert "agent-reason" in told


def test_a_bot_plays_on_for_an_agent_that_fails(server: str) -> None:
    with Ada(server) as ada:
        agent = sit_down(ada, f"{ODD} crashes")
        ada.start()
        _, problems = agent.communicate(timeout=SILENCE)
        assert agent.returncode == 2
        assert "has ended, with exit status 1." in problems and "RuntimeError: lost my way" in problems
        assert ada.result()
        chair = ada.look()["table"]["seats"][0]
        assert (chair["is_away"], chair["bot"]) == (True, "raptor")


def test_an_agent_that_is_ended_before_the_game_frees_its_chair(server: str) -> None:
    with Ada(server) as ada:
        agent = sit_down(ada, f"{ODD} slow")
        wait_until(lambda: ada.look()["table"]["seats"][0]["person"], "nobody sits down")
        agent.terminate()
        agent.communicate(timeout=SILENCE)
        assert agent.returncode == 130
        assert ada.look()["table"]["seats"][0]["person"] is None


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("{server}/table/nowhere", "This table is gone, or the link is incomplete"),
        ("{server}/elsewhere/table/x", "Method Not Allowed"),
        ("http://127.0.0.1:1/table/x", "http://127.0.0.1:1 does not answer"),
    ],
)
def test_a_table_that_is_not_there_is_told(server: str, link: str, told: str) -> None:
    guest = Guest.of_link(link.format(server=server), "en")
    with pytest.raises(CubariumError, match=told):
        bring_to_table(guest, shlex.split(EXAMPLES["Python"]), None, "", USUAL_MS, print)


@pytest.mark.parametrize(
    "link", ["", "x", "ftp://h/table/x", "http://h/table/", "http://h/t/x", "file:///table/x"]
)
def test_a_link_that_leads_to_no_table_is_refused(link: str) -> None:
    with pytest.raises(Malformed, match="is no link of a table"):
        Guest.of_link(link, "en")


@pytest.mark.parametrize(("seat", "told"), [(1, "The game has begun"), (5, "6"), (None, "no chair is free")])
def test_a_chair_that_is_not_free_is_told(server: str, seat: int | None, told: str) -> None:
    with Ada(server, seats=["me", "raptor"]) as ada:
        guest = Guest.of_link(ada.link, "en")
        with pytest.raises(CubariumError, match=told):
            bring_to_table(guest, shlex.split(EXAMPLES["Python"]), seat, "", USUAL_MS, print)


def sitting(game: dict[str, Any] | None = None, **table: Any) -> tuple[AgentAtTable, list[dict[str, Any]]]:
    """Return an agent that sits at a table where something is due, and what it will send."""
    agent = Agent(shlex.split(EXAMPLES["Python"]))
    guest = Guest.of_link("http://127.0.0.1:1/table/x", "en")
    sits, sent = AgentAtTable(guest, agent, USUAL_MS, print), []
    chair = {"is_away": False, "remaining": None}
    undo: dict[str, Any] = {"waits_for": [], "event": None}
    sits._seat, sits._game = 0, game
    sits._table = {"status": "playing", "undo": undo, "seats": [chair], **table}

    async def command(kind: str, **fields: Any) -> None:
        sent.append({"type": kind, **fields})

    sits._command = command  # type: ignore[method-assign]
    return sits, sent


@pytest.mark.parametrize(
    ("table", "sent"),
    [
        ({"seats": [{"is_away": True, "remaining": None}]}, [{"type": "come-back"}]),
        (
            {"undo": {"waits_for": [0], "event": 9}},
            [{"type": "answer-undo", "event": 9, "agree": True}],
        ),
        ({"undo": {"waits_for": [1], "event": 9}}, []),
        ({"status": "open"}, []),
    ],
)
def test_an_agent_comes_back_and_agrees_to_take_back(
    table: dict[str, Any], sent: list[dict[str, Any]]
) -> None:
    sits, commands = sitting(**table)
    assert asyncio.run(sits._do_what_is_due()) == bool(sent)
    assert commands == sent


def test_what_is_forced_is_done_without_a_question() -> None:
    sits, commands = sitting({"move": 3, "actions": [{"action": "throw"}]})
    assert asyncio.run(sits._do_what_is_due())
    assert commands == [{"type": "act", "move": 3, "seat": 0, "action": "throw"}]


@pytest.mark.parametrize(
    ("remaining", "most"), [(None, USUAL_MS), (1000.0, USUAL_MS), (10.0, 9000), (0.5, 100)]
)
def test_an_agent_thinks_no_longer_than_its_clock_runs(remaining: float | None, most: int) -> None:
    sits, _ = sitting(seats=[{"is_away": False, "remaining": remaining}])
    assert 100 <= sits._budget() <= most
